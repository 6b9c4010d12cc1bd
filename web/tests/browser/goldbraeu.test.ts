import { expect, it } from 'vitest';
import { playGarden } from './garden';
import { begin, openHouse } from './house';

const house = openHouse('each');

it('plays a whole game of four with the mouse', { timeout: 400_000 }, async () => {
  const page = await house.host({ name: 'Anna' }, { game: 'goldbraeu', computers: ['trader', 'trader', 'trader'] });
  await begin(page);
  await playGarden(page, 'mouse');
  expect(await page.locator('.scene li').count()).toBe(4);
  await page.getByRole('button', { name: 'Paydays' }).click();
  expect(await page.locator('dialog table').count()).toBe(3);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Fair luck' }).click();
  await page.getByRole('button', { name: 'Check the cards' }).click();
  await page.getByText(/draws checked: all match/).waitFor();
});

it('plays a whole game of three with the keyboard alone, on a phone', { timeout: 400_000 }, async () => {
  const page = await house.host({ name: 'Jürgen', size: { width: 390, height: 844 } }, { game: 'goldbraeu', computers: ['trader', 'random'], setup: { seats: 3 } });
  await begin(page);
  await playGarden(page, 'keys');
  expect(await page.locator('.scene li').count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
