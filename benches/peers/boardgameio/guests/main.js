// All guests of the boardgame.io server, in a process of their own. Whoever forked it says `{ open: { port, tables } }` and is
// answered `{ seated: true }`, then `{ begin: true }`, then `{ measure: SECONDS }`, which is answered with what was found.
// It ends with whoever forked it.
import { setTimeout as sleep } from 'node:timers/promises';
import { Table } from './table.js';
import { Tally, quantiles } from './tally.js';

/** So many tables are opened at the same time. */
const AT_ONCE = 16;
/** Steps that are under way are to arrive. */
const LAST_STEPS = 1000;
/** Without a single step for so long, something is wrong. */
const STUCK = 5000;

const tally = new Tally();
let tables = [];

function failed(error) {
  process.send({ failed: error.message }, () => process.exit(1));
}

async function open({ port, tables: count }) {
  tables = Array.from({ length: count }, () => new Table(`http://127.0.0.1:${port}`, { tally, failed }));
  const waiting = [...tables];
  const usher = async () => {
    for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.sit();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, usher));
  process.send({ seated: true });
}

function begin() {
  for (const table of tables) table.begin();
  let before = 0;
  setInterval(() => {
    if (tally.steps === before) failed(new Error(`boardgame.io has made no step for ${STUCK / 1000} s`));
    before = tally.steps;
  }, STUCK);
}

async function measure(seconds) {
  const [began, cpu] = [Date.now() / 1000, process.cpuUsage()];
  tally.begin();
  const before = performance.now();
  await sleep(seconds * 1000);
  const [lasted, used] = [(performance.now() - before) / 1000, process.cpuUsage(cpu)];
  tally.end();
  await sleep(LAST_STEPS);
  const times = tally.times;
  process.send({
    began,
    seconds: lasted,
    steps: times.length,
    milliseconds: quantiles(times),
    guests_cores: (used.user + used.system) / 1e6 / lasted,
    games: tables.reduce((games, table) => games + table.games, 0),
  });
}

process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message.open) open(message.open).catch(failed);
  if (message.begin) begin();
  if (message.measure) measure(message.measure).catch(failed);
});
