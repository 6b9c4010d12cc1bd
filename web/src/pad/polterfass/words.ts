import { joined } from '../../i18n/args';
import type { Say } from '../../i18n/fluent';
import type { BillTag } from '../../table/bill';
import type { PadRound } from '../../table/pad';
import type { SeatIndex } from '../../table/seats';
import type { Pad, Round } from './pad';
import type { Book, Doubt, Reckoned } from './rules';

export const nameAt = (pad: Pick<Pad, 'players'>, place: number, say: Say): string => pad.players[place]?.name.trim() || say('pad-player', { number: place + 1 });
export const namesOf = (pad: Pick<Pad, 'players'>, places: readonly number[], say: Say): string => joined(places.map((place) => nameAt(pad, place, say)), say);
export const titleOf = (pad: Pad, say: Say): string => pad.players.map((_, place) => nameAt(pad, place, say)).join(', ');

/** A doubt in words, without its rule. */
export function doubtText(doubt: Doubt, pad: Pad, round: Round, say: Say): string {
  const served = typeof round.tap === 'object' && round.tap ? round.tap.served : 0;
  switch (doubt.code) {
    case 'order':
      return say('pad-doubt-order', { name: nameAt(pad, doubt.seat, say), order: round.orders[doubt.seat] ?? 0 });
    case 'innkeeper':
      return say('pad-doubt-innkeeper', { name: nameAt(pad, doubt.due, say) });
    default:
      return say(`pad-doubt-${doubt.code.replaceAll('_', '-')}`, { served });
  }
}

/** What becomes of a place in a round; before it is complete, who orders most and least so far. */
export function tagOf(round: Round, reckoned: Reckoned, place: number): BillTag {
  if (place === round.innkeeper) return 'innkeeper';
  if (reckoned.complete && reckoned.verdict !== 'too_greedy') return 'none';
  // One order alone is neither high nor low.
  if (round.orders[place] === null || round.orders.filter((order) => order !== null).length < 2) return 'none';
  const [most, least] = [reckoned.greediest.includes(place), reckoned.modest.includes(place)];
  if (most && (least || reckoned.modest.length === 0)) return 'both';
  return most ? 'greediest' : least ? 'most-modest' : 'none';
}

/** One sentence on how a round stands. */
export function standOf(pad: Pad, round: Round, reckoned: Reckoned, say: Say): string {
  const { ordered } = reckoned;
  const served = typeof round.tap === 'object' && round.tap ? round.tap.served : null;
  if (reckoned.complete) {
    if (round.tap === 'failed') return say('bill-verdict-failed');
    return reckoned.verdict === 'enough' ? say('bill-verdict-enough', { rest: served! - ordered }) : say('bill-verdict-too-greedy', { missing: ordered - served! });
  }
  const some = round.orders.some((order) => order !== null);
  if (!some && round.tap === null) return say('pad-live-begin', { name: nameAt(pad, round.innkeeper, say) });
  if (round.tap === 'failed') return say('pad-live-failed');
  if (served === null) return say('pad-live-ordered', { ordered });
  return ordered > served ? say('pad-live-greedy', { ordered, served }) : say('pad-live-left', { left: served - ordered, served });
}

/** The lines of the notepad; marks stand for places. */
export const lines = (pad: Pad, book: Book): PadRound[] =>
  pad.rounds.map((round, i) => {
    const served = typeof round.tap === 'object' && round.tap ? round.tap.served : null;
    const reckoned = book.rounds[i]!;
    const innkeeper = pad.players[round.innkeeper]?.mark ?? (0 as SeatIndex);
    return { innkeeper, serving: served, ordered: served === null ? null : reckoned.ordered, results: reckoned.results, totals: reckoned.totals };
  });

/** Who won or leads, in words; empty before the first round. */
export function resultOf(pad: Pad, book: Book, say: Say): string {
  const standing = book.end ?? book.now;
  if (!standing) return say('pad-no-rounds');
  const winners = namesOf(pad, standing.winners, say);
  const score = standing.score;
  if (book.end) return say(standing.winners.length > 1 ? 'ask-over-shared' : 'ask-over', { winners, score });
  return say('pad-leads', { winners, count: standing.winners.length, score, round: standing.round });
}

export const dateOf = (time: number, language: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
