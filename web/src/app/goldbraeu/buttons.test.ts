import { describe, expect, it } from 'vitest';
import { ACTIONS, PHASES, VIEW } from '../../../tests/examples';
import { LANGUAGES, wordsOf } from '../../../vite/words';
import { bundleOf, sayer } from '../../i18n/fluent';
import type { GoldbraeuPhase, GoldbraeuView } from '../../protocol/types';
import { buttonsOf, choosesCount, doing } from './buttons';
import { keepOf, NOTHING, preset, same, walk, type Action, type Legal } from './options';

const say = sayer(bundleOf('en', wordsOf('en')));
type Kind = GoldbraeuPhase['kind'];
/** In which phase each action is offered; declining in every one that has a quiet way out. */
const PHASE_OF: Record<Exclude<Action['kind'], 'decline'>, Kind> = {
  keep: 'keep', place_boss: 'bosses', pick: 'pick', annex: 'expand', shift: 'expand', appoint: 'appoint', contract: 'appoint', block: 'block', break: 'break',
  buy: 'buy', buy_blind: 'buy', keep_hidden: 'drawn', show: 'drawn', move: 'move', turn_over: 'turn_over',
};
const DECLINES: readonly Kind[] = ['expand', 'appoint', 'block', 'break', 'buy', 'turn_over'];
const at = (kind: Kind): GoldbraeuView => ({ ...VIEW, phase: PHASES.find((p) => p.kind === kind)! });
/** What a seat could be offered in a phase, as far as the examples go. */
const offered = (kind: Kind): Action[] => [
  ...ACTIONS.filter((a) => a.kind !== 'decline' && PHASE_OF[a.kind] === kind),
  ...(DECLINES.includes(kind) ? [{ kind: 'decline' as const }] : []),
];
const shown = (kind: Kind, legal: Legal, chosen: Action | null = null): [string, string, Action | null, boolean][] =>
  buttonsOf(at(kind), legal, { action: chosen, end: null }, [], say).map((b) => [b.key, b.label, b.action, b.quiet]);

it('has an example of every action', () => {
  expect([...new Set(ACTIONS.map((a) => a.kind))].sort()).toEqual([...Object.keys(PHASE_OF), 'decline'].sort());
});

