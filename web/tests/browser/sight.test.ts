import { expect, it } from 'vitest';
import { violations } from './axe';
import type { Page } from './browser';
import { begin, openHouse } from './house';
import { cramped, retell } from './room';

const house = openHouse('one');
/** What is left of 1280 by 1024 pixels at 400 percent (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** A table of each game with something to decide, on which the tests look one after the other. */
async function tables(size?: typeof ZOOMED): Promise<{ barrels: Page; garden: Page }> {
  const looks = { name: 'Anna', language: 'de', ...(size ? { size } : {}) };
  const barrels = await house.host(looks, { setup: { seats: 3, first_innkeeper: { seat: 1 } }, computers: ['regular', 'regular'] });
  await begin(barrels);
  await barrels.locator('.hand button').first().waitFor();
  const garden = await house.host(looks, { game: 'goldbraeu', setup: { seats: 3 }, computers: ['trader', 'trader'] });
  await begin(garden);
  await garden.locator('.scene .cards button.legal').first().waitFor();
  return { barrels, garden };
}

it('cuts nothing off and scrolls one way only at 400 percent', { timeout: 120_000 }, async () => {
  const found: string[] = [];
  const look = async (page: Page, what: string): Promise<void> => void found.push(...(await cramped(page)).map((one) => `${what}: ${one}`));
  const plain = await house.guest({ language: 'de', size: ZOOMED });
  for (const path of ['', 'help', 'help/goldbraeu', 'nothing/here', 'return#abc']) {
    await plain.goto(`${house.url}${path}`);
    // Some of them come in two parts.
    await plain.locator('main > *').first().waitFor();
    // The second game is offered once the house has answered.
    if (path === '') await plain.locator('.art.goldbraeu').waitFor();
    await look(plain, path);
  }
  const { barrels, garden } = await tables(ZOOMED);
  for (const [name, page] of [['Polterfass', barrels], ['Goldbräu', garden]] as const) {
    await look(page, name);
    await retell(page, 'text');
    await look(page, `${name} as text`);
    await page.locator('.burger').click();
    await look(page, `${name}, menu`);
    await page.locator('dialog .list').getByText('Einstellungen').click();
    await page.locator('dialog fieldset').first().waitFor();
    await look(page, `${name}, settings`);
  }
  // The cards are turned a little, so their boxes are looked at by themselves.
  await barrels.keyboard.press('Escape');
  await barrels.locator('dialog').waitFor({ state: 'detached' });
  await retell(barrels, 'table');
  await barrels.locator('.hand button').first().waitFor();
  expect(await barrels.locator('.hand button').evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().left < 0 || card.getBoundingClientRect().left + 24 > innerWidth).length)).toBe(0);
  expect(found).toEqual([]);
});

it.each([['more contrast', { contrast: 'more' }], ['the reader’s own colours', { forcedColors: 'active' }]] as const)('can be read and shows the focus with %s', { timeout: 120_000 }, async (_, media) => {
  const { barrels, garden } = await tables();
  const found: string[] = [];
  for (const page of [barrels, garden]) {
    await page.emulateMedia(media);
    // The browser paints its user's own colours without telling the page, so axe would measure ours.
    if ('contrast' in media) found.push(...(await violations(page, 'colours')));
    await retell(page, 'text');
    if ('contrast' in media) found.push(...(await violations(page, 'colours')));
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return { outlineStyle, wide: parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).toBe('solid');
    expect(ring.wide).toBeGreaterThanOrEqual(3);
  }
  expect(found).toEqual([]);
});

it('moves nothing for whoever asks for stillness', async () => {
  const page = await house.guest({ name: 'Anna', pace: 'normal' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(house.url);
  await page.locator('main').waitFor();
  const long = await page.evaluate(() => document.getAnimations().filter((a) => Number(a.effect?.getComputedTiming().duration ?? 0) > 150 || a.effect?.getTiming().iterations === Infinity).length);
  expect(long).toBe(0);
});
