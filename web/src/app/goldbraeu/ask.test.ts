import { describe, expect, it } from 'vitest';
import { LEGAL, PHASES, VIEW } from '../../../tests/examples';
import { LANGUAGES, wordsOf } from '../../../vite/words';
import { bundleOf, sayer } from '../../i18n/fluent';
import type { GoldbraeuPhase, GoldbraeuView } from '../../protocol/types';
import { inTwoLines, promptOf, type GardenGame } from './ask';
import { NOTHING, type Action, type Chosen, type Legal } from './options';

const say = sayer(bundleOf('en', wordsOf('en')));
const name = (seat: number): string => ['Anna', 'Bert', 'Clara', 'Dora'][seat] ?? '?';
const game = (change: Partial<GoldbraeuView>, legal: Legal = []): GardenGame => ({ view: { ...VIEW, ...change }, pad: { days: [], paydays: [] }, legal: [...legal], asked: 1 });
const title = (change: Partial<GoldbraeuView>, mine: boolean, chosen: Chosen = NOTHING, legal: Legal = []): string => promptOf(game(change, legal), mine, chosen, legal, name, say).title;
const detail = (change: Partial<GoldbraeuView>, chosen: Action | null, legal: Legal = [], end: Chosen['end'] = null): string => promptOf(game(change, legal), true, { action: chosen, end }, legal, name, say).detail;
const phase = <K extends GoldbraeuPhase['kind']>(kind: K): Extract<GoldbraeuPhase, { kind: K }> => PHASES.find((p): p is Extract<GoldbraeuPhase, { kind: K }> => p.kind === kind)!;

/** Who is asked in each phase; nobody while luck decides and after the end. */
const ASKED: Record<GoldbraeuPhase['kind'], boolean> = {
  lot: false, signs: false, deal: false, lay_out: false, blind: false, over: false,
  keep: true, bosses: true, pick: true, expand: true, appoint: true, block: true, break: true, buy: true, drawn: true, move: true, turn_over: true,
};
const seatOf = (p: GoldbraeuPhase): number => ('seat' in p ? p.seat : 'waiting' in p ? p.waiting[0]! : 0);

it('has examples of every phase', () => {
  expect([...new Set(PHASES.map((p) => p.kind))].sort()).toEqual(Object.keys(ASKED).sort());
});

describe.each(LANGUAGES)('every phase (%s)', (language) => {
  const words = sayer(bundleOf(language, wordsOf(language)));

  it.each(PHASES.map((p) => [p.kind, p] as const))('has words for whoever is asked, for the others and for spectators: %s', (kind, p) => {
    const asks = ASKED[kind];
    const own = game({ phase: p, seat: seatOf(p), drawn: kind === 'drawn' ? 'post' : null }, [{ kind: 'decline' }]);
    const prompts = [
      promptOf(own, asks, NOTHING, own.legal, name, words),
      promptOf(game({ phase: p, seat: 3 - seatOf(p) }), false, NOTHING, [], name, words),
      promptOf(game({ phase: p, seat: null }), false, NOTHING, [], name, words),
    ];
    for (const { title: large, detail: small } of prompts) {
      expect(large).not.toBe('');
      // A message that is missing comes back as its id, one that lacks an argument with braces.
      expect(`${large} ${small}`).not.toMatch(/\b(garden|ask|status)-|[{}?]{2}|undefined|NaN/);
    }
    expect(prompts.map((one) => one.tone)).toEqual([asks ? 'ask' : 'wait', 'wait', 'wait']);
    if (asks) expect(prompts[0]!.title).not.toBe(prompts[1]!.title);
  });
});

