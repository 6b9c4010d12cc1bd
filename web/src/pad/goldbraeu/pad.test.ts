import { describe, expect, it } from 'vitest';
import { VIEW } from '../../../tests/examples';
import { mapOf } from '../../app/goldbraeu/map';
import { book, count, drawnCount, keepFault, moveFigure, paint, rename, setBoss, setCounting, setStones, setSupplier, settle, strike, takeDrawing, type Change } from './changes';
import { FIRMS, KIND, MOST, newPad, type Pad } from './pad';
import { faultKey, open, otherOf, type Fault, type Reckoned } from './reckon';

const map = mapOf(VIEW.setup.map);
const fresh = (): Pad => newPad([{ name: 'Anna', seat: 0 }, { name: '', seat: 4 }, { name: 'Carla', seat: 2 }], VIEW.setup.map);
const made = (...changes: Change[]): Pad => changes.reduce((pad, change) => change(pad), fresh());
const front = map.doors.find((door) => door.inn === 'krug')!.space;
const [plain, covered] = [map.spaces.find((s) => !s.parasol && !map.doors.some((d) => d.space === s.id))!.id, map.spaces.find((s) => s.parasol)!.id];

describe('a new pad', () => {
  it('has every inn with its front space, the figures where they begin, and nothing else', () => {
    const { sheet } = fresh().weeks[0]!;
    expect(map.doors.map((door) => sheet.drawn[door.inn])).toEqual(map.doors.map((door) => [door.space]));
    expect([sheet.waitress, sheet.drunkard]).toEqual(['baeren', 'adler']);
    expect(FIRMS.map((firm) => [sheet.bosses[firm], sheet.stones[firm]])).toEqual(FIRMS.map(() => [null, [0, 0, 0]]));
  });
});

describe('the drawing', () => {
  it('gives a space to a garden, from free ground or from another garden, and takes it back', () => {
    expect(made(paint(0, 'krug', plain)).weeks[0]!.sheet.drawn.krug).toEqual([plain, front].sort((a, b) => a - b));
    const over = made(paint(0, 'krug', plain), paint(0, 'adler', plain)).weeks[0]!.sheet.drawn;
    expect([over.krug, over.adler.includes(plain)]).toEqual([[front], true]);
    expect(made(paint(0, 'krug', plain), paint(0, 'krug', plain)).weeks[0]!.sheet.drawn.krug).toEqual([front]);
  });

  it('is not lost when a garden is counted, and counts again when asked or painted', () => {
    const counted = made(paint(0, 'krug', covered), count(0, 'krug', [4, 2], map));
    expect(counted.weeks[0]!.sheet.counted.krug).toEqual([4, 2]);
    expect(drawnCount(counted.weeks[0]!.sheet.drawn.krug, map)).toEqual([1, 1]);
    expect(takeDrawing(0, 'krug')(counted).weeks[0]!.sheet.counted.krug).toBeNull();
    expect(paint(0, 'krug', plain)(counted).weeks[0]!.sheet.counted.krug).toBeNull();
    expect(setCounting(true)(counted).weeks).toEqual(counted.weeks);
  });

  it('is the count as long as both say the same', () => expect(made(count(0, 'krug', [1, 0], map)).weeks[0]!.sheet.counted.krug).toBeNull());
});

