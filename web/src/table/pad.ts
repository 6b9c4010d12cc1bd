import type { SeatIndex } from './seats';

/** One line of the notepad; `results` and `totals` follow the order of the pad's columns. */
export interface PadRound {
  innkeeper: SeatIndex;
  /** Null after a failed round, as is `ordered`: the pad shows dashes. */
  serving: number | null;
  ordered: number | null;
  results: readonly number[];
  totals: readonly number[];
}

/** Columns with the highest running total; none before the first round. */
export function leaders(rounds: readonly PadRound[]): number[] {
  const totals = rounds.at(-1)?.totals ?? [];
  const most = Math.max(...totals);
  return totals.flatMap((t, i) => (t === most ? [i] : []));
}
