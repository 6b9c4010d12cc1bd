export type SeatIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** What a seat shows in the list of people. */
export interface SeatInfo {
  seat: SeatIndex;
  name: string;
  score: number;
  /** One short line: "innkeeper · has the cup", "is ordering …". */
  status: string;
  /** It is this seat's turn, or it holds the cup. */
  active?: boolean;
  /** The seat still owes a decision. */
  waiting?: boolean;
  /** The person's connection is lost. */
  away?: boolean;
}

const polygon = (n: number, r: number, turn: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / n;
    return `${(12 + r * Math.cos(a)).toFixed(2)} ${(12 + r * Math.sin(a)).toFixed(2)}`;
  }).join('L');
const star = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 5.1 : 11.4;
  const a = -Math.PI / 2 + (i * Math.PI) / 5;
  return `${(12 + r * Math.cos(a)).toFixed(2)} ${(12.6 + r * Math.sin(a)).toFixed(2)}`;
}).join('L');

/** Outlines in a 24 by 24 box: circle, square, triangle, diamond, pentagon, star. */
export const SHAPES: readonly string[] = [
  'M12 2A10 10 0 1 1 11.99 2Z',
  'M3.2 3.2H20.8V20.8H3.2Z',
  'M12 1.8L22.6 20.8H1.4Z',
  'M12 .6L23 12L12 23.4L1 12Z',
  `M${polygon(5, 11, -Math.PI / 2)}Z`,
  `M${star}Z`,
];
