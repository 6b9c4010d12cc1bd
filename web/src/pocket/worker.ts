/// <reference lib="webworker" />
import { isPocket, pocketId } from '../protocol/id';
import type { ErrorBody, Summary } from '../protocol/types';
import { Held } from './held';
import { Full, openJournal, type Journal, type Kept, type Row } from './journal';
import { Keeper, open } from './made/pocket';
import { ask, errorOf, PocketError, ready } from './module';
import type { Answers, FromWorker, Kind, ToWorker } from './says';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => scope.postMessage(message);

const lines = new Map<number, { table: string; held: Held }>();
/** Lines that are being entered; who leaves before is out of it. */
const coming = new Set<number>();
const others = new BroadcastChannel('stammtisch-tables');
let opened: Promise<Journal> | undefined;
const journal = (): Promise<Journal> => (opened ??= openJournal());

others.onmessage = ({ data }) => {
  for (const { table, held } of lines.values()) if (table === data) void held.look().catch(() => undefined);
};

const bytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
const hexOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const refuse = (code: string): never => {
  throw new PocketError({ code });
};

async function tableOf(id: string): Promise<Kept> {
  return (await (await journal()).table(id)) ?? refuse('not_on_this_device');
}

function lineTo(table: string): Held {
  return [...lines.values()].find((line) => line.table === table)?.held ?? refuse('not_playing');
}

const answers: { [K in Kind]: (of: Answers[K]['ask']) => Promise<Answers[K]['answer']> } = {
  async open({ wanted, map, script }) {
    await ready();
    const [id, secret, now] = [pocketId(), script ? hexOf(script.secret) : bytes(), Date.now()];
    const made = JSON.parse(open(id, secret, JSON.stringify(wanted), map ? JSON.stringify(map) : undefined, now)) as { rows: Row[]; secret: string; commitment: string };
    await (await journal()).create({ id, game: wanted.game, secret: made.secret, name: wanted.name, stage: 'lobby', your_turn: false, last_at: now, ...(script ? { entropy: script.entropy } : {}) }, made.rows);
    return { table: id, seat: 0, commitment: made.commitment };
  },
  async summary({ table }) {
    const { game, stage } = await tableOf(table);
    return { table, game, stage, chairs: [], host: 0, you: 0, spectators: false } satisfies Summary;
  },
  async mine() {
    const tables = await (await journal()).tables();
    return tables.map(({ id, game, name, stage, your_turn, last_at }) => ({ table: id, game, seat: 0, name, stage, your_turn, last_at }));
  },
  players: ({ game }) => ask({ kind: 'players', game }),
  maps: ({ game }) => ask({ kind: 'maps', game }),
  advice: async ({ table }) => JSON.parse(await lineTo(table).advice()) as Answers['advice']['answer'],
  record: ({ table }) => lineTo(table).record(),
  async remove({ table }) {
    await (await journal()).remove(table);
    return null;
  },
  lasting: async () => (await journal()).lasting,
};

async function answer(id: number, what: Kind, of: unknown): Promise<void> {
  try {
    post({ type: 'answer', id, answer: await (answers[what] as (of: unknown) => Promise<unknown>)(of) });
  } catch (thrown) {
    post({ type: 'failed', id, error: bodyOf(thrown) });
  }
}

const bodyOf = (thrown: unknown): ErrorBody => (thrown instanceof Full ? { code: 'device_full' } : errorOf(thrown).body);

async function enter({ line, table: id, build, stumbles, pace }: Extract<ToWorker, { type: 'enter' }>): Promise<void> {
  coming.add(line);
  try {
    await ready();
    if (!isPocket(id)) refuse('unknown_table');
    const kept = await tableOf(id);
    const store = await journal();
    const rows = await store.rows(id, 0);
    if (!coming.has(line)) return;
    const keeper = new Keeper(id, kept.game, hexOf(kept.secret), rows.map((row) => row.json), build, kept.entropy ? hexOf(kept.entropy) : bytes(), stumbles, pace);
    const held = new Held(kept, rows, keeper, store, {
      frame: (text) => post({ type: 'frame', line, text }),
      trouble: (error) => post({ type: 'trouble', line, error }),
      broken: (thought) => {
        lines.delete(line);
        post({ type: 'broken', line, thought });
      },
      written: () => others.postMessage(id),
    });
    lines.set(line, { table: id, held });
  } catch (thrown) {
    post({ type: 'frame', line, text: JSON.stringify({ type: 'bye', error: bodyOf(thrown) }) });
  } finally {
    coming.delete(line);
  }
}

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'ask':
      void answer(data.id, data.what, data.of);
      break;
    case 'enter':
      void enter(data);
      break;
    case 'frame':
      void lines.get(data.line)?.held.receive(data.text).catch(() => undefined);
      break;
    case 'leave':
      coming.delete(data.line);
      lines.get(data.line)?.held.leave();
      lines.delete(data.line);
      break;
  }
};
