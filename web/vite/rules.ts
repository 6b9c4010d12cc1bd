import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Rule, Section } from '../src/rules/book';

const PREFIX = 'virtual:rules/';
const DOCS = resolve(import.meta.dirname, '../../docs/rules');

const page = (game: string): string => resolve(DOCS, `${game}.md`);

/** The sections and rules of a page of docs/rules, in its order: `## P4 Serving`, `- P4.2 Rolling on: …`. */
export function numbersIn(text: string): Section[] {
  const sections: { id: string; rules: Rule[] }[] = [];
  // A rule goes on until the next one, or until its list ends.
  for (const block of text.split(/^(?=- |#|\|)/m)) {
    const [, section] = /^## ([A-Z]\d+) /.exec(block) ?? [];
    if (section !== undefined) sections.push({ id: section, rules: [] });
    const [, rule] = /^- ([A-Z]\d+\.\d+) /.exec(block) ?? [];
    if (rule === undefined) continue;
    const marks = [...block.matchAll(/\*\*([^*]+)\*\*/g)].map(([, mark = '']) => mark);
    const marked = (word: RegExp): boolean => marks.some((mark) => word.test(mark));
    sections.at(-1)?.rules.push({ id: rule, house: marked(/\bruling/i), option: marked(/\boption\b/i) });
  }
  return sections;
}

/** The same of a game. */
export const numbersOf = (game: string): Section[] => numbersIn(readFileSync(page(game), 'utf8'));

/** Offers `virtual:rules/<game>`, the numbers of its rules of record, so that the page with all rules can't drift away from them. */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const game = id.slice(PREFIX.length + 1);
      this.addWatchFile(page(game));
      return `export default ${JSON.stringify(numbersOf(game))};`;
    },
  };
}
