import { expect, it } from 'vitest';
import { violations } from './axe';
import type { Page } from './browser';
import { hurry } from './garden';
import { begin, openHouse } from './house';
import { retell } from './room';

const house = openHouse('one');
const bar = (page: Page): Promise<string> => page.locator('.prompt .bar.bad h2').innerText();
const rule = (page: Page): ReturnType<Page['locator']> => page.locator('.prompt .book.wanted');

/** A table of Goldbräu on which the reader is asked for the first boss, having kept two cards. */
async function atBosses(size: { width: number; height: number }): Promise<Page> {
  const page = await house.host({ name: 'Anna', size }, { game: 'goldbraeu', setup: { seats: 3, start: { seat: 0 } }, computers: ['newcomer', 'newcomer'] });
  await begin(page);
  await page.locator('.scene .cards button.legal').first().waitFor();
  for (const key of ['1', '2', 'Enter']) await page.keyboard.press(key);
  await page.locator('button.firm.legal').first().waitFor();
  return page;
}

it('tells why a firm or a space can’t be chosen, with its rule, by touch and by key', { timeout: 120_000 }, async () => {
  const page = await atBosses({ width: 390, height: 844 });
  // The first boss is set, so that somebody has one there when the reader is asked again.
  await page.locator('button.firm.legal').first().click();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('button.firm.why') !== null && document.querySelector('button.firm.legal') !== null);
  const legal = await page.locator('button.firm.legal').count();
  const taken = page.locator('button.firm.why').first();
  const name = (await taken.locator('.name').textContent())!.trim();
  // What is off is pressed by a finger all the same.
  await taken.click({ force: true });
  await page.locator('.prompt .bar.bad').waitFor();
  expect(await bar(page)).toBe(`${name} has a boss already (G2.7). Choose another firm.`);
  expect(await rule(page).getAttribute('aria-label')).toContain('G2.7');
  await page.locator('[role="log"]').getByText('has a boss already').waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);
  // Nothing has been done, and whoever chooses something is no longer told.
  expect(await page.locator('button.firm.legal').count()).toBe(legal);
  await page.locator('button.firm.legal').first().click();
  await page.locator('.prompt .bar.bad').waitFor({ state: 'detached' });
  await taken.focus();
  await page.keyboard.press('Enter');
  await page.locator('.prompt .bar.bad').waitFor();
  await rule(page).click();
  await page.locator('dialog').getByText('G2.7').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  await hurry(page, { asks: 'Expand: choose a space' });
  const free = page.locator('.space:not(.legal)');
  const said = new Set<string>();
  // By keys: a space that can't be chosen has the focus like any other.
  await free.first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.prompt .bar.bad').waitFor();
  said.add((await bar(page)).replace(/^.*\(|\).*$/gu, ''));
  const count = await free.count();
  for (let at = 1; at < count; at++) {
    await free.nth(at).dispatchEvent('click');
    await page.locator('.prompt .bar.bad').waitFor();
    said.add((await bar(page)).replace(/^.*\(|\).*$/gu, ''));
  }
  // Too far away, somebody else's, one's own: more than one reason, and each by its rule.
  expect([...said].every((rules) => /^G4\.1|^G2\.1|^G4\.2/.test(rules))).toBe(true);
  expect(said.size).toBeGreaterThan(1);

  // Told in words, the same is asked from a list.
  await retell(page, 'text');
  await page.locator('.can summary').click();
  await page.locator('.can details button').first().click();
  await page.locator('.ask h2').getByText('(G').waitFor();
  expect(await violations(page, 'colours')).toEqual([]);
});
