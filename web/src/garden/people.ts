import type { SeatIndex } from '../table/seats';

export interface Person {
  seat: SeatIndex;
  name: string;
  money: number;
  /** Hidden cards in hand, unused stones, unused bosses. */
  hidden: number;
  stones: number;
  bosses: number;
  /** "is choosing …", "expands"; may be empty. */
  status: string;
  start?: boolean;
  payday?: boolean;
  active?: boolean;
  waiting?: boolean;
  away?: boolean;
  /** All of it in words. */
  label: string;
}

export interface Day {
  week: number;
  day: number;
  /** `payday` closes a week. */
  state: 'past' | 'today' | 'coming';
  payday: boolean;
}

/** The three weeks with their days, seen from the day that is played (both from 1). */
export function calendar(week: number, day: number, weeks = 3, days = 7): Day[][] {
  const now = (week - 1) * days + day;
  return Array.from({ length: weeks }, (_, w) =>
    Array.from({ length: days }, (_, d) => {
      const at = w * days + d + 1;
      return { week: w + 1, day: d + 1, state: at < now ? 'past' : at === now ? 'today' : 'coming', payday: d === days - 1 };
    }),
  );
}
