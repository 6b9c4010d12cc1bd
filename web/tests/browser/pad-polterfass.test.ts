import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tooSmall, violationsInBothThemes } from './axe';
import type { Page } from './browser';
import { cutNetwork, openHouse } from './house';
import { kept } from './pads';

const house = openHouse('one');
const PHONE = { size: { width: 390, height: 844 }, touch: true };
const NAMES = ['Franziska', 'Augustin', 'Benedikt', 'Becky', 'Pauline'];

const key = (page: Page, figure: number): Promise<void> => page.locator('.keys button', { hasText: new RegExp(`^${figure}$`) }).tap();
const failed = (page: Page): Promise<void> => page.locator('.more button', { hasText: 'Failed' }).tap();
const golden = (page: Page): Promise<void> => page.locator('.entry .go button').tap();
const chip = (page: Page, name: string): Promise<void> => page.locator('.chips button', { hasText: name }).tap();

/** The totals in a line of the pad. */
const totals = async (page: Page, round: number): Promise<string[]> => page.locator('.pad tbody tr').nth(round - 1).locator('td b').allTextContents();
/** A tap is over before its click has come, so the totals are waited for. */
const written = (page: Page, round: number, wanted: readonly string[]): Promise<void> => expect.poll(() => totals(page, round)).toEqual(wanted);

/** Guests are asked clockwise from the innkeeper, and the innkeeper last. */
async function round(page: Page, orders: readonly number[], served: number | 'failed'): Promise<void> {
  for (const order of orders) await key(page, order);
  if (served === 'failed') await failed(page);
  else for (const digit of `${served}`) await key(page, Number(digit));
  await golden(page);
}

async function begin(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(`${house.url}pad/polterfass`);
  await page.getByRole('button', { name: 'New pad' }).tap();
  await page.locator('dialog form label', { hasText: new RegExp(`^${names.length}$`) }).first().tap();
  for (const [i, name] of names.entries()) await page.locator('dialog .player input').nth(i).fill(name);
  await page.locator('dialog .row label', { hasText: names[0]! }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.locator('.entry').waitFor();
}

it('keeps the pad of a whole evening by touch and without a network, with a change of an earlier round, undo and reload', async () => {
  const page = await house.guest({ ...PHONE, offline: true });
  await page.goto(house.url);
  const forgive = await cutNetwork(page, house);
  await begin(page, NAMES);
  expect(await tooSmall(page)).toEqual([]);
  // The pad that the book prints (P6.7).
  await round(page, [5, 8, 3, 5], 18);
  await round(page, [7, 7, 5, 1], 26);
  await round(page, [3, 7, 11, 11], 29);
  await written(page, 3, ['8', '−5', '28', '26', '5']);

  // Half a round lasts over a reload, and the live check counts it.
  await key(page, 13);
  await chip(page, 'Becky');
  await key(page, 4);
  const live = page.locator('.live', { hasText: 'Too greedy already: 13 ordered, 4 served' });
  await live.waitFor();
  await page.reload();
  await live.waitFor();
  await page.locator('.chips button[aria-label="Pauline: ordered 13"]').waitFor();
  await chip(page, 'Becky');
  await page.locator('.more button', { hasText: 'Erase' }).tap();
  await key(page, 4);
  await key(page, 9);
  await page.getByRole('button', { name: 'Next: Franziska' }).tap();
  for (const order of [13, 13, 13]) await key(page, order);
  // 52 ordered, 49 served, all alike (P6.5).
  await golden(page);
  await written(page, 4, ['8', '−5', '28', '75', '5']);
  await page.getByRole('heading', { name: 'Becky wins with 75 mugs.' }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);

  // An earlier round is changed: Benedikt had failed in round 3. All totals follow, and the end is gone.
  await page.getByRole('button', { name: 'Change round 3' }).tap();
  await chip(page, 'Benedikt');
  await failed(page);
  await page.getByRole('button', { name: 'Save round 3' }).tap();
  await written(page, 3, ['30', '17', '−1', '18', '12']);
  await written(page, 4, ['30', '17', '−1', '67', '12']);
  expect(await page.locator('.over h2').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('heading', { name: 'Becky wins with 75 mugs.' }).waitFor();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await written(page, 4, ['30', '17', '−1', '67', '12']);

  // The end comes later now, and the table plays on.
  await round(page, [13, 13, 13, 8], 'failed');
  await page.getByRole('heading', { name: 'Becky wins with 75 mugs.' }).waitFor();
  await written(page, 5, ['43', '30', '12', '75', '12']);
  await page.getByRole('button', { name: 'Play on' }).tap();
  await page.getByText('You play on.').waitFor();
  await page.locator('.entry').waitFor();
  await kept(page);
  await page.reload();
  await page.getByText('You play on.').waitFor();

  // What was done before the reload is undone after it, and done again.
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('heading', { name: 'Becky wins with 75 mugs.' }).waitFor();
  await page.getByRole('button', { name: 'Play on' }).waitFor();
  await kept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await page.getByText('You play on.').waitFor();

  // In the list, deleted and brought back.
  await page.getByRole('link', { name: '‹ Pads' }).tap();
  // The pad says so, too.
  await page.locator('.list').getByText('Becky wins with 75 mugs.').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: /^Delete the pad/ }).tap();
  await page.getByText('No pad yet.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByText('Becky wins with 75 mugs.').waitFor();
  forgive();
});

it('marks impossible numbers with the rule, helps with the barrels, and keeps a house rule if one insists', async () => {
  const page = await house.guest(PHONE);
  await begin(page, NAMES.slice(0, 3));
  await page.locator('.chips button', { hasText: 'Franziska' }).tap();
  for (const digit of [6, 9]) await key(page, digit);
  await page.getByRole('alert').getByText('P5.11').waitFor();
  await page.getByRole('button', { name: 'Barrel helper' }).tap();
  // 3, 3, 5 and 9 with a spoiled and a double one (P5.10).
  for (const barrel of ['Barrel 1: 9', 'Barrel 2: 3', 'Barrel 3: 3', 'Barrel 6: 5', 'Barrel 8: a spoiled', 'Barrel 9: a double']) await page.getByRole('button', { name: barrel }).tap();
  for (const served of ['26', '18', '14']) await page.locator('.servings button', { hasText: served }).waitFor();
  await page.locator('.servings button', { hasText: '18' }).tap();
  await page.getByText('Destroy: 5. Double: 3.').waitFor();
  await page.getByRole('button', { name: 'One less' }).tap();
  await page.getByText('17 can’t be served. The nearest are 16 and 18.').waitFor();
  await page.getByText('With 3 barrels').waitFor();
  await page.getByText('fails 34%').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'One more' }).tap();
  await page.getByRole('button', { name: 'Serve 18' }).tap();
  await page.locator('.entry [role="alert"]').waitFor({ state: 'detached' });
  await chip(page, 'Augustin');
  await key(page, 4);
  await page.getByRole('button', { name: 'Another number' }).tap();
  for (const digit of [1, 5]) await key(page, digit);
  await page.getByRole('alert').getByText('Benedikt can’t order 15').waitFor();
  await page.getByRole('button', { name: 'Keep it as a house rule' }).tap();
  await page.getByText('* kept as a house rule').waitFor();
  // 19 ordered, 18 served: the rules reckon with it all the same.
  await written(page, 1, ['18', '15', '−15']);

  // As a file, and back.
  await page.getByRole('button', { name: 'Share' }).tap();
  expect(await page.locator('dialog textarea').inputValue()).toContain('18/19: Franziska 18, Augustin 15, Benedikt −15 *');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a file' }).tap();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ stammtisch: 'polterfass-pad', format: 1 });
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a picture' }).tap();
  expect(readFileSync(await (await picture).path()).subarray(1, 4).toString()).toBe('PNG');
  await page.goto(`${house.url}pad/polterfass`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.list li').nth(1).waitFor();
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText('This file is not a pad of Polterfass.').waitFor();
});

