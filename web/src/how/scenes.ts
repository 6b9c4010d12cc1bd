import type { BarrelId, End } from '../table/barrels';
import type { PadRound } from '../table/pad';

/** A first roll of which a 9, a 3 and a double stand. */
export const ROLL: readonly { id: BarrelId; end: End | null }[] = [
  { id: 0, end: 'large' }, { id: 1, end: 'small' }, { id: 2, end: null }, { id: 3, end: null }, { id: 4, end: null },
  { id: 5, end: null }, { id: 6, end: null }, { id: 7, end: 'large' }, { id: 8, end: null },
];

const rounds: PadRound[] = [
  { innkeeper: 1, serving: 18, ordered: 21, results: [9, 18, -12], totals: [61, 73, 57] },
  { innkeeper: 2, serving: 25, ordered: 17, results: [7, 5, 8], totals: [68, 78, 65] },
];

/** The last rounds of a game that somebody has just won. */
export const PAD = { seats: ([0, 1, 2] as const).map((seat) => ({ seat, name: '' })), rounds };
