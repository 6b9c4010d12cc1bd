import { describe, expect, it } from 'vitest';
import { LEGAL, PHASES, VIEW } from '../../../tests/examples';
import type { GoldbraeuPhase, GoldbraeuView } from '../../protocol/types';
import { mapOf } from './map';
import { meantByCard, meantByFirm, meantBySpace, unlawful, unoffered } from './meant';
import { legalSpaces, NOTHING, ownersOf } from './options';

const map = mapOf(VIEW.setup.map);
const at = (kind: GoldbraeuPhase['kind'], changed: Partial<GoldbraeuView> = {}): GoldbraeuView => ({ ...VIEW, phase: PHASES.find((p) => p.kind === kind)!, ...changed });
const me = VIEW.seat!;
const bosses = (own: readonly string[]): GoldbraeuView['firms'] =>
  Object.fromEntries(Object.entries(VIEW.firms).map(([firm, one]) => [firm, { ...one, boss: own.includes(firm) ? me : (me + 1) % 3 }])) as GoldbraeuView['firms'];
const space = (of: string): number => VIEW.gardens[of as 'krug'].spaces[0]!;

describe('a space that is not on offer', () => {
  it('is meant for the own garden that lies nearest', () => {
    const view = at('expand', { firms: bosses(['krug', 'adler']) });
    const free = map.spaces.find(({ id }) => !ownersOf(view).has(id))!.id;
    const meant = meantBySpace(view, free, map);
    expect(meant).toMatchObject({ kind: 'annex', space: free });
    expect(['krug', 'adler']).toContain(meant.kind === 'annex' && meant.garden);
  });

  it('is meant to change over from whoever has it, but not to the garden that it is in', () => {
    expect(meantBySpace(at('expand', { firms: bosses(['krug']) }), space('post'), map)).toEqual({ kind: 'shift', space: space('post'), from: 'post', to: 'krug' });
    expect(meantBySpace(at('expand', { firms: bosses(['krug']) }), space('krug'), map)).toEqual({ kind: 'annex', space: space('krug'), garden: 'krug' });
  });

  it('is where a figure was to go', () => {
    expect(meantBySpace(at('move'), space('eiche'), map)).toEqual({ kind: 'move', to: 'eiche' });
  });
});

describe('a firm that is not on offer', () => {
  it.each([
    ['bosses', { kind: 'place_boss', firm: 'krug' }],
    ['move', { kind: 'move', to: 'krug' }],
    ['buy', { kind: 'buy', card: 'krug' }],
    ['turn_over', { kind: 'turn_over', firm: 'krug' }],
    ['appoint', { kind: 'appoint', firm: 'krug' }],
    ['pick', { kind: 'appoint', firm: 'krug' }],
  ] as const)('is meant as the question goes: %s', (kind, action) => {
    expect(meantByFirm(at(kind), NOTHING, 'krug')).toEqual(action);
  });

  it('is the other end of a contract, or is to have the space that was chosen', () => {
    expect(meantByFirm(at('appoint'), { action: null, end: 'mayerbraeu' }, 'post')).toEqual({ kind: 'contract', brewery: 'mayerbraeu', garden: 'post' });
    expect(meantByFirm(at('appoint'), { action: null, end: 'post' }, 'steinbraeu')).toEqual({ kind: 'contract', brewery: 'steinbraeu', garden: 'post' });
    const free = map.spaces.find(({ id }) => !ownersOf(VIEW).has(id))!.id;
    expect(meantByFirm(at('expand'), { action: { kind: 'annex', space: free, garden: 'krug' }, end: null }, 'adler')).toEqual({ kind: 'annex', space: free, garden: 'adler' });
  });
});

it('never asks about what can be done', () => {
  for (const action of LEGAL) expect(unlawful(LEGAL, action)).toBeNull();
  expect(unlawful(LEGAL, meantByCard(null))).toEqual({ kind: 'buy_blind' });
});

it('lists every space that is not on offer, and none that is', () => {
  const offered = legalSpaces(LEGAL, ownersOf(VIEW));
  const asked = unoffered(VIEW, LEGAL, map).map((action) => ('space' in action ? action.space : -1));
  expect(VIEW.phase.kind).toBe('expand');
  expect([...asked, ...offered].sort((a, b) => a - b)).toEqual(map.spaces.map(({ id }) => id));
});
