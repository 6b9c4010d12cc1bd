import { describe, expect, it } from 'vitest';
import { ALL_IN_CUP, inCup, onCoaster, refilled, rolledPlaces, servedBarrels, setAside, standing, type Places } from './barrels';

const stands = (fresh: boolean, up: 'large' | 'small' = 'large'): Places[number] => ({ place: 'standing', up, fresh });
const set = (changes: Record<number, Places[number]>): Places => ALL_IN_CUP.map((_, i) => changes[i] ?? { place: 'lying' });

describe('barrels on their way', () => {
  it('fills the cup with those that the event names, and leaves the others', () => {
    const before = set({ 0: stands(true), 7: stands(true), 8: stands(false) });
    const after = refilled(before, [1, 2, 3, 4, 5, 6, 8]);
    expect(inCup(after)).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(standing(after).map((b) => b.id)).toEqual([0, 7]);
  });

  it('turns up the ends that a roll tells, though the view is further on', () => {
    const after = rolledPlaces(ALL_IN_CUP, { kind: 'first_rolled', innkeeper: 0, stood: [1, 3, 7], tops: [7, 3, 'spoiled'], sum: 10, again: false });
    expect(standing(after)).toEqual([
      { id: 1, end: 'small', fresh: true },
      { id: 3, end: 'large', fresh: true },
      { id: 7, end: 'small', fresh: true },
    ]);
  });

  it('keeps older barrels standing through a roll on', () => {
    const before = set({ 0: stands(true) });
    const after = rolledPlaces(before, { kind: 'rolled', innkeeper: 0, stood: [5, 6], tops: [6, 5], sum: 20 });
    expect(standing(after).map((b) => [b.id, b.fresh])).toEqual([[0, false], [5, true], [6, true]]);
    expect(standing(after).map((b) => b.end).sort()).toEqual(['large', 'large', 'small']);
  });

  it('shows what has just come to stand on the coaster first, then set aside', () => {
    const places = set({ 0: stands(false), 1: stands(true) });
    expect(onCoaster(places, true).filter((b) => b.end).map((b) => b.id)).toEqual([1]);
    expect(setAside(places, true).map((b) => b.id)).toEqual([0]);
    expect(setAside(places, false).map((b) => b.id)).toEqual([0, 1]);
  });

  it('marks one barrel for each target, not all that look alike', () => {
    const places = set({ 1: stands(false), 2: stands(false), 5: stands(false) });
    expect(servedBarrels(places, [8], [6]).map((b) => b.state)).toEqual(['destroyed', undefined, 'doubled']);
  });
});
