import { seeded } from '../lib/random';
import type { Arrangement } from './arrange';

export interface Leaf { x: number; y: number; r: number; turn: number; shade: 0 | 1 | 2 | 3 }
export interface Tree {
  /** Outline of the crown round the origin, with radius about 1. */
  crown: string;
  /** Fans of leaves from the shaded side to the lit one. */
  leaves: Leaf[];
  candles: { x: number; y: number }[];
}

/** A chestnut's hand of five leaflets round the origin, with radius 1. */
export const HAND = [-2.2, -1.1, 0, 1.1, 2.2]
  .map((a) => {
    const [s, c] = [Math.sin(a), -Math.cos(a)];
    const len = a === 0 ? 1.1 : Math.abs(a) > 2 ? 0.7 : 0.95;
    const at = (along: number, aside: number): string => `${(s * along * len + c * aside).toFixed(2)} ${(c * along * len - s * aside).toFixed(2)}`;
    return `M0 0Q${at(0.55, 0.3)} ${at(1, 0)}Q${at(0.55, -0.3)} 0 0Z`;
  })
  .join('');

/** A chestnut seen from above, the same for the same seed. Light comes from the upper left. */
export function chestnut(seed: number): Tree {
  const random = seeded(seed * 7919 + 5);
  const lobes = 13;
  const points = Array.from({ length: lobes }, (_, i) => {
    const a = ((i + random() * 0.5) / lobes) * Math.PI * 2;
    const r = 0.86 + random() * 0.16;
    return [Math.cos(a) * r, Math.sin(a) * r] as const;
  });
  const f = (n: number): string => n.toFixed(3);
  const crown = points
    .map(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % lobes]!;
      const span = Math.hypot(nx - x, ny - y) * 0.56;
      return `${i ? '' : `M${f(x)} ${f(y)}`}A${f(span)} ${f(span)} 0 0 1 ${f(nx)} ${f(ny)}`;
    })
    .join('');
  const leaves: Leaf[] = [];
  for (let i = 0; i < 78; i++) {
    const k = Math.sqrt((i + 0.5) / 78) * 0.95;
    const a = i * 2.39996 + random() * 0.6;
    const [x, y] = [Math.cos(a) * k, Math.sin(a) * k];
    const light = (-x - y) * 0.8 + (1 - k) * 0.9 + (random() - 0.5) * 0.9;
    leaves.push({ x, y, r: 0.2 + random() * 0.07, turn: random() * 360, shade: light > 0.95 ? 3 : light > 0.4 ? 2 : light > -0.25 ? 1 : 0 });
  }
  leaves.sort((a, b) => a.shade - b.shade);
  const candles = Array.from({ length: 7 }, (_, i) => {
    const a = i * 2.39996 + random();
    const k = 0.25 + Math.sqrt((i + 0.5) / 7) * 0.5;
    return { x: Math.cos(a) * k - 0.08, y: Math.sin(a) * k - 0.08 };
  });
  return { crown, leaves, candles };
}

export interface Planted { x: number; y: number; r: number; kind: number; turn: number }

/** Where trees stand round the square: in the free corners between cards and square, never over either by more than a twig. */
export function plant(a: Arrangement, kinds: number): Planted[] {
  const random = seeded(Math.round(a.width * 31 + a.height * 17));
  const boxes = [...a.cards.values(), { x: a.square.x - 0.24, y: a.square.y - 0.24, w: a.square.w + 0.48, h: a.square.h + 0.48 }];
  const trees: Planted[] = [];
  const clear = (x: number, y: number): number =>
    Math.min(
      ...boxes.map((b) => Math.hypot(Math.max(b.x - x, 0, x - b.x - b.w), Math.max(b.y - y, 0, y - b.y - b.h))),
      ...trees.map((t) => Math.hypot(t.x - x, t.y - y) - t.r * 0.8),
    );
  for (let i = 0; i < 600; i++) {
    const [x, y] = [random() * a.width, random() * a.height];
    const room = clear(x, y);
    const edge = Math.min(x, y, a.width - x, a.height - y) + 0.04;
    if (Math.min(room, edge) < 0.3) continue;
    trees.push({ x, y, r: Math.min(1.05, room + 0.07, edge), kind: trees.length % kinds, turn: 0 });
  }
  return trees;
}