describe('the prompt', () => {
  it('names everybody for whom the table waits, and nobody else', () => {
    expect(title({ phase: { kind: 'keep', waiting: [1, 3] } }, false)).toMatch(/Bert.*Dora/);
    expect(title({ phase: { kind: 'keep', waiting: [1, 3] } }, false)).not.toMatch(/Anna|Clara/);
    for (const kind of ['bosses', 'expand', 'appoint', 'buy', 'drawn', 'move', 'turn_over'] as const) {
      const p = phase(kind);
      expect(title({ phase: p }, false), kind).toContain(name(p.seat));
    }
  });

  it('names in a duel the firm and the other side', () => {
    expect(title({ phase: phase('block') }, true)).toMatch(/Bert.*Zum Krug|Zum Krug.*Bert/);
    expect(title({ phase: phase('break') }, true)).toMatch(/Anna.*Zum Krug|Zum Krug.*Anna/);
  });

  it('counts the bosses that each still sets', () => {
    const left = (all: number): string => detail({ phase: { kind: 'bosses', seat: 1, left: all } }, null);
    expect([left(9), left(7), left(1)].map((text) => /\d/.exec(text)?.[0] ?? text)).toEqual(['3', '3', expect.stringMatching(/1|last/)]);
  });

  it('tells what a picked card is while the others still pick', () => {
    expect(promptOf(game({ phase: phase('pick'), pick: 'appoint' }), false, NOTHING, [], name, say).detail).toMatch(/appoint/i);
    expect(promptOf(game({ phase: phase('pick'), pick: null }), false, NOTHING, [], name, say).detail).not.toMatch(/appoint/i);
  });

  it('names the gardens that can grow, and says when none can', () => {
    const own = { phase: phase('expand') };
    expect(title(own, true, NOTHING, LEGAL)).toMatch(/Zur Eiche.*Zum Bären.*Zur Post/);
    expect(title(own, true, NOTHING, LEGAL)).not.toContain('Krug');
    expect(title(own, true, NOTHING, [{ kind: 'decline' }])).not.toContain('Eiche');
  });

  it('warns of what a shift cuts off, before it tells of choices', () => {
    const p = { ...phase('expand'), left: 1 };
    const shift = LEGAL.find((a) => a.kind === 'shift' && a.space === 6)!;
    const twofold = LEGAL.find((a) => a.kind === 'annex' && a.space === 13)!;
    const plain = LEGAL.find((a) => a.kind === 'annex' && a.space === 4)!;
    const texts = [shift, twofold, plain].map((a) => detail({ phase: p }, a, LEGAL));
    expect(texts[0]).toBe(say('garden-ask-cuts-detail', { count: 1 }));
    expect(texts[1]).toBe(say('garden-ask-which-garden-detail'));
    expect(new Set(texts).size).toBe(3);
    expect(detail({ phase: { ...p, left: 2 } }, plain, LEGAL)).toBe(say('garden-ask-twice-detail'));
  });

  it('says of an appointment whether somebody may block it, and whether a card has to be turned over for it', () => {
    const at = { phase: phase('appoint'), may_block: ['eiche'] as GoldbraeuView['may_block'] };
    const appoint = (firm: 'eiche' | 'krug' | 'post'): Action => ({ kind: 'appoint', firm });
    // Eiche has Bert's boss; of Krug the reader has no stone; at Post there is one, and nobody can block.
    expect(detail(at, appoint('eiche'))).toContain('Bert');
    expect(detail(at, appoint('krug'))).toContain('Zum Krug');
    const rest = [detail(at, appoint('eiche')), detail(at, appoint('krug')), detail(at, appoint('post'))];
    expect(new Set(rest).size).toBe(3);
    expect(detail(at, null, [], 'mayerbraeu')).toContain('Mayerbräu');
  });

  it('does not say what somebody else has drawn', () => {
    expect(title({ phase: phase('drawn'), drawn: 'post' }, true)).toContain('Zur Post');
    expect(title({ phase: phase('drawn'), drawn: null }, false)).not.toContain('Zur Post');
  });

  it('tells a win of one’s own from a shared one and from another’s', () => {
    const over = (winners: number[]): string => title({ phase: { kind: 'over', winners }, money: [90, 157, 157], seat: 1 }, false);
    expect(over([1])).not.toContain('Bert');
    expect(over([1, 2])).toMatch(/Bert and Clara/);
    expect(over([2])).toContain('Clara');
    for (const winners of [[1], [1, 2], [2]]) expect(over(winners)).toContain('157');
  });
});

it('says the first sentence of an event large', () => {
  expect(inTwoLines('Anna blocks Bert. 3 stones against 2.')).toEqual({ title: 'Anna blocks Bert.', detail: '3 stones against 2.' });
  expect(inTwoLines('Anna blocks Bert.')).toEqual({ title: 'Anna blocks Bert.', detail: '' });
  expect(inTwoLines('')).toEqual({ title: '', detail: '' });
});