describe('every action', () => {
  it.each(ACTIONS.map((a) => [JSON.stringify(a), a] as const))('has exactly one way to be chosen: %s', (_, action) => {
    const kind = action.kind === 'decline' ? 'expand' : PHASE_OF[action.kind];
    const legal = offered(kind);
    const ways = [
      walk(legal).some((a) => same(a, action)),
      action.kind === 'keep' && same(keepOf(legal, action.cards), action),
      action.kind === 'pick',
      buttonsOf(at(kind), legal, NOTHING, [], say).some((b) => same(b.action, action)),
    ];
    expect(ways.filter(Boolean)).toHaveLength(1);
  });

  it.each(ACTIONS.filter((a) => !['keep', 'decline', 'keep_hidden', 'show'].includes(a.kind)).map((a) => [JSON.stringify(a), a] as const))('is what the golden button does once chosen: %s', (_, action) => {
    const kind = PHASE_OF[action.kind as keyof typeof PHASE_OF];
    const gold = buttonsOf(at(kind), offered(kind), { action, end: null }, [], say).filter((b) => !b.quiet);
    expect(gold).toEqual([{ key: 'go', label: doing(action, at(kind), say), action, quiet: false }]);
  });

  it.each(LANGUAGES)('is said in words of its own (%s)', (language) => {
    const words = sayer(bundleOf(language, wordsOf(language)));
    const labels = ACTIONS.filter((a) => a.kind !== 'decline').map((a) => doing(a, at(PHASE_OF[a.kind as keyof typeof PHASE_OF]), words));
    for (const label of labels) expect(label).not.toMatch(/garden-|[{}]|undefined/);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe.each(LANGUAGES)('the golden button (%s)', (language) => {
  const words = sayer(bundleOf(language, wordsOf(language)));
  const choosing = [...new Set(Object.values(PHASE_OF))].filter((kind) => kind !== 'drawn');

  it.each(choosing)('says what is missing and does nothing while nothing is chosen: %s', (kind) => {
    const [gold] = buttonsOf(at(kind), offered(kind), NOTHING, [], words).filter((b) => !b.quiet);
    expect(gold).toMatchObject({ key: 'go', action: null });
    expect(gold!.label).not.toMatch(/garden-|[{}]|^$/);
  });

  it('asks for the other end of a contract', () => {
    const [gold] = buttonsOf(at('appoint'), offered('appoint'), { action: null, end: 'krug' }, [], words).filter((b) => !b.quiet);
    expect(gold!.action).toBeNull();
    expect(gold!.label).not.toBe(buttonsOf(at('appoint'), offered('appoint'), NOTHING, [], words).find((b) => !b.quiet)!.label);
  });

  it('calls declining by what it means', () => {
    const labels = DECLINES.map((kind) => doing({ kind: 'decline' }, at(kind), words));
    const [expand, appoint, block, give, buy, more] = labels;
    expect([appoint, buy]).toEqual([expand, expand]);
    expect(new Set([expand, block, give, more]).size).toBe(4);
    for (const label of labels) expect(label).not.toMatch(/garden-/);
  });
});

describe('the buttons', () => {
  it('are none while nothing may be done', () => expect(shown('expand', [])).toEqual([]));

  it.each(DECLINES)('let a quiet one decline beside the golden one: %s', (kind) => {
    expect(shown(kind, offered(kind)).map(([key, , action, quiet]) => [key, action, quiet])).toEqual([
      ['decline', { kind: 'decline' }, true],
      ['go', null, false],
    ]);
  });

  it.each(DECLINES)('are one golden one where declining is all there is: %s', (kind) => {
    expect(shown(kind, [{ kind: 'decline' }]).map(([key, , action, quiet]) => [key, action, quiet])).toEqual([['go', { kind: 'decline' }, false]]);
  });

  it('show a drawn share or keep it, and only keep it without a stone', () => {
    expect(shown('drawn', [{ kind: 'keep_hidden' }, { kind: 'show' }]).map(([key, , action, quiet]) => [key, action?.kind, quiet])).toEqual([
      ['decline', 'keep_hidden', true],
      ['go', 'show', false],
    ]);
    expect(shown('drawn', [{ kind: 'keep_hidden' }]).map(([key, , action, quiet]) => [key, action?.kind, quiet])).toEqual([['go', 'keep_hidden', false]]);
  });

  it('keep exactly the two cards that are chosen', () => {
    const legal: Legal = [{ kind: 'keep', cards: ['krug', 'adler'] }, { kind: 'keep', cards: ['krug', 'krug'] }];
    const keep = (...cards: ('krug' | 'adler')[]): Action | null => buttonsOf(at('keep'), legal, NOTHING, cards, say)[0]!.action;
    expect(keep('adler', 'krug')).toEqual(legal[0]);
    expect(keep('krug', 'krug')).toEqual(legal[1]);
    expect([keep('krug'), keep('adler', 'adler')]).toEqual([null, null]);
  });

  it('say the price of the day, and from where to where a space changes over', () => {
    expect(doing({ kind: 'buy_blind' }, at('buy'), say)).toContain('5');
    expect(doing({ kind: 'buy', card: 'waitress' }, at('buy'), say)).toMatch(/5/);
    expect(doing({ kind: 'shift', space: 6, from: 'eiche', to: 'baeren' }, at('expand'), say)).toMatch(/Eiche.*Bären/);
  });

  it('let the number of cards be chosen only where there is a choice, and begin with the least', () => {
    const block = (cards: number): Action => ({ kind: 'block', cards });
    expect(choosesCount([block(1), { kind: 'decline' }])).toBe(false);
    expect(choosesCount([block(1), block(2), { kind: 'decline' }])).toBe(true);
    const legal = [block(1), block(2), { kind: 'decline' as const }];
    expect(buttonsOf(at('block'), legal, preset(legal), [], say).find((b) => !b.quiet)!.action).toEqual(block(1));
  });
});
