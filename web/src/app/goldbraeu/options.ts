import type { Card, Firm, Garden, GoldbraeuAction, GoldbraeuView, Space } from '../../protocol/types';
import type { FirmState } from '../../garden/firms';
import type { Preview } from '../../garden/map';

export type Action = GoldbraeuAction;
export type Legal = readonly Action[];
type Kind = Action['kind'];
const of = <K extends Kind>(legal: Legal, ...kinds: K[]): Extract<Action, { kind: K }>[] =>
  legal.filter((a): a is Extract<Action, { kind: K }> => (kinds as Kind[]).includes(a.kind));
export const same = (a: Action | null, b: Action): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);

/** Whose garden each space is. */
export function ownersOf(view: Pick<GoldbraeuView, 'gardens'>): Map<Space, Garden> {
  const owners = new Map<Space, Garden>();
  for (const [garden, { spaces }] of Object.entries(view.gardens)) for (const space of spaces) owners.set(space, garden as Garden);
  return owners;
}

/** What choosing a space can mean: the gardens that it can join, or the garden that the figure can go to. */
export function spaceOptions(legal: Legal, space: Space, owners: ReadonlyMap<Space, Garden>): Action[] {
  return [...of(legal, 'annex', 'shift').filter((a) => a.space === space), ...of(legal, 'move').filter((a) => owners.get(space) === a.to)];
}

export function legalSpaces(legal: Legal, owners: ReadonlyMap<Space, Garden>): Set<Space> {
  const goals = new Set(of(legal, 'move').map((a) => a.to));
  return new Set([...of(legal, 'annex', 'shift').map((a) => a.space), ...[...owners].filter(([, garden]) => goals.has(garden)).map(([space]) => space)]);
}

/** The next of some options after the one that is chosen: tapping again walks through them. */
export function nextOf(options: readonly Action[], chosen: Action | null): Action | null {
  const at = options.findIndex((option) => same(chosen, option));
  return options[(at + 1) % options.length] ?? null;
}

const gardenOf = (action: Action): Garden | null => (action.kind === 'annex' ? action.garden : action.kind === 'shift' ? action.to : null);

/** What has been chosen so far: an action, or one end of a contract. */
export interface Chosen { action: Action | null; end: Firm | null }
export const NOTHING: Chosen = { action: null, end: null };

/** What tapping a firm leads to. */
export function tapFirm(legal: Legal, chosen: Chosen, firm: Firm): Chosen {
  const { action } = chosen;
  // With a space chosen, its inn says which garden is to have it.
  if (action?.kind === 'annex' || action?.kind === 'shift') {
    const other = of(legal, 'annex', 'shift').find((a) => a.space === action.space && gardenOf(a) === firm);
    return other ? { action: other, end: null } : chosen;
  }
  const plain = [...of(legal, 'place_boss', 'appoint').filter((a) => a.firm === firm), ...of(legal, 'move').filter((a) => a.to === firm)][0];
  if (plain) return same(action, plain) ? NOTHING : { action: plain, end: null };
  const contracts = of(legal, 'contract');
  const own = contracts.filter((a) => a.brewery === firm || a.garden === firm);
  if (own.length === 0) return chosen;
  const end = chosen.end ?? (action?.kind === 'contract' ? (isOf(own, action.brewery, firm) ? action.brewery : isOf(own, action.garden, firm) ? action.garden : null) : null);
  if (end === firm) return NOTHING;
  const pair = end && own.find((a) => a.brewery === end || a.garden === end);
  if (pair) return { action: pair, end: null };
  return own.length === 1 ? { action: own[0]!, end: null } : { action: null, end: firm };
}
const isOf = (own: readonly Extract<Action, { kind: 'contract' }>[], end: Firm, firm: Firm): boolean => end !== firm && own.some((a) => a.brewery === end || a.garden === end);

/** How each firm stands to the question; empty where firms have nothing to do with it. */
export function firmStates(legal: Legal, chosen: Chosen): Map<Firm, FirmState> {
  const states = new Map<Firm, FirmState>();
  const { action, end } = chosen;
  const put = (state: FirmState, ...firms: (Firm | null)[]): void => firms.forEach((firm) => firm && states.set(firm, state));
  const spaced = action?.kind === 'annex' || action?.kind === 'shift' ? action : null;
  if (spaced) {
    const gardens = of(legal, 'annex', 'shift').filter((a) => a.space === spaced.space).map(gardenOf);
    if (gardens.length > 1) put('legal', ...gardens);
    put(gardens.length > 1 ? 'chosen' : 'lit', gardenOf(spaced));
    return states;
  }
  put('legal', ...of(legal, 'place_boss', 'appoint').map((a) => a.firm), ...of(legal, 'move').map((a) => a.to));
  for (const a of of(legal, 'contract')) if (end === null || a.brewery === end || a.garden === end) put('legal', a.brewery, a.garden);
  put('chosen', end);
  if (action?.kind === 'place_boss' || action?.kind === 'appoint') put('chosen', action.firm);
  if (action?.kind === 'move') put('chosen', action.to);
  if (action?.kind === 'contract') put('chosen', action.brewery, action.garden);
  return states;
}

/** What a move would do to the square. */
export function previewOf(action: Action | null, cuts: GoldbraeuView['cuts']): Preview | null {
  if (action?.kind === 'annex') return { inn: action.garden, joins: [action.space], freed: [] };
  if (action?.kind === 'shift') return { inn: action.to, joins: [action.space], freed: cuts.find((cut) => cut.space === action.space)?.frees ?? [] };
  return null;
}

export const buyable = (legal: Legal): Card[] => of(legal, 'buy').map((a) => a.card);
export const canBuyBlind = (legal: Legal): boolean => of(legal, 'buy_blind').length > 0;
export const canDecline = (legal: Legal): boolean => of(legal, 'decline').length > 0;
export const turnable = (legal: Legal): Firm[] => of(legal, 'turn_over').map((a) => a.firm);

/** In which numbers cards can be turned over to block or to break. */
export const counts = (legal: Legal): number[] => of(legal, 'block', 'break').map((a) => a.cards).sort((a, b) => a - b);
export const countOf = (legal: Legal, cards: number): Action | null => of(legal, 'block', 'break').find((a) => a.cards === cards) ?? null;

/** The legal way to keep these two cards. */
export function keepOf(legal: Legal, cards: readonly Card[]): Action | null {
  const wanted = [...cards].sort().join();
  return of(legal, 'keep').find((a) => [...a.cards].sort().join() === wanted) ?? null;
}

/** What is chosen from the start: where there is only one thing to do, or one thing that costs least. */
export function preset(legal: Legal): Chosen {
  const least = counts(legal)[0];
  return least === undefined ? NOTHING : { action: countOf(legal, least), end: null };
}

/** All that can be chosen by one tap, in a stable order, for walking through by key. */
export function walk(legal: Legal): Action[] {
  return legal.filter((a) => !['keep', 'decline', 'keep_hidden', 'show', 'pick'].includes(a.kind));
}
