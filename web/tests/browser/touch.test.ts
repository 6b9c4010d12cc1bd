import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { tooSmall } from './axe';
import { begin, openHouse } from './house';

const house = openHouse('one');
type Point = readonly [number, number];

/** Fingers on the glass, moved in steps as a hand would. */
async function swipe(cdp: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const STEPS = 10;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', from);
  for (let i = 1; i <= STEPS; i++) await touch('touchMove', from.map(([x, y], k) => [x + ((to[k]![0] - x) * i) / STEPS, y + ((to[k]![1] - y) * i) / STEPS] as const));
  await touch('touchEnd', []);
}

it('pans and pinches the board on a phone, and has no target under 44 pixels', { timeout: 60_000 }, async () => {
  const page = await house.host({ name: 'Jürgen', size: { width: 390, height: 844 }, touch: true }, { game: 'goldbraeu', computers: ['trader', 'trader', 'trader'] });
  await begin(page);
  const cards = page.locator('.scene .cards button');
  await cards.first().waitFor();
  expect(await tooSmall(page)).toEqual([]);
  for (const card of [0, 1]) await cards.nth(card).tap();
  await page.locator('.action button:not(.quiet):not(:disabled)').tap();
  await page.locator('button.firm.legal').first().waitFor();
  expect(await tooSmall(page)).toEqual([]);

  const cdp = await page.context().newCDPSession(page);
  const pane = page.locator('.window');
  const box = (await pane.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (): Promise<{ left: number; top: number; wide: number; page: number }> => pane.evaluate((w) => ({ left: w.scrollLeft, top: w.scrollTop, wide: w.scrollWidth, page: visualViewport!.scale }));
  const before = await at();
  await swipe(cdp, [[x - 40, y], [x + 40, y]], [[x - 100, y], [x + 100, y]]);
  await page.waitForFunction((wide) => document.querySelector('.window')!.scrollWidth > wide * 1.8, before.wide);
  const near = await at();
  expect(near.page, 'the board is pinched, not the page').toBe(1);

  await swipe(cdp, [[x, y]], [[x - 80, y]]);
  await page.waitForFunction((left) => document.querySelector('.window')!.scrollLeft > left + 40, near.left);
  await swipe(cdp, [[x, y]], [[x, y - 80]]);
  await page.waitForFunction((top) => document.querySelector('.window')!.scrollTop > top + 40, near.top);
  // Panning has chosen nothing.
  expect(await page.locator('.action button:not(.quiet)').isDisabled()).toBe(true);

  await swipe(cdp, [[x - 110, y], [x + 110, y]], [[x - 20, y], [x + 20, y]]);
  await page.waitForFunction((wide) => document.querySelector('.window')!.scrollWidth <= wide, before.wide);
  await page.locator('button.firm.legal').first().tap();
  await page.locator('.action button:not(.quiet):not(:disabled)').waitFor();
});
