import type { Say } from '../../i18n/fluent';
import type { EqualGreedy, Row } from '../../protocol/types';
import type { BillRow, BillTag } from '../../table/bill';
import type { PadRound } from '../../table/pad';
import type { SeatIndex } from '../../table/seats';

const sum = (cards: readonly number[]): number => cards.reduce((a, b) => a + b, 0);

function tagOf(row: Row, seat: number): BillTag {
  if (seat === row.innkeeper) return 'innkeeper';
  const [most, least] = [row.greediest.includes(seat), row.modest.includes(seat)];
  // With a house rule nobody gets a plus if all orders are alike (P6.5): then there are greediest, but no most modest ones.
  if (most && (least || row.modest.length === 0)) return 'both';
  return most ? 'greediest' : least ? 'most-modest' : 'none';
}

function whyOf(row: Row, tag: BillTag, equal: EqualGreedy): string {
  switch (row.verdict) {
    case 'failed':
      return tag === 'innkeeper' ? 'why-failed-innkeeper' : 'why-failed-guest';
    case 'enough':
      return tag === 'innkeeper' ? 'why-rest' : 'why-enough';
    case 'too_greedy':
      return {
        innkeeper: 'why-greedy-innkeeper',
        greediest: 'why-greedy-highest',
        'most-modest': 'why-greedy-lowest',
        both: equal === 'penalty' ? 'why-equal-penalty' : 'why-equal-net-zero',
        none: 'why-greedy-between',
      }[tag];
  }
}

/** The bill of a round: the innkeeper first, then the guests from the greediest down. */
export function billRows(row: Row, equal: EqualGreedy, name: (seat: number) => string, say: Say): BillRow[] {
  const seats = row.results.map((_, seat) => seat);
  const order = (seat: number): number => sum(row.orders[seat] ?? []);
  seats.sort((a, b) => Number(b === row.innkeeper) - Number(a === row.innkeeper) || order(b) - order(a));
  return seats.map((seat) => {
    const tag = tagOf(row, seat);
    const cards = row.orders[seat] ?? null;
    return {
      seat: seat as SeatIndex,
      name: name(seat),
      cards: cards ?? [],
      order: cards && sum(cards),
      tag,
      tagLabel: tag === 'none' ? '' : say(`tag-${tag}`),
      why: say(whyOf(row, tag, equal)),
      result: row.results[seat] ?? 0,
    };
  });
}

export function verdictOf(row: Row, say: Say): string {
  if (row.served === null) return say('bill-verdict-failed');
  if (row.verdict === 'enough') return say('bill-verdict-enough', { rest: row.served - row.ordered });
  return say('bill-verdict-too-greedy', { missing: row.ordered - row.served });
}

export const padRounds = (rows: readonly Row[]): PadRound[] =>
  rows.map((r) => ({
    innkeeper: r.innkeeper as SeatIndex,
    serving: r.served,
    ordered: r.served === null ? null : r.ordered,
    results: r.results,
    totals: r.totals,
  }));
