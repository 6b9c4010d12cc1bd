import type { Page } from '../browser/browser';

/** Waits until letters are there and everything that moves has come to rest. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.all(document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity).map((a) => a.finished.catch(() => undefined))));
}
