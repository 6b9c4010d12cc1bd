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
      'innkeeper-id': '1',
      winners: 'Anna and Clara',
      'winners-count': 2,
      tops: '9, 5 and a double',
      'tops-count': 3,
      again: 'yes',
      'put-back': 2,
      served: 'none',
      cards: '2 + 6',
      'cards-count': 2,
    });
  });

  it('keeps what a message selects by beside a name, so that nobody’s name is taken for nobody', () => {
    const nobody = eventArgs({ kind: 'x', owner: null, card: null, hand: null }, name, say);
    expect(nobody).toEqual({ owner: '', 'owner-id': 'none', card: '', 'card-id': 'none', hand: 'none', 'hand-count': 0 });
    expect(eventArgs({ kind: 'x', owner: 0 }, () => 'none', say)).toEqual({ owner: 'none', 'owner-id': '0' });
  });

  it('names days, says who gets something and who has what, and whether a figure stays', () => {
    const event = { kind: 'x', day: 2, paid: [3, 0, 4], money: [0, 1, 2], from: 'krug', to: 'krug', hands: [['krug', 'post'], [], ['adler']] };
    expect(eventArgs(event, name, say)).toMatchObject({
      day: 'Tuesday',
      'day-id': '2',
      paid: 'Anna\u00a03 and Clara\u00a04',
      'paid-count': 2,
      money: 'Anna\u00a00, Bert\u00a01 and Clara\u00a02',
      stays: 'yes',
      hands: 'Anna: Zum Krug and Zur Post; Clara: Zum Adler',
      'hands-count': 2,
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