it('loses nothing in two tabs', async () => {
  const page = await house.guest(PHONE);
  await begin(page, NAMES.slice(0, 3));
  const other = await page.context().newPage();
  house.sins.watch(other, () => house.url);
  await other.goto(page.url());
  await other.locator('.entry').waitFor();
  // What one tab enters, the other has.
  await key(page, 5);
  await other.locator('.chips button[aria-label^="Augustin: ordered 5"]').waitFor();
  await key(other, 6);
  await page.locator('.chips button[aria-label^="Benedikt: ordered 6"]').waitFor();
  // Both change the same without hearing of each other.
  await other.evaluate(() => (BroadcastChannel.prototype.postMessage = () => undefined));
  await chip(other, 'Augustin');
  await key(other, 7);
  await other.locator('.chips button[aria-label^="Augustin: ordered 7"]').waitFor();
  // Whoever is later finds the conflict.
  await kept(other);
  await chip(page, 'Augustin');
  await key(page, 9);
  await page.getByRole('dialog', { name: 'Changed in two tabs' }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Both: this one as a new pad' }).tap();
  await page.locator('.chips button[aria-label^="Augustin: ordered 7"]').waitFor();
  await page.goto(`${house.url}pad/polterfass`);
  await page.locator('.list li').nth(1).waitFor();
});

it('is entered by keyboard on a laptop', async () => {
  const page = await house.guest();
  await page.goto(`${house.url}pad/polterfass`);
  await page.getByRole('button', { name: 'New pad' }).press('Enter');
  await page.getByLabel('Name of player 1').press('Enter');
  await page.locator('.entry').waitFor();
  for (const figure of ['1', '3', 'Enter', '4', 'Enter', '7', 'Enter', 'f', 'Enter']) await page.keyboard.press(figure);
  await page.locator('.pad tbody tr:not(.blank)').waitFor();
  expect([...(await totals(page, 1))].sort()).toEqual(['0', '13', '4', '7']);
  expect(await violationsInBothThemes(page)).toEqual([]);
});
