import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../vite/words';
import { bundleOf, sayer } from './fluent';
import { accented, pseudoBundle } from './pseudo';

describe('the language that nobody speaks', () => {
  const say = sayer(pseudoBundle('plain = Close the tap\nput-in = Order { $sum } of { $name }\ncount = { $count ->\n    [one] One barrel\n   *[other] { $count } barrels\n}\n'));

  it('is longer than English, with accents', () => {
    expect(say('plain')).toBe('Ççļļôšê ţţĥĥê ţţááþ');
    for (const text of ['Order one or two cards.', 'The barrels tumble…']) expect(accented(text).length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.3));
  });

  it('keeps what is put in and what is selected by', () => {
    expect(say('put-in', { sum: 3, name: 'Anna' })).toContain('3');
    expect(say('put-in', { sum: 3, name: 'Anna' })).toContain('Anna');
    expect(say('count', { count: 1 })).not.toMatch(/\d/);
    expect(say('count', { count: 4 })).toContain('4');
  });

  it('says every message of English, and none as English does', () => {
    const source = wordsOf('en');
    const english = bundleOf('en', source);
    const pseudo = pseudoBundle(source);
    for (const line of source.matchAll(/^([a-z][a-z0-9-]*) = [A-Z][a-z]{3}/gm)) {
      const id = line[1]!;
      expect(sayer(pseudo)(id, { n: 1 }), id).not.toBe(sayer(english)(id, { n: 1 }));
    }
  });
});
