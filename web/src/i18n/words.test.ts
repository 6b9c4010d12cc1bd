import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../vite/words';
import { idsIn } from './ids';

const SRC = resolve(import.meta.dirname, '..');
const idsOf = (language: string): Set<string> => new Set(new FluentResource(wordsOf(language)).body.map((m) => m.id));
/** Class names and the like that look like an id of ours. */
const NO_WORDS = new Set(['most-modest', 'double', 'enough', 'tap', 'drunkard', 'waitress', 'goldbraeu']);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'gallery') yield* sources(path);
    } else if (/\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|ids\.ts$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

const english = idsOf('en');
const used = [...sources(SRC)].map(idsIn);

describe('words', () => {
  it.each(LANGUAGES.filter((l) => l !== 'en'))('%s has exactly the messages that English has', (language) => {
    const ids = idsOf(language);
    expect([...english].filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids].filter((id) => !english.has(id))).toEqual([]);
  });

  it('has a message for every id that the source names', () => {
    const whole = used.flatMap((u) => u.whole).filter((id) => !NO_WORDS.has(id));
    expect(whole.length).toBeGreaterThan(150);
    expect([...new Set(whole)].filter((id) => !english.has(id)).sort()).toEqual([]);
  });

  it('has messages for every family of ids that the source puts together', () => {
    const families = [...new Set(used.flatMap((u) => u.families))];
    expect(families).toContain('player-');
    expect(families.filter((prefix) => ![...english].some((id) => id.startsWith(prefix)))).toEqual([]);
  });
});

describe('finding ids', () => {
  it('sees plain calls, choices and families', () => {
    const found = idsIn("t('close') say(a ? 'do-close' : 'do-order', { n }) t(`player-${x}`) const k = 'status-you'; class='most-wanted'");
    expect(found.whole.sort()).toEqual(['close', 'do-close', 'do-order', 'status-you']);
    expect(found.families).toEqual(['player-']);
  });
});
