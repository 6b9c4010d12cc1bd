import type { SeatIndex } from './seats';

export type BillTag = 'innkeeper' | 'greediest' | 'most-modest' | 'both' | 'none';

/** One seat's line on the bill. */
export interface BillRow {
  seat: SeatIndex;
  name: string;
  /** The order cards turned over; empty for the innkeeper. */
  cards: readonly number[];
  order: number | null;
  tag: BillTag;
  /** The tag in words, such as "greediest"; empty for none. */
  tagLabel: string;
  /** Why this result: "minus the own order". */
  why: string;
  result: number;
}

/** Shares of the beam, as fractions of the longer side: what was served and each order, end to end. */
export interface Beam {
  served: number;
  orders: { seat: SeatIndex; from: number; width: number }[];
}

export function beam(serving: number, rows: readonly Pick<BillRow, 'seat' | 'order'>[]): Beam {
  const ordered = rows.reduce((sum, r) => sum + (r.order ?? 0), 0);
  const scale = Math.max(serving, ordered, 1);
  let from = 0;
  const orders = rows.flatMap((r) => {
    if (!r.order) return [];
    const piece = { seat: r.seat, from: from / scale, width: r.order / scale };
    from += r.order;
    return [piece];
  });
  return { served: serving / scale, orders };
}
