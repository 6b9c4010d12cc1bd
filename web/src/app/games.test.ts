import { describe, expect, it } from 'vitest';
import { inOrder, playerAbout, playerName } from './games';

const say = (id: string): string => `<${id}>`;

describe('computer players', () => {
  it('come from the weakest to the strongest, however the house lists them', () => {
    expect(inOrder(['master', 'expert', 'seasoned', 'regular', 'newcomer'])).toEqual(['newcomer', 'regular', 'seasoned', 'expert', 'master']);
    expect(inOrder(['trader', 'random'])).toEqual(['random', 'trader']);
  });

  it('that we don’t know come last, in the order of the house, and by their own names', () => {
    expect(inOrder(['zeno', 'master', 'ada', 'newcomer'])).toEqual(['newcomer', 'master', 'zeno', 'ada']);
    expect([playerName('zeno', say), playerAbout('zeno', say)]).toEqual(['zeno', '']);
    expect([playerName('regular', say), playerAbout('regular', say)]).toEqual(['<player-regular>', '<player-regular-about>']);
  });
});
