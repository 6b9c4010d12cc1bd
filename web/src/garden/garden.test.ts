import { describe, expect, it } from 'vitest';
import { arrange, best, buttonSpots, cellSize, spread, type Box } from './arrange';
import { tilt } from './duel';
import { fit, slots } from './firms';
import { after, gaps, gardenOf, towards, type GardenMap } from './map';
import { fence, outline, path } from './outline';
import { keepInPlace } from './pan';
import { coinsFor, reading, totals, type PaydayStep } from './payday';
import { calendar } from './people';
import { chestnut, plant } from './trees';

const cells = (...at: [number, number][]): { column: number; row: number }[] => at.map(([column, row]) => ({ column, row }));
const area = (p: { x: number; y: number }[]): number => p.reduce((sum, a, i) => sum + (a.x * p[(i + 1) % p.length]!.y - p[(i + 1) % p.length]!.x * a.y) / 2, 0);

const map = (columns: number, rows: number, holes: string[], doors: GardenMap['doors']): GardenMap => ({
  columns,
  rows,
  spaces: Array.from({ length: columns * rows }, (_, id) => ({ id, column: id % columns, row: Math.floor(id / columns), parasol: false })).filter((s) => !holes.includes(`${s.column},${s.row}`)),
  doors,
  corners: ['mayerbraeu', 'steinbraeu', 'kramerbraeu', 'schmidbraeu'],
});
const shipped = map(8, 5, ['0,2', '7,2'], [
  { inn: 'krug', space: 2, side: 'north' }, { inn: 'eiche', space: 5, side: 'north' }, { inn: 'baeren', space: 22, side: 'east' },
  { inn: 'post', space: 37, side: 'south' }, { inn: 'hirschen', space: 34, side: 'south' }, { inn: 'adler', space: 17, side: 'west' },
]);
const crowded = map(10, 8, [], [
  { inn: 'krug', space: 0, side: 'north' }, { inn: 'eiche', space: 1, side: 'north' }, { inn: 'baeren', space: 2, side: 'north' },
  { inn: 'post', space: 10, side: 'west' }, { inn: 'hirschen', space: 20, side: 'west' }, { inn: 'adler', space: 79, side: 'south' },
]);

describe('outline', () => {
  it('is a square for one cell, with corners only', () => {
    expect(outline(cells([2, 3]))).toHaveLength(1);
    expect(path(outline(cells([2, 3]))[0]!, true)).toMatch(/^M.*Z$/);
    expect(outline(cells([2, 3]))[0]).toHaveLength(4);
    expect(outline(cells([0, 0], [1, 0], [2, 0]))[0]).toHaveLength(4);
  });

  it('follows an L and keeps its area', () => {
    const loop = outline(cells([0, 0], [0, 1], [1, 1]))[0]!;
    expect(loop).toHaveLength(6);
    expect(area(loop)).toBe(3);
  });

  it('moves inwards at convex and at concave corners', () => {
    const loop = outline(cells([0, 0], [0, 1], [1, 1]), 0.1)[0]!;
    expect(area(loop)).toBeCloseTo(3 - 0.1 * 8 + 0.01 * 4, 6);
    expect(loop).toContainEqual({ x: 0.9, y: 1.1 });
  });

  it('keeps cells that touch by a corner apart', () => {
    for (const pair of [cells([0, 0], [1, 1]), cells([1, 0], [0, 1])]) {
      const loops = outline(pair);
      expect(loops).toHaveLength(2);
      expect(loops.map(area)).toEqual([1, 1]);
    }
  });

  it('walks round a hole the other way', () => {
    const ring = cells([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]);
    expect(outline(ring).map(area).sort((a, b) => a - b)).toEqual([-1, 9]);
  });
});

