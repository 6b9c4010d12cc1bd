import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pocketId, randomHex } from '../protocol/id';
import type { ErrorBody, PolterfassUpdate } from '../protocol/types';
import { Held, type Ear } from './held';
import { Full, InMemory, openJournal, type Journal, type Kept, type Row } from './journal';
import { Keeper, open } from './made/pocket';
import { readyFrom } from './module';

type Heard = { type: string; id?: string; n?: number; error?: ErrorBody } & Partial<PolterfassUpdate>;

/** A page's end of a table on the device. */
class PageEnd implements Ear {
  heard: Heard[] = [];
  troubles: string[] = [];
  ends = 0;
  written = (): void => this.others.forEach((other) => void other.held.look().catch(() => undefined));
  others: PageEnd[] = [];
  held!: Held;

  frame(text: string): void {
    this.heard.push(JSON.parse(text) as Heard);
  }
  trouble(error: ErrorBody): void {
    this.troubles.push(error.code);
  }
  broken(): void {
    this.ends += 1;
  }

  get latest(): Heard {
    return [...this.heard].reverse().find((frame) => frame.type === 'update')!;
  }

  async do(command: object): Promise<Heard> {
    const id = randomHex(8);
    await this.held.receive(JSON.stringify({ type: 'do', id, command }));
    return this.heard.find((frame) => frame.id === id)!;
  }

