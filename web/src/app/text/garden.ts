import { joined } from '../../i18n/args';
import type { Say } from '../../i18n/fluent';
import { figure, signed } from '../../lib/figures';
import type { GoldbraeuUpdate, GoldbraeuView } from '../../protocol/types';
import { ACTIONS } from '../../garden/cards';
import { BREWERIES, INNS } from '../../garden/firms';
import type { GardenMap } from '../../garden/map';
import type { PaydayStep } from '../../garden/payday';
import { cardName, firmName, firmsOf, peopleOf, priceOf } from '../goldbraeu/adapt';
import type { GardenGame } from '../goldbraeu/ask';
import { duelOf, forecastOf, ranking } from '../goldbraeu/scenes';
import type { Contest } from '../goldbraeu/stage.svelte';
import { weekWords } from '../goldbraeu/words';
import { told, type Section } from './section';

type Name = (seat: number) => string;
/** Before the first day nobody has an action. */
const SETTING = new Set(['lot', 'signs', 'deal', 'keep', 'bosses']);

/** Spaces by rows: "row 2: columns 3, 4 with a parasol". */
function spaceLines(map: GardenMap, spaces: readonly number[], say: Say): string[] {
  const rows = new Map<number, string[]>();
  for (const id of [...spaces].sort((a, b) => a - b)) {
    const space = map.spaces.find((s) => s.id === id);
    if (!space) continue;
    const column = say('text-column', { column: space.column + 1, parasol: space.parasol ? 'yes' : 'no' });
    rows.set(space.row, [...(rows.get(space.row) ?? []), column]);
  }
  return [...rows].map(([row, columns]) => say('text-row', { row: row + 1, count: columns.length, columns: joined(columns, say) }));
}

function duelLines(contest: Contest, view: GoldbraeuView, name: Name, say: Say): string[] {
  const duel = duelOf(contest, view, name, say);
  const own = duel.owner?.stones ?? 0;
  const all = view.firms[contest.firm].stones.reduce((a, b) => a + b, 0);
  return [
    say('garden-duel-title', { firm: firmName(contest.firm) }),
    `${duel.challenger.label}, ${say('garden-duel-challenger')}`,
    duel.owner ? `${duel.owner.label}, ${say('garden-duel-owner')}` : say('garden-label-no-boss'),
    ...duel.others.map((other) => say('garden-label-stones', { name: other.name, count: other.stones })),
    say('garden-duel-balance', { own, others: all - own }),
    duel.turned.length > 0 ? say('text-turned', { cards: joined(duel.turned.map((t) => t.label), say) }) : '',
    contest.verdict === 'open' ? say('garden-duel-detail') : say(`garden-duel-${contest.verdict}`),
  ];
}

function today(view: GoldbraeuView, name: Name, say: Say): string[] {
  const lines = ACTIONS.flatMap((action) => {
    const seats = view.picks.flatMap((pick, seat) => (pick === action ? [seat] : []));
    return seats.length === 0 ? [] : [say('garden-today-line', { action: say(`garden-action-${action}`), names: joined(seats.map(name), say), alone: seats.length === 1 ? 'yes' : 'no' })];
  });
  return lines.length > 0 ? lines : [say('garden-today-none')];
}

/** All that a table of Goldbräu shows, in ordered sentences; what the reader can do is not among them. */
export function gardenSections(update: GoldbraeuUpdate, game: GardenGame, map: GardenMap, contest: Contest | null, payday: { week: number; steps: readonly PaydayStep[]; money: readonly number[] } | null, name: Name, say: Say): Section[] {
  const { view } = game;
  const over = view.phase.kind === 'over';
  const firms = new Map(firmsOf(view, new Map(), name, say).map((firm) => [firm.id, firm.label]));
  const held = new Set(Object.values(view.gardens).flatMap(({ spaces }) => spaces));
  const forecast = forecastOf(view, name, say);
  const price = priceOf(view);
  const offers = view.face_up.flatMap((card) => (card === null ? [] : [say('garden-label-offer', { card: cardName(card, say), price: price ?? 0, priced: price === null ? 'no' : 'yes' })]));
  return told([
    { key: 'contest', title: say('text-contest'), lines: contest ? duelLines(contest, view, name, say) : [] },
    {
      key: 'payday',
      title: payday ? say('garden-payday-title', { week: payday.week }) : '',
      lines: payday ? [...payday.steps.map((step) => step.label), ...payday.money.map((money, seat) => say('text-money', { name: name(seat), money }))] : [],
    },
    { key: 'ranking', title: say('over-ranking'), lines: over ? ranking(view.money, name).map((r) => say('text-rank', { place: r.place, name: r.name, money: figure(r.money) })) : [] },
    {
      key: 'now',
      title: say('text-now'),
      lines: over ? [] : [
        weekWords(view.week, view.day, name(view.start), say).now,
        view.to_act.length > 0 ? say('text-waits', { names: joined(view.to_act.map(name), say) }) : '',
      ],
    },
    { key: 'people', title: say('panel-people'), lines: peopleOf(update, view, name, say).map((person) => person.label) },
    { key: 'hand', title: say('garden-hidden'), lines: view.seat === null ? [] : [...view.hand.map((card) => cardName(card, say)), ...(view.drawn === null ? [] : [say('garden-label-drawn', { card: cardName(view.drawn, say) })])] },
    { key: 'today', title: say('garden-today'), lines: SETTING.has(view.phase.kind) || over ? [] : today(view, name, say) },
    { key: 'offers', title: say('garden-offers'), lines: over ? [] : [...offers, say('garden-label-pile', { count: view.pile + view.under.length })] },
    {
      key: 'breweries',
      title: say('text-breweries'),
      lines: BREWERIES.map((brewery) => {
        const gardens = INNS.filter((inn) => view.gardens[inn].supplier === brewery).map(firmName);
        return `${firms.get(brewery)}. ${gardens.length > 0 ? say('text-supplies', { gardens: joined(gardens, say) }) : say('text-supplies-none')}`;
      }),
    },
    ...INNS.map((inn): Section => ({ key: inn, title: say('text-garden', { garden: firmName(inn) }), lines: [firms.get(inn) ?? '', ...spaceLines(map, view.gardens[inn].spaces, say)] })),
    { key: 'free', title: say('text-free'), lines: spaceLines(map, map.spaces.map((s) => s.id).filter((id) => !held.has(id)), say) },
    { key: 'forecast', title: say('garden-forecast'), lines: over ? [] : [
      ...forecast.totals.map((total) => say('garden-pay-line', { name: total.name, amount: signed(total.amount) })),
      ...forecast.firms.flatMap((firm) => {
        const paid = firm.paid.flatMap((amount, seat) => (amount > 0 ? [say('garden-pay-line', { name: name(seat), amount })] : []));
        return paid.length > 0 ? [say('text-firm-pays', { firm: firm.name, paid: joined(paid, say) })] : [];
      }),
    ] },
  ]);
}
