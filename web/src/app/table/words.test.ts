import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../vite/words';
import { bundleOf, sayer } from '../../i18n/fluent';
import type { PhaseView, Row, View } from '../../protocol/types';
import { promptOf, type Game } from './ask';
import { Choice, risk } from './choice.svelte';
import { keyOf } from './keys';
import { billRows, verdictOf } from './reckoning';
import { parse } from '../routes';

const say = sayer(bundleOf('en', wordsOf('en')));
const name = (seat: number): string => ['Anna', 'Bert', 'Clara'][seat] ?? '?';
const barrels: View['barrels'] = [
  { place: 'standing', up: 'large', fresh: false },
  { place: 'standing', up: 'small', fresh: true },
  ...Array.from({ length: 5 }, () => ({ place: 'lying' as const })),
  { place: 'standing', up: 'large', fresh: false },
  { place: 'lying' },
];
const view = (phase: PhaseView, change: Partial<View> = {}): View => ({
  setup: { seats: 3, goal: 75, equal_greedy: 'net_zero', first_innkeeper: 'luck', barrels: { model: 'reckoned', stand: 0.3, large_end: 0.5 } },
  seat: 0, round: 1, innkeeper: 0, totals: [10, -2, 5], barrels, ordered_at: null, laid: [], backs: [null, null, null], order: null, phase, to_act: [0], ...change,
});
const game = (v: View): Game => ({ view: v, pad: { rows: [] }, legal: [], asked: 1 });

describe('the prompt', () => {
  it('says what a roll would risk, with the specials that are put back', () => {
    const choice = new Choice();
    const v = view({ kind: 'tap' });
    expect(promptOf(game(v), true, choice, name, say).detail).toContain(`${risk(v, 6)}%`);
    choice.pick(7, v.phase);
    expect(promptOf(game(v), true, choice, name, say).detail).toContain(`${risk(v, 7)}%`);
    expect([risk(v, 1), risk(v, 3), risk(v, 5), risk(v, 8)]).toEqual([70, 34, 17, 6]);
  });

  it('counts the serving as the targets are chosen', () => {
    const choice = new Choice();
    const v = view({ kind: 'targets', destroy: 0, double: 1 });
    expect(choice.complete(v.phase as never)).toBe(false);
    choice.pick(1, v.phase);
    expect(promptOf(game(v), true, choice, name, say).detail).toContain('15');
    choice.pick(0, v.phase);
    expect(choice.doubled).toEqual([0]);
    expect(choice.serving(v)).toBe(21);
  });

  it('names the last guest who is still ordering, and counts more', () => {
    const choice = new Choice();
    expect(promptOf(game(view({ kind: 'ordering' }, { to_act: [2] })), false, choice, name, say).title).toContain('Clara');
    expect(promptOf(game(view({ kind: 'ordering' }, { to_act: [1, 2] })), false, choice, name, say).title).toContain('2');
  });

  it('tells a shared win from a lone one and from one’s own', () => {
    const over = (winners: number[], totals: number[]): string => promptOf(game(view({ kind: 'over', winners }, { totals, to_act: [] })), false, new Choice(), name, say).title;
    expect(over([0], [80, 1, 2])).toContain('You win');
    expect(over([1], [1, 80, 2])).toContain('Bert wins');
    expect(over([1, 2], [1, 80, 80])).toContain('Bert and Clara');
  });
});

describe('the bill', () => {
  const row: Row = { round: 1, innkeeper: 0, tops: [6], verdict: 'too_greedy', served: 6, ordered: 11, orders: [null, [7, 2], [2]], results: [6, -9, 9], totals: [6, -9, 9], greediest: [1], modest: [2] };

  it('gives the innkeeper first, then the guests from the greediest down, each with a reason', () => {
    const rows = billRows(row, 'net_zero', name, say);
    expect(rows.map((r) => [r.name, r.tag, r.order, r.result])).toEqual([['Anna', 'innkeeper', null, 6], ['Bert', 'greediest', 9, -9], ['Clara', 'most-modest', 2, 9]]);
    expect(rows.every((r) => r.why && !r.why.startsWith('why-'))).toBe(true);
    expect(verdictOf(row, say)).toMatch(/5\smugs short/);
  });

  it('tells both rules for guests who are all equally greedy apart', () => {
    const equal: Row = { ...row, orders: [null, [5], [5]], ordered: 10, greediest: [1, 2], modest: [1, 2] };
    const why = (rule: 'net_zero' | 'penalty'): string => billRows(rule === 'penalty' ? { ...equal, modest: [] } : equal, rule, name, say)[1]!.why;
    expect(why('net_zero')).toMatch(/cancel out/);
    expect(why('penalty')).toMatch(/minus/);
  });
});

describe('keys and addresses', () => {
  const key = (k: string, more: object = {}): ReturnType<typeof keyOf> => keyOf({ key: k, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null, ...more });

  it('knows cards, the golden button and nothing with a modifier', () => {
    expect(key('7')).toEqual({ do: 'card', card: 7 });
    expect(key('8')).toBeNull();
    expect(key('Enter')).toEqual({ do: 'go' });
    expect(key('c', { ctrlKey: true })).toBeNull();
  });

  it.each([
    ['', '', { page: 'home' }],
    ['help', '', { page: 'help', game: 'polterfass' }],
    ['help', '#top', { page: 'help', game: 'polterfass' }],
    ['help/goldbraeu', '', { page: 'help', game: 'goldbraeu' }],
    ['help/chess', '', { page: 'missing' }],
    ['t/abc123', '', { page: 'table', table: 'abc123' }],
    ['t/ABC', '', { page: 'missing' }],
    ['return', '#x-Y_9', { page: 'return', token: 'x-Y_9' }],
    ['return', '#', { page: 'missing' }],
    ['return/x-Y_9', '', { page: 'missing' }],
    ['t/a/b', '', { page: 'missing' }],
  ])('leads %j with %j to the right page', (path, fragment, route) => {
    expect(parse(path, fragment)).toEqual(route);
  });
});
