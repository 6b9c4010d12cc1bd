import { expect, it } from 'vitest';
import type { Page } from './browser';
import { begin, openHouse } from './house';
import { openTable, playUntil, roundsWritten } from './play';

const house = openHouse('one');
const EVENING = { setup: { seats: 3, goal: 150 }, computers: ['careful', 'careful'] };

/** Comes back to the table as if this much time had passed since the reader saw its entry 4, in milliseconds. */
async function comeBack(page: Page, ago: number): Promise<void> {
  await page.evaluate((at) => {
    const id = location.pathname.split('/').pop();
    addEventListener('pagehide', () => {
      localStorage.setItem(`seen-${id}`, '4');
      localStorage.setItem(`seen-at-${id}`, `${at}`);
    });
  }, Date.now() - ago);
  await page.reload();
  await page.locator('.pad table, main.text').first().waitFor({ state: 'attached' });
}

it('tells whoever was away for long what happened, at the table and in words, and nobody else', async () => {
  const page = await house.host({ name: 'Anna' }, EVENING);
  await begin(page);
  await playUntil(page, 'mouse', async () => (await roundsWritten(page)) >= 2);
  const since = page.getByRole('dialog', { name: 'Since you were last here' });
  await comeBack(page, 60 * 60_000);
  await since.getByText(/Round 2/).first().waitFor();
  await since.getByRole('button', { name: 'To the table' }).click();
  await since.waitFor({ state: 'detached' });

  await page.evaluate(() => localStorage.setItem('view', 'text'));
  await comeBack(page, 60 * 60_000);
  await since.waitFor();
  await page.keyboard.press('Escape');
  await since.waitFor({ state: 'detached' });

  await comeBack(page, 60_000);
  await page.locator('main.text').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 3);
  expect(await since.count()).toBe(0);
});

it('tells a hidden tab of each turn once, and takes it back when the table is seen', async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const told: { title: string; closed: boolean }[] = [];
    class Told {
      static readonly permission = 'granted';
      static requestPermission = (): Promise<string> => Promise.resolve('granted');
      private readonly entry: { title: string; closed: boolean };
      constructor(title: string) {
        this.entry = { title, closed: false };
        told.push(this.entry);
      }
      close(): void {
        this.entry.closed = true;
      }
    }
    Object.assign(window, { Notification: Told, told });
  });
  await openTable(page, house.url, { name: 'Anna', ...EVENING });
  await begin(page);
  await playUntil(page, 'mouse', async () => (await roundsWritten(page)) >= 1);
  await page.getByRole('button', { name: 'Notices' }).click();
  await page.getByRole('button', { name: 'Show notifications' }).click();
  await page.getByText('Notifications are shown.').waitFor();
  await page.keyboard.press('Escape');
  const look = (hidden: boolean): Promise<void> =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const told = (): Promise<{ title: string; closed: boolean }[]> => page.evaluate(() => (window as unknown as { told: { title: string; closed: boolean }[] }).told);

  await playUntil(page, 'mouse', async () => (await page.locator('.hand button[aria-disabled="false"]').count()) > 0);
  const before = (await told()).length;
  await page.locator('.hand button').nth(1).click();
  await look(true);
  await page.locator('.action button:not(.quiet)').click();
  await expect.poll(async () => (await told()).length, { timeout: 15_000 }).toBe(before + 1);
  expect((await told()).at(-1)).toEqual({ title: 'Your turn: Polterfass', closed: false });
  await look(false);
  await expect.poll(async () => (await told()).at(-1)?.closed).toBe(true);
});

it('offers a table to strangers, and seats one by a single press', async () => {
  const anna = await house.host({ name: 'Anna' }, { setup: { seats: 3, goal: 60 }, computers: ['careful'] });
  const group = anna.getByRole('group', { name: 'Open table' });
  const bert = await house.guest({ name: 'Bert' });
  await bert.goto(house.url);
  await bert.getByText('Nobody is looking for company right now.').waitFor();
  await group.getByText('for everybody').click();
  await group.getByRole('radio', { name: 'for everybody', checked: true }).waitFor({ state: 'attached' });
  // An answer of the house may be given again for two seconds.
  await expect.poll(async () => bert.evaluate(async () => ((await (await fetch('api/open-tables')).json()) as { tables: unknown[] }).tables.length), { timeout: 10_000 }).toBe(1);
  await bert.reload();
  await bert.getByText(/1\u00a0?of\s3|1 of 3/).waitFor();
  expect(await bert.getByRole('region', { name: 'Open tables' }).innerText()).not.toContain('Anna');
  await bert.getByRole('button', { name: /^Sit down: Polterfass/ }).click();
  await anna.locator('ol').getByText('Bert').waitFor();
  await bert.locator('.wait').waitFor();
});
