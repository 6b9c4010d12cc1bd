import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const FILES = ['common', 'polterfass', 'table', 'errors', 'help', 'ui'];
const LOCALES = resolve(import.meta.dirname, '../../locales');

/** The messages of one language in one text, without comments: a language is one chunk. */
export function wordsOf(language: string): string {
  const texts = FILES.map((file) => readFileSync(resolve(LOCALES, language, `${file}.ftl`), 'utf8'));
  return texts.join('\n').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** Offers `virtual:words/<language>` as a module whose default export is that language's messages. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of FILES) this.addWatchFile(resolve(LOCALES, language, `${file}.ftl`));
      return `export default ${JSON.stringify(wordsOf(language))};`;
    },
  };
}
