// What was found, as people read it.

/** A socket of Stammtisch may send 20 messages a second; from half of that on, some sockets are held back now and then. */
const MESSAGES = 10;
const SEATS = 4;

/** Steps for each second of the server's CPU time. */
export const perCpu = ({ steps, cpu }) => steps / cpu;

/** The ratio of ours to theirs in each round: the middle one, and from where to where they reach. */
export function ratios(rounds) {
  const all = rounds.map(({ ours, theirs }) => perCpu(ours) / perCpu(theirs)).sort((a, b) => a - b);
  return { least: all[0], middle: (all[(all.length - 1) >> 1] + all[all.length >> 1]) / 2, most: all.at(-1) };
}

function line(round, name, found) {
  const { steps, seconds, cpu, milliseconds, guests_cores } = found;
  const figures = [
    perCpu(found).toFixed(0),
    (steps / seconds).toFixed(0),
    (cpu / seconds).toFixed(2),
    guests_cores.toFixed(2),
    milliseconds.p50.toFixed(1),
    milliseconds.p99.toFixed(1),
  ];
  return [String(round).padStart(5), name.padEnd(12), ...figures.map((figure) => figure.padStart(12))].join(' ');
}

/** The table of all rounds, the ratio, and what has to be said beside it. */
export function report({ tables, seconds, warm }, rounds) {
  const heads = ['steps/CPU s', 'steps/s', 'its cores', 'guests’', 'p50 ms', 'p99 ms'];
  const lines = [
    `${tables} tables of four, ${seconds} s each after ${warm} s of warming up`,
    ['round', 'server'.padEnd(12), ...heads.map((head) => head.padStart(12))].join(' '),
  ];
  rounds.forEach(({ ours, theirs }, index) => {
    lines.push(line(index + 1, 'Stammtisch', ours), line(index + 1, 'boardgame.io', theirs));
  });
  const { least, middle, most } = ratios(rounds);
  lines.push(
    `Steps for each second of the server's CPU, Stammtisch to boardgame.io: ${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`,
    'Stammtisch has each step in its journal on the disk, synced, before anybody hears of it; boardgame.io has it in memory alone.',
  );
  const busiest = Math.max(...rounds.map(({ ours }) => ours.steps / ours.seconds / tables / SEATS));
  if (busiest > MESSAGES) {
    const rate = busiest.toFixed(0);
    lines.push(`Beware: with ${rate} messages a second on each socket, Stammtisch's limit of 20 held it back. Take more tables.`);
  }
  return lines.join('\n');
}
