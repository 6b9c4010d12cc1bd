import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { numbersIn, numbersOf } from '../../vite/rules';
import { hrefOf, parse } from '../app/routes';
import { LANGUAGES } from '../../vite/words';
import { REFUSALS } from '../protocol/refusals';
import { has, headingOf, sectionOf, wordsOf } from './book';
import { PHASES as BARRELS } from './where/polterfass';
import { PHASES as GARDEN, PICKS } from './where/goldbraeu';
import { ruleOfRefusal } from './where/refusal';

const GAMES = ['polterfass', 'goldbraeu'] as const;
const LOCALES = resolve(import.meta.dirname, '../../../locales');

const idsOf = (language: string, game: string): string[] =>
  new FluentResource(readFileSync(resolve(LOCALES, language, `rules-${game}.ftl`), 'utf8')).body.map((message) => message.id);

describe.each(GAMES)('the rules of %s', (game) => {
  const sections = numbersOf(game);
  const wanted = sections.flatMap((section) => [headingOf(section.id), ...section.rules.map((rule) => wordsOf(rule.id))]);

  it('are found on the page of record, in order', () => {
    const letter = game === 'polterfass' ? 'P' : 'G';
    expect(sections.map((section) => section.id)).toEqual(sections.map((_, i) => `${letter}${i + 1}`));
    for (const { id, rules } of sections) expect(rules.map((rule) => rule.id)).toEqual(rules.map((_, i) => `${id}.${i + 1}`));
  });

  it.each(LANGUAGES)('have their words in %s, and no words lack a rule', (language) => {
    const ids = idsOf(language, game).filter((id) => !id.startsWith('rules-picture-'));
    expect(ids).toEqual(wanted);
  });

  it.each(LANGUAGES)('have a label for every picture and no label lacks one in %s', (language) => {
    const listed = readFileSync(resolve(import.meta.dirname, game === 'polterfass' ? 'barrels' : 'garden', 'pictures.ts'), 'utf8');
    const pictured = [...listed.matchAll(/^ {2}'([PG]\d+\.\d+)':/gm)].map(([, rule = '']) => rule);
    expect(pictured.length).toBeGreaterThan(10);
    expect(pictured.filter((rule) => !has(sections, rule))).toEqual([]);
    const labels = idsOf(language, game).filter((id) => id.startsWith('rules-picture-'));
    expect([...labels].sort()).toEqual(pictured.map((rule) => `rules-picture-${wordsOf(rule).slice('rule-'.length)}`).sort());
    // No section is without a picture.
    expect(sections.map((section) => section.id).filter((id) => !pictured.some((rule) => sectionOf(rule) === id))).toEqual([]);
  });

  it('are what phases, action cards and refusals lead to', () => {
    const named = game === 'polterfass' ? Object.values(BARRELS) : [...Object.values(GARDEN), ...Object.values(PICKS)];
    expect([...named, ...Object.values(REFUSALS[game])].filter((rule) => !has(sections, rule))).toEqual([]);
    const source = readFileSync(resolve(import.meta.dirname, `where/${game}.ts`), 'utf8');
    expect([...source.matchAll(/'([PG]\d+\.\d+)'/g)].map(([, rule = '']) => rule).filter((rule) => !has(sections, rule))).toEqual([]);
  });

  it('have addresses that lead back to them', () => {
    for (const rule of sections.flatMap((section) => [section.id, ...section.rules.map((r) => r.id)])) {
      const [path = '', fragment = ''] = hrefOf({ page: 'rules', game, rule }).split('#');
      expect(parse(path, `#${fragment}`)).toEqual({ page: 'rules', game, rule });
    }
    expect(parse(`rules/${game}`, '#nonsense')).toEqual({ page: 'rules', game, rule: null });
    expect(parse(`rules/${game}`, `#${game === 'polterfass' ? 'p4.4' : 'g4.4'}`)).toMatchObject({ rule: game === 'polterfass' ? 'P4.4' : 'G4.4' });
  });
});

describe('a page of rules', () => {
  it('tells house rulings and options by their marks, also those on a later line', () => {
    const text = '# Title\n\n## P1 One\n- P1.1 Plain\n- P1.2 First line,\n  second. **Ruling, option**: so.\n\n  | a | table |\n- P1.3 Some **option**s.\n\n## Where it differs\n\n| P1.1 | **Ruling** |\n';
    expect(numbersIn(text)).toEqual([{ id: 'P1', rules: [{ id: 'P1.1', house: false, option: false }, { id: 'P1.2', house: true, option: true }, { id: 'P1.3', house: false, option: true }] }]);
  });

  it('is known not to have certain rules', () => {
    expect(parse('rules/skat')).toEqual({ page: 'missing' });
    expect(parse('rules')).toEqual({ page: 'missing' });
  });
});

describe('a refusal', () => {
  it('leads to its rule if the rules refuse, and nowhere else', () => {
    expect(ruleOfRefusal({ code: 'illegal', why: { code: 'empty_cup' } }, 'polterfass')).toBe('P4.3');
    expect(ruleOfRefusal({ code: 'illegal', why: { code: 'closed_firm', firm: 'krug' } }, 'goldbraeu')).toBe('G5.4');
    expect(ruleOfRefusal({ code: 'not_host' }, 'polterfass')).toBeNull();
    expect(ruleOfRefusal(null, 'polterfass')).toBeNull();
  });
});
