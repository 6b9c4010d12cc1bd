import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../../vite/words';
import { VIEW } from '../../../tests/examples';
import { bundleOf, sayer } from '../../i18n/fluent';
import type { GoldbraeuUpdate, PolterfassUpdate, Row, View } from '../../protocol/types';
import type { GardenGame } from '../goldbraeu/ask';
import { mapOf } from '../goldbraeu/map';
import { barrelSections } from './barrels';
import { gardenSections } from './garden';
import { sentence, type Section } from './section';

const NAMES = ['Anna', 'Bert', 'Clara'];
const name = (seat: number): string => NAMES[seat] ?? '';
const chair = { occupant: { kind: 'person' }, away_since: null, stand_in: null };
const all = (sections: readonly Section[]): string => sections.map((s) => `${s.title}\n${s.lines.join('\n')}`).join('\n');

const places: View['barrels'] = [
  { place: 'standing', up: 'large', fresh: false }, { place: 'lying' }, { place: 'lying' }, { place: 'standing', up: 'small', fresh: true }, { place: 'cup' }, { place: 'cup' }, { place: 'cup' },
  { place: 'standing', up: 'large', fresh: false }, { place: 'lying' },
];
const row = { round: 1, innkeeper: 1, verdict: 'enough', served: 15, ordered: 12, orders: [[5], null, [3, 4]], results: [5, 3, 7], totals: [5, 3, 7], greediest: [2], modest: [0] } as unknown as Row;
const view = { setup: { goal: 75, barrels: { stand: 0.3 } }, seat: 0, innkeeper: 1, totals: [5, 3, 7], to_act: [2], laid: [0], backs: [null, null, null], order: [2, 6], barrels: places, phase: { kind: 'ordering' } } as unknown as View;
const game = { view, pad: { rows: [row] }, legal: [], asked: null } as never;
const barrelUpdate = { table: { chairs: [chair, chair, chair], you: 0, setup: { equal_greedy: 'net_zero' } }, game } as unknown as PolterfassUpdate;

describe.each(LANGUAGES)('a table in words (%s)', (language) => {
  const say = sayer(bundleOf(language, wordsOf(language)));
  const gardenGame = { view: VIEW, pad: { days: [], paydays: [] }, legal: [], asked: null } as unknown as GardenGame;
  const gardenUpdate = { table: { chairs: VIEW.money.map(() => chair), you: VIEW.seat }, game: gardenGame } as unknown as GoldbraeuUpdate;
  const garden = gardenSections(gardenUpdate, gardenGame, mapOf(VIEW.setup.map), { firm: 'krug', challenger: 0, owner: 1, turned: [], verdict: 'open' }, null, name, say);
  const barrels = barrelSections(barrelUpdate, game, places, { row, barrels: [{ id: 0, end: 'large', state: 'doubled' }] }, name, say);

  it('leaves no gap and ends each line like a sentence', () => {
    for (const section of [...garden, ...barrels]) {
      expect(section.lines.length, section.key).toBeGreaterThan(0);
      for (const line of [section.title, ...section.lines]) expect(line).not.toMatch(/^[a-z]+(-[a-z]+)+|undefined|\{|\}/);
      for (const line of section.lines) expect(line).toMatch(/[.!?…:;]$/u);
    }
  });

  it('tells the barrels: what stands, lies and is in the cup, the bill and the notepad', () => {
    const text = all(barrels);
    expect(barrels.map((s) => s.key)).toEqual(['bill', 'now', 'barrels', 'orders', 'people', 'pad']);
    for (const part of ['9', '4', '13', '75', '3', 'Anna', 'Bert', 'Clara', '+7', '2 + 6']) expect(text).toContain(part);
  });

  it('tells the square: every firm, every space, everybody', () => {
    const text = all(garden);
    for (const firm of ['Zum Krug', 'Zur Eiche', 'Zum Bären', 'Zur Post', 'Zum Hirschen', 'Zum Adler', 'Mayerbräu', 'Steinbräu', 'Kramerbräu', 'Schmidbräu']) expect(text).toContain(firm);
    for (const money of VIEW.money) expect(text).toContain(`${money}`);
    const gardens = garden.filter((s) => s.key in VIEW.gardens);
    expect(gardens).toHaveLength(6);
  });
});

describe('what only its owner may know', () => {
  const say = sayer(bundleOf('en', wordsOf('en')));
  it('is not told of others', () => {
    const stranger = { ...view, seat: 2, order: null } as View;
    const text = all(barrelSections(barrelUpdate, { ...(game as object), view: stranger } as never, places, null, name, say));
    expect(text).not.toContain('2 + 6');
    expect(text).toContain('Anna has ordered.');
  });
});

it('makes a sentence of what has no end', () => {
  expect([sentence('Zum Krug'), sentence('Closed.'), sentence('Really?')]).toEqual(['Zum Krug.', 'Closed.', 'Really?']);
});
