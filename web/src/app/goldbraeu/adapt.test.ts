import { describe, expect, it } from 'vitest';
import { PHASES, VIEW } from '../../../tests/examples';
import { LANGUAGES, wordsOf } from '../../../vite/words';
import { BREWERIES, INNS } from '../../garden/firms';
import { bundleOf, sayer } from '../../i18n/fluent';
import type { ChairView, Firm, GoldbraeuUpdate, GoldbraeuView } from '../../protocol/types';
import { bossesOf, cardName, faceOf, firmList, firmsOf, FIRMS, handOf, peopleOf, picksOf, priceOf, spaceText, standing } from './adapt';
import { mapOf } from './map';

const say = sayer(bundleOf('en', wordsOf('en')));
const name = (seat: number): string => ['Anna', 'Bert', 'Clara'][seat] ?? '?';
const firms = (view: GoldbraeuView = VIEW, states = new Map()): Record<string, ReturnType<typeof firmsOf>[number]> => Object.fromEntries(firmsOf(view, states, name, say).map((f) => [f.id, f]));

describe('how a firm stands', () => {
  it.each([
    ['more than all others together', [3, 1, 1], 0],
    ['as many as all others', [2, 1, 1], null],
    ['the only one', [0, 0, 1], 2],
    ['nobody', [0, 0, 0], null],
  ])('has a crown for %s', (_, stones, crown) => expect(standing(stones, 6).crown).toBe(crown));

  it.each([
    ['is far from full', [1, 1, 2], 6, []],
    ['lacks one share', [1, 1, 3], 6, [0, 1]],
    ['lacks one share of five', [1, 0, 3], 5, [0]],
    ['lacks one share, and nobody has but one', [2, 3, 0], 6, []],
    ['is full', [2, 4, 0], 6, []],
  ])('warns lone stones only where it %s', (_, stones, shares, warned) => expect(standing(stones, shares).warned).toEqual(warned));
});

describe('the firms', () => {
  it('are all there, the gardens first, with stones, bosses and crowns as they lie', () => {
    expect(firmsOf(VIEW, new Map(), name, say).map((f) => f.id)).toEqual([...INNS, ...BREWERIES]);
    const { krug, post, schmidbraeu } = firms();
    expect([krug!.stones, krug!.boss, krug!.crown, krug!.slots]).toEqual([[0, 0, 0], 0, 0, 5]);
    expect([post!.stones, post!.boss, post!.crown]).toEqual([[0, 1, 2], 1, null]);
    expect([schmidbraeu!.stones, schmidbraeu!.crown]).toEqual([[0, 2, 2], 2]);
  });

  it('are full once all their shares have left the game, and warn nobody then', () => {
    expect(Object.values(firms()).filter((f) => f.full).map((f) => f.id)).toEqual(['krug']);
    const stones = { ...VIEW.firms.krug, stones: [3, 1, 0] };
    expect(firms({ ...VIEW, firms: { ...VIEW.firms, krug: stones } })['krug']!.warned).toEqual([]);
    expect(firms({ ...VIEW, gone: [], firms: { ...VIEW.firms, krug: stones } })['krug']!.warned).toEqual([1]);
  });

  it('say who is warned wherever the picture does', () => {
    const stones = { ...VIEW.firms.krug, stones: [3, 1, 0] };
    for (const firm of [...Object.values(firms()), firms({ ...VIEW, gone: [], firms: { ...VIEW.firms, krug: stones } })['krug']!])
      expect([0, 1, 2].filter((seat) => firm.label.includes(`Lone stone at risk: ${name(seat)}`))).toEqual(firm.warned);
  });

  it('have the signs that the gardens do not, twelve in all', () => {
    const all = firms();
    expect(BREWERIES.map((b) => all[b]!.signs.length)).toEqual([0, 2, 2, 2]);
    expect(INNS.map((inn) => all[inn]!.signs)).toEqual(INNS.map((inn) => [VIEW.gardens[inn].supplier]));
    expect(Object.values(all).flatMap((f) => f.signs)).toHaveLength(12);
    expect(firms({ ...VIEW, phase: { kind: 'signs' } })['krug']!.signs).toEqual([]);
  });

  it('stand to the question as they are told, and are plain otherwise', () => {
    const { krug, post } = firms(VIEW, new Map([['post', 'chosen']]));
    expect([krug!.state, post!.state]).toEqual(['plain', 'chosen']);
  });

  it('say all of it in words', () => {
    const { krug, eiche, schmidbraeu } = firms();
    expect(krug!.label).toMatch(/^Zum Krug.*Anna.*3.*Steinbräu.*2\u00a0spaces/);
    expect(eiche!.label).toContain('Bert');
    expect(schmidbraeu!.label).toContain('Clara');
    expect(firms({ ...VIEW, firms: { ...VIEW.firms, krug: { boss: null, fresh: false, stones: [0, 0, 0] } } })['krug']!.label).not.toMatch(/Anna|Bert|Clara/);
    const fresh = firms({ ...VIEW, firms: { ...VIEW.firms, krug: { ...VIEW.firms.krug, fresh: true } } })['krug']!;
    expect(fresh.fresh).toBe(true);
    expect(fresh.label).not.toBe(krug!.label);
  });
});

