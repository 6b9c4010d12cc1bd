import type { Say } from '../../i18n/fluent';
import { joined } from '../../i18n/args';
import type { Card, Firm, Garden, GoldbraeuUpdate, GoldbraeuView, Map as BoardMap } from '../../protocol/types';
import type { Pick as PickShown, ShareFace, ShareInfo } from '../../garden/cards';
import { BREWERIES, INNS, isBrewery, type FirmInfo, type FirmState } from '../../garden/firms';
import type { GardenMap } from '../../garden/map';
import type { Person } from '../../garden/people';
import type { SeatIndex } from '../../table/seats';
import { ownersOf } from './options';

export type Name = (seat: number) => string;
export const FIRMS: readonly Firm[] = [...INNS, ...BREWERIES];
/** Bosses of a seat (G1.4). */
const BOSSES = 6;
/** Signs of a brewery (G1.5). */
const SIGNS = 3;

/** Proper names, the same in every language. */
const NAMES: Record<Firm, string> = {
  krug: 'Zum Krug', eiche: 'Zur Eiche', baeren: 'Zum Bären', post: 'Zur Post', hirschen: 'Zum Hirschen', adler: 'Zum Adler',
  mayerbraeu: 'Mayerbräu', steinbraeu: 'Steinbräu', kramerbraeu: 'Kramerbräu', schmidbraeu: 'Schmidbräu',
};
export const firmName = (firm: Firm): string => NAMES[firm];
export const cardName = (card: Card, say: Say): string => (card === 'drunkard' || card === 'waitress' ? say(`garden-figure-${card}`) : firmName(card));
export const faceOf = (card: Card, say: Say): ShareFace =>
  card === 'drunkard' || card === 'waitress' ? { kind: card, name: cardName(card, say) } : { kind: 'share', firm: card, name: cardName(card, say) };

/** How many bosses a seat has on the board. */
export const bossesOf = (view: Pick<GoldbraeuView, 'firms'>, seat: number): number => FIRMS.filter((firm) => view.firms[firm].boss === seat).length;

/** Who has more stones than all others together, and who would lose a lone stone with the next share but one. */
export function standing(stones: readonly number[], shares: number): { crown: SeatIndex | null; warned: SeatIndex[]; full: boolean } {
  const all = stones.reduce((a, b) => a + b, 0);
  const crown = stones.findIndex((own) => 2 * own > all);
  const near = all >= shares - 1 && all < shares;
  return {
    crown: crown < 0 ? null : (crown as SeatIndex),
    warned: near ? stones.flatMap((own, seat) => (own === 1 ? [seat as SeatIndex] : [])) : [],
    full: false,
  };
}

/** Firms whose shares were all set once: less stones than shares, but none left in cards. */
function wasFull(view: GoldbraeuView, firm: Firm): boolean {
  return view.gone.filter((card) => card === firm).length >= view.shares;
}

export function firmsOf(view: GoldbraeuView, states: ReadonlyMap<Firm, FirmState>, name: Name, say: Say): FirmInfo[] {
  return FIRMS.map((id): FirmInfo => {
    const { boss, fresh, stones } = view.firms[id];
    const { crown, warned } = standing(stones, view.shares);
    const full = wasFull(view, id);
    const signs = isBrewery(id)
      ? Array.from({ length: SIGNS - INNS.filter((inn) => view.gardens[inn].supplier === id).length }, () => id)
      : view.phase.kind === 'lot' || view.phase.kind === 'signs' ? [] : [view.gardens[id].supplier];
    const held = stones.flatMap((count, seat) => (count > 0 ? [say('garden-label-stones', { name: name(seat), count })] : []));
    const parts = [
      firmName(id),
      boss === null ? say('garden-label-no-boss') : say(fresh ? 'garden-label-boss-fresh' : 'garden-label-boss', { name: name(boss) }),
      held.length > 0 ? held.join(', ') : say('garden-label-no-stones'),
      crown === null ? '' : say('garden-label-crown', { name: name(crown) }),
      ...(full ? [] : warned.map((seat) => say('garden-label-lone', { name: name(seat) }))),
      isBrewery(id) ? say('garden-label-signs', { count: signs.length }) : signs[0] ? say('garden-label-supplier', { brewery: firmName(signs[0]) }) : '',
      isBrewery(id) ? '' : say('garden-label-spaces', { count: view.gardens[id].spaces.length }),
      ...(['waitress', 'drunkard'] as const).map((figure) => (view.figures[figure] === id ? say('garden-label-guest', { figure }) : '')),
    ];
    return {
      id,
      name: firmName(id),
      label: parts.filter(Boolean).join('. '),
      slots: view.shares,
      stones: stones.flatMap((count, seat) => Array.from({ length: count }, () => seat as SeatIndex)),
      full,
      boss: boss as SeatIndex | null,
      fresh,
      crown,
      warned: full ? [] : warned,
      signs,
      state: states.get(id) ?? 'plain',
    };
  });
}

