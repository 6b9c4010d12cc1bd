import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:words';
/** What every page needs; what comes later is a chunk of its own. */
const FIRST = ['common', 'polterfass', 'table', 'errors', 'ui'];
/** Words that come only with the pages that need them, by the name of the part. */
const LATER = {
  goldbraeu: ['goldbraeu', 'garden'],
  guide: ['guide'],
  help: ['help'],
  'goldbraeu-help': ['goldbraeu-help'],
  rules: ['rules'],
  'rules-polterfass': ['rules-polterfass'],
  'rules-goldbraeu': ['rules-goldbraeu'],
  advice: ['advice'],
  pad: ['pad'],
  text: ['text'],
  reckoner: ['reckoner'],
  slow: ['slow'],
} as const satisfies Record<string, readonly string[]>;
/** The name of words that come later. */
export type Part = keyof typeof LATER;
const FILES = [...FIRST, ...Object.values(LATER).flat()];
const LOCALES = resolve(import.meta.dirname, '../../locales');

/** The languages in the order in which they are offered, each with its own name for itself. */
export function languagesIn(locales = LOCALES): { tag: string; name: string }[] {
  const lines = readFileSync(resolve(locales, 'languages.toml'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, tag, name] = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*) = "([^"]+)"$/.exec(line.trim()) ?? [];
    return tag && name ? [{ tag, name }] : [];
  });
}

/** The tags of all languages, for tests; the browser has them from `virtual:words`. */
export const LANGUAGES = languagesIn().map(({ tag }) => tag);

/** The messages of one language in one text, without comments. */
export function wordsOf(language: string, files: readonly string[] = FILES, locales = LOCALES): string {
  const texts = files.map((file) => resolve(locales, language, `${file}.ftl`)).map((path) => readFileSync(path, 'utf8'));
  return texts.join('\n').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** The module that knows which languages there are and how each comes. */
function index(locales: string): string {
  const languages = languagesIn(locales);
  const loaders = (part: string): string => `{ ${languages.map(({ tag }) => `${JSON.stringify(tag)}: () => import('${MODULE}/${tag}${part}')`).join(', ')} }`;
  const later = Object.keys(LATER).map((part) => `${JSON.stringify(part)}: ${loaders(`/${part}`)}`);
  return `export const LANGUAGES = ${JSON.stringify(languages)};\nexport const LOADERS = ${loaders('')};\nexport const LATER = { ${later.join(', ')} };\n`;
}

/**
 * Offers `virtual:words`, which says which languages there are; `virtual:words/<language>`, and for what comes later
 * `virtual:words/<language>/<part>`, as modules whose default export is the messages.
 */
export function words(locales = LOCALES): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) {
        this.addWatchFile(resolve(locales, 'languages.toml'));
        return index(locales);
      }
      if (!id.startsWith(`\0${MODULE}/`)) return undefined;
      const [language = '', part] = id.slice(MODULE.length + 2).split('/');
      const files: readonly string[] = part === undefined ? FIRST : (LATER[part as Part] ?? []);
      for (const file of files) this.addWatchFile(resolve(locales, language, `${file}.ftl`));
      return `export default ${JSON.stringify(wordsOf(language, files, locales))};`;
    },
  };
}
