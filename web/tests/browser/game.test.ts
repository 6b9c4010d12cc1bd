import { expect, it } from 'vitest';
import type { Page } from './browser';
import { begin, openHouse } from './house';
import { isOver, openTable, playUntil } from './play';

const house = openHouse('each');

const SHORT = { setup: { seats: 3, goal: 25 }, computers: ['careful', 'random'] };

it('plays a whole game with the mouse', async () => {
  const page = await house.host({ name: 'Anna' }, SHORT);
  await begin(page);
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
});

it('plays a whole game with the keyboard alone, on a phone, in German', async () => {
  const page = await house.host({ name: 'Jürgen', size: { width: 390, height: 844 }, language: 'de' }, SHORT);
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('.go button:last-child')?.disabled === false);
  await tabTo(page, '.go button:last-child');
  await page.keyboard.press('Enter');
  await playUntil(page, 'keys', isOver);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

/** Walks with Tab as somebody without a mouse has to. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} can't be reached with Tab`);
}

it('begins at once with one click', async () => {
  const page = await house.guest();
  // As on a page by plain http from another machine.
  await page.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID']) Object.defineProperty(crypto, name, { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.pad table').waitFor();
  expect(await page.locator('.seats li').count()).toBe(4);
});

it('keeps barrels and focus in place while a choice is on its way', async () => {
  const page = await house.guest({ name: 'Anna' });
  let answer = (): void => {};
  let mute = false;
  await page.routeWebSocket(/socket$/, (line) => {
    const kept: (string | Buffer)[] = [];
    line.connectToServer().onMessage((message) => (mute ? kept.push(message) : line.send(message)));
    answer = () => {
      mute = false;
      for (const message of kept.splice(0)) line.send(message);
    };
  });
  // More barrels stand than usual, so that a special one soon does.
  await openTable(page, house.url, { name: 'Anna', setup: { seats: 3, goal: 300, first_innkeeper: { seat: 0 }, barrels: { model: 'reckoned', stand: 0.6 } }, computers: ['careful', 'careful'] });
  await begin(page);
  await playUntil(page, 'mouse', async (p) => (await p.locator('.tray button.selectable').count()) > 0);
  const barrel = page.locator('.tray button').first();
  const place = await barrel.boundingBox();
  mute = true;
  await barrel.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.locator('.tray button[aria-disabled="true"]').first().waitFor();
  await page.keyboard.press('Space');
  expect(await barrel.evaluate((b) => [b === document.activeElement, b.getAttribute('aria-pressed')])).toEqual([true, 'true']);
  expect(await barrel.boundingBox()).toEqual(place);
  answer();
  // The barrel may be gone with its prompt: the place of the buttons has the focus then, or the table.
  await page.locator('.tray button[aria-disabled="true"]').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => (document.activeElement?.closest('main') ?? null) !== null);
});
