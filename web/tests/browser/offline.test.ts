import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from './browser';
import { COMPLAINTS, cutNetwork, openHouse } from './house';
import { hurry } from './garden';
import { isOver, openTable, playUntil } from './play';

const house = openHouse('one');

/** Visits once. */
async function visited(looks: Parameters<typeof house.guest>[0] = {}): Promise<Page> {
  const page = await house.guest({ ...looks, offline: true });
  await page.goto(house.url);
  return page;
}

/** Whether the device has kept this table as it was seen last; runs in the page. */
const kept = (table: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('stammtisch-last');
    // Too early: the page makes it, in its own shape.
    opening.onupgradeneeded = () => opening.transaction!.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const db = opening.result;
      const asking = db.transaction('tables').objectStore('tables').get(table) as IDBRequest<{ update: { n: number } } | undefined>;
      asking.onerror = () => reject(new Error('what was kept can’t be read'));
      asking.onsuccess = () => {
        db.close();
        resolve(asking.result !== undefined && asking.result.update.n === Number(localStorage.getItem(`seen-${table}`)));
      };
    };
  });

it('has the rules and the computer players of both games in less than 400 kB', () => {
  const assets = resolve(import.meta.dirname, '../../dist/assets');
  const module = readdirSync(assets).filter((name) => name.endsWith('.wasm.br'));
  expect(module).toHaveLength(1);
  expect(statSync(join(assets, module[0]!)).size).toBeLessThan(400_000);
});

describe('without a network, after one visit', () => {
  it('plays Polterfass to the end, and what was played is a valid record', { timeout: 200_000 }, async () => {
    const page = await visited({ name: 'Anna' });
    const forgive = await cutNetwork(page, house);
    await page.reload();
    await page.getByText('No connection to the house').waitFor();
    expect(await page.getByRole('button', { name: 'Invite friends' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Play now' }).click();
    await playUntil(page, 'mouse', async (p) => (await p.locator('.pad tbody tr:not(.blank)').count()) >= 2);
    // Closed and opened again in the middle, as on a train.
    const address = page.url();
    expect(new URL(address).pathname).toMatch(/\/t\/0[a-z0-9]{15}$/);
    await page.goto(house.url);
    await page.getByRole('link', { name: /on this device/ }).click();
    await page.waitForURL(address);
    await playUntil(page, 'mouse', isOver);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Record' }).click()]);
    const path = join(mkdtempSync(join(tmpdir(), 'record-')), file.suggestedFilename());
    await file.saveAs(path);
    expect(file.suggestedFilename()).toMatch(/^polterfass-0.*\.jsonl$/);
    const told = execFileSync(process.env['STAMMTISCH_BIN']!, ['record', 'check', path], { encoding: 'utf8' });
    expect(told).toContain('holds');
    expect(readFileSync(path, 'utf8').split('\n').length).toBeGreaterThan(20);

    // What is no longer wanted goes, after a question.
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Delete this game of Polterfass' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete this game of Polterfass' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('link', { name: /on this device/ }).waitFor({ state: 'detached' });
    await page.goto(address);
    await page.getByText('This table is on another device, or its storage was cleared here.').waitFor();
    forgive();
  });

  it('plays a week of Goldbräu', { timeout: 300_000 }, async () => {
    const page = await visited({ name: 'Anna' });
    const forgive = await cutNetwork(page, house);
    await page.reload();
    await page.evaluate(() => localStorage.setItem('strength', 'newcomer'));
    await page.reload();
    // Before that is known, the house is asked for a table.
    await page.getByText('No connection to the house').waitFor();
    await page.locator('span.art.goldbraeu').click();
    await page.getByRole('button', { name: 'Play now' }).click();
    await hurry(page, 'payday');
    forgive();
  });

  it('tells the rules, in any language', async () => {
    const page = await visited({ language: 'fr' });
    const forgive = await cutNetwork(page, house);
    for (const game of ['polterfass', 'goldbraeu']) {
      await page.goto(`${house.url}rules/${game}`);
      await page.locator(`article li[data-rule="${game === 'polterfass' ? 'P4.4' : 'G8.6'}"]`).waitFor();
    }
    await page.goto(house.url);
    await page.getByLabel(/^Langue/).selectOption('ru');
    await page.getByText('Нет связи с домом').waitFor();
    forgive();
  });

  it('shows a table of the house as it was seen last, and says so', async () => {
    const page = await visited({ name: 'Anna' });
    await page.locator('footer .ready').waitFor({ timeout: 60_000 });
    const table = await openTable(page, house.url, { name: 'Anna', setup: { seats: 3, goal: 70, first_innkeeper: { seat: 0 } }, computers: ['careful', 'careful'] });
    await page.getByRole('button', { name: 'Begin' }).click();
    await playUntil(page, 'mouse', async (p) => (await p.locator('.tray .place').count()) > 0);
    // All have ordered, so that nothing moves before the reader does, and the device has kept the table as it stands now.
    await page.locator('.action button.quiet').waitFor();
    await expect.poll(() => page.evaluate(kept, table), { timeout: 20_000 }).toBe(true);
    const standing = async (): Promise<string[]> => (await page.locator('.tray [aria-label*="standing"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map((label) => label.replace(', can be chosen', ''));
    const stood = await standing();
    expect(stood.length).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('This is how the table stood').waitFor();
    expect(await standing()).toEqual(stood);
    expect(await page.locator('.action button:not(:disabled)').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText('This is how the table stood').waitFor({ state: 'detached' });
    house.sins.forgive(COMPLAINTS);
  });
});
