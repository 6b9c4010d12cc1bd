import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PHASES, SEEN } from '../../../tests/examples';
import type { GoldbraeuPhase, GoldbraeuSeen, GoldbraeuUpdate, Happening } from '../../protocol/types';
import type { Pace } from '../table/pace';
import { PAYDAY_LIMIT } from './holds';
import { GardenStage, paydayOf, type Told } from './stage.svelte';

type Kind = GoldbraeuSeen['kind'];
const example = <K extends Kind>(kind: K): Extract<GoldbraeuSeen, { kind: K }> => SEEN.find((e): e is Extract<GoldbraeuSeen, { kind: K }> => e.kind === kind)!;
const phaseOf = (kind: GoldbraeuPhase['kind']): GoldbraeuPhase => PHASES.find((p) => p.kind === kind)!;

/** What is looked at for a while, what has a scene of its own, and what is told without either. */
const SHOWN: Record<Kind, 'held' | 'payday' | 'told'> = {
  start_drawn: 'held', signs_drawn: 'held', shown: 'held', full_firm: 'held', boss_placed: 'held', day_began: 'held', picks_shown: 'held', annexed: 'held', shifted: 'held',
  declined: 'held', idle: 'held', challenged: 'held', turned_over: 'held', blocked: 'held', broke: 'held', let_be: 'held', repelled: 'held', appointed: 'held', contracted: 'held',
  bought: 'held', drew: 'held', moved: 'held', ended: 'held',
  payday_ended: 'payday',
  // One's own cards and sealed choices are seen where they lie; the rest belongs to what comes with it.
  dealt: 'told', kept: 'told', picked: 'told', laid_out: 'told', kept_hidden: 'told', day_ended: 'told', put_under: 'told', payday_began: 'told', finished: 'told', garden_paid: 'told', brewery_paid: 'told', hands_shown: 'told',
};

let n = 0;
let deadline: 'off' | { seconds: number } = 'off';
let you: number | null = 0;
function update(events: readonly GoldbraeuSeen[], phase: GoldbraeuPhase = phaseOf('pick')): GoldbraeuUpdate {
  const since = n;
  const numbered = events.map((event) => ({ n: ++n, at: 0, event: { scope: 'game', ...event } as Happening<GoldbraeuSeen> }));
  return { n, since, now: 0, events: numbered, table: { options: { deadline }, you }, game: { view: { phase } } } as unknown as GoldbraeuUpdate;
}

