import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../vite/words';
import { eventArgs, joined, sayError } from './args';
import { bundleOf, sayer } from './fluent';

const say = sayer(bundleOf('en', wordsOf('en')));
const name = (seat: number): string => ['Anna', 'Bert', 'Clara'][seat] ?? '?';

describe('arguments', () => {
  it('turns seats into names, lists into words with a count, and truth into yes and no', () => {
    const event = { kind: 'x', innkeeper: 1, winners: [0, 2], tops: [9, 5, 'double'], again: true, put_back: 2, served: null, cards: [2, 6], stood: [1] };
    expect(eventArgs(event, name, say)).toEqual({
      innkeeper: 'Bert',
      winners: 'Anna and Clara',
      'winners-count': 2,
      tops: '9, 5 and a double',
      'tops-count': 3,
      again: 'yes',
      'put-back': 2,
      served: 'none',
      cards: '2 + 6',
    });
  });

  it.each([[[], ''], [['a'], 'a'], [['a', 'b'], 'a and b'], [['a', 'b', 'c', 'd'], 'a, b, c and d']])('joins %j', (parts, text) => {
    expect(joined(parts, say)).toBe(text);
  });

  it('writes a loss with a real minus', () => {
    expect(say('chart-line', { name: 'Anna', total: -11 })).toContain('\u221211');
  });
});

describe('errors', () => {
  it('has words for the rules’ own refusals and for those of the table', () => {
    expect(sayError({ code: 'illegal', why: { code: 'empty_cup' } }, say)).toContain('P4.3');
    expect(sayError({ code: 'text_too_long', length: 10_000, max: 24 }, say)).toContain('24');
  });

  it('names a code that nobody knows', () => {
    expect(sayError({ code: 'brand_new' }, say)).toContain('brand_new');
  });
});
