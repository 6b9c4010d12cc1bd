import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, person, Sins, type Browser } from './browser';
import { isOver, openTable, playUntil } from './play';
import { Server } from './server';

let browser: Browser;
let server: Server;
let sins: Sins;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  server = await Server.start();
  sins = new Sins();
});
afterEach(() => server.stop());

const SHORT = { setup: { seats: 3, goal: 25 }, computers: ['careful', 'random'] };

it('plays a whole game with the mouse', async () => {
  const page = await (await person(browser, { name: 'Anna' })).newPage();
  sins.watch(page, () => server.url);
  await openTable(page, server.url, { name: 'Anna', ...SHORT });
  await page.getByRole('button', { name: 'Begin' }).click();
  await playUntil(page, 'mouse', isOver);
  const best = await page.locator('.over li.winner b').first().textContent();
  expect(Number(best)).toBeGreaterThanOrEqual(25);

  await page.getByRole('button', { name: 'Fair luck' }).click();
  await page.getByRole('button', { name: 'Check the rolls' }).click();
  await page.getByText(/rolls? checked: .*match/).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Another game' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.pad table').waitFor();
  expect(sins.list).toEqual([]);
});

it('plays a whole game with the keyboard alone, on a phone, in German', async () => {
  const page = await (await person(browser, { name: 'Jürgen', size: { width: 390, height: 844 }, language: 'de' })).newPage();
  sins.watch(page, () => server.url);
  await openTable(page, server.url, { name: 'Jürgen', ...SHORT });
  const begin = page.getByRole('button', { name: 'Los geht’s' }).or(page.getByRole('button', { name: 'Anfangen' })).or(page.locator('.go button:last-child')).first();
  await begin.waitFor();
  await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.go button:last-child')?.disabled);
  await tabTo(page, '.go button:last-child');
  await page.keyboard.press('Enter');
  await playUntil(page, 'keys', isOver);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(sins.list).toEqual([]);
});

/** Walks with Tab as somebody without a mouse has to. */
async function tabTo(page: import('playwright-core').Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} can't be reached with Tab`);
}

it('begins at once with one click', async () => {
  const page = await (await person(browser)).newPage();
  sins.watch(page, () => server.url);
  // As on a page by plain http from another machine.
  await page.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID']) Object.defineProperty(crypto, name, { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.pad table').waitFor();
  expect(await page.locator('.seats li').count()).toBe(4);
  expect(sins.list).toEqual([]);
});
