import { cardsText, joined } from '../../i18n/args';
import type { Say } from '../../i18n/fluent';
import { figure, signed } from '../../lib/figures';
import type { PolterfassUpdate, Row } from '../../protocol/types';
import { sortStanding, sumOf, type StandingBarrel } from '../../table/barrels';
import type { Game } from '../table/ask';
import { labelOf } from '../table/barrelWords';
import { inCup, lyingCount, setAside, type Places } from '../table/barrels';
import { people } from '../table/people';
import { billRows, verdictOf } from '../table/reckoning';
import { told, type Section } from './section';

type Name = (seat: number) => string;
/** The bill that lies on the table, with the barrels that were served. */
export interface Billed { row: Row; barrels: readonly StandingBarrel[] }

const sum = (cards: readonly number[]): number => cards.reduce((a, b) => a + b, 0);

/** What the notepad says of a round. */
function padLine(row: Row, name: Name, say: Say): string {
  const results = row.results.map((result, seat) => say('text-pad-seat', { name: name(seat), result: signed(result), total: figure(row.totals[seat] ?? 0) }));
  const head = row.served === null
    ? say('text-pad-failed', { round: row.round, innkeeper: name(row.innkeeper) })
    : say('text-pad-round', { round: row.round, innkeeper: name(row.innkeeper), served: row.served, ordered: row.ordered });
  return `${head} ${joined(results, say)}`;
}

/** The bill in sentences: the verdict, what was served, and why each seat gets what it gets. */
function billLines({ row, barrels }: Billed, update: PolterfassUpdate, name: Name, say: Say): string[] {
  const rows = billRows(row, update.table.setup.equal_greedy, name, say);
  return [
    verdictOf(row, say),
    ...sortStanding(barrels).map((barrel) => labelOf(barrel, say)),
    ...rows.map(({ name: who, why, result, order, cards }) => {
      const words = { name: who, why, result: signed(result) };
      return order === null ? say('bill-line', words) : say('bill-line-order', { ...words, order: cards.length > 1 ? `${order} (${cardsText(cards)})` : order });
    }),
  ];
}

/** All that a table of Polterfass shows, in ordered sentences; what the reader can do is not among them. */
export function barrelSections(update: PolterfassUpdate, game: Game, places: Places, bill: Billed | null, name: Name, say: Say): Section[] {
  const { view, pad } = game;
  const standing = sortStanding(setAside(places, false));
  const round = pad.rows.length + 1;
  const cup = inCup(places).length;
  const laying = view.phase.kind !== 'first_roll' && view.phase.kind !== 'lot' && view.phase.kind !== 'over';
  const seats = people(update, name, say);
  return told([
    { key: 'bill', title: say('bill-title'), lines: bill ? billLines(bill, update, name, say) : [] },
    {
      key: 'now',
      title: say('text-now'),
      lines: view.phase.kind === 'over' ? [] : [
        view.innkeeper === null ? '' : say('text-round', { round, innkeeper: name(view.innkeeper) }),
        view.to_act.length > 0 ? say('text-waits', { names: joined(view.to_act.map(name), say) }) : '',
        say('chart-goal', { goal: view.setup.goal }),
      ],
    },
    {
      key: 'barrels',
      title: say('text-barrels'),
      lines: view.phase.kind === 'over' ? [] : [
        standing.length === 0 ? say('text-none-standing') : say('text-standing', { count: standing.length, sum: sumOf(standing) }),
        ...standing.map((barrel) => labelOf(barrel, say)),
        say('text-lying', { count: lyingCount(places) }),
        say('text-cup', { count: cup }),
      ],
    },
    {
      key: 'orders',
      title: say('text-orders'),
      lines: laying ? view.totals.flatMap((_, seat) => {
        if (seat === view.innkeeper) return [];
        const own = seat === view.seat ? view.order : null;
        if (own) return [say('ask-ordered-detail', { sum: sum(own), cards: cardsText(own) })];
        // Before the last guest has laid, how many cards lie there is a secret.
        const backs = view.backs[seat] ?? null;
        return [backs === null && view.laid.includes(seat) ? say('text-ordered', { name: name(seat) }) : say('cards-laid', { seat: name(seat), count: backs ?? 0 })];
      }) : [],
    },
    { key: 'people', title: say('panel-people'), lines: seats.map((s) => say('text-person', { name: s.name, total: figure(s.score), status: s.status.trim() || 'none' })) },
    { key: 'pad', title: say('pad-title'), lines: [...pad.rows].reverse().map((row) => padLine(row, name, say)) },
  ]);
}
