import type { SeatIndex } from './seats';

/** What a guest's order looks like on the table. */
export interface LaidOrder {
  seat: SeatIndex;
  name: string;
  /** How many backs lie there; 0 before the guest has laid. While the count is a secret, one back stands for an order. */
  backs: number;
  /** The reader's own cards, which stay open to the reader. */
  own: readonly number[] | null;
  /** What lies there, in words. */
  label: string;
}
