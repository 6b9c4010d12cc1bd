import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import type { Page } from './browser';
import { begin, openHouse } from './house';
import { isOver, playUntil, roundsWritten } from './play';

const house = openHouse('one');

/** The programs that a test has started. */
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const program of running) program.kill('SIGKILL');
  running.clear();
});

/** Runs the command that the page shows, as somebody at a terminal would. */
function run(command: string): ChildProcess {
  const [name, ...rest] = command.split(' ');
  expect(name).toBe('stammtisch');
  const program = spawn(process.env['STAMMTISCH_BIN']!, [...rest, '--player', 'newcomer', '--budget', '50'], { stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(program);
  return program;
}

/** What the page shows once of a token, and the command with it. */
async function shown(page: Page): Promise<{ token: string; command: string }> {
  const sheet = page.getByRole('dialog');
  const token = await sheet.getByRole('textbox', { name: 'Copy token' }).inputValue();
  const command = await sheet.getByRole('textbox', { name: 'Copy command' }).inputValue();
  expect(token.length).toBeGreaterThan(20);
  expect(command).toBe(`stammtisch sit --url ${page.url()} --token ${token}`);
  return { token, command };
}

it('gives a free chair to a program, which comes by the token and plays', async () => {
  const page = await house.host({ name: 'Anna' }, { setup: { seats: 3, goal: 60 }, computers: ['careful'] });
  await page.getByRole('combobox', { name: 'Which computer player' }).selectOption({ label: 'a program …' });
  const sheet = page.getByRole('dialog', { name: 'A seat for a program' });
  await sheet.getByLabel('What the program is called').fill('Resi');
  await sheet.getByRole('button', { name: 'Make a token' }).click();
  const { command } = await shown(page);
  // The chair is given; another token would be for another one.
  expect(await sheet.getByRole('button', { name: /token$/ }).allTextContents()).not.toContain('Make a token');
  await page.keyboard.press('Escape');
  await page.locator('ol').getByText('Resi').waitFor();

  run(command);
  await begin(page);
  await playUntil(page, 'mouse', async () => (await roundsWritten(page)) >= 2 || isOver(page));
  expect((await page.locator('.log li').allTextContents()).filter((line) => /Resi (ordered|orders)/.test(line)).length).toBeGreaterThan(0);
});

it('knows better than an answer of the house that comes late', async () => {
  const page = await house.host({ name: 'Anna' }, { setup: { seats: 3 }, computers: ['careful', 'random'] });
  await begin(page);
  await page.locator('.pad table').waitFor();
  let tell = (): void => undefined;
  const held = new Promise<void>((done) => (tell = done));
  await page.route(/\/seat-token$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // The answer is of before, and comes after.
    const response = await route.fetch();
    await held;
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Take your seat along' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Make a token' }).click();
  const again = sheet.getByRole('button', { name: 'Make a new token' });
  await again.waitFor();
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/seat-token') && answer.request().method() === 'GET').then((answer) => answer.finished()), tell()]);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await again.count()).toBe(1);
});

it('gives one’s own seat to a program, shows the token once, and takes the seat back', async () => {
  // A goal that is far away: the program still plays when the seat is taken back from it.
  const page = await house.host({ name: 'Anna' }, { setup: { seats: 3, goal: 300 }, computers: ['careful', 'random'] });
  await begin(page);
  await page.locator('.pad table').waitFor();
  const open = async (): Promise<void> => page.getByRole('button', { name: 'Take your seat along' }).click();
  const sheet = page.getByRole('dialog');
  // Only the house knows whether a program has the seat.
  await Promise.all([page.waitForResponse(/\/seat-token$/).then((answer) => answer.finished()), open()]);
  await sheet.getByRole('button', { name: 'Make a token' }).waitFor();
  expect(await sheet.getByRole('button', { name: 'Take the seat from the program' }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Make a token' }).click();
  const first = await shown(page);
  await sheet.getByRole('button', { name: 'Make a new token' }).click();
  await expect.poll(() => sheet.getByRole('textbox', { name: 'Copy token' }).inputValue()).not.toBe(first.token);
  const second = await shown(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  // The program alone plays on, and the person sees it.
  run(second.command);
  await page.waitForFunction(() => document.querySelectorAll('.pad tbody tr:not(.blank)').length >= 1, undefined, { timeout: 60_000 });

  await open();
  await sheet.getByRole('button', { name: 'Make a new token' }).waitFor();
  expect(await sheet.getByText(second.token).count()).toBe(0);
  expect(await sheet.getByRole('textbox').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Take the seat from the program' }).click();
  await sheet.getByRole('button', { name: 'Make a token' }).waitFor();
  for (const { command } of [first, second]) {
    const [code] = (await once(run(command), 'exit')) as [number | null];
    expect(code).not.toBe(0);
    expect(code).not.toBeNull();
  }
});
