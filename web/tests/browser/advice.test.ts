import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import type { Looks, Page } from './browser';
import { playGarden } from './garden';
import { begin, openHouse } from './house';
import { openTable, playUntil } from './play';

const house = openHouse('one');

const ADVICE = { deadline: 'off', spectators: true, advice: true };
const NOTE = 'section.advice';
const OPTION = `${NOTE} .option`;
const has = (selector: string) => async (page: Page): Promise<boolean> => (await page.locator(selector).count()) > 0;
const taps = has('.action button.quiet');
const orders = has('.hand button[aria-disabled="false"]');

/** Where the parts of the table are. */
const boxes = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(['main > .prompt', '.prompt h2', '.counsel', '.seats', '.people', '.middle', '.board', '.aside', '.action', 'main > .hand', 'main > .paper', 'main > footer'].map((s) => document.querySelector(s)?.getBoundingClientRect()).map((b) => b && [b.x, b.y, b.width, b.height].map((n) => Math.round(n)))));

async function sit(looks: Looks, table: Record<string, unknown> = {}): Promise<Page> {
  const page = await house.guest({ name: 'Anna', ...looks });
  await openTable(page, house.url, { name: 'Anna', setup: { seats: 3, first_innkeeper: { seat: 0 } }, options: ADVICE, computers: ['careful', 'careful'], ...table });
  await begin(page);
  return page;
}

/** Asks for advice by its key, once there is some to be had. */
async function ask(page: Page): Promise<void> {
  await page.locator('.counsel:not(:disabled)').waitFor();
  await page.keyboard.press('a');
  await page.locator('.counsel[aria-expanded="true"]').waitFor();
}

/** Opens the advice and looks at it. */
async function consult(page: Page): Promise<number> {
  await page.locator('.counsel:not(:disabled)').waitFor();
  const before = await boxes(page);
  await ask(page);
  await page.locator(OPTION).first().waitFor();
  expect(await boxes(page)).toBe(before);
  const chances = await page.locator(`${OPTION} b`).evaluateAll((all) => all.map((b) => Number.parseInt(b.textContent ?? '', 10)));
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(chances.every((chance) => chance >= 0 && chance <= 100)).toBe(true);
  return chances.length;
}

describe.each([['desk', 'light', { width: 1280, height: 800 }], ['phone', 'dark', { width: 390, height: 844 }]] as const)('at a %s in the %s theme', (_where, theme, size) => {
  it('advises innkeeper and guest of Polterfass, gets a choice ready without sending it, and goes with the turn', async () => {
    const page = await sit({ theme, size });
    await playUntil(page, 'mouse', taps);
    expect(await consult(page)).toBeGreaterThan(1);
    expect(await violations(page)).toEqual([]);
    const asked = await page.locator('.prompt h2').textContent();
    // Whichever way is pressed becomes the golden one.
    for (const option of await page.locator(OPTION).all()) {
      await option.click();
      expect(await option.getAttribute('aria-current')).toBe('true');
      const label = (await option.locator('.label').evaluate((e) => e.firstChild?.textContent)) ?? '';
      expect(await page.locator('.action button:not(.quiet)').textContent()).toContain(label.trim());
    }
    expect(await page.locator('.prompt h2').textContent()).toBe(asked);
    await page.locator('.action button:not(.quiet)').click();
    await page.locator(NOTE).waitFor({ state: 'detached' });

    await playUntil(page, 'mouse', orders);
    expect(await consult(page)).toBe(21);
    await page.locator(OPTION).last().click();
    expect(await page.locator('.hand button[aria-pressed="true"]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.locator(NOTE).waitFor({ state: 'detached' });
    await page.keyboard.press('a');
    await page.locator(OPTION).first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator(NOTE).waitFor({ state: 'detached' });
  });

  it('advises in Goldbräu, in the words of the buttons', async () => {
    const page = await sit({ theme, size }, { game: 'goldbraeu', setup: { seats: 3 }, computers: ['random', 'random'] });
    const seen = new Set<string>();
    const enough = new Error('enough');
    await playGarden(page, 'mouse', async () => {
      if (seen.size >= 4) throw enough;
      const title = (await page.locator('.prompt h2').textContent()) ?? '';
      const kind = title.split(' ')[0] ?? '';
      if (seen.has(kind) || !(await has('.counsel:not(:disabled)')(page))) return;
      seen.add(kind);
      const count = await consult(page);
      expect(await violations(page)).toEqual([]);
      const option = page.locator(OPTION).nth(count - 1);
      await option.click();
      expect(await option.getAttribute('aria-current')).toBe('true');
      const label = (await option.locator('.label').evaluate((e) => e.firstChild?.textContent)) ?? '';
      expect(await page.locator('.action button:not(.quiet)').first().textContent()).toContain(label.trim());
      await page.locator(`${NOTE} .close`).click();
      await page.locator(NOTE).waitFor({ state: 'detached' });
    }).catch((error: unknown) => {
      if (error !== enough) throw error;
    });
    expect(seen.size).toBe(4);
  }, 180_000);
});

it('says that it reckons, that it takes long, why there is none, and asks again', async () => {
  const page = await sit({});
  await playUntil(page, 'mouse', taps);
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/advice', async (route) => {
    await asked;
    await route.fulfill({ status: 409, json: { code: 'not_your_turn' } });
  });
  await ask(page);
  // On a slow machine the first words may have been replaced by the next before anybody looks.
  await page.locator(NOTE).getByText(/reckoning/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator(NOTE).getByText('Still reckoning').waitFor();
  answer();
  await page.locator(NOTE).getByText('It isn’t your turn').waitFor();
  await page.unroute('**/advice');
  await page.locator(NOTE).getByRole('button', { name: 'Try again' }).click();
  await page.locator(OPTION).first().waitFor();
});

it('is not there where the host has not allowed it, and the lobby says which it is', async () => {
  const page = await house.guest({ name: 'Anna' });
  await openTable(page, house.url, { name: 'Anna', setup: { seats: 3, first_innkeeper: { seat: 0 } }, computers: ['careful', 'careful'] });
  const option = page.locator('fieldset', { hasText: 'Advice from the house' });
  expect(await option.locator('label.on').textContent()).toBe('none');
  await option.getByLabel('everybody may ask').check();
  await option.locator('label.on', { hasText: 'everybody may ask' }).waitFor();
  await option.getByLabel('none').check();
  await option.locator('label.on', { hasText: 'none' }).waitFor();
  await begin(page);
  await playUntil(page, 'mouse', taps);
  expect(await page.locator('.counsel').count()).toBe(0);
  await page.keyboard.press('a');
  expect(await page.locator(NOTE).count()).toBe(0);
});
