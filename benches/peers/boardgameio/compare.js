// Stammtisch and boardgame.io in turn, under the same load on the same machine: `--help` tells more.
import { loadavg } from 'node:os';
import { endAll, endOnSignals, wasInterrupted } from './harness/children.js';
import { BadFlag, HELP, readFlags } from './harness/flags.js';
import { playOurs } from './harness/ours.js';
import { ratios, report } from './harness/report.js';
import { playTheirs } from './harness/theirs.js';

/** As long as V8 takes until it has compiled what matters; the same for both. In seconds. */
const WARM = 5;

async function compare({ json, rounds: count, ...flags }) {
  const plan = { ...flags, warm: WARM };
  const load = loadavg()[0];
  const rounds = [];
  for (let round = 1; round <= count; round += 1) {
    process.stderr.write(`round ${round} of ${count}: Stammtisch\n`);
    const ours = await playOurs(plan);
    process.stderr.write(`round ${round} of ${count}: boardgame.io\n`);
    rounds.push({ ours, theirs: await playTheirs(plan) });
  }
  if (json) {
    console.log(JSON.stringify({ ...plan, load, ratios: ratios(rounds), rounds }, null, 2));
  } else {
    console.log(report(plan, rounds));
    if (load > 0.5) console.log(`Beware: the machine was not quiet, its load before was ${load.toFixed(1)}.`);
  }
}

endOnSignals();
try {
  if (process.platform !== 'linux') throw new BadFlag('CPU times are read from /proc, so this needs Linux');
  const flags = readFlags(process.argv.slice(2));
  if (flags === null) console.log(HELP);
  else await compare(flags);
} catch (error) {
  await endAll();
  if (!wasInterrupted()) console.error(error instanceof BadFlag ? `${error.message}\n\n\`npm run compare -- --help\` tells more.` : error.message);
  process.exitCode = error instanceof BadFlag ? 2 : 1;
}
