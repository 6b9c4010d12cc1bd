import { describe, expect, it } from 'vitest';
import { figure, signed } from '../lib/figures';
import { BARREL_IDS, mugsOf, sortStanding, sumOf, topOf, type StandingBarrel } from './barrels';
import { beam, type BillRow } from './bill';
import { niceScale } from './chart';
import { roveTo, toggleChoice } from './choose';
import { leaders } from './pad';

describe('barrels', () => {
  it('has the seven pairs of numbers and two specials', () => {
    const pairs = BARREL_IDS.map((id) => [topOf(id, 'large'), topOf(id, 'small')].map((t) => (t.kind === 'number' ? t.value : t.kind)));
    expect(pairs).toEqual([[9, 2], [8, 3], [8, 3], [7, 4], [7, 4], [6, 5], [6, 5], ['double', 'spoiled'], ['double', 'spoiled']]);
  });

  it('sorts numbers first, then doubles, then spoiled ones', () => {
    const mixed: StandingBarrel[] = [{ id: 8, end: 'small' }, { id: 0, end: 'large' }, { id: 7, end: 'large' }, { id: 0, end: 'small' }];
    expect(sortStanding(mixed).map((b) => `${b.id}${b.end}`)).toEqual(['0small', '0large', '7large', '8small']);
  });

  // The worked example of P5.10: tops 3 3 5 9 with one spoiled and one double.
  it.each([
    ['destroy a 3, double the 9', [['destroyed'], ['normal'], ['normal'], ['doubled']], 26],
    ['destroy the 5, double a 3', [['doubled'], ['normal'], ['destroyed'], ['normal']], 18],
    ['destroy the 9, double a 3', [['doubled'], ['normal'], ['normal'], ['destroyed']], 14],
  ] as const)('serves right when told to %s', (_name, states, mugs) => {
    const tops = [{ id: 1, end: 'small' }, { id: 2, end: 'small' }, { id: 6, end: 'small' }, { id: 0, end: 'large' }] as const;
    const barrels: StandingBarrel[] = [...tops.map((b, i) => ({ ...b, state: states[i]![0] })), { id: 7, end: 'large' }, { id: 8, end: 'small' }];
    expect(sumOf(barrels)).toBe(mugs);
    expect(mugsOf(barrels)).toHaveLength(3);
  });
});

describe('choosing cards', () => {
  it('adds, takes back, and lets the first one go past the limit', () => {
    expect(toggleChoice([], 2, 2)).toEqual([2]);
    expect(toggleChoice([2, 6], 2, 2)).toEqual([6]);
    expect(toggleChoice([2, 6], 7, 2)).toEqual([6, 7]);
  });

  it('roves round the ends and ignores other keys', () => {
    expect(roveTo('ArrowRight', 7, 8)).toBe(0);
    expect(roveTo('ArrowLeft', 0, 8)).toBe(7);
    expect(roveTo('End', 2, 8)).toBe(7);
    expect(roveTo('x', 2, 8)).toBeNull();
  });
});

describe('paper', () => {
  const row = (seat: 0 | 1 | 2, order: number | null): BillRow => ({ seat, name: '', cards: [], order, tag: 'none', tagLabel: '', why: '', result: 0 });

  it('lays orders end to end on the scale of the longer side', () => {
    const b = beam(10, [row(0, null), row(1, 15), row(2, 5)]);
    expect(b.served).toBe(0.5);
    expect(b.orders).toEqual([{ seat: 1, from: 0, width: 0.75 }, { seat: 2, from: 0.75, width: 0.25 }]);
  });

  it('keeps a beam finite when nobody ordered and nothing was served', () => {
    expect(beam(0, [row(0, 0)])).toEqual({ served: 0, orders: [] });
  });

  it('finds every leader and none on an empty pad', () => {
    expect(leaders([])).toEqual([]);
    expect(leaders([{ innkeeper: 0, serving: 1, ordered: 1, results: [], totals: [-3, 4, 4] }])).toEqual([1, 2]);
  });

  it.each([[[0]], [[-44, 12]], [[3, 78, 75]], [[-1]], [[250, 300]]])('holds %j between round ticks with zero', (values) => {
    const s = niceScale(values);
    expect(s.min).toBeLessThanOrEqual(Math.min(...values));
    expect(s.max).toBeGreaterThanOrEqual(Math.max(...values));
    expect(s.ticks).toContain(0);
    expect(s.ticks.length).toBeGreaterThan(1);
    expect(s.ticks.length).toBeLessThan(9);
    expect(new Set(s.ticks).size).toBe(s.ticks.length);
  });

  it('writes figures with a real minus', () => {
    expect([figure(-4), signed(-4), signed(0), signed(8)]).toEqual(['\u22124', '\u22124', '0', '+8']);
  });
});