/** What a seat is about, in a word or two. */
function doingOf(view: GoldbraeuView, seat: number, say: Say): string {
  const { phase } = view;
  if (phase.kind === 'over') return phase.winners.includes(seat) ? say('status-winner') : '';
  if (view.to_act.includes(seat)) return say(`garden-status-${phase.kind.replaceAll('_', '-')}`);
  if (view.chosen.includes(seat)) return say('garden-status-chosen');
  const pick = view.picks[seat];
  return pick ? say(`garden-action-${pick}`) : '';
}

export function peopleOf({ table, game }: GoldbraeuUpdate, view: GoldbraeuView, name: Name, say: Say): Person[] {
  return view.money.map((money, seat): Person => {
    const chair = table.chairs[seat];
    const away = chair?.occupant.kind === 'person' && chair.away_since !== null;
    const acts = view.to_act.includes(seat);
    const role = chair?.stand_in ? say('status-stand-in') : away ? say('status-away') : '';
    const status = role || doingOf(view, seat, say);
    const person = {
      seat: seat as SeatIndex,
      name: name(seat),
      money,
      hidden: view.hand_sizes[seat] ?? 0,
      stones: view.stones_left[seat] ?? 0,
      bosses: BOSSES - bossesOf(view, seat),
      status: status || '\u00a0',
      start: game !== null && view.start === seat && view.day > 0,
      payday: game !== null && view.payday === seat && view.day > 0,
      active: acts && seat === table.you,
      waiting: acts,
      away: away && !chair.stand_in,
    };
    const label = say('garden-label-person', { name: person.name, money, hidden: person.hidden, stones: person.stones, bosses: person.bosses, status });
    const marks = [person.start ? say('garden-label-start') : '', person.payday ? say('garden-label-payday') : ''];
    return { ...person, label: [label.replace(/[.\s]+$/u, ''), ...marks].filter(Boolean).join('. ') };
  });
}

/** Who lays what: backs while people still choose, then faces. */
export function picksOf(picks: readonly (GoldbraeuView['picks'][number])[], chosen: readonly number[], name: Name, say: Say): PickShown[] {
  return picks.map((action, seat): PickShown => ({
    seat: seat as SeatIndex,
    name: name(seat),
    action,
    laid: action !== null || chosen.includes(seat),
    alone: action !== null && picks.filter((other) => other === action).length === 1,
    label: action === null ? name(seat) : `${name(seat)}: ${say(`garden-action-${action}`)}`,
  }));
}

/** What buyers of the day pay (G6.1); null as long as nobody knows. */
export function priceOf(view: Pick<GoldbraeuView, 'phase' | 'picks'>): number | null {
  if ('price' in view.phase) return view.phase.price;
  const buyers = view.picks.filter((pick) => pick === 'buy').length;
  return buyers === 0 ? null : buyers === 1 ? 2 : buyers === 2 ? 5 : 8;
}

/** Hidden cards, sorted like the firms; `turnable` ones can be turned over now. */
export function handOf(hand: readonly Card[], turnable: readonly Firm[], chosen: Firm | null, say: Say): ShareInfo[] {
  const order = (card: Card): number => FIRMS.indexOf(card as Firm);
  const sorted = [...hand].sort((a, b) => order(a) - order(b));
  return sorted.map((card, i): ShareInfo => {
    // Of equal cards the uppermost stands for all.
    const upper = sorted.lastIndexOf(card) === i;
    const state = chosen === card && upper ? 'chosen' : turnable.includes(card as Firm) ? 'legal' : 'plain';
    return { key: i, face: faceOf(card, say), label: say('garden-label-hidden', { card: cardName(card, say) }), state };
  });
}

/** A space in words: where it is, whose it is, and what is on it. */
export function spaceText(map: GardenMap, view: Pick<GoldbraeuView, 'gardens'>, id: number, say: Say): string {
  const space = map.spaces[id];
  const garden = ownersOf(view).get(id);
  return say('garden-label-space', {
    row: (space?.row ?? 0) + 1,
    column: (space?.column ?? 0) + 1,
    parasol: space?.parasol ? 'yes' : 'no',
    garden: garden ? firmName(garden) : 'none',
  });
}

export const firmList = (firms: readonly Firm[], say: Say): string => joined(firms.map((firm) => firmName(firm)), say);
