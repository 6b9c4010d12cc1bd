import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openHouse } from './house';

const house = openHouse('one', ['--maps', fileURLToPath(new URL('../../../maps', import.meta.url))]);
/** What the pictures of the two maps show: their columns and rows with a margin all round. */
const VIEW = { reconstruction: '-1.1 -1.1 10.2 7.2', lindenhof: '-1.1 -1.1 9.2 8.2' };

it('opens a table on another map, which the lobby and the table show', { timeout: 60_000 }, async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.goto(house.url);
  await page.locator('label', { hasText: 'Goldbräu' }).click();
  const choice = page.getByRole('group', { name: 'Square' });
  await choice.getByText('Lindenhof').waitFor();
  expect(await choice.locator('label svg').count()).toBe(2);
  expect(await choice.locator('label').nth(0).locator('svg').getAttribute('viewBox')).toBe(VIEW.reconstruction);
  expect(await choice.getByLabel('Reconstruction').isChecked()).toBe(true);
  await choice.getByLabel('Lindenhof').check();
  expect(await choice.getByLabel('Lindenhof').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Invite friends' }).click();
  // The first page has the same group, and stays until the house has answered.
  await page.waitForURL(/\/t\/\w+$/);

  const rules = page.getByRole('group', { name: 'Square' });
  await rules.getByText('Lindenhof').waitFor();
  expect(await rules.getByLabel('Lindenhof').isChecked()).toBe(true);

  // A guest reads what the host has chosen, and may not choose.
  const guest = await house.guest({ name: 'Bo' });
  await guest.goto(page.url());
  const read = guest.getByRole('group', { name: 'Square' });
  await read.getByText('Lindenhof').waitFor();
  expect(await read.locator('input:enabled').count()).toBe(0);
  expect(await read.locator('svg').getAttribute('viewBox')).toBe(VIEW.lindenhof);

  await rules.getByLabel('Reconstruction').check();
  await read.getByText('Reconstruction').waitFor();
  await rules.getByLabel('Lindenhof').check();
  await read.getByText('Lindenhof').waitFor();
  await guest.close();

  await page.getByRole('button', { name: 'computer players' }).click();
  await page.locator('.go button:last-child:not(:disabled)').click();
  await page.locator('.square').waitFor();
  // The four corners of Lindenhof are no spaces; trees grow there.
  expect(await page.locator('.space').count()).toBe(38);
  expect(await page.locator('.bed').count()).toBe(4);
});

it('remembers the map for the next table, and plays on it at once', { timeout: 60_000 }, async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.goto(house.url);
  await page.locator('label', { hasText: 'Goldbräu' }).click();
  await page.getByRole('group', { name: 'Square' }).getByLabel('Lindenhof').check();
  await page.reload();
  await page.getByRole('group', { name: 'Square' }).waitFor();
  expect(await page.getByRole('group', { name: 'Square' }).getByLabel('Lindenhof').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.square').waitFor();
  expect(await page.locator('.bed').count()).toBe(4);
});
