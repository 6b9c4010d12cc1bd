import { expect, it } from 'vitest';
import type { Looks } from './browser';
import { Chair } from './chair';
import { Eye } from './eye';
import { hurry, playGarden } from './garden';
import { begin, openHouse } from './house';
import { openTable, type By } from './play';

const house = openHouse('each');
const SCENES = ['lobby', 'keep', 'bosses', 'pick', 'expand', 'appoint', 'buy', 'payday', 'review', 'over'];

/** Plays a whole game of Goldbräu, whose every scene must please axe and, on a phone, fingers. */
async function wholeGame(by: By, looks: Looks & { name: string }, table: Record<string, unknown>): Promise<Chair> {
  const chair = new Chair(await house.guest(looks));
  const { page } = chair;
  const eye = new Eye(chair, looks.size !== undefined);
  await openTable(page, house.url, { name: looks.name, game: 'goldbraeu', ...table });
  await page.locator('.go button:last-child:not(:disabled)').waitFor();
  await eye.at('lobby');
  await begin(page);
  // What there is to see comes in the first week; the other two are played as well, but not looked at.
  await playGarden(page, by, eye.look, () => SCENES.every((scene) => scene === 'over' || scene in eye.found));
  await hurry(page);
  await eye.at('over');
  expect(Object.keys(eye.found)).toEqual(expect.arrayContaining(SCENES));
  expect(Object.fromEntries(Object.entries(eye.found).filter(([, list]) => list.length > 0))).toEqual({});
  return chair;
}

it('plays a whole game of four with the mouse', { timeout: 600_000 }, async () => {
  const { page } = await wholeGame('mouse', { name: 'Anna' }, { computers: ['trader', 'trader', 'trader'] });
  expect(await page.locator('.scene li').count()).toBe(4);
  await page.getByRole('button', { name: 'Paydays' }).click();
  await page.locator('dialog table').nth(2).waitFor();
  expect(await page.locator('dialog table').count()).toBe(3);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Fair luck' }).click();
  await page.getByRole('button', { name: 'Check the cards' }).click();
  await page.getByText(/draws checked: all match/).waitFor();
});

it('plays a whole game of three with the keyboard alone, on a phone', { timeout: 600_000 }, async () => {
  const { page } = await wholeGame('keys', { name: 'Jürgen', size: { width: 390, height: 844 } }, { computers: ['trader', 'random'], setup: { seats: 3 } });
  expect(await page.locator('.scene li').count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
