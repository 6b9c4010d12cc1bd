import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LANGUAGES, languagesIn, words, wordsOf } from '../../vite/words';

const LOCALES = resolve(import.meta.dirname, '../../../locales');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(LOCALES, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists every language once, by its own name', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'fr', 'it', 'ru']);
  expect(languagesIn().map(({ name }) => name)).toContain('Русский');
});

it('takes a sixth language from a folder and a line', () => {
  cpSync(join(folder, 'en'), join(folder, 'nds'), { recursive: true });
  writeFileSync(join(folder, 'nds/ui.ftl'), readFileSync(join(folder, 'en/ui.ftl'), 'utf8').replace(/^close = .*$/m, 'close = Dichtmaken'));
  writeFileSync(join(folder, 'languages.toml'), `${readFileSync(join(folder, 'languages.toml'), 'utf8')}nds = "Plattdüütsch"\n`);
  expect(languagesIn(folder).at(-1)).toEqual({ tag: 'nds', name: 'Plattdüütsch' });
  expect(wordsOf('nds', ['ui'], folder)).toContain('close = Dichtmaken');
  const { load } = words(folder) as unknown as { load: (this: { addWatchFile: () => void }, id: string) => string };
  const offered = (id: string): string => load.call({ addWatchFile: () => undefined }, `\0virtual:words${id}`);
  expect(offered('')).toContain(`{"tag":"nds","name":"Plattdüütsch"}`);
  expect(offered('')).toContain(`"nds": () => import('virtual:words/nds/goldbraeu')`);
  expect(offered('/nds')).toContain('Dichtmaken');
});
