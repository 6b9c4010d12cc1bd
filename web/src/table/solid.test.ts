import { describe, expect, it } from 'vitest';
import { BARREL_ROOM, MAT_RADIUS, scatter } from './scatter';
import { barrelShape, HALF_LENGTH, hull, lyingAxis, UPRIGHT } from './solid';
import { intoCup, tumble } from './tumble';

describe('scatter', () => {
  it('keeps barrels apart and on the coaster for any seed', () => {
    for (let seed = 0; seed < 400; seed++) {
      const spots = scatter(seed);
      expect(spots).toHaveLength(9);
      for (const [i, a] of spots.entries()) {
        expect(Math.hypot(a.x, a.y)).toBeLessThanOrEqual(MAT_RADIUS - BARREL_ROOM + 1e-6);
        for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(BARREL_ROOM * 2 - 0.02);
      }
    }
  });

  it('gives the same places for the same seed and others for another', () => {
    expect(scatter(7)).toEqual(scatter(7));
    expect(scatter(7)).not.toEqual(scatter(8));
  });

  it('leaves room for a barrel lying any way', () => {
    expect(BARREL_ROOM).toBeGreaterThan(Math.hypot(HALF_LENGTH, 0.79));
  });
});

describe('barrel shape', () => {
  it('shows the head of a standing barrel upright and wide', () => {
    const shape = barrelShape(UPRIGHT);
    expect(shape.headAt.x).toBeCloseTo(0);
    expect(shape.headAt.y).toBeLessThan(-0.5);
    expect(shape.head.rx / shape.head.ry).toBeGreaterThan(0.7);
  });

  it('draws finite paths for every way to lie', () => {
    for (let a = 0; a < 63; a++) {
      const shape = barrelShape(lyingAxis(a / 10), a);
      expect(shape.staves.length).toBeGreaterThan(6);
      for (const d of [shape.outline, ...shape.hoops, ...shape.staves.map((s) => s.d)]) expect(d).not.toContain('NaN');
    }
  });

  it('finds the hull of points', () => {
    expect(hull([[0, 0], [1, 0], [1, 1], [0, 1], [0.5, 0.5]])).toHaveLength(4);
  });
});

describe('tumble', () => {
  const spot = { x: 1, y: -2, azimuth: 0.7 };
  const from = { x: 5, y: 4, z: 4 };

  it('starts at the cup and ends at rest on its spot', () => {
    const axis = lyingAxis(0.7);
    const start = tumble(3, from, spot, axis, 0);
    expect([start.x, start.y]).toEqual([from.x, from.y]);
    const end = tumble(3, from, spot, axis, 1);
    expect([end.x, end.y, end.axis]).toEqual([spot.x, spot.y, axis]);
    expect(end.z).toBeCloseTo(0.98);
  });

  it('never sinks into the table', () => {
    for (let k = 0; k <= 40; k++) expect(tumble(5, from, spot, UPRIGHT, k / 40).z).toBeGreaterThan(0.9);
  });
});

describe('walking into the cup', () => {
  const from = { ...tumble(3, { x: 5, y: 4, z: 4 }, { x: 1, y: -2, azimuth: 0.7 }, UPRIGHT, 1) };

  it('starts where the barrel is, full-sized, and ends out of sight in the cup', () => {
    expect(intoCup(3, from, 0)).toMatchObject({ x: from.x, y: from.y, z: from.z, size: from.size });
    for (let id = 0; id < 9; id++) {
      const end = intoCup(id, from, 1);
      expect([end.x, end.size]).toEqual([7.1, 0]);
    }
  });

  it('never sinks into the table', () => {
    for (let k = 0; k <= 40; k++) expect(intoCup(5, from, k / 40).z).toBeGreaterThanOrEqual(from.z);
  });
});
