import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../../vite/words';
import { bundleOf, sayer } from '../../i18n/fluent';
import type { Action, Advice, BarrelView, GoldbraeuView, View } from '../../protocol/types';
import { Choice } from '../table/choice.svelte';
import { canon, isRough, optionsOf, percents, scaleOf } from './advice';
import { barrelWords } from './barrels';
import { gardenWords } from './garden';

const say = sayer(bundleOf('en', wordsOf('en')));
const ORDERS: Action[] = [];
for (let a = 0; a < 8; a++) {
  ORDERS.push({ kind: 'order', cards: [a] });
  for (let b = a + 1; b < 8; b++) ORDERS.push({ kind: 'order', cards: [a, b] });
}
const places = (standing: Record<number, 'large' | 'small'>): BarrelView[] => Array.from({ length: 9 }, (_, i): BarrelView => (standing[i] ? { place: 'standing', up: standing[i], fresh: false } : { place: 'lying' }));
const viewOf = (standing: Record<number, 'large' | 'small'>): View => ({ barrels: places(standing) }) as unknown as View;
const told = (action: Action, view: View = viewOf({})): string => Object.values(barrelWords(action, view, say)).filter(Boolean).join(', ');

describe('options', () => {
  const words = (action: string): { label: string; detail: string } => ({ label: action, detail: '' });

  it('come best first, with the interval of 19 in 20 and a mark for all that may be the best', () => {
    const advice: Advice = { choices: [{ action: 'a', chance: 0.2 }, { action: 'b', chance: 0.31 }, { action: 'c', chance: 0.28 }], error: 0.02 };
    const options = optionsOf(advice, ['a', 'b', 'c'], words);
    const percent = percents(advice, say);
    expect(options.map((o) => [o.label, percent(o.low), percent(o.chance), percent(o.high), o.best])).toEqual([['b', '27', '31', '35', true], ['c', '24', '28', '32', true], ['a', '16', '20', '24', false]]);
    expect(scaleOf(options)).toBe(0.4);
    expect([isRough(advice), isRough({ ...advice, error: 0.1 })]).toEqual([false, true]);
  });

  it('are told in tenths only where they are known to within one percent, with the point or comma of the language', () => {
    const told = (error: number, language = 'en'): string[] => [0, 0.0449, 0.2, 0.99951, 1].map(percents({ choices: [], error }, sayer(bundleOf(language, wordsOf(language)))));
    expect(told(0.005)).toEqual(['0.0', '4.5', '20.0', '100.0', '100.0']);
    expect(told(0)).toEqual(told(0.005));
    expect(told(0.006)).toEqual(['0', '4', '20', '100', '100']);
    for (const language of LANGUAGES) expect(told(0, language)[1]).toBe(language === 'en' ? '4.5' : '4,5');
  });

  it('mark one alone when the chances are exact, and all that are equal', () => {
    const options = optionsOf({ choices: [{ action: 'a', chance: 0.5 }, { action: 'b', chance: 0.5 }, { action: 'c', chance: 0.499 }], error: 0 }, ['a', 'b', 'c'], words);
    expect(options.map((o) => o.best)).toEqual([true, true, false]);
    expect(options.every((o) => o.low === o.chance && o.high === o.chance)).toBe(true);
  });

  it('stay between never and always', () => {
    const options = optionsOf({ choices: [{ action: 'a', chance: 0.01 }, { action: 'b', chance: 0.99 }], error: 0.1 }, ['a', 'b'], words);
    expect(options.map((o) => [o.low > 0 || o.label === 'a', o.high <= 1])).toEqual([[true, true], [true, true]]);
    expect(scaleOf(options)).toBe(1);
    expect(scaleOf([])).toBe(0.1);
  });

  it('leave out what isn’t legal, and know an action whatever the order of its fields', () => {
    const legal = [{ kind: 'x', to: 1 }];
    const options = optionsOf({ choices: [{ action: { to: 1, kind: 'x' }, chance: 0.4 }, { action: { to: 2, kind: 'x' }, chance: 0.6 }], error: 0 }, legal, (a) => ({ label: `${a.to}`, detail: '' }));
    expect(options.map((o) => o.actions)).toEqual([[legal[0]]]);
    expect(canon({ b: [1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[1,{"c":2,"d":1}]}');
  });
});

describe('orders', () => {
  it('are 21 by sum and number of cards, of the 36 (P3.4)', () => {
    expect(ORDERS).toHaveLength(36);
    const advice = { choices: ORDERS.map((action, i) => ({ action, chance: i / 100 })), error: 0.01 };
    const options = optionsOf(advice, ORDERS, (action) => barrelWords(action, viewOf({}), say));
    expect(options).toHaveLength(21);
    const seven = options.find((o) => o.label === 'Order 7' && o.detail === '2\u00a0cards');
    expect(seven?.actions).toHaveLength(4);
    const own = advice.choices.filter(({ action }) => action.kind === 'order' && action.cards.length === 2 && action.cards.reduce((a, b) => a + b, 0) === 7);
    expect(seven?.chance).toBeCloseTo(own.reduce((sum, { chance }) => sum + chance, 0) / 4);
  });
});

describe('the innkeeper’s options', () => {
  it('are said in the words of the buttons, with what goes back', () => {
    const view = viewOf({ 0: 'large', 7: 'small', 8: 'large' });
    expect(told({ kind: 'close' }, viewOf({ 0: 'large', 1: 'small' }))).toBe('Close the tap: serve 12');
    expect(told({ kind: 'close' }, view)).toBe('Close the tap');
    expect(told({ kind: 'roll_on', put_back: [] }, view)).toBe(say('do-roll-on', { cup: 6 }));
    expect(told({ kind: 'roll_on', put_back: [7, 8] }, view)).toBe(`${say('do-roll-on', { cup: 8 })}, a spoiled one and a double back in`);
  });

  it('name the targets by what they show, so that equal barrels are one option', () => {
    const view = viewOf({ 1: 'large', 2: 'large', 3: 'small', 7: 'small', 8: 'large' });
    const destroy = (barrel: number): Action => ({ kind: 'target', destroyed: [barrel], doubled: [3] });
    expect(told(destroy(1), view)).toBe(`${say('do-serve', { served: 16 })}, spoils 8, doubles 4`);
    expect(told(destroy(2), view)).toBe(told(destroy(1), view));
  });
});

describe('a choice', () => {
  const phase = (kind: string, more = {}): View['phase'] => ({ kind, ...more }) as View['phase'];

  it('is ready as a whole once it has been pressed, and can be changed by hand', () => {
    const choice = new Choice();
    expect(choice.prepared(phase('ordering'))).toBeNull();
    choice.ready({ kind: 'order', cards: [2, 5] });
    expect(choice.prepared(phase('ordering'))).toEqual({ kind: 'order', cards: [2, 5] });
    choice.ready({ kind: 'roll_on', put_back: [] });
    expect([choice.rolls, choice.prepared(phase('tap'))]).toEqual([true, { kind: 'roll_on', put_back: [] }]);
    choice.ready({ kind: 'roll_on', put_back: [8] });
    choice.pick(8, phase('tap'));
    expect([choice.rolls, choice.prepared(phase('tap'))]).toEqual([false, null]);
    choice.ready({ kind: 'close' });
    expect([choice.rolls, choice.prepared(phase('tap'))]).toEqual([false, { kind: 'close' }]);
    choice.ready({ kind: 'target', destroyed: [1], doubled: [3] });
    expect(choice.prepared(phase('targets', { destroy: 1, double: 1 }))).toEqual({ kind: 'target', destroyed: [1], doubled: [3] });
  });
});

describe('actions of Goldbräu', () => {
  const map = { spaces: [{ row: 0, column: 0, parasol: false }, { row: 2, column: 4, parasol: true }] } as unknown as Parameters<typeof gardenWords>[1];
  const view = { phase: { kind: 'expand' }, cuts: [] } as unknown as GoldbraeuView;

  it('say where a space is, as many can join the same garden', () => {
    const garden = 'fuchs' as never;
    const words = [0, 1].map((space) => gardenWords({ kind: 'annex', garden, space }, map, view, say));
    expect(words[0]?.label).toBe(words[1]?.label);
    expect(words.map((w) => w.detail)).toEqual(['row 1, column 1', 'row 3, column 5, parasol']);
    expect(gardenWords({ kind: 'decline' }, map, view, say)).toEqual({ label: say('garden-do-decline'), detail: '' });
  });
});

it.each(LANGUAGES)('has all words of the advice (%s)', (language) => {
  const own = sayer(bundleOf(language, wordsOf(language)));
  const view = viewOf({ 1: 'large', 3: 'small', 7: 'small', 8: 'large' });
  const actions: Action[] = [{ kind: 'order', cards: [3] }, { kind: 'order', cards: [3, 4] }, { kind: 'roll_on', put_back: [7] }, { kind: 'target', destroyed: [1], doubled: [3] }];
  for (const words of actions.map((action) => barrelWords(action, view, own))) expect(`${words.label} ${words.detail}`).not.toMatch(/advice-|\{|none/);
});