  /** Until the table waits for the person, or is over. */
  async myTurn(): Promise<Heard> {
    for (;;) {
      const { game, table } = this.latest;
      if (game && game.asked !== null) return this.latest;
      if (table?.stage === 'over') return this.latest;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

const secret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
const setup = { seats: 3, goal: 25, first_innkeeper: { seat: 0 } };
const awake: PageEnd[] = [];

async function begin(journal: Journal): Promise<{ id: string; kept: Kept; page: PageEnd }> {
  const id = pocketId();
  const wanted = { game: 'polterfass', name: 'Anna', setup, computers: ['newcomer', 'newcomer'] };
  const made = JSON.parse(open(id, secret(), JSON.stringify(wanted), undefined, Date.now())) as { rows: Row[]; secret: string };
  const kept: Kept = { id, game: 'polterfass', secret: made.secret, name: 'Anna', stage: 'lobby', your_turn: false, last_at: Date.now() };
  await journal.create(kept, made.rows);
  const page = await enter(kept, journal);
  await page.do({ kind: 'nonce', nonce: randomHex(16) });
  await page.do({ kind: 'begin' });
  return { id, kept, page };
}

async function enter(kept: Kept, journal: Journal): Promise<PageEnd> {
  const rows = await journal.rows(kept.id, 0);
  const keeper = new Keeper(kept.id, kept.game, Uint8Array.from(kept.secret.match(/../g)!, (pair) => parseInt(pair, 16)), rows.map((row) => row.json), 'test', secret(), 0, 0);
  const page = new PageEnd();
  page.held = new Held(kept, rows, keeper, journal, page);
  awake.push(page);
  await page.held.receive(JSON.stringify({ type: 'hello', protocol: 1, since: 0 }));
  return page;
}

/** Acts for the person by what the update allows, until `steps` are done or the game is over. */
async function play(page: PageEnd, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const { game, table } = await page.myTurn();
    if (table?.stage === 'over' || !game) return;
    const action = game.legal[(step * 5) % game.legal.length];
    expect((await page.do({ kind: 'act', action, asked: game.asked })).type).toBe('ack');
  }
}

beforeAll(() => readyFrom(readFileSync(resolve(import.meta.dirname, 'made/pocket_bg.wasm'))));
afterEach(() => awake.splice(0).forEach((page) => page.held.leave()));

describe('a table on the device', () => {
  it.each([['in the database', openJournal], ['in memory', () => Promise.resolve(new InMemory())]] as const)('is played to its end, kept %s', async (_where, make) => {
    const journal = await make();
    const { kept, page } = await begin(journal);
    await play(page, 500);
    expect(page.latest.table?.stage).toBe('over');
    const rows = await journal.rows(kept.id, 0);
    expect(rows.map((row) => row.n)).toEqual(rows.map((_, index) => index + 1));
    expect((await page.held.record()).split('\n')[0]).toContain('"opened"');
    expect((await journal.table(kept.id))?.stage).toBe('over');
  });

  it('has every acknowledged step on the device before it says so', async () => {
    const journal = await openJournal();
    const { kept, page } = await begin(journal);
    for (let step = 0; step < 5; step++) {
      const { game, table } = await page.myTurn();
      if (table?.stage === 'over') break;
      const answer = await page.do({ kind: 'act', action: game!.legal[0], asked: game!.asked });
      expect((await journal.rows(kept.id, answer.n! - 1))[0]?.n).toBe(answer.n);
    }
  });

  it('goes on after a full device, and has lost nothing', async () => {
    const journal = await openJournal();
    const { kept, page } = await begin(journal);
    const { game, n } = await page.myTurn();
    const append = journal.append.bind(journal);
    journal.append = () => Promise.reject(new Full());
    const refused = await page.do({ kind: 'act', action: game!.legal[0], asked: game!.asked });
    expect(refused.error?.code).toBe('device_full');
    expect(page.troubles).toContain('device_full');
    expect((await journal.rows(kept.id, n!)).length).toBe(0);
    journal.append = append;
    expect((await page.do({ kind: 'act', action: game!.legal[0], asked: game!.asked })).type).toBe('ack');
  });

  it.each([
    ['the storage is wiped under a game that is on', () => new Promise<void>((done, failed) => Object.assign(indexedDB.deleteDatabase('stammtisch-tables'), { onsuccess: () => done(), onerror: failed }))],
    ['the table is deleted', (journal: Journal, id: string) => journal.remove(id)],
  ] as const)('is kept anew, all of it, if %s', async (_how, wipe) => {
    const journal = await openJournal();
    const { kept, page } = await begin(journal);
    await play(page, 2);
    await page.myTurn();
    await wipe(journal, kept.id);
    await page.do({ kind: 'say', text: 'Prost' });
    const rows = await journal.rows(kept.id, 0);
    expect(rows.length).toBe(page.latest.n);
    const again = await enter((await journal.table(kept.id))!, journal);
    expect(again.latest.game).toEqual(page.latest.game);
  });

  it('is one table in two tabs, whichever acts', async () => {
    const [one, two] = [await openJournal(), await openJournal()];
    const { kept, page } = await begin(one);
    await page.myTurn();
    const other = await enter((await one.table(kept.id))!, two);
    [page.others, other.others] = [[other], [page]];
    for (let step = 0; step < 12; step++) {
      const [acts, idles] = step % 2 === 0 ? [page, other] : [other, page];
      const { game, table } = await acts.myTurn();
      if (table?.stage === 'over') break;
      // The other tab talks at the same time, so that one of the two comes second.
      const [answer, said] = await Promise.all([acts.do({ kind: 'act', action: game!.legal[0], asked: game!.asked }), idles.do({ kind: 'phrase', phrase: 'cheers' })]);
      expect(said.type).toBe('ack');
      // Both tabs let computer players act, so a prompt may be gone by now; then it was answered, and nothing happened twice.
      if (answer.type !== 'ack') expect(answer.error?.code).toMatch(/^(too_late|already_decided)$/);
    }
    await Promise.all([page.held.look(), other.held.look()]);
    const rows = await one.rows(kept.id, 0);
    expect(rows.map((row) => row.n)).toEqual(rows.map((_, index) => index + 1));
    expect([page.ends, other.ends]).toEqual([0, 0]);
  });

  it('says what is wrong with a journal that does not fit together', async () => {
    const journal = await openJournal();
    const { kept, page } = await begin(journal);
    await page.myTurn();
    page.held.leave();
    const rows = (await journal.rows(kept.id, 0)).map((row) => row.json);
    const bytes = Uint8Array.from(kept.secret.match(/../g)!, (pair) => parseInt(pair, 16));
    const wake = (given: string[]): Keeper => new Keeper(kept.id, kept.game, bytes, given, 'test', secret(), 0, 0);
    const thrown = (given: string[]): unknown => {
      try {
        wake(given);
        return null;
      } catch (error) {
        return JSON.parse(String(error)) as unknown;
      }
    };
    expect(thrown([...rows.slice(0, 3), ...rows.slice(4)])).toMatchObject({ code: 'damaged' });
    expect(thrown(rows)).toBeNull();
  });
});