describe('changes', () => {
  it('leave the pad before them as it was', () => {
    const pad = fresh();
    const before = JSON.stringify(pad);
    for (const change of [paint(0, 'krug', plain), count(0, 'krug', [9, 9], map), setBoss(0, 'post', 2), setStones(0, 'post', 1, 3), setSupplier(0, 'post', 'mayerbraeu'), moveFigure(0, 'waitress', 'post'), book(0, { who: 1, thalers: -5 }), keepFault(0, 'x'), settle(0), rename(0, 'Bert')]) {
      expect(JSON.stringify(change(pad))).not.toBe(before);
      expect(JSON.stringify(pad)).toBe(before);
    }
  });

  it('keep numbers within what can be written down', () => {
    const { sheet } = made(setStones(0, 'krug', 0, 99), setStones(0, 'krug', 1, -1), count(0, 'krug', [-1, 99], map)).weeks[0]!;
    expect([sheet.stones.krug, sheet.counted.krug]).toEqual([[MOST.stones, 0, 0], [0, MOST.spaces]]);
  });

  it('add up what was spent and got, and strike it', () => {
    const pad = made(book(0, { who: 1, thalers: -5 }), book(0, { who: 1, thalers: 2 }), book(0, { who: 0, thalers: -8 }));
    expect(otherOf(pad.weeks[0]!, 3)).toEqual([-8, -3, 0]);
    expect(otherOf(strike(0, 0)(pad).weeks[0]!, 3)).toEqual([-8, 2, 0]);
  });
});

describe('weeks', () => {
  it('begin as the one before ended, three at most', () => {
    const first = made(setBoss(0, 'post', 2), book(0, { who: 0, thalers: -2 }), settle(0));
    expect(first.weeks.map((week) => [week.settled, week.sheet.bosses.post, week.entries.length])).toEqual([[true, 2, 1], [false, 2, 0]]);
    const all = [settle(1), settle(2), settle(2)].reduce((pad, change) => change(pad), first);
    expect(all.weeks.map((week) => week.settled)).toEqual([true, true, true]);
  });

  it('that are changed later leave those after them alone', () => {
    const pad = setBoss(0, 'post', 1)(made(setBoss(0, 'post', 2), settle(0)));
    expect(pad.weeks.map((week) => week.sheet.bosses.post)).toEqual([1, 2]);
  });

  it('wait for every fault that nobody insists on, whatever its numbers', () => {
    const fault = (count: number): Fault => ({ code: 'too_many_shares', rule: 'G1.3', firm: 'krug', count, most: 6 });
    const reckoned = { faults: [fault(7)] } as unknown as Reckoned;
    const pad = made(keepFault(0, faultKey(fault(8))));
    expect(open(fresh().weeks[0]!, reckoned)).toHaveLength(1);
    expect(open(pad.weeks[0]!, reckoned)).toEqual([]);
    expect(open(keepFault(0, faultKey(fault(7)))(pad).weeks[0]!, reckoned)).toHaveLength(1);
  });
});

describe('what was written down', () => {
  const again = (pad: unknown): Pad | null => KIND.read(JSON.parse(JSON.stringify(pad)), 1);

  it('is read as it was', () => {
    const pad = made(paint(0, 'krug', plain), count(0, 'adler', [3, 1], map), book(0, { who: 2, thalers: -8 }), settle(0), keepFault(1, 'debt::1'));
    expect(again(pad)).toEqual(pad);
  });

  it.each([
    ['nothing', () => null],
    ['another thing', () => ({ players: [] })],
    ['two players', (pad: Pad) => ({ ...pad, players: pad.players.slice(0, 2) })],
    ['no week', (pad: Pad) => ({ ...pad, weeks: [] })],
    ['a stone too many to be written', (pad: Pad) => setStones(0, 'krug', 0, 3)({ ...pad, weeks: pad.weeks.map((week) => ({ ...week, sheet: { ...week.sheet, stones: { ...week.sheet.stones, post: [19, 0, 0] } } })) })],
    ['a space beyond the map', (pad: Pad) => paint(0, 'krug', 64)(pad)],
    ['a player who is not there', (pad: Pad) => book(0, { who: 3, thalers: 1 })(pad)],
    ['a firm left out', (pad: Pad) => ({ ...pad, weeks: pad.weeks.map((week) => ({ ...week, sheet: { ...week.sheet, bosses: {} } })) })],
    ['a map that is none', (pad: Pad) => ({ ...pad, map: { name: 'x' } })],
  ])('is refused if it is %s', (_, damage) => expect(again(damage(fresh()))).toBeNull());
});
