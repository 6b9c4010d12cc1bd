import { expect, it } from 'vitest';
import { violations } from './axe';
import type { Page } from './browser';
import { openHouse } from './house';
import { DOUBTED, DRAFT, takeIn } from './pads';
import { cramped } from './room';

const house = openHouse('one');
/** What is left of 1280 by 1024 pixels at 400 percent (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Goes through pads, rules and the guide, and looks at each. */
async function tour(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const [notes] = await takeIn(page, house, 'pad/polterfass', [DRAFT]);
  await look('the pads of Polterfass');
  await page.goto(notes!);
  await page.locator('.entry [role="alert"]').waitFor();
  await look('a pad of Polterfass');
  await page.locator('.chips .keeper').click();
  await page.locator('.entry .more button').last().click();
  await page.locator('dialog .servings button').first().waitFor();
  await look('the barrel helper');
  const [reckoner] = await takeIn(page, house, 'pad/goldbraeu', [DOUBTED]);
  await look('the pads of Goldbräu');
  await page.goto(reckoner!);
  // What the board can't be comes with the money.
  await page.locator('.purses b', { hasText: /\d/ }).first().waitFor();
  for (const [at, there] of [['0', '.right'], ['1', '.doubted'], ['2', '.sums']] as const) {
    await page.locator('.tabs button').nth(Number(at)).click();
    await page.locator(there).first().waitFor();
    await look(`a pad of Goldbräu, part ${at}`);
  }
  for (const [game, rule] of [['polterfass', 'P6.4'], ['goldbraeu', 'G8.7']] as const) {
    await page.goto(`${house.url}rules/${game}#${rule}`);
    await page.locator(`article li.at[data-rule="${rule}"] figure`).waitFor();
    await look(`the rules of ${game}`);
    await page.goto(`${house.url}learn/${game}`);
    await page.locator('.guide .said').waitFor();
    await look(`the guide of ${game}`);
  }
}

it('cuts nothing off on pads, rules and guides at 400 percent', { timeout: 120_000 }, async () => {
  const page = await house.guest({ size: ZOOMED, language: 'de', name: 'Anna' });
  const found: string[] = [];
  await tour(page, async (what) => {
    found.push(...(await cramped(page)).map((one) => `${what}: ${one}`));
    // A sheet scrolls one way only.
    found.push(...(await page.evaluate(() => [...document.querySelectorAll('dialog[open] .body')].filter((body) => body.scrollWidth > body.clientWidth + 1).map((body) => `a sheet scrolls sideways: ${body.scrollWidth} in ${body.clientWidth}`))).map((one) => `${what}: ${one}`));
  });
  expect(found).toEqual([]);
});

it('can be read with more contrast, and the focus be seen', { timeout: 120_000 }, async () => {
  const page = await house.guest({ language: 'de', name: 'Anna' });
  await page.emulateMedia({ contrast: 'more' });
  const found: string[] = [];
  await tour(page, async (what) => void found.push(...(await violations(page, 'colours')).map((one) => `${what}: ${one}`)));
  expect(found).toEqual([]);
});

/** What lies over something else and can be seen through, and signs to press that have the colour of what they lie on. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clear = (colour: string): boolean => /, 0\)$|^transparent$/.test(colour);
    const over = [...document.querySelectorAll<HTMLElement>('dialog[open], .bar, .guide, .tools, .to')].filter((e) => e.checkVisibility() && /fixed|sticky|absolute/.test(getComputedStyle(e).position) && clear(getComputedStyle(e).backgroundColor));
    const canvas = getComputedStyle(document.querySelector('main')!).color;
    // The canvas is white here, and words on it are black.
    const signs = [...document.querySelectorAll<SVGElement>('button > svg, a > svg')].filter((e) => e.checkVisibility() && !e.closest(':disabled, [aria-disabled="true"], .firm, .barrel') && getComputedStyle(e).stroke !== 'none' && getComputedStyle(e).stroke !== canvas);
    return [...over.map((e) => `seen through: ${e.className}`), ...signs.map((e) => `pale: ${e.parentElement!.outerHTML.slice(0, 80)} ${getComputedStyle(e).stroke}`)];
  });

it('hides nothing with the reader’s own colours, and shows the focus', { timeout: 120_000 }, async () => {
  const page = await house.guest({ size: { width: 390, height: 844 }, language: 'de', name: 'Anna' });
  await page.emulateMedia({ forcedColors: 'active' });
  const found: string[] = [];
  await tour(page, async (what) => {
    found.push(...(await unseen(page)).map((one) => `${what}, ${one}`));
    await page.keyboard.press('Tab');
    // What was pressed last may be the last there is.
    if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Shift+Tab');
    const wide = await page.evaluate(() => (getComputedStyle(document.activeElement!).outlineStyle === 'solid' ? parseFloat(getComputedStyle(document.activeElement!).outlineWidth) : 0));
    if (wide < 3) found.push(`${what}: the focus has a ring of ${wide}`);
  });
  expect(found).toEqual([]);
});
