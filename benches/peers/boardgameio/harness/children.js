// The processes that were started here: none of them stays behind.
import { once } from 'node:events';
import { childrenOf } from './processes.js';

/** How long one may take to end by itself, in milliseconds. */
const GRACE = 5000;
const running = new Set();
let interrupted = false;

/** Takes charge of a child process: it is ended with this one at the latest. */
export function adopt(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends a child: kindly first, so that it tidies up. */
export async function end(child) {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => kill(child), GRACE);
  await gone;
  clearTimeout(timer);
}

function kill(child) {
  // Whoever is killed can't end its own children.
  for (const pid of childrenOf(child.pid)) process.kill(pid, 'SIGKILL');
  child.kill('SIGKILL');
}

/** Ends all of them. */
export const endAll = () => Promise.all([...running].map(end));

/** Whether somebody wants no more, so that failures are only what comes of it. */
export const wasInterrupted = () => interrupted;

/** A message of a forked child that has this field: its value. Fails if the child fails, ends or takes too long. */
export function hear(child, field, milliseconds) {
  return new Promise((resolve, reject) => {
    const settle = (how, value) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      how(value);
    };
    const onMessage = (message) => {
      if (message.failed) settle(reject, new Error(message.failed));
      else if (field in message) settle(resolve, message);
    };
    const onExit = (code, signal) => settle(reject, new Error(`${child.spawnargs[1]} ended with ${signal ?? code}`));
    const timer = setTimeout(() => settle(reject, new Error(`${child.spawnargs[1]} does not answer`)), milliseconds);
    child.on('message', onMessage);
    child.once('exit', onExit);
  });
}

/** On Ctrl-C and the like, ends everything and then this process. */
export function endOnSignals() {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(codes)) {
    process.once(signal, () => {
      interrupted = true;
      endAll().finally(() => process.exit(code));
    });
  }
  process.once('exit', () => running.forEach(kill));
}
