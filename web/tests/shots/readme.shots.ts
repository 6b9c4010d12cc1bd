import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { begin, openHouse } from '../browser/house';
import type { Page } from '../browser/browser';
import { playGarden } from '../browser/garden';
import { openTable, playUntil } from '../browser/play';
import { rest } from './camera';

/** The pictures of the README: `npm run shots:readme` takes them anew, of another game each time. */
const FOLDER = resolve(import.meta.dirname, '../../../docs/images');
const LARGEST = 200 * 1024;
const house = openHouse('one');

async function shoot(page: Page, name: string): Promise<void> {
  await rest(page);
  // Through the debugger, as only it writes WebP.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  const bytes = Buffer.from(data, 'base64');
  expect(bytes.length).toBeLessThan(LARGEST);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/${name}.webp`, bytes);
}

/** Moments worth a picture, by what is on the page then. */
const MOMENTS = {
  order: () => document.querySelector('.hand button[aria-disabled="false"]') !== null && document.querySelectorAll('.tray .place').length >= 3 && document.querySelectorAll('.pad tbody tr:not(.blank)').length >= 2,
  tap: () => document.querySelector('.tray button.selectable') !== null && document.querySelector('.action button.quiet') !== null && document.querySelectorAll('.tray .place').length >= 3,
  bill: () => document.querySelector('section.bill .minus') !== null && document.querySelectorAll('section.bill .served .barrel').length >= 3,
  end: () => document.querySelector('#over-title') !== null && document.querySelectorAll('.pad tbody tr:not(.blank)').length >= 5,
} as const;
type Moment = keyof typeof MOMENTS;

/** Plays games until every one of these moments has come up. */
async function catchMoments(page: Page, wanted: Partial<Record<Moment, string>>): Promise<void> {
  const left = new Map(Object.entries(wanted) as [Moment, string][]);
  while (left.size > 0) {
    await openTable(page, house.url, { name: 'Anna', setup: { seats: 4, goal: 75 }, computers: ['careful', 'careful', 'random'] });
    await begin(page);
    await playUntil(page, 'mouse', async () => {
      for (const [moment, name] of left) {
        if (!(await page.evaluate(MOMENTS[moment]))) continue;
        if (moment === 'order') await page.keyboard.press('2').then(() => page.keyboard.press('6'));
        await shoot(page, name);
        left.delete(moment);
      }
      return left.size === 0 || (await page.evaluate(() => document.querySelector('#over-title') !== null));
    });
  }
}

/** Moments of Goldbräu; gardens are pictured when they have grown. */
const GARDEN_MOMENTS = {
  expand: () => document.querySelectorAll('.space.legal').length > 0,
  duel: () => document.querySelector('.scene .ring') !== null,
  end: () => document.querySelector('.scene .winner') !== null,
} as const;
type GardenMoment = keyof typeof GARDEN_MOMENTS;

/** Plays a game of Goldbräu and pictures the last time before its end that each of these moments has come up. */
async function catchGarden(page: Page, wanted: Partial<Record<GardenMoment, string>>): Promise<void> {
  await openTable(page, house.url, { name: 'Anna', game: 'goldbraeu', computers: ['trader', 'trader', 'trader'] });
  await begin(page);
  await playGarden(page, 'mouse', async () => {
    for (const [moment, name] of Object.entries(wanted) as [GardenMoment, string][]) {
      if (await page.evaluate(GARDEN_MOMENTS[moment])) await shoot(page, name);
    }
  });
  expect(await page.evaluate(GARDEN_MOMENTS.end)).toBe(true);
}

it('desk', async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.goto(house.url);
  await page.locator('main button').first().waitFor();
  await shoot(page, 'home');
  await catchMoments(page, { order: 'ordering', tap: 'tap', bill: 'bill', end: 'end' });
});

it('after dark', async () => {
  const page = await house.guest({ name: 'Anna', theme: 'dark' });
  await catchMoments(page, { tap: 'dark' });
});

it('phone', async () => {
  const page = await house.guest({ name: 'Anna', size: { width: 390, height: 844 }, density: 2 });
  await catchMoments(page, { order: 'phone', bill: 'phone-bill' });
});

it('beer gardens', async () => {
  const page = await house.guest({ name: 'Anna' });
  await catchGarden(page, { expand: 'gardens', duel: 'duel', end: 'gardens-end' });
  await page.getByRole('button', { name: 'Paydays' }).click();
  await shoot(page, 'paydays');
});

it('beer gardens on a phone after dark', async () => {
  const page = await house.guest({ name: 'Anna', theme: 'dark', size: { width: 390, height: 844 }, density: 2 });
  await catchGarden(page, { expand: 'gardens-phone' });
});

it('a pad on a phone', async () => {
  const page = await house.guest({ size: { width: 390, height: 844 }, touch: true, density: 2 });
  const names = ['Franziska', 'Augustin', 'Benedikt', 'Becky', 'Pauline'];
  await page.goto(`${house.url}pad/polterfass`);
  await page.getByRole('button', { name: 'New pad' }).tap();
  await page.locator('dialog form label', { hasText: /^5$/ }).first().tap();
  for (const [i, name] of names.entries()) await page.locator('dialog .player input').nth(i).fill(name);
  await page.locator('dialog .row label', { hasText: names[0]! }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  const keys = async (figures: readonly (number | string)[]): Promise<void> => {
    for (const figure of figures) await page.locator('.keys button', { hasText: new RegExp(`^${figure}$`) }).tap();
  };
  // The pad that the book prints (P6.7), and half a round more.
  for (const [orders, served] of [[[5, 8, 3, 5], 18], [[7, 7, 5, 1], 26], [[3, 7, 11, 11], 29]] as const) {
    await keys([...orders, ...`${served}`]);
    await page.locator('.entry .go button').tap();
  }
  await keys([13, 4]);
  await shoot(page, 'pad-phone');
});

it('a payday at the real table, on a phone after dark', async () => {
  const page = await house.guest({ size: { width: 390, height: 844 }, touch: true, density: 2, theme: 'dark' });
  await page.goto(`${house.url}pad/goldbraeu`);
  await page.getByRole('group', { name: 'Players' }).locator('label').filter({ hasText: '3' }).tap();
  for (const [i, name] of ['Anna', 'Bert', 'Carla'].entries()) await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Begin a pad' }).tap();
  await page.getByRole('radiogroup', { name: 'Sign of the brewery' }).locator('label').filter({ hasText: 'Mayerbräu' }).tap();
  await page.getByRole('radiogroup', { name: 'Boss' }).locator('label').filter({ hasText: 'Bert' }).tap();
  await page.getByRole('button', { name: /^Row 1, column 2, free/ }).tap();
  await page.getByText('2\u00a0spaces', { exact: false }).first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(page, 'reckoner-phone');
});

it('all rules', async () => {
  const page = await house.guest({});
  await page.goto(`${house.url}rules/goldbraeu#G5.4`);
  await page.locator('article, main section').first().waitFor();
  await shoot(page, 'rules');
});

it('a guided first game', async () => {
  const page = await house.guest({ name: 'Anna', offline: true });
  await page.goto(`${house.url}learn/polterfass`);
  await page.locator('.guide .said').waitFor();
  for (let i = 0; i < 2; i++) await page.locator('.guide .ways button').filter({ hasText: /^(Next|Got it)$/ }).first().click();
  await shoot(page, 'guide');
});
