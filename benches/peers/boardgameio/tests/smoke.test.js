// The half of boardgame.io by itself: games progress, and hidden orders reach nobody else.
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { polterfass } from '../game/polterfass.js';
import { Table } from '../guests/table.js';
import { Tally } from '../guests/tally.js';
import { adopt, end, hear } from '../harness/children.js';
import { playTheirs } from '../harness/theirs.js';
import { leaks } from './leaks.js';

const options = { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } };
const START = 30_000;

/** Plays for a second at so many tables; everything that their seats were told. */
async function playAndListen(count) {
  const server = adopt(fork(new URL('../server.js', import.meta.url).pathname, options));
  const { port } = await hear(server, 'port', START);
  const [tally, frames, troubles] = [new Tally(), [], []];
  const tables = Array.from({ length: count }, (_, table) => {
    const watch = (seat, event, state, more) => frames.push({ table, seat, event, state, more });
    return new Table(`http://127.0.0.1:${port}`, { tally, watch, failed: (error) => troubles.push(error) });
  });
  for (const table of tables) await table.sit();
  for (const table of tables) table.begin();
  await sleep(1000);
  for (const table of tables) table.leave();
  await end(server);
  assert.deepEqual(troubles, []);
  return { tally, frames };
}

test('games progress, and what is hidden stays hidden', async () => {
  const { tally, frames } = await playAndListen(2);
  assert.ok(tally.steps > 20, `${tally.steps} steps`);
  for (const table of [0, 1]) {
    const rounds = frames.filter((frame) => frame.table === table).map(({ state }) => state.G.round);
    assert.ok(Math.max(...rounds) > 1, `table ${table} came to round ${Math.max(...rounds)}`);
  }
  for (const { seat, event, state, more } of frames) {
    const log = event === 'sync' ? more.log : more;
    assert.deepEqual(leaks(seat, state, log), [], `seat ${seat} in round ${state.G.round}`);
  }
  // There was something to hide: somebody knew of an order of somebody else's and not what it was.
  const hiding = frames.filter(({ seat, state }) => state.G.laid.some((other) => other !== seat) && state.G.order === null);
  assert.ok(hiding.length > 10, `${hiding.length} of ${frames.length} frames`);
});

test('an order that is not hidden would be found', () => {
  const G = { orders: [null, [3], null, [4, 7]], round: 1, rows: [], last: [], seat: 1, order: [3] };
  assert.deepEqual(leaks(1, { G, plugins: {} }, []), ['state.G.orders']);
  const { orders: _, ...hidden } = G;
  assert.deepEqual(leaks(1, { G: hidden, plugins: {} }, []), []);
  assert.deepEqual(leaks(2, { G: hidden, plugins: {} }, []), ['state.G.seat']);
  const move = (playerID) => [{ action: { payload: { type: 'order', args: [{ cards: [4, 7] }], playerID } } }];
  assert.deepEqual(leaks(1, { G: hidden, plugins: {} }, move('1')), []);
  assert.deepEqual(leaks(1, { G: hidden, plugins: {} }, move('3')), ['log.0.action.payload.args.0.cards']);
  assert.deepEqual(leaks(1, { G: hidden, plugins: { random: { data: { seed: 'x' } } } }, []), ['state.plugins.random.data']);
});

test('a view has no order but its own', () => {
  const G = { orders: [null, [3], null, [4, 7]], phase: { kind: 'ordering' } };
  const ctx = { activePlayers: { 2: 'ordering' } };
  const view = (playerID) => polterfass.playerView({ G, ctx, playerID });
  assert.deepEqual([view('3').order, view('2').order, view(null).order], [[4, 7], null, null]);
  assert.deepEqual([view('2').legal.length, view('3').legal.length, view(null).legal.length], [36, 0, 0]);
  assert.ok(!('orders' in view('1')));
});

test('a second at two tables is measured', async () => {
  const found = await playTheirs({ tables: 2, seconds: 1, warm: 0.5 });
  assert.ok(found.steps > 20, `${found.steps} steps`);
  assert.ok(found.seconds >= 0.99 && found.seconds < 10, `${found.seconds} s`);
  // One thread plays, and a few help it.
  assert.ok(found.cpu > 0 && found.cpu < 4 * found.seconds, `${found.cpu} s`);
  const { p50, p99, max } = found.milliseconds;
  assert.ok(p50 > 0 && p50 <= p99 && p99 <= max, `${p50}, ${p99}, ${max}`);
});
