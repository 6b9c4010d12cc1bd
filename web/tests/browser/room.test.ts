import { expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../vite/words';
import type { Page } from './browser';
import { begin, openHouse } from './house';
import { openTable, playUntil } from './play';
import { DESK, lookAt, retell, SIZES, type Size } from './room';

const house = openHouse('one');

/** A page that stays open while its language changes, and the sheets that can be laid on it. */
interface Place { name: string; page: Page; sheets: readonly number[] }

/** Every kind of page, each in a state with something to decide. */
async function open(): Promise<Place[]> {
  const places: Place[] = [];
  const plain = async (name: string, path: string): Promise<void> => {
    const page = await house.guest({ size: DESK });
    await page.goto(`${house.url}${path}`);
    // Some of them come in two parts.
    await page.locator('main > *').first().waitFor();
    places.push({ name, page, sheets: [] });
  };
  for (const [name, path] of [['home', ''], ['how to play', 'help'], ['how to play Goldbräu', 'help/goldbraeu'], ['missing', 'nothing/here'], ['return', 'return#abc']] as const) await plain(name, path);
  const lobby = await house.host({ name: 'Maximilian', size: DESK }, { computers: ['regular'], setup: { seats: 4 } });
  await lobby.locator('.go button').first().waitFor();
  places.push({ name: 'lobby', page: lobby, sheets: [] });
  const join = await house.guest({ size: DESK });
  await join.goto(lobby.url());
  await join.locator('.sit button, .paper > button').first().waitFor();
  places.push({ name: 'join', page: join, sheets: [] });
  const barrels = await house.guest({ name: 'Anna', size: DESK });
  await openTable(barrels, house.url, { name: 'Maximilian', setup: { seats: 4, first_innkeeper: { seat: 1 } }, computers: ['regular', 'regular', 'regular'], options: { advice: true } });
  await begin(barrels);
  await playUntil(barrels, 'keys', async (page) => (await page.locator('.hand button').count()) > 0);
  places.push({ name: 'Polterfass', page: barrels, sheets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
  // Of the sheets of the other game only those that are not the same.
  const garden = await house.host({ name: 'Maximilian', size: DESK }, { game: 'goldbraeu', setup: { seats: 3 }, computers: ['trader', 'trader'] });
  await begin(garden);
  await garden.locator('.scene .cards button.legal').first().waitFor();
  for (const key of ['1', '2', 'Enter']) await garden.keyboard.press(key);
  await garden.locator('button.firm.legal').first().waitFor();
  places.push({ name: 'Goldbräu', page: garden, sheets: [0, 1, 4, 8] });
  return places;
}

/** Speaks a language by the switch of the page; the one that nobody speaks by the address. */
async function speak({ page, sheets }: Place, language: string): Promise<void> {
  if (language === 'pseudo') {
    const url = new URL(page.url());
    url.searchParams.set('language', language);
    // A fragment alone would not load the page anew.
    await page.goto(url.href);
    await page.locator('main').waitFor();
  } else if (sheets.length === 0) await page.locator('footer select').first().selectOption(language);
  else {
    await page.locator('nav.desk button').nth(8).click();
    await page.locator('dialog fieldset').nth(4).locator('label').nth(LANGUAGES.indexOf(language)).click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language === 'pseudo' ? 'en' : language);
}

const look = ({ page, name }: Place, what: string, sizes?: readonly Size[]): Promise<string[]> => lookAt(page, `${name}, ${what}`, sizes);

/** The sheets of a table, opened by what opens them on a desk, though a phone has another bar for that. */
async function lookAtSheets(place: Place, language: string): Promise<string[]> {
  const found: string[] = [];
  // On a phone they have the least room; the words that are longer than anybody's are tried on a desk as well.
  for (const size of language === 'pseudo' ? (['phone', 'desk'] as const) : (['phone'] as const)) {
    await place.page.setViewportSize(SIZES[size]);
    for (const sheet of place.sheets) {
      const button = place.page.locator('nav.desk button').nth(sheet);
      const name = (await button.textContent()) ?? '';
      await button.dispatchEvent('click');
      await place.page.locator('dialog .body > *').first().waitFor();
      found.push(...(await look(place, name, [size])));
      await place.page.keyboard.press('Escape');
      await place.page.locator('dialog').waitFor({ state: 'detached' });
    }
  }
  return found;
}

/** What people may be doing at a table, whichever of it happens to be shown while the page is looked at. */
const doings = (language: string, game: string): string[] =>
  [...wordsOf(language).matchAll(/^((?:garden-)?status-[\w-]+) = ([^{}\n]+)$/gm)].flatMap(([, id, words]) => ((id!.startsWith('garden-') ? game === 'goldbraeu' : game === 'polterfass' || SHARED.includes(id!)) ? [words!] : []));
const SHARED: readonly string[] = ['status-away', 'status-stand-in', 'status-winner'];

/** The words of these that are cut off where the page says what somebody is doing, each said as loudly as it can be. */
const muffled = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.locator('main.table li .status').first().evaluate((place: HTMLElement, words) => {
    const before = place.textContent;
    place.style.fontWeight = '700';
    const long = words.filter((said) => {
      place.textContent = said;
      return place.scrollWidth > place.clientWidth;
    });
    place.textContent = before;
    place.style.fontWeight = '';
    return long;
  }, words);

it.each(['polterfass', 'goldbraeu'])('has room for whatever people do at a table of %s, in every language', async (game) => {
  const page = await house.host({ name: 'Maximilian', size: DESK }, game === 'polterfass' ? { setup: { seats: 4 }, computers: ['regular', 'regular', 'regular'] } : { game, setup: { seats: 3 }, computers: ['trader', 'trader'] });
  await begin(page);
  await page.locator('main.table li .status').first().waitFor();
  for (const language of LANGUAGES) {
    const words = doings(language, game);
    expect(words.length).toBeGreaterThan(10);
    expect.soft(await muffled(page, words), language).toEqual([]);
  }
});

it('has room for the words of every language on every page', { timeout: 400_000 }, async () => {
  const places = await open();
  for (const language of [...LANGUAGES, 'pseudo']) {
    const found: string[] = [];
    for (const place of places) {
      const { page } = place;
      await page.bringToFront();
      await page.setViewportSize(DESK);
      await speak(place, language);
      found.push(...(await look(place, 'the page')));
      if (place.sheets.length === 0) continue;
      await retell(page, 'text');
      found.push(...(await look(place, 'as text')));
      // The sheets are those of both views, and the text is drawn sooner.
      found.push(...(await lookAtSheets(place, language)));
      await retell(page, 'table');
    }
    expect.soft(found, language).toEqual([]);
  }
});
