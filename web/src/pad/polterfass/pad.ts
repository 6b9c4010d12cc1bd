import type { Kind } from '../../lib/shelf';
import type { BarrelId } from '../../table/barrels';
import type { SeatIndex } from '../../table/seats';
import { isPad } from './shape';

/** Whoever plays, clockwise; the mark is colour and shape. */
export interface Player { name: string; mark: SeatIndex }
export interface Stands { standing: BarrelId[]; large: BarrelId[] }
export type Tap = 'failed' | { served: number };

/** One line of the pad, perhaps still in the making. */
export interface Round {
  innkeeper: number;
  tap: Tap | null;
  /** By place; null for the innkeeper, and for whom nobody has said yet. */
  orders: (number | null)[];
  /** What stood when the tap was closed, if it was told. */
  stands: Stands | null;
  /** Written down although the rules doubt it: a rule of the house. */
  house: boolean;
}

export interface Pad {
  players: Player[];
  goal: number;
  equalGreedy: 'net_zero' | 'penalty';
  /** Who keeps the tap first. */
  first: number;
  rounds: Round[];
  /** The round that is being entered. */
  draft: Round | null;
  /** An earlier round that is being changed. */
  edit: { at: number; round: Round } | null;
  /** The goal was reached, and the table plays on. */
  playsOn: boolean;
  /** When it was begun, in milliseconds since 1970. */
  begun: number;
}

export const LEAST_PLAYERS = 3;
export const MOST_PLAYERS = 6;
export const GOALS = { least: 25, usual: 75, most: 300 } as const;

export const KIND: Kind<Pad> = { name: 'polterfass-pad', format: 1, read: (item) => (isPad(item) ? item : null) };

export const blankRound = (pad: Pick<Pad, 'players'>, innkeeper: number): Round => ({ innkeeper, tap: null, orders: pad.players.map(() => null), stands: null, house: false });

/** Another innkeeper for a round: that one has no order, and the others keep theirs. */
export const keptBy = (round: Round, innkeeper: number): Round => ({ ...round, innkeeper, orders: round.orders.map((order, place) => (place === innkeeper ? null : order)) });

export const guestsOf = (round: Round): number[] => round.orders.map((_, place) => place).filter((place) => place !== round.innkeeper);

/** The place that nobody has told of yet: guests clockwise from the innkeeper, then the tap; null if all is there. */
export function nextGap(round: Round): number | null {
  const seats = round.orders.length;
  const clockwise = Array.from({ length: seats - 1 }, (_, i) => (round.innkeeper + 1 + i) % seats);
  return clockwise.find((place) => round.orders[place] === null) ?? (round.tap === null ? round.innkeeper : null);
}

export const isUntouched = (round: Round | null): boolean => round === null || (round.tap === null && round.stands === null && round.orders.every((order) => order === null));
