// Flags, figures, and that nothing stays behind.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantiles } from '../guests/tally.js';
import { BadFlag, readFlags } from '../harness/flags.js';
import { houseArguments } from '../harness/ours.js';
import { cpuAt } from '../harness/processes.js';
import { ratios, report } from '../harness/report.js';

const compare = new URL('../compare.js', import.meta.url).pathname;
const program = process.execPath;

test('flags are read, and wrong ones are told apart', () => {
  const read = readFlags(['--program', program, '--tables', '7', '--time', '3']);
  assert.deepEqual(read, { program, tables: 7, seconds: 3, rounds: 3, folder: undefined, json: false });
  assert.equal(readFlags(['--help']), null);
  const wrong = [
    [[], /--program is missing/],
    [['--program', '/no/such/program'], /no program that can be run \(ENOENT\)/],
    [['--program', tmpdir()], /not a file/],
    [['--program', program, '--tables', '0'], /--tables is a whole number from 1 to 2000, not `0`/],
    [['--program', program, '--time', '1.5'], /--time is a whole number from 1 to 600/],
    [['--program', program, '--rounds', '21'], /--rounds is a whole number from 1 to 20/],
    [['--program', program, '--folder', '/no/such/folder'], /no such folder/],
    [['--program', program, '--speed', '1'], /--speed/],
  ];
  for (const [args, message] of wrong) {
    assert.throws(() => readFlags(args), (error) => error instanceof BadFlag && message.test(error.message), String(args));
  }
});

test('a wrong flag is an exit code of 2 and words', async () => {
  const failed = await new Promise((resolve) => {
    execFile(program, [compare, '--tables', 'many'], (error, stdout, stderr) => resolve({ code: error.code, stdout, stderr }));
  });
  assert.deepEqual([failed.code, failed.stdout], [2, '']);
  assert.match(failed.stderr, /--program is missing/);
});

test('the other program is told the same plan', () => {
  const told = houseArguments({ tables: 200, seconds: 20, warm: 5, folder: 'here' }).join(' ');
  assert.equal(told, 'bench house --json --game polterfass --tables 200 --warm 5s --time 20s --folder here');
});

test('CPU time between two looks is in a straight line', () => {
  const looks = [{ at: 10, cpu: 1 }, { at: 12, cpu: 2 }, { at: 13, cpu: 2 }];
  assert.deepEqual([11, 12, 12.5].map((at) => cpuAt(looks, at)), [1.5, 2, 2]);
  assert.throws(() => cpuAt(looks, 9), /not watched/);
  assert.throws(() => cpuAt(looks, 14), /not watched/);
});

test('quantiles are values that were measured', () => {
  const times = Array.from({ length: 2000 }, (_, at) => 2000 - at);
  assert.deepEqual(quantiles(times), { p50: 1000, p99: 1980, max: 2000 });
  assert.equal(quantiles([]), null);
});

const found = (steps, cpu) => ({ steps, cpu, seconds: 10, milliseconds: { p50: 1, p99: 2 }, guests_cores: 0.5 });

test('the ratio is that of steps for each second of CPU time', () => {
  const rounds = [
    { ours: found(8000, 8), theirs: found(5000, 10) },
    { ours: found(9000, 3), theirs: found(5000, 5) },
  ];
  assert.deepEqual(ratios(rounds), { least: 2, middle: 2.5, most: 3 });
  const plan = { tables: 100, seconds: 10, warm: 5 };
  assert.match(report(plan, rounds), /2\.50 \(2\.00 to 3\.00\)/);
  assert.doesNotMatch(report(plan, rounds), /held it back/);
  // 900 steps a second on 40 sockets are more than the half of 20.
  assert.match(report({ ...plan, tables: 10 }, rounds), /with 23 messages a second on each socket/);
});

test('Ctrl-C leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    const [fake, file] = [join(folder, 'fake'), join(folder, 'pid')];
    writeFileSync(fake, `#!/bin/sh\necho $$ > ${file}.new && mv ${file}.new ${file}\nexec sleep 60\n`, { mode: 0o755 });
    const child = spawn(program, [compare, '--program', fake, '--rounds', '1'], { stdio: 'ignore' });
    while (!existsSync(file)) await sleep(10);
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    child.kill('SIGINT');
    assert.deepEqual(await once(child, 'exit'), [130, null]);
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
