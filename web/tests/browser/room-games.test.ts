import { expect, it } from 'vitest';
import type { Page } from './browser';
import { hurry } from './garden';
import { begin, openHouse } from './house';
import { isOver, playUntil } from './play';
import { press } from './press';
import { ALL_LANGUAGES, DESK, lookAt, openIn, retell } from './room';

const house = openHouse('one');

/** How long something new to be said is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** Goes on in the guided game to the next thing that is said. */
async function goOn(page: Page): Promise<void> {
  const before = await page.locator('.guide .said').textContent();
  const said = (): Promise<boolean> => page.locator('.guide .said').evaluate((place, old) => place.textContent === old, before);
  // However long the table takes until it has something else to say; whatever takes longer is missed in what was said.
  for (const end = Date.now() + PATIENCE; Date.now() < end && (await said()); ) {
    // The guide's own last button first, which gets something ready; then what the table offers to do.
    await press(page, '.guide .ways > button:last-child');
    if (await said()) await press(page, '.bill .go button:not(:disabled), .action button:not(:disabled):not(.quiet):not([aria-busy="true"])');
    await page.waitForTimeout(40);
  }
}

it.each([['polterfass', 4], ['goldbraeu', 3]] as const)('has room for what the guide of %s says, in every language', { timeout: 120_000 }, async (game, steps) => {
  const page = await house.guest({ size: DESK, name: 'Anna' });
  for (const language of ALL_LANGUAGES) {
    const found: string[] = [];
    const said = new Set<string>();
    await page.goto(house.url);
    await openIn(page, `${house.url}learn/${game}`, language);
    for (let step = 0; step < steps; step++) {
      await page.locator('.guide .said').waitFor();
      said.add((await page.locator('.guide .said').textContent())!);
      // On a phone there is the least room; the first step is looked at on a desk as well.
      found.push(...(await lookAt(page, `step ${step}`, step === 1 ? ['desk', 'phone'] : ['phone'])));
      await goOn(page);
    }
    expect(said.size, language).toBeGreaterThanOrEqual(steps - 1);
    expect.soft(found, language).toEqual([]);
  }
});

it.each(['polterfass', 'goldbraeu'] as const)('has room for the end of %s in every language', { timeout: 300_000 }, async (game) => {
  const setup = game === 'polterfass' ? { setup: { seats: 4, goal: 25 }, computers: ['newcomer', 'newcomer', 'newcomer'] } : { game, setup: { seats: 3 }, computers: ['newcomer', 'newcomer'] };
  const page = await house.host({ name: 'Maximilian', size: DESK }, setup);
  await begin(page);
  if (game === 'polterfass') await playUntil(page, 'keys', isOver);
  else await hurry(page);
  const url = page.url();
  for (const language of ALL_LANGUAGES) {
    const found: string[] = [];
    await openIn(page, url, language);
    // The last bill is shown once more.
    await page.locator('#over-title, .scene .winner, .bill .go button').first().waitFor();
    if ((await page.locator('.bill .go button').count()) > 0) {
      found.push(...(await lookAt(page, 'the last bill')));
      await page.locator('.bill .go button').click();
    }
    await page.locator('#over-title, .scene .winner').first().waitFor();
    found.push(...(await lookAt(page, 'the end')));
    await retell(page, 'text');
    found.push(...(await lookAt(page, 'the end as text')));
    await retell(page, 'table');
    expect.soft(found, language).toEqual([]);
  }
});
