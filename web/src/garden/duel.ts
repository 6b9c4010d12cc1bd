import type { SeatIndex } from '../table/seats';
import type { ShareFace } from './cards';

export interface Duelist { seat: SeatIndex; name: string; stones: number; /** Hidden cards that may still be turned over. */ hidden: number; label: string }
export interface Turned { key: string | number; seat: SeatIndex; face: ShareFace; label: string }
export type Verdict = 'open' | 'blocked' | 'appointed';

/** How far the plank tilts, from -1 (the boss stands firm) to 1 (the challenger's side is heavier); 0 is even. */
export function tilt(owner: number, rest: number): number {
  return Math.max(-1, Math.min(1, (rest - owner) / 2));
}
