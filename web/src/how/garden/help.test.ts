import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { wordsOf } from '../../../vite/words';
import { after, gardenOf } from '../../garden/map';
import { BREWERY, GARDEN, HALF, shares, TAKINGS } from './paid';
import { EXPANDING, TWO } from './scenes';
import { SECTIONS, STEPS } from './sections';

describe('how to play Goldbräu', () => {
  it('has a title and a text for each section, and a caption for each step and no more', () => {
    const ids = new FluentResource(wordsOf('en', ['goldbraeu-help'])).body.map((m) => m.id);
    const steps = Object.entries(STEPS).flatMap(([section, count]) => Array.from({ length: count }, (_, i) => `${section}-step-${i + 1}`));
    const wanted = ['title', 'back', 'next', ...SECTIONS.flatMap((s) => [`${s}-title`, `${s}-text`]), ...Object.keys(STEPS).map((s) => `${s}-example`), ...steps];
    expect(ids.sort()).toEqual(wanted.map((id) => `goldbraeu-help-${id}`).sort());
  });

  it('pays out as its captions say (G8.7)', () => {
    expect([TAKINGS, HALF]).toEqual([44, 22]);
    expect(shares(GARDEN, HALF)).toMatchObject({ each: 4, rest: 2, paid: [{ seat: 0, sum: 12 }, { seat: 1, sum: 10 }] });
    expect(shares(BREWERY, HALF)).toMatchObject({ each: 5, rest: 2, paid: [{ seat: 0, sum: 10 }, { seat: 1, sum: 7 }, { seat: 3, sum: 5 }] });
  });

  it('goes on in each step where the one before ended', () => {
    for (const [i, scene] of EXPANDING.entries()) {
      const next = EXPANDING[i + 1];
      if (next) expect([...after(scene.owners, scene.preview)].sort()).toEqual([...next.owners].sort());
      expect(gardenOf(TWO, scene.owners, 'eiche').length).toBeGreaterThan(0);
    }
  });
});
