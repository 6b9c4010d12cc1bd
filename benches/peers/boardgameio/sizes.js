// How large the updates of both are: `npm run sizes -- --program PATH` plays one whole game at each.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { SEATS } from './game/polterfass.js';
import { Table } from './guests/table.js';
import { Tally } from './guests/tally.js';
import { adopt, end, endAll, endOnSignals, hear, wasInterrupted } from './harness/children.js';
import { BadFlag, readFlags } from './harness/flags.js';

/** A socket of Stammtisch may send 20 messages a second. */
const PACE = 60;
/** Some games take long; none takes so long. */
const PATIENCE = 120_000;

/** Adds up what comes in while a game is played. */
class Sizes {
  steps = 0;
  updates = 0;
  bytes = 0;
  rounds = 0;

  add(text, round) {
    this.updates += 1;
    this.bytes += Buffer.byteLength(text);
    this.rounds = Math.max(this.rounds, round);
  }

  tell(name) {
    const [mean, each] = [this.bytes / this.updates, this.bytes / this.steps / SEATS];
    console.log(`${name.padEnd(12)} ${this.rounds} rounds, ${this.steps} steps, ${mean.toFixed(0)} bytes an update, ${each.toFixed(0)} a step and seat`);
  }
}

/** Resolves with `done`, or fails after some time. */
function inTime(start) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the game does not come to its end')), PATIENCE);
    const settle = (how) => (value) => (clearTimeout(timer), how(value));
    start(settle(resolve), settle(reject));
  });
}

async function theirs() {
  const options = { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } };
  const server = adopt(fork(new URL('server.js', import.meta.url).pathname, options));
  const { port } = await hear(server, 'port', PATIENCE);
  const sizes = new Sizes();
  const tally = new Tally();
  let [table, over] = [undefined, 0];
  await inTime(async (done, failed) => {
    const watch = (seat, event, state, log) => {
      if (event !== 'update') return;
      sizes.add(JSON.stringify(['update', table.match.matchID, state, log]), state.G.round);
      if (state.ctx.gameover !== undefined) over += 1;
      if (over === SEATS) done();
    };
    table = new Table(`http://127.0.0.1:${port}`, { tally, failed, watch });
    await table.sit().then(() => table.begin(), failed);
  });
  table.leave();
  await end(server);
  sizes.steps = sizes.updates / SEATS;
  return sizes;
}

/** A table of Stammtisch with four devices: its socket's address, and the cookies. */
async function openTable(base) {
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${base}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { ...(await answer.json()), cookie: answer.headers.get('set-cookie')?.split(';')[0] };
  };
  const host = await post('tables', { game: 'polterfass', name: 'Guest 1', setup: { seats: SEATS, goal: 300 } });
  const cookies = [host.cookie];
  while (cookies.length < SEATS) {
    const { cookie } = await post(`tables/${host.table}/sit`, { name: `Guest ${cookies.length + 1}` });
    cookies.push(cookie);
  }
  return { address: `${base.replace('http', 'ws')}/api/tables/${host.table}/socket`, cookies };
}

/** What a seat wants to do by this update; null for nothing. */
function wish({ table, game }, shared) {
  if (game === null) {
    if (!shared) return { kind: 'nonce', nonce: '0123456789abcdef'.repeat(2) };
    const all = table.fairness.nonces.every((nonce) => nonce !== null);
    return table.you === table.host && all ? { kind: 'begin' } : null;
  }
  const action = game.legal[Math.floor(Math.random() * game.legal.length)];
  return action === undefined ? null : { kind: 'act', action, asked: game.asked };
}

function guest(address, cookie, sizes, { done, failed }) {
  const socket = new WebSocket(address, { headers: { cookie } });
  let [count, shared, answered] = [0, false, null];
  const think = (update) => {
    const command = wish(update, shared);
    if (command === null || (command.kind === 'act' && command.asked === answered)) return;
    [shared, answered] = [true, command.asked ?? null];
    if (command.kind === 'act') sizes.steps += 1;
    count += 1;
    const frame = JSON.stringify({ type: 'do', id: `s${count}`, command });
    setTimeout(() => socket.send(frame), PACE);
  };
  socket.on('error', failed);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, since: 0 })));
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.type === 'refused' && message.error.code !== 'has_begun') failed(new Error(`refused: ${data}`));
    if (message.type !== 'update') return;
    if (message.game !== null) sizes.add(String(data), message.game.view.round);
    if (message.table.stage === 'over') done();
    else think(message);
  });
  return socket;
}

async function ours(program) {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-sizes-'));
  const flags = ['serve', '--listen', '127.0.0.1:0', '--data', data];
  const server = adopt(spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] }));
  const sizes = new Sizes();
  try {
    await inTime(async (done, failed) => {
      server.once('exit', () => failed(new Error('the server ended')));
      server.stdout.once('data', (line) => {
        const base = String(line).trim().split('\n')[0].replace(/\/$/, '');
        openTable(base).then(({ address, cookies }) => {
          for (const cookie of cookies) guest(address, cookie, sizes, { done, failed });
        }, failed);
      });
    });
  } finally {
    await end(server);
    rmSync(data, { recursive: true });
  }
  return sizes;
}

endOnSignals();
try {
  const { program } = readFlags(process.argv.slice(2)) ?? {};
  if (program === undefined) throw new BadFlag('npm run sizes -- --program PATH');
  (await ours(program)).tell('Stammtisch');
  (await theirs()).tell('boardgame.io');
  process.exit();
} catch (error) {
  await endAll();
  if (!wasInterrupted()) console.error(error.message);
  process.exit(error instanceof BadFlag ? 2 : 1);
}
