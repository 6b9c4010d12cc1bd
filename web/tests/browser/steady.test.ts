import { expect, it } from 'vitest';
import type { Page } from './browser';
import { hurry, playGarden } from './garden';
import { begin, openHouse } from './house';

const house = openHouse('one');

/** What must stay where it is, whatever is asked: every part of the table, and the spaces and firms within it. */
const STEADY = [...['.prompt', '.people', '.board', '.paper', 'footer'].map((part) => `main > ${part}`), '[data-space="0"]', '.place:has([data-firm="krug"])', '.place:has([data-firm="kramerbraeu"])'];

/** Notes in every frame which of these parts is elsewhere than it was. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((parts) => {
    const moved = new Map<string, string>();
    const kept = new Map<string, string>();
    Object.assign(window, { moved });
    const look = (): void => {
      for (const part of parts) {
        const box = document.querySelector(part)?.getBoundingClientRect();
        if (!box) continue;
        const now = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
        const before = kept.get(part) ?? now;
        kept.set(part, before);
        if (before !== now && !moved.has(part)) moved.set(part, `${part} ${before} -> ${now} at "${document.querySelector('.prompt')?.textContent}"`);
      }
      requestAnimationFrame(look);
    };
    look();
  }, STEADY);
  return () => page.evaluate(() => [...(window as unknown as { moved: Map<string, string> }).moved.values()]);
}

it.each([
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const)('never moves a part of the table in a whole game (%s)', { timeout: 400_000 }, async (_, size) => {
  const page = await house.host({ name: 'Anna', size }, { game: 'goldbraeu', computers: ['trader', 'random'], setup: { seats: 3 } });
  await begin(page);
  await page.locator('.square').waitFor();
  const moved = await watch(page);
  await playGarden(page, 'keys', undefined, 'payday');
  await hurry(page);
  expect(await moved()).toEqual([]);
  // The newest line of the log is in sight at a desk, without scrolling.
  if (size.width > 1000) {
    const [last, below] = await page.evaluate(() => [document.querySelector('.log li:last-child')!.getBoundingClientRect().bottom, innerHeight]);
    expect(last).toBeLessThanOrEqual(below!);
    // A payday is read again from its line in the log.
    await page.locator('.log .paid button').last().click();
    await page.locator('dialog table').nth(2).waitFor();
    expect(await page.locator('dialog table').count()).toBe(3);
  }
});
