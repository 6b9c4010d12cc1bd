// boardgame.io under load: its server in one process, all guests in another.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { adopt, end, hear } from './children.js';
import { Watch } from './processes.js';

/** How long the server may take to start, and each table to be opened, in milliseconds. */
const START = 30_000;
const OPENING = 500;

const path = (name) => new URL(`../${name}`, import.meta.url).pathname;

/** Plays at so many tables for so many seconds, after as many seconds of warming up as it says. */
export async function playTheirs({ tables, seconds, warm }) {
  const options = { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } };
  const server = adopt(fork(path('server.js'), options));
  const started = hear(server, 'port', START);
  const guests = adopt(fork(path('guests/main.js'), options));
  const watch = new Watch(server.pid);
  try {
    const { port } = await started;
    guests.send({ open: { port, tables } });
    await hear(guests, 'seated', START + OPENING * tables);
    guests.send({ begin: true });
    const played = hear(guests, 'steps', (warm + seconds) * 1000 + START);
    // It is awaited below; until then its failure is nobody's.
    played.catch(() => {});
    await Promise.race([sleep(warm * 1000), played]);
    guests.send({ measure: seconds });
    const found = await played;
    return { ...found, cpu: watch.cpuBetween(found.began, found.began + found.seconds) };
  } finally {
    watch.end();
    await Promise.all([end(guests), end(server)]);
  }
}
