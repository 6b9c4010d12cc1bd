import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BarrelView, Happening, PolterfassUpdate, Seen } from '../../protocol/types';
import { onCoaster, setAside } from './barrels';
import { Stage } from './stage.svelte';

const LYING: BarrelView = { place: 'lying' };
const stood = (fresh: boolean): BarrelView[] => [{ place: 'standing', up: 'large', fresh }, ...Array.from({ length: 8 }, () => LYING)];
const game = (event: Seen): Happening<Seen> => ({ scope: 'game', ...event });
const began = (round: number): Happening<Seen> => game({ kind: 'round_began', round, innkeeper: 0 });
const ROLLED = game({ kind: 'first_rolled', innkeeper: 0, stood: [0], tops: [9], sum: 9, again: false });
const billed = (round: number): Happening<Seen> =>
  game({ kind: 'billed', round, innkeeper: 0, tops: [5], verdict: 'failed', served: null, ordered: 3, orders: [null, [3]], results: [0, 3], totals: [0, 3], greediest: [], modest: [] });

let n = 0;
let deadline: 'off' | { seconds: number } = 'off';
let you: number | null = 0;
function update(events: Happening<Seen>[], phase: string, barrels = stood(true)): PolterfassUpdate {
  const since = n;
  const numbered = events.map((event) => ({ n: ++n, at: 0, event }));
  const view = { barrels, phase: { kind: phase } };
  return { n, since, now: 0, events: numbered, table: { options: { deadline }, you }, game: { view } } as unknown as PolterfassUpdate;
}

describe('the stage', () => {
  let stage: Stage;
  let hidden = false;
  let pace: 'normal' | 'off' = 'normal';
  beforeEach(() => {
    vi.useFakeTimers();
    n = 0;
    hidden = false;
    pace = 'normal';
    deadline = 'off';
    you = 0;
    stage = new Stage(() => pace, () => hidden);
    stage.add(update([], 'first_roll'));
  });
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  it('shows a roll tumble and rest before it sets aside what stands, and is busy until then', async () => {
    await pass(0);
    stage.add(update([began(1), ROLLED], 'ordering'));
    await pass(300);
    expect(stage.rolling).toBe(true);
    expect(onCoaster(stage.places, stage.rolling)).toHaveLength(9);
    expect(setAside(stage.places, stage.rolling)).toHaveLength(0);
    expect(stage.busy).toBe(true);
    await pass(3000);
    expect(stage.busy).toBe(false);
    expect(setAside(stage.places, stage.rolling)).toEqual([expect.objectContaining({ id: 0, end: 'large' })]);
  });

  it('tells a roll only when it has come to rest', async () => {
    await pass(0);
    stage.add(update([ROLLED], 'ordering'));
    await pass(200);
    expect(stage.lines).toHaveLength(0);
    await pass(3000);
    expect(stage.lines).toHaveLength(1);
  });

  it('keeps the bill in view though somebody has rolled on, until it was read', async () => {
    await pass(0);
    stage.add(update([billed(1)], 'first_roll'));
    await pass(1000);
    expect(stage.busy).toBe(false);
    stage.add(update([began(2), ROLLED], 'ordering'));
    await pass(1000);
    expect(stage.bill?.row.round).toBe(1);
    expect(stage.holding).toBe(true);
    stage.dismiss();
    await pass(100);
    expect(stage.bill).toBeNull();
    await pass(5000);
    expect(stage.shown?.n).toBe(n);
  });

  it('does not hold the bill for ever', async () => {
    await pass(0);
    stage.add(update([billed(1)], 'first_roll'));
    stage.add(update([began(2)], 'rolling'));
    await pass(12_000);
    expect(stage.bill).toBeNull();
    expect(stage.busy).toBe(false);
  });

  it('jumps over rounds that were missed and says so', async () => {
    await pass(0);
    stage.add(update([billed(1), began(2), billed(2)], 'first_roll'));
    await pass(0);
    expect(stage.busy).toBe(false);
    expect(stage.lines[0]).toEqual({ away: true });
    expect(stage.lines).toHaveLength(4);
    expect(stage.bill?.row.round).toBe(2);
  });

  it('marks what happened since the last visit', async () => {
    n = 0;
    const later = new Stage(() => 'normal', () => false, () => {}, 1);
    later.add(update([billed(1), began(2), billed(2)], 'first_roll'));
    await pass(0);
    expect(later.lines.map((line) => ('away' in line ? 'away' : line.told.n))).toEqual([1, 'away', 2, 3]);
  });

  it('moves nothing in a tab that nobody sees, and nothing at the pace of none', async () => {
    await pass(0);
    hidden = true;
    stage.add(update([began(1), ROLLED], 'ordering'));
    await pass(0);
    expect(stage.busy).toBe(false);
    hidden = false;
    pace = 'off';
    stage.add(update([began(2), ROLLED], 'ordering'));
    await pass(0);
    expect(stage.busy).toBe(false);
    expect(stage.shown?.n).toBe(n);
  });
  it('keeps the bill at the pace of none until the reader goes on', async () => {
    await pass(0);
    pace = 'off';
    stage.add(update([billed(1)], 'first_roll'));
    stage.add(update([began(2), ROLLED], 'ordering'));
    await pass(600_000);
    expect(stage.bill?.row.round).toBe(1);
    stage.dismiss();
    await pass(0);
    expect(stage.bill).toBeNull();
    expect(stage.shown?.n).toBe(n);
  });

  it.each([['a clock runs', { seconds: 30 }, 0], ['one only watches', 'off', null]] as const)('holds no bill for ever where %s', async (_why, limit, seat) => {
    await pass(0);
    pace = 'off';
    deadline = limit;
    you = seat;
    stage.add(update([billed(1)], 'first_roll'));
    stage.add(update([began(2), ROLLED], 'ordering'));
    await pass(6000);
    expect(stage.bill?.row.round).toBe(1);
    await pass(2000);
    expect(stage.bill).toBeNull();
    expect(stage.shown?.n).toBe(n);
  });

  it('holds no bill that was read before the next round began', async () => {
    await pass(0);
    pace = 'off';
    stage.add(update([billed(1)], 'first_roll'));
    await pass(0);
    stage.skip();
    stage.add(update([began(2), ROLLED], 'ordering'));
    await pass(0);
    expect(stage.busy).toBe(false);
  });

  it('keeps as news everything that is told at once', async () => {
    await pass(0);
    pace = 'off';
    stage.add(update([began(1), ROLLED, billed(1)], 'first_roll'));
    await pass(0);
    expect(stage.news.map((told) => told.n)).toEqual([1, 2, 3]);
  });

  it('passes over events that it has told already', async () => {
    await pass(0);
    const same = update([billed(1)], 'first_roll');
    stage.add(same);
    stage.add(same);
    await pass(10_000);
    expect(stage.lines).toHaveLength(1);
  });
});
