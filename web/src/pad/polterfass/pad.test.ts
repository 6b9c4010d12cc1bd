import { describe, expect, it } from 'vitest';
import { fromFile, toFile } from '../../lib/shelf';
import { typed } from './keys';
import { merge } from './merge';
import { blankRound, keptBy, KIND, nextGap, type Pad, type Round } from './pad';

const PAD: Pad = {
  players: [{ name: 'Anna', mark: 0 }, { name: 'Bert', mark: 3 }, { name: 'Cleo', mark: 5 }],
  goal: 75, equalGreedy: 'net_zero', first: 0, rounds: [], draft: null, edit: null, playsOn: false, begun: 1,
};
const round = (served: number, orders: (number | null)[], innkeeper = 0): Round => ({ innkeeper, tap: { served }, orders, stands: null, house: false });

describe('a pad', () => {
  it('comes back from its file', () => {
    const pad = { ...PAD, rounds: [round(12, [null, 3, 4])], draft: blankRound(PAD, 1) };
    expect(fromFile(KIND, toFile(KIND, pad))).toEqual(pad);
  });

  it.each([
    [{ players: PAD.players.slice(1) }],
    [{ players: PAD.players.map((player) => ({ ...player, mark: 0 })) }],
    [{ goal: 24 }],
    [{ first: 3 }],
    [{ rounds: [round(12, [null, 3])] }],
    [{ rounds: [round(12, [null, 3, 100])] }],
    [{ rounds: [round(12, [null, 3, 4], 3)] }],
    [{ edit: { at: 0, round: round(1, [null, 3, 4]) } }],
  ])('is refused with %j', (broken) => expect(KIND.read({ ...PAD, ...broken }, 1)).toBeNull());

  it('asks the guests clockwise, then the innkeeper', () => {
    const begun = blankRound(PAD, 1);
    expect(nextGap(begun)).toBe(2);
    expect(nextGap({ ...begun, orders: [null, null, 3] })).toBe(0);
    expect(nextGap({ ...begun, orders: [5, null, 3] })).toBe(1);
    expect(nextGap({ ...begun, orders: [5, null, 3], tap: 'failed' })).toBeNull();
    expect(keptBy({ ...begun, orders: [5, null, 3] }, 2)).toMatchObject({ innkeeper: 2, orders: [5, null, null] });
  });

  it('begins a number anew when it gets too long', () => expect([typed(null, 1, 2), typed(1, 2, 2), typed(12, 3, 2)]).toEqual([1, 12, 3]));
});

describe('two tabs', () => {
  const draft = blankRound(PAD, 0);
  const base: Pad = { ...PAD, rounds: [round(10, [null, 3, 4]), round(20, [5, null, 6], 1)], draft };

  it('are put together where they changed different things', () => {
    const mine = { ...base, draft: { ...draft, orders: [null, 3, null] } };
    const theirs = { ...base, goal: 100, draft: { ...draft, orders: [null, null, 7], tap: 'failed' as const } };
    expect(merge(base, mine, theirs)).toEqual({ ...base, goal: 100, draft: { ...draft, orders: [null, 3, 7], tap: 'failed' } });
    const [first, second] = base.rounds as [Round, Round];
    const [changed, other] = [round(11, [null, 3, 4]), round(21, [5, null, 6], 1)];
    expect(merge(base, { ...base, rounds: [changed, second] }, { ...base, rounds: [first, other] })?.rounds).toEqual([changed, other]);
  });

  it('are not where both changed the same', () => {
    const order = (value: number): Pad => ({ ...base, draft: { ...draft, orders: [null, value, null] } });
    expect(merge(base, order(3), order(4))).toBeNull();
    expect(merge(base, order(3), order(3))).toEqual(order(3));
    const more = (served: number): Pad => ({ ...base, draft: null, rounds: [...base.rounds, round(served, [null, 1, 2])] });
    expect(merge(base, more(8), more(9))).toBeNull();
    expect(merge(base, more(8), order(3))).toBeNull();
  });

  it('drop the change of a round that the other has deleted only where nothing was changed', () => {
    const edit = { ...base, edit: { at: 1, round: round(30, [5, null, 6], 1) } };
    expect(merge(edit, { ...edit, rounds: base.rounds.slice(0, 1) }, edit)?.edit).toBeNull();
  });
});
