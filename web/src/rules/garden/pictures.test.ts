import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../vite/words';
import { shares } from '../../how/garden/paid';
import { after, gardenOf, type SpaceId } from '../../garden/map';
import { PICTURES } from './pictures';
import { ANNEX, SHIFT, SQUARE } from './scenes';
import { BROUGHT, WORKED } from './worked';

const rules = readFileSync(resolve(import.meta.dirname, '../../../../docs/rules/goldbraeu.md'), 'utf8');
const numbers = [...rules.matchAll(/^- (G\d+\.\d+) /gm)].map(([, n = '']) => n);
const idOf = (prefix: string, number: string): string => `${prefix}-${number.toLowerCase().replace('.', '-')}`;

describe('the pictures of Goldbräu’s rules', () => {
  const ids = new FluentResource(wordsOf('en', ['rules-goldbraeu'])).body.map((m) => m.id);

  it('stand beside rules that exist, each with its label, and no label is without a picture', () => {
    expect(Object.keys(PICTURES).filter((n) => !numbers.includes(n))).toEqual([]);
    expect(ids.filter((id) => id.startsWith('rules-picture-')).sort()).toEqual(Object.keys(PICTURES).map((n) => idOf('rules-picture', n)).sort());
  });

  it('come in every section', () => {
    const section = (n: string): string => n.split('.')[0] ?? '';
    const drawn = new Set(Object.keys(PICTURES).map(section));
    expect([...new Set(numbers.map(section))].filter((s) => !drawn.has(s))).toEqual([]);
  });

  it('stand beside rules that are told in words, in the order of the rules', () => {
    expect(ids.filter((id) => id.startsWith('rule-'))).toEqual(numbers.map((n) => idOf('rule', n)));
  });
});

describe('what they show', () => {
  it('is the worked payday (G8.7)', () => {
    const rows = [...WORKED, ...BROUGHT].map((r) => shares(r.firm, r.half ?? r.takings));
    expect(WORKED.map((g) => g.takings)).toEqual([44, 16, 12]);
    expect(BROUGHT.map((b) => b.takings)).toEqual([22, 14]);
    expect(rows.map((r) => [r.each, r.rest])).toEqual([[4, 2], [2, 2], [2, 0], [5, 2], [2, 4]]);
    expect([0, 1, 2, 3].map((seat) => rows.flatMap((r) => r.paid).reduce((sum, p) => sum + (p.seat === seat ? p.sum : 0), 0))).toEqual([28, 21, 14, 9]);
  });

  it('tells edges from corners (G4.1)', () => {
    const own = gardenOf(ANNEX.map, ANNEX.owners, 'krug');
    const far = (id: SpaceId): number => {
      const s = ANNEX.map.spaces.find((x) => x.id === id)!;
      return Math.min(...own.map((o) => (o.column - s.column) ** 2 + (o.row - s.row) ** 2));
    };
    const free = ANNEX.map.spaces.filter((s) => !ANNEX.owners.has(s.id)).map((s) => s.id);
    expect(free.filter((id) => far(id) === 1)).toEqual(ANNEX.edges);
    expect(free.filter((id) => far(id) === 2)).toEqual(ANNEX.corners);
  });

  it('leaves both gardens in one piece after a shift (G4.2)', () => {
    expect(SHIFT.owners.get(SHIFT.preview.joins[0]!)).toBe('eiche');
    expect(gardenOf(SHIFT.map, after(SHIFT.owners, SHIFT.preview), 'eiche').map((s) => s.id)).toEqual([4, 5, 12]);
  });

  it('has the 38 spaces and 8 parasols of the square', () => {
    expect([SQUARE.spaces.length, SQUARE.spaces.filter((s) => s.parasol).length, SQUARE.doors.length]).toEqual([38, 8, 6]);
  });
});
