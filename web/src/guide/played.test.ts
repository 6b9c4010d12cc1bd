import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../vite/words';
import { GAMES, type GameId } from '../app/games';
import { bundleOf, sayer, type Say } from '../i18n/fluent';
import { readyFrom } from '../pocket/module';
import { BARREL_LESSONS } from './barrels';
import { GARDEN_LESSONS } from './garden';
import { played, type Heard } from './played';
import { guided, guidedBy } from './script';

const LESSONS = { polterfass: BARREL_LESSONS, goldbraeu: GARDEN_LESSONS };
const say: Say = sayer(bundleOf('en', wordsOf('en')));
beforeAll(() => readyFrom(readFileSync(resolve(import.meta.dirname, '../pocket/made/pocket_bg.wasm'))));

const missed = (game: GameId, heard: readonly Heard[]): string[] => LESSONS[game].map(({ id }) => id).filter((id) => !heard.some((one) => one.id === id));

describe.each(GAMES)('the guided game of %s', (game) => {
  it('meets every lesson and ends with the last', () => {
    const heard = played(game, guided(game), say);
    expect(missed(game, heard)).toEqual([]);
    expect(heard.at(0)?.id).toBe('welcome');
    expect(heard.at(-1)?.id).toBe('done');
  });

  it('is the same each time', () => {
    expect(played(game, guided(game), say)).toEqual(played(game, guided(game), say));
  });

  it.each(LANGUAGES)('has words for all of it in %s, with every number in its place', (language) => {
    const heard = played(game, guided(game), sayer(bundleOf(language, wordsOf(language))));
    for (const { id, text } of heard) {
      expect(text, id).not.toBe('');
      expect(text, id).not.toMatch(/[{}]|guide-|undefined|NaN/);
    }
    if (process.env['SHOW'] === language) console.log(heard.map(({ id, text }) => `${id}: ${text}`).join('\n'));
  });

  // Not a test but the way in which the number in `script.ts` was found.
  it.runIf(process.env['SEARCH'] === game)('can be searched for', { timeout: 600_000 }, () => {
    let best = Infinity;
    for (let number = Number(process.env['FROM'] ?? 1); best > 0 && number < 20_000; number++) {
      const heard = played(game, guidedBy(game, number), say);
      const lacks = missed(game, heard);
      if (lacks.length < best) {
        best = lacks.length;
        console.log(`${number}: lacks ${lacks.join(' ') || 'nothing'}; ${heard.map(({ id }) => id).join(' ')}`);
      }
    }
    expect(best).toBe(0);
  });
});