describe('fence', () => {
  it('is one open run with a gate, closed without', () => {
    const closed = fence(cells([0, 0], [1, 0]), 0.05);
    expect(closed.runs[0]![0]).toEqual(closed.runs[0]!.at(-1));
    expect(closed.posts).toHaveLength(6);
    const open = fence(cells([0, 0], [1, 0]), 0.05, { column: 0, row: 0, side: 'north' });
    expect(open.runs).toHaveLength(1);
    const [start, end] = [open.runs[0]![0]!, open.runs[0]!.at(-1)!];
    expect(start.y).toBeCloseTo(0.05);
    expect(end.y).toBeCloseTo(0.05);
    expect(start.x - end.x).toBeCloseTo(0.6);
    expect(open.posts).toHaveLength(8);
  });
});

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w - 1e-9 && b.x < a.x + a.w - 1e-9 && a.y < b.y + b.h - 1e-9 && b.y < a.y + a.h - 1e-9;

describe('arrangement', () => {
  it.each([['shipped', shipped], ['crowded', crowded]] as const)('of the %s map has ten cards that overlap neither each other nor the square', (_name, m) => {
    for (const shape of ['wide', 'tall'] as const) {
      const a = arrange(m, shape);
      expect(a.cards.size).toBe(10);
      const boxes = [...a.cards.values(), a.square];
      boxes.forEach((p, i) => boxes.slice(i + 1).forEach((q) => expect(overlap(p, q)).toBe(false)));
      for (const b of boxes) {
        expect(b.x).toBeGreaterThanOrEqual(0);
        expect(b.y).toBeGreaterThanOrEqual(0);
        expect(b.x + b.w).toBeLessThanOrEqual(a.width + 1e-9);
        expect(b.y + b.h).toBeLessThanOrEqual(a.height + 1e-9);
      }
    }
  });

  it('sets an inn behind its door where nothing is in the way', () => {
    const a = arrange(shipped, 'wide');
    const krug = a.cards.get('krug')!;
    expect(Math.abs(krug.x + krug.w / 2 - (a.square.x + 2.5))).toBeLessThan(0.1);
  });

  it('stands tall on a phone, wide on a desk, and never has a cell under 44 pixels', () => {
    expect(best(shipped, 374, 470).shape).toBe('tall');
    expect(best(shipped, 930, 540).shape).toBe('wide');
    expect(cellSize(arrange(shipped, 'tall'), 374, 470, 1)).toBeGreaterThanOrEqual(44);
    expect(cellSize(arrange(crowded, 'wide'), 300, 200, 1)).toBe(44);
  });

  it('finds room for the zoom buttons beside the inns, or says there is none', () => {
    const a = arrange(shipped, 'tall');
    const spots = buttonSpots(a)!;
    for (const p of [spots.out, spots.closer]) for (const b of a.cards.values()) expect(overlap(b, { x: p.x - 0.5, y: p.y - 0.5, w: 1, h: 1 })).toBe(false);
    expect(buttonSpots(arrange(shipped, 'wide'))).toBeNull();
  });

  it('spreads pieces apart in their order', () => {
    expect(spread([1, 1, 1], 1, 0, 10, 0)).toEqual([0.5, 1.5, 2.5]);
    expect(spread([9.9, 9.8], 1, 0, 10, 0)).toEqual([9, 8]);
  });
});

describe('map', () => {
  it('knows which cells are houses', () => {
    expect(gaps(shipped)).toEqual([{ column: 0, row: 2, inn: 'adler' }, { column: 7, row: 2, inn: 'baeren' }]);
  });

  it('follows the arrows to the nearest space, over gaps and only straight or aside', () => {
    const at = (id: number): GardenMap['spaces'][number] => shipped.spaces.find((s) => s.id === id)!;
    expect(towards(shipped.spaces, at(8), 'ArrowRight')?.id).toBe(9);
    expect(towards(shipped.spaces, at(8), 'ArrowDown')?.id).toBe(24);
    expect(towards(shipped.spaces, at(0), 'ArrowUp')).toBeNull();
    expect(towards(shipped.spaces, at(0), 'a')).toBeNull();
  });

  it('plays a preview on the owners', () => {
    const owners = new Map([[2, 'krug'], [10, 'krug'], [5, 'eiche']] as const);
    const next = after(owners, { inn: 'eiche', joins: [4], freed: [10] });
    expect(gardenOf(shipped, next, 'eiche').map((s) => s.id)).toEqual([4, 5]);
    expect(next.has(10)).toBe(false);
    expect(owners.has(10)).toBe(true);
  });
});

