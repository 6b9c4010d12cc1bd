// Stammtisch under load: `bench house` of the program, which starts a server process and has all guests in its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { adopt, end } from './children.js';
import { Watch, argumentsOf, childrenOf } from './processes.js';

/** What it may take beside warming up and measuring: opening tables, and coming back after it was killed. In milliseconds. */
const BESIDE = 120_000;
const TABLE = 500;

/** The arguments of the program. */
export function houseArguments({ tables, seconds, warm, folder }) {
  const place = folder === undefined ? [] : ['--folder', folder];
  const times = ['--warm', `${warm}s`, '--time', `${seconds}s`];
  return ['bench', 'house', '--json', '--game', 'polterfass', '--tables', String(tables), ...times, ...place];
}

/** The first server that this process starts. */
async function serverOf(child) {
  while (child.exitCode === null && child.signalCode === null) {
    const server = childrenOf(child.pid).find((pid) => argumentsOf(pid)[1] === 'serve');
    if (server !== undefined) return server;
    await sleep(5);
  }
  return null;
}

/** Plays at so many tables for so many seconds, after as many seconds of warming up as it says. */
export async function playOurs(plan) {
  const child = adopt(spawn(plan.program, houseArguments(plan), { stdio: ['ignore', 'pipe', 'pipe'] }));
  let [text, complaint] = ['', ''];
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (complaint += data));
  const closed = once(child, 'close');
  closed.catch(() => {});
  const late = setTimeout(() => end(child), BESIDE + (plan.warm + 3 * plan.seconds) * 1000 + TABLE * plan.tables);
  let watch;
  try {
    const server = await serverOf(child);
    if (server !== null) watch = new Watch(server);
    const [code, signal] = await closed;
    if (code !== 0) throw new Error(`${plan.program} bench house ended with ${signal ?? code}\n${complaint}`);
    if (watch === undefined) throw new Error(`${plan.program} has started no server of its own; is it a script around it?`);
    const { played } = JSON.parse(text);
    const { began, seconds, steps, milliseconds, guests_cores } = played;
    const cpu = watch.cpuBetween(began, began + seconds);
    return { began, seconds, steps, milliseconds, guests_cores, cpu };
  } finally {
    clearTimeout(late);
    watch?.end();
    await end(child);
  }
}
