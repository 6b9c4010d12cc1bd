import { describe, expect, it } from 'vitest';
import { ALL_IN_CUP, inCup, refilled, type Places } from './barrels';

const stands = (fresh: boolean): Places[number] => ({ place: 'standing', up: 'large', fresh });
const set = (changes: Record<number, Places[number]>): Places => ALL_IN_CUP.map((_, i) => changes[i] ?? { place: 'lying' });

describe('filling the cup again', () => {
  const before = set({ 0: stands(true), 7: stands(true), 8: stands(false) });

  it('leaves standing barrels where they are when none is put back', () => {
    expect(inCup(refilled(before, 0, before))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['lies afterwards', set({ 0: stands(false), 7: stands(false) }), 8],
    ['stands again', set({ 0: stands(false), 7: stands(true), 8: stands(false) }), 7],
  ])('takes the special that %s', (_name, later, special) => {
    expect(inCup(refilled(before, 1, later))).toEqual([1, 2, 3, 4, 5, 6, special]);
  });

  it('takes both', () => {
    expect(inCup(refilled(before, 2, set({ 0: stands(false) })))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('takes as many as were put back even if the table is further on already', () => {
    expect(inCup(refilled(before, 1, ALL_IN_CUP))).toHaveLength(7);
  });
});