describe('the people', () => {
  const chair = (change: Partial<ChairView> = {}): ChairView => ({ occupant: { kind: 'person', name: '' } as never, stand_in: null, muted: false, away_since: null, due: null, ...change });
  const people = (change: Partial<GoldbraeuView> = {}, chairs = [chair(), chair(), chair()], words = say): ReturnType<typeof peopleOf> => {
    const view = { ...VIEW, ...change };
    return peopleOf({ table: { chairs, you: 1 }, game: { view } } as unknown as GoldbraeuUpdate, view, name, words);
  };

  it('have what lies before them', () => {
    expect(people().map((p) => [p.name, p.money, p.hidden, p.stones, p.bosses])).toEqual([['Anna', 19, 2, 9, 4], ['Bert', 25, 1, 12, 2], ['Clara', 23, 2, 12, 2]]);
    expect([0, 1, 2].map((seat) => bossesOf(VIEW, seat))).toEqual([2, 4, 4]);
    for (const p of people()) for (const part of [p.name, p.money, p.hidden, p.stones, p.bosses]) expect(p.label).toContain(`${part}`);
  });

  it('have the start figure and the payday figure once there is a day', () => {
    expect(people({ start: 2, payday: 0 }).map((p) => [p.start, p.payday])).toEqual([[false, true], [false, false], [true, false]]);
    expect(people({ start: 2, payday: 0, day: 0 }).some((p) => p.start || p.payday)).toBe(false);
  });

  it('are active only where the reader is asked, and waited for where anybody is', () => {
    expect(people({ to_act: [0, 1] }).map((p) => [p.active, p.waiting])).toEqual([[false, true], [true, true], [false, false]]);
  });

  it('show what they have picked, that they have chosen, or that they won', () => {
    expect(people().map((p) => p.status)).toEqual(['Appoint', say('garden-status-expand'), 'Appoint']);
    expect(people({ picks: [null, null, null], to_act: [1], chosen: [2], phase: { kind: 'pick', waiting: [1] } }).map((p) => p.status)).toEqual(['\u00a0', say('garden-status-pick'), say('garden-status-chosen')]);
    expect(people({ to_act: [], phase: { kind: 'over', winners: [2] } }).map((p) => p.status)).toEqual(['\u00a0', '\u00a0', say('status-winner')]);
  });

  it('are away, and no longer once a computer player stands in', () => {
    const [anna, , clara] = people({}, [chair({ away_since: 1 }), chair(), chair({ away_since: 1, stand_in: 'away' as never })]);
    expect([anna!.away, anna!.status]).toEqual([true, say('status-away')]);
    expect([clara!.away, clara!.status]).toEqual([false, say('status-stand-in')]);
  });

  it.each(LANGUAGES)('are asked for something that has a word (%s)', (language) => {
    const words = sayer(bundleOf(language, wordsOf(language)));
    for (const phase of PHASES.filter((p) => ('seat' in p || 'waiting' in p) && p.kind !== 'blind')) {
      expect(people({ phase, to_act: [1] }, undefined, words)[1]!.status, phase.kind).not.toMatch(/garden-|\u00a0$|^$/);
    }
  });
});

