import { topOf, type StandingBarrel } from '../table/barrels';
import type { PadRound } from '../table/pad';
import type { SeatInfo } from '../table/seats';

export const people = [
  { seat: 0, name: 'You' },
  { seat: 1, name: 'Augustin' },
  { seat: 2, name: 'Benedikt' },
  { seat: 3, name: 'Becky' },
] as const;

export const six = [...people, { seat: 4, name: 'Maximiliane-Theresia' }, { seat: 5, name: 'Pauline' }] as const;

export const seats: SeatInfo[] = [
  { seat: 3, name: 'Becky', score: 15, status: 'innkeeper · has the cup', active: true },
  { seat: 1, name: 'Augustin', score: 6, status: 'has ordered' },
  { seat: 2, name: 'Benedikt', score: -1, status: 'is ordering …', waiting: true },
  { seat: 0, name: 'You', score: 19, status: 'your order' },
];

export const rounds: PadRound[] = [
  { innkeeper: 0, serving: 18, ordered: 21, results: [18, 0, -8, 8], totals: [18, 0, -8, 8] },
  { innkeeper: 1, serving: 26, ordered: 20, results: [1, 6, 7, 7], totals: [19, 6, -1, 15] },
];

export const labels = {
  pad: { title: 'Notepad', serving: 'tap', ordered: 'order', round: 'round' },
  bill: { title: 'The bill', served: 'served', ordered: 'ordered' },
};

/** A long game of `n` rounds for six, to fill pad and chart. */
export function longGame(n: number, players: number): PadRound[] {
  const totals = Array.from({ length: players }, () => 0);
  return Array.from({ length: n }, (_, i) => {
    const failed = i % 5 === 3;
    const results = totals.map((_t, k) => (((i + 2) * (k + 3) * 7) % 21) - (k === 2 ? 11 : 6));
    results.forEach((r, k) => (totals[k]! += r));
    return { innkeeper: (i % players) as 0, serving: failed ? null : 12 + i, ordered: failed ? null : 10 + ((i * 3) % 9), results, totals: [...totals] };
  });
}

export const describe = (b: StandingBarrel): string => {
  const top = topOf(b.id, b.end);
  return top.kind === 'number' ? `barrel ${top.value}` : top.kind;
};
