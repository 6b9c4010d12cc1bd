import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeAll, describe, it } from 'vitest';
import type { Page } from '../browser/browser';
import { begin, openHouse } from '../browser/house';
import { isOver, openTable, playUntil } from '../browser/play';
import { rest } from './camera';

const FOLDER = resolve(import.meta.dirname, '../../../target/shots');
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const language = process.env['SHOTS_LANGUAGE'] ?? 'en';

const house = openHouse('one');
beforeAll(async () => void (await mkdir(FOLDER, { recursive: true })));

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each(['desk', 'phone'] as const)('%s', async (where) => {
    const page = await house.guest({ theme, size: SIZES[where], name: 'Anna', language });
    const shot = async (name: string, fullPage = false): Promise<void> => {
      await rest(page);
      await page.screenshot({ path: `${FOLDER}/${name}-${where}-${theme}.png`, fullPage });
    };
    await page.goto(house.url);
    await page.locator('main button').first().waitFor();
    await shot('home');
    await page.goto(`${house.url}help`);
    await page.locator('article').waitFor();
    await shot('help');
    await page.goto(`${house.url}t/nosuchtable`);
    await page.locator('main button').waitFor();
    await shot('missing');
    await page.goto(`${house.url}return#nosuchlink`);
    await page.locator('main button').waitFor();
    await shot('return');
    await openTable(page, house.url, { name: 'Anna', setup: { seats: 4, goal: 40, first_innkeeper: { seat: 0 } }, computers: ['careful', 'random'] });
    await page.locator('.go button').first().waitFor();
    await shot('lobby', true);
    const guest = await house.guest({ theme, size: SIZES[where], name: 'Maximiliane-Theresia', language });
    await guest.goto(page.url());
    await guest.locator('.sit button').waitFor();
    await guest.screenshot({ path: `${FOLDER}/join-${where}-${theme}.png` });
    await guest.locator('.sit button').click();
    await page.locator('ol').getByText('Maximiliane-Theresia').waitFor();
    await page.locator('.go button').last().click();
    const friend = playUntil(guest, 'mouse', isOver);
    await phases(page, shot);
    for (const panel of ['menu', 'help', 'odds', 'talk', 'people', 'rules', 'luck', 'return', 'tell', 'settings']) {
      await page.keyboard.press('m');
      if (panel !== 'menu') await page.locator('dialog .list button').nth(['help', 'odds', 'talk', 'people', 'rules', 'luck', 'return', 'tell', 'settings'].indexOf(panel)).click();
      await shot(`panel-${panel}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await friend;
  });
});

/** Eyes that tell fewer colours apart, as the browser simulates them. */
const EYES = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const;

it('eyes for fewer colours', async () => {
  const looks = { name: 'Anna', language, size: SIZES.desk };
  const barrels = await house.host(looks, { setup: { seats: 4, first_innkeeper: { seat: 1 } }, computers: ['regular', 'regular', 'regular'] });
  await begin(barrels);
  await barrels.locator('.hand button[aria-disabled="false"]').nth(3).click();
  const garden = await house.host(looks, { game: 'goldbraeu', setup: { seats: 3 }, computers: ['trader', 'trader'] });
  await begin(garden);
  await garden.locator('.scene .cards button.legal').first().waitFor();
  for (const key of ['1', '2', 'Enter']) await garden.keyboard.press(key);
  await garden.locator('button.firm.legal').first().waitFor();
  const pad = await house.guest(looks);
  await pad.goto(`${house.url}pad/goldbraeu`);
  await pad.locator('.go button:not(:disabled)').click();
  await pad.locator('.purses').waitFor();
  for (const [name, page] of [['polterfass', barrels], ['goldbraeu', garden], ['pad', pad]] as const) {
    await page.bringToFront();
    const cdp = await page.context().newCDPSession(page);
    await rest(page);
    for (const type of EYES) {
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
      await page.screenshot({ path: `${FOLDER}/eyes-${name}-${type}.png` });
    }
  }
});

/** Every phase of the game, each when it first comes up. */
async function phases(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  const taken = new Set<string>();
  await playUntil(page, 'mouse', async (at) => {
    const now = await at.evaluate(() => {
      const has = (s: string): boolean => document.querySelector(s) !== null;
      if (has('#over-title')) return 'over';
      if (has('section.bill')) return `bill-${has('section.bill .enough') ? 'enough' : has('section.bill .barrels') ? 'too-greedy' : 'failed'}`;
      if (has('.hand button[aria-disabled="false"]')) return 'order';
      if (has('.tray button.selectable')) return document.querySelectorAll('.action .quiet').length && has('.action button:not(.quiet):disabled') ? 'targets' : 'tap-specials';
      if (has('.action button.quiet')) return 'tap';
      return has('.action button') ? 'first-roll' : 'wait';
    });
    if (!taken.has(now)) {
      taken.add(now);
      if (now === 'order') await at.keyboard.press('2').then(() => at.keyboard.press('6'));
      await shot(`game-${now}`);
      // At no pace a bill can be gone before it was photographed.
      if (now.startsWith('bill') && (await at.locator('section.bill').count()) === 0) taken.delete(now);
    }
    return now === 'over';
  });
}