describe('cards', () => {
  it.each(LANGUAGES)('have names and faces (%s)', (language) => {
    const words = sayer(bundleOf(language, wordsOf(language)));
    const cards = [...FIRMS, 'drunkard', 'waitress'] as const;
    expect(new Set(cards.map((card) => cardName(card, words))).size).toBe(12);
    for (const card of cards) expect(cardName(card, words)).not.toContain('-figure-');
    expect(faceOf('post', words)).toEqual({ kind: 'share', firm: 'post', name: 'Zur Post' });
    expect(faceOf('drunkard', words)).toMatchObject({ kind: 'drunkard' });
    for (const firm of FIRMS) expect(firmList(FIRMS, words)).toContain(cardName(firm, words));
  });

  it('lie in a hand in the order of the firms, and of equal ones the uppermost is chosen', () => {
    const hand = handOf(['steinbraeu', 'krug', 'post', 'krug'], ['krug'], 'krug', say);
    expect(hand.map((c) => [c.face.kind === 'share' ? c.face.firm : c.face.kind, c.state])).toEqual([['krug', 'legal'], ['krug', 'chosen'], ['post', 'plain'], ['steinbraeu', 'plain']]);
    expect(new Set(hand.map((c) => c.key)).size).toBe(4);
  });

  it('for the day lie face down until all have chosen, and say who is alone', () => {
    const down = picksOf([null, null, null], [0, 2], name, say);
    expect(down.map((p) => [p.action, p.laid, p.alone, p.label])).toEqual([[null, true, false, 'Anna'], [null, false, false, 'Bert'], [null, true, false, 'Clara']]);
    const open = picksOf(['buy', 'expand', 'buy'], [], name, say);
    expect(open.map((p) => [p.laid, p.alone])).toEqual([[true, false], [true, true], [true, false]]);
    expect(open[1]!.label).toBe('Bert: Expand');
  });

  it.each([[0, null], [1, 2], [2, 5], [3, 8], [4, 8]])('cost by how many buy: %i', (buyers, price) => {
    const picks = Array.from({ length: 4 }, (_, seat) => (seat < buyers ? ('buy' as const) : ('appoint' as const)));
    expect(priceOf({ phase: { kind: 'appoint', seat: 3, left: 1, closed: [] }, picks })).toBe(price);
    expect(priceOf({ phase: { kind: 'buy', seat: 0, price: 5 }, picks })).toBe(5);
  });
});

describe('a space', () => {
  const map = mapOf(VIEW.setup.map);
  const text = (id: number): string => spaceText(map, VIEW, id, say);

  it('is told by row and column, garden and parasol', () => {
    expect(text(2)).toMatch(/Row 1, column 3.*Zum Krug/);
    expect(text(8)).toMatch(/Row 2, column 1, parasol.*free/);
    expect(text(0)).not.toContain('parasol');
  });

  it('has a number in reading order, without the holes', () => {
    const front: Record<string, number> = Object.fromEntries(map.doors.map((d) => [d.inn, d.space]));
    for (const inn of INNS) expect(VIEW.gardens[inn].spaces, inn).toContain(front[inn]);
    expect(map.spaces).toHaveLength(38);
    expect(map.spaces.filter((s) => s.parasol)).toHaveLength(8);
    expect(new Set(map.spaces.map((s) => text(s.id))).size).toBe(38);
  });
});

it('knows every firm that the protocol knows', () => {
  const ids: Record<Firm, true> = { krug: true, eiche: true, baeren: true, post: true, hirschen: true, adler: true, mayerbraeu: true, steinbraeu: true, kramerbraeu: true, schmidbraeu: true };
  expect([...FIRMS].sort()).toEqual(Object.keys(ids).sort());
});