describe('slots', () => {
  it('groups stones by seat, most first, and fills up with empty ones', () => {
    expect(slots({ stones: [1, 0, 2, 0], slots: 6, warned: [2] }).map((s) => s && `${s.seat}${s.warned ? '!' : ''}`)).toEqual(['0', '0', '1', '2!', null, null]);
    expect(slots({ stones: [3, 3], slots: 5 })).toHaveLength(5);
  });
});

describe('fit', () => {
  it('shrinks only what is too long', () => {
    expect(fit('Zum Krug', 12)).toBe(1);
    expect(fit('Zum Hirschen', 10)).toBeCloseTo(10 / 12);
    expect(fit('Zum Hirschen', 8, true)).toBe(1);
  });
});

describe('calendar', () => {
  it('has three weeks that end in a payday and one today', () => {
    const weeks = calendar(2, 4);
    expect(weeks.map((w) => w.length)).toEqual([7, 7, 7]);
    expect(weeks.flat().filter((d) => d.state === 'today')).toEqual([{ week: 2, day: 4, state: 'today', payday: false }]);
    expect(weeks.flat().filter((d) => d.state === 'past')).toHaveLength(10);
    expect(weeks.map((w) => w.map((d) => d.payday).indexOf(true))).toEqual([6, 6, 6]);
  });
});

describe('duel', () => {
  it('tilts to the side with more stones and is even between', () => {
    expect(tilt(3, 2)).toBeLessThan(0);
    expect(tilt(2, 2)).toBe(0);
    expect(tilt(0, 6)).toBe(1);
  });
});

describe('payday', () => {
  const step = (firm: PaydayStep['firm'], paid: PaydayStep['paid']): PaydayStep => ({ firm, name: firm, sum: [], takings: 0, half: null, divides: 0, stones: 0, each: 0, paid, bank: 0, label: '' });
  it('adds up shares and salaries by seat', () => {
    const steps = [step('adler', [{ seat: 0, name: 'a', stones: 3, shares: 12, salary: 0 }, { seat: 1, name: 'b', stones: 2, shares: 8, salary: 2 }]), step('krug', [{ seat: 1, name: 'b', stones: 1, shares: 2, salary: 2 }])];
    expect(totals(steps, [0, 1, 2])).toEqual([12, 14, 0]);
  });
  it('sends a few coins for any amount and none for nothing', () => {
    expect([0, 1, 2, 9, 60].map(coinsFor)).toEqual([0, 1, 1, 5, 8]);
  });
  it('gives more time to more words, and none at no pace', () => {
    const short = step('adler', []);
    const long = step('adler', [{ seat: 0, name: 'a', stones: 1, shares: 1, salary: 0 }]);
    expect(reading(long, 1)).toBeGreaterThan(reading(short, 1));
    expect(reading(long, 0)).toBe(0);
  });
});

describe('panning', () => {
  it('brings the same point of a grown scene to the same place of the window', () => {
    // A point 200 px into a scene of 800 that is scrolled by 120 lies 80 px into the window; grown to 1200 it is 300 px in.
    expect(keepInPlace(200 / 800, 800, 80)).toBe(120);
    expect(keepInPlace(200 / 800, 1200, 80)).toBe(220);
  });
});

describe('trees', () => {
  it('stand clear of every card and of the square, and inside the scene', () => {
    for (const shape of ['wide', 'tall'] as const) {
      const a = arrange(shipped, shape);
      const trees = plant(a, 4);
      expect(trees.length).toBeGreaterThan(1);
      for (const t of trees) {
        for (const b of [...a.cards.values(), a.square]) expect(Math.hypot(Math.max(b.x - t.x, 0, t.x - b.x - b.w), Math.max(b.y - t.y, 0, t.y - b.y - b.h))).toBeGreaterThan(t.r - 0.1);
        expect(t.x - t.r).toBeGreaterThan(-0.05);
      }
    }
  });
  it('are the same for the same seed', () => {
    expect(chestnut(3)).toEqual(chestnut(3));
    expect(chestnut(3).crown).not.toBe(chestnut(4).crown);
  });
});
