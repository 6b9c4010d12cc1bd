import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
/** What every page needs; what comes later is a chunk of its own. */
const FIRST = ['common', 'polterfass', 'table', 'errors', 'ui'];
const LATER: Record<string, readonly string[]> = { goldbraeu: ['goldbraeu', 'garden'], help: ['help'], 'goldbraeu-help': ['goldbraeu-help'], advice: ['advice'], reckoner: ['reckoner'], 'rules-goldbraeu': ['rules-goldbraeu'] };
const FILES = [...FIRST, ...Object.values(LATER).flat()];
const LOCALES = resolve(import.meta.dirname, '../../locales');

const parts = (name: string): [string, readonly string[]] => {
  const [language = '', part] = name.split('/');
  return [language, part === undefined ? FIRST : (LATER[part] ?? [])];
};

/** The messages of one language in one text, without comments. */
export function wordsOf(language: string, files: readonly string[] = FILES): string {
  const texts = files.map((file) => resolve(LOCALES, language, `${file}.ftl`)).map((path) => readFileSync(path, 'utf8'));
  return texts.join('\n').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** Offers `virtual:words/<language>`, and for what comes later `virtual:words/<language>/<part>`, as modules whose default export is the messages. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, files] = parts(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(resolve(LOCALES, language, `${file}.ftl`));
      return `export default ${JSON.stringify(wordsOf(language, files))};`;
    },
  };
}
