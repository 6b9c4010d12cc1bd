// What can be said on the command line.
import { accessSync, constants, statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const HELP = `How many steps a second of the server's CPU time makes: Stammtisch and boardgame.io in turn, under the same load.

Usage: npm run compare -- --program PATH [--tables N] [--time SECONDS] [--rounds N] [--folder DIR] [--json]

  --program PATH   a release build of stammtisch
  --tables N       tables of four that play at the same time, 1 to 2000 [default: 200]
  --time SECONDS   how long each is measured in each round, after 5 s of warming up, 1 to 600 [default: 20]
  --rounds N       how often they take turns, 1 to 20 [default: 3]
  --folder DIR     where Stammtisch keeps its journal meanwhile [default: the system's place for temporary files]
  --json           print all figures as JSON
  --help           print this`;

/** A flag that makes no sense. */
export class BadFlag extends Error {}

const OPTIONS = {
  program: { type: 'string' },
  tables: { type: 'string', default: '200' },
  time: { type: 'string', default: '20' },
  rounds: { type: 'string', default: '3' },
  folder: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

function whole(name, text, most) {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) {
    throw new BadFlag(`--${name} is a whole number from 1 to ${most}, not \`${text}\``);
  }
  return number;
}

/** The program itself is looked at, so that a wrong path is not found out minutes later. */
function program(path) {
  if (path === undefined) throw new BadFlag('--program is missing: the path of a release build of stammtisch');
  try {
    if (!statSync(path).isFile()) throw new Error('not a file');
    accessSync(path, constants.X_OK);
  } catch (error) {
    throw new BadFlag(`--program ${path}: no program that can be run (${error.code ?? error.message})`);
  }
  // A name without a slash would be looked up elsewhere.
  return path.includes('/') ? path : `./${path}`;
}

function folder(path) {
  if (path !== undefined && !statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BadFlag(`--folder ${path}: no such folder`);
  }
  return path;
}

/** What is to be measured; null if only help is wanted. */
export function readFlags(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: OPTIONS, strict: true }));
  } catch (error) {
    throw new BadFlag(error.message);
  }
  if (values.help) return null;
  return {
    program: program(values.program),
    tables: whole('tables', values.tables, 2000),
    seconds: whole('time', values.time, 600),
    rounds: whole('rounds', values.rounds, 20),
    folder: folder(values.folder),
    json: values.json,
  };
}