describe('the stage of Goldbräu', () => {
  let stage: GardenStage;
  let pace: Pace = 'normal';
  let hidden = false;
  const sounds: string[] = [];
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  beforeEach(async () => {
    vi.useFakeTimers();
    n = 0;
    deadline = 'off';
    you = 0;
    pace = 'normal';
    hidden = false;
    sounds.length = 0;
    stage = new GardenStage(() => pace, () => hidden, (sound) => void sounds.push(sound));
    stage.add(update([]));
    await pass(0);
  });
  afterEach(() => void vi.useRealTimers());

  it('has examples of every event', () => {
    expect([...new Set(SEEN.map((e) => e.kind))].sort()).toEqual(Object.keys(SHOWN).sort());
  });

  it.each(SEEN.map((e) => [e.kind, e] as const))('shows or tells: %s', async (kind, event) => {
    stage.add(update([event]));
    await pass(0);
    expect(stage.lines).toHaveLength(1);
    expect([stage.busy, stage.payday !== null]).toEqual([SHOWN[kind] !== 'told', SHOWN[kind] === 'payday']);
    if (kind === 'payday_ended') stage.dismiss();
    await pass(5000);
    expect(stage.busy).toBe(false);
    expect(stage.shown?.n).toBe(n);
  });

  it.each(['off', 'hidden'] as const)('keeps nobody waiting for anything: %s', async (why) => {
    if (why === 'off') pace = 'off';
    else hidden = true;
    stage.add(update(SEEN.filter((e) => !['day_ended', 'payday_ended'].includes(e.kind))));
    await pass(0);
    expect([stage.busy, stage.shown?.n]).toEqual([false, n]);
    expect(stage.lines.filter((line) => 'told' in line)).toHaveLength(n);
  });

  describe('the action cards', () => {
    it('are turned over together, and lie there for a while', async () => {
      stage.add(update([example('picks_shown'), example('annexed')], phaseOf('expand')));
      await pass(100);
      expect(stage.reveal).toEqual(example('picks_shown').picks);
      expect(stage.lines).toHaveLength(1);
      await pass(2400);
      expect(stage.reveal).toBeNull();
      expect(stage.lines).toHaveLength(2);
    });

    it('are not held at the pace of none', async () => {
      pace = 'off';
      stage.add(update([example('picks_shown')]));
      await pass(0);
      expect([stage.reveal, stage.busy]).toEqual([null, false]);
    });
  });

  describe('a duel', () => {
    const FIRM = 'hirschen';
    const turned = (seat: number, cards = 1): GoldbraeuSeen => ({ kind: 'turned_over', seat, firm: FIRM, cards, purpose: 'block' });
    const block: GoldbraeuPhase = { kind: 'block', seat: 0, challenger: 2, firm: FIRM, left: 1, closed: [] };
    const breaks: GoldbraeuPhase = { kind: 'break', seat: 2, owner: 0, firm: FIRM, left: 1, closed: [] };

    it('opens with the challenge and stays while somebody is asked', async () => {
      stage.add(update([example('challenged'), turned(2)], block));
      await pass(5000);
      expect(stage.contest).toMatchObject({ firm: FIRM, challenger: 2, owner: 0, verdict: 'open', turned: [{ seat: 2 }] });
      stage.add(update([turned(0, 2), example('blocked')], breaks));
      await pass(5000);
      expect(stage.contest?.turned.map((t) => t.seat)).toEqual([2, 0, 0]);
      expect(new Set(stage.contest?.turned.map((t) => t.key)).size).toBe(3);
      expect(stage.contest?.verdict).toBe('open');
    });

    it.each([['repelled', 'blocked'], ['appointed', 'appointed']] as const)('is stamped when it is decided, and then put away: %s', async (kind, verdict) => {
      stage.add(update([example('challenged')], block));
      await pass(5000);
      stage.add(update([example(kind)]));
      await pass(100);
      expect(stage.contest?.verdict).toBe(verdict);
      expect(sounds.at(-1)).toBe(kind === 'appointed' ? 'mug' : 'fail');
      await pass(5000);
      expect(stage.contest).toBeNull();
    });

    it('is shown, too, where it was over before anybody was asked here', async () => {
      stage.add(update([example('challenged'), turned(0), example('blocked'), example('repelled')]));
      await pass(100);
      expect(stage.contest?.verdict).toBe('open');
      await pass(10_000);
      expect([stage.contest, stage.busy]).toEqual([null, false]);
    });

    it('is none where nobody could block', async () => {
      stage.add(update([example('challenged'), example('appointed')]));
      for (let i = 0; i < 30; i++) {
        expect(stage.contest).toBeNull();
        await pass(100);
      }
    });

    it('is nobody else’s firm', async () => {
      stage.add(update([example('challenged')], block));
      await pass(5000);
      stage.add(update([{ ...example('turned_over'), firm: 'krug' }], block));
      await pass(5000);
      expect(stage.contest?.turned).toEqual([]);
    });

    it.each([['block', block], ['break', breaks]] as const)('is what somebody finds who comes in the middle of it: %s', async (_, phase) => {
      const late = new GardenStage(() => 'normal', () => false);
      late.add(update([example('challenged'), example('blocked')], phase));
      await pass(0);
      expect(late.contest).toEqual({ firm: FIRM, challenger: 2, owner: 0, turned: [], verdict: 'open' });
      expect(late.busy).toBe(false);
    });
  });

  describe('a payday', () => {
    const PAID = [example('payday_began'), example('garden_paid'), example('brewery_paid'), example('payday_ended')];
    const before = (): number | undefined => stage.shown?.n;

    it('is read firm by firm, and until then the table stands as it was', async () => {
      const old = before();
      stage.add(update([example('day_ended'), ...PAID]));
      await pass(600_000);
      expect([stage.payday?.at, before(), stage.busy]).toEqual([0, old, true]);
      stage.next();
      expect(stage.payday?.at).toBe(1);
      stage.next();
      await pass(0);
      // The table of the whole stays until it has been read.
      expect([stage.payday?.at, before(), stage.busy]).toEqual([2, n, false]);
      stage.dismiss();
      expect(stage.payday).toBeNull();
    });

    it('is a table at once for who wants it', async () => {
      stage.add(update([example('day_ended'), ...PAID]));
      await pass(0);
      stage.total();
      await pass(0);
      expect([stage.payday?.at, stage.busy]).toEqual([2, false]);
    });

    it('is a table at once at the pace of none, and no next day puts it away', async () => {
      pace = 'off';
      stage.add(update([example('day_ended'), ...PAID, example('day_began')]));
      await pass(0);
      expect([stage.payday?.at, stage.busy, before()]).toEqual([2, false, n]);
      stage.add(update([example('picked')]));
      await pass(0);
      expect(stage.payday).not.toBeNull();
      // Once the next cards are turned over, the game has gone on.
      stage.add(update([example('picks_shown')]));
      await pass(0);
      expect(stage.payday).toBeNull();
    });

    it.each([['a clock runs', { seconds: 30 }, 0], ['one only watches', 'off', null]] as const)('waits for nobody for ever where %s', async (_, limit, seat) => {
      deadline = limit;
      you = seat;
      stage.add(update([example('day_ended'), ...PAID]));
      await pass(PAYDAY_LIMIT - 100);
      expect([stage.payday?.at, stage.busy]).toEqual([0, true]);
      await pass(200);
      expect([stage.payday?.at, stage.busy, before()]).toEqual([2, false, n]);
    });

    it('is the row that its events tell', () => {
      const told = update(PAID).events as readonly Told[];
      expect(paydayOf(told)).toMatchObject({ week: 1, gardens: [{ garden: 'adler', takings: 44 }], breweries: [{ brewery: 'mayerbraeu', received: 22 }], totals: [28, 21, 14, 9] });
      expect(paydayOf(told.slice(0, -1))).toBeNull();
    });
  });

  describe('what was missed', () => {
    const DAY = [example('picks_shown'), example('annexed'), example('day_ended')];

    it('is told and divided off, but not shown, when more than a day has gone by', async () => {
      stage.add(update([...DAY, ...DAY]));
      await pass(0);
      expect([stage.busy, stage.reveal, stage.shown?.n]).toEqual([false, null, n]);
      expect(stage.lines[0]).toEqual({ away: true });
      expect(stage.lines).toHaveLength(7);
    });

    it('is shown when it is no more than a day', async () => {
      stage.add(update(DAY));
      await pass(100);
      expect([stage.busy, stage.reveal]).toEqual([true, example('picks_shown').picks]);
    });

    it('is no payday any more', async () => {
      stage.add(update([...DAY, example('garden_paid'), example('payday_ended'), ...DAY]));
      await pass(0);
      expect([stage.payday, stage.busy]).toEqual([null, false]);
    });
  });

  it('shows one’s own deeds for less time than those of others', async () => {
    const annexed = (seat: number): GoldbraeuSeen => ({ ...example('annexed'), seat });
    stage.add(update([annexed(0)]));
    await pass(500);
    expect(stage.busy).toBe(false);
    stage.add(update([annexed(1)]));
    await pass(500);
    expect(stage.busy).toBe(true);
    stage.skip();
    await pass(0);
    expect(stage.busy).toBe(false);
  });
});
