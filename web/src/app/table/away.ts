/** How long somebody must have been away, in milliseconds, to be told what happened: shorter breaks are part of a game. */
export const LONG = 10 * 60_000;

/** What somebody had seen when they left, and when that was. */
export interface Left {
  n: number;
  at: number;
}

/** Whether somebody who had seen entry `n` when they left at `at` has been away for long; they must have been here at all. */
export const leftLongAgo = (n: number, at: number, now: number): Left | null => (n > 0 && now - at >= LONG ? { n, at } : null);
