import type { MyTable } from '../../protocol/types';

/** A seat of the reader; a table on this device has no deadline. */
export type Mine = MyTable & { due?: number | null };

/** Whether nothing can happen there any more. */
export const isDone = ({ stage }: MyTable): boolean => stage === 'over' || stage === 'closed';

/** First where the reader is waited for, the most urgent first and then who waits longest; then the latest first. */
export function inTheirOrder(tables: readonly Mine[]): Mine[] {
  return [...tables].sort((a, b) => {
    if (a.your_turn !== b.your_turn) return a.your_turn ? -1 : 1;
    if (!a.your_turn) return b.last_at - a.last_at;
    return (a.due ?? Infinity) - (b.due ?? Infinity) || a.last_at - b.last_at;
  });
}
