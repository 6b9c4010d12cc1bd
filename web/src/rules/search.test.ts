import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../vite/rules';
import { LANGUAGES, wordsOf as messages } from '../../vite/words';
import { bundleOf, sayer, type Language } from '../i18n/fluent';
import { headingOf, wordsOf } from './book';
import { fold, marked, search, wordsIn } from './search';

const sections = numbersOf('polterfass');
const find = (language: Language, question: string): string[] => {
  const say = sayer(bundleOf(language, messages(language)));
  return search(question, sections, (rule) => say(wordsOf(rule)), (section) => say(headingOf(section))).map((hit) => hit.rule);
};

describe('folding', () => {
  it('makes nothing of case, accents, and the dots of ё', () => {
    expect(fold('Fässer, ÉCHEC, più, ЕЩЁ')).toBe('fasser, echec, piu, еще');
    expect(fold('Stra\u00dfe c\u0153ur d\u2019or 75\u00a0Kr\u00fcge')).toBe("strasse coeur d'or 75 kruge");
    expect(fold('e\u0301')).toBe('e');
  });

  it('leaves й another letter than и', () => {
    expect(fold('мой')).not.toBe(fold('мои'));
  });

  it('cuts a question into words', () => {
    expect(wordsIn('  “Spoiled”, double?  ')).toEqual(['spoiled', 'double']);
  });
});

describe('marking', () => {
  it('marks what was found as it is written, also where a letter becomes two', () => {
    expect(marked('Große Fässer', ['grosse', 'fass'])).toEqual([{ text: 'Große', marked: true }, { text: ' ', marked: false }, { text: 'Fäss', marked: true }, { text: 'er', marked: false }]);
    expect(marked('nothing', ['x'])).toEqual([{ text: 'nothing', marked: false }]);
  });

  it('marks overlapping words as one', () => {
    expect(marked('aaa', ['aa'])).toEqual([{ text: 'aaa', marked: true }]);
  });
});

describe('searching', () => {
  it('needs every word, in the text or the heading', () => {
    expect(find('en', 'spoiled double')).toEqual(expect.arrayContaining(['P1.3', 'P5.5', 'P5.10']));
    expect(find('en', 'spoiled double')).not.toContain('P5.2');
    expect(find('en', 'bill negative zebra')).toEqual([]);
  });

  it('finds rules by number, with or without its letter, and the exact one first', () => {
    expect(find('en', 'P4.4')).toEqual(['P4.4']);
    expect(find('de', '4.4')).toEqual(['P4.4']);
    expect(find('ru', 'р4.4')).toEqual(['P4.4']);
    expect(find('en', 'p5.1')).toEqual(['P5.1', 'P5.10', 'P5.11']);
    expect(find('en', 'p4')).toEqual(['P4.1', 'P4.2', 'P4.3', 'P4.4', 'P4.5']);
  });

  it('takes a bare figure for a word', () => {
    expect(find('en', '75')).toEqual(['P7.1']);
    expect(find('en', '68')).toEqual(['P5.11']);
  });

  it.each(LANGUAGES)('finds nothing for nothing in %s', (language) => {
    expect(find(language, '  ')).toEqual([]);
  });

  it('searches the words of the language', () => {
    expect(find('fr', 'ECHEC')).toContain('P4.4');
    expect(find('ru', 'еще')).toContain('P4.1');
    expect(find('de', 'doppelfasser')).toContain('P5.3');
  });
});
