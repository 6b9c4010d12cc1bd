import { expect, it } from 'vitest';
import type { Page } from './browser';
import { begin, openHouse } from './house';
import { playUntil } from './play';

const house = openHouse('one');

/** The file of the build that holds this part of the page. */
const part = (name: string): RegExp => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const rolled = async (page: Page): Promise<boolean> => (await page.locator('.tray .place').count()) > 0;

it('says so where a panel can’t be fetched, plays on, and fetches it when asked again', async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.route(part('Luck'), (route) => route.abort());
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await playUntil(page, 'mouse', rolled);
  await page.getByRole('button', { name: 'Fair luck' }).click();
  await page.getByRole('alert').getByText('No connection').waitFor();
  await page.keyboard.press('Escape');
  await playUntil(page, 'mouse', async (p) => (await p.locator('section.bill').count()) > 0);
  await page.getByRole('button', { name: 'Fair luck' }).click();
  // Only what has failed is asked for again.
  await page.getByRole('alert').getByText('No connection').waitFor();
  await page.unroute(part('Luck'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('dialog code').first().waitFor();
  expect(await page.locator('dialog [role="alert"]').count()).toBe(0);
  house.sins.forgive(/ERR_FAILED|Luck/);
});

it('shows the lobby when its part comes late, and says so when it doesn’t come', async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.route(part('LobbyPage'), (route) => route.abort());
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('alert').getByText('No connection').waitFor();
  await page.unroute(part('LobbyPage'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.go select, ol select').first().waitFor();
  await page.getByRole('button', { name: 'Fill with computer players' }).click();
  await begin(page);
  await page.locator('.prompt h2').waitFor();
  house.sins.forgive(/ERR_FAILED|LobbyPage/);
});

it('offers computer players from the weakest to the strongest, and remembers the choice for both games', async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.goto(house.url);
  const select = page.getByLabel('How strong they play');
  await page.waitForFunction(() => document.querySelectorAll('.strength option').length > 1);
  const offered = await page.evaluate(async () => ((await (await fetch('api/games/polterfass/players')).json()) as { name: string }[]).map((p) => p.name));
  const shown = await select.locator('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
  expect(shown).toEqual(['random', 'newcomer', 'careful', 'regular', 'seasoned', 'expert', 'master'].filter((player) => offered.includes(player)));
  const first = shown[0]!;
  await select.selectOption(first);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('.strength option').length > 1);
  expect(await select.inputValue()).toBe(first);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.seats li').nth(3).waitFor();
  await page.keyboard.press('m');
  await page.locator('dialog .list button').nth(3).click();
  // The panel comes when it is opened.
  await page.locator('dialog li').nth(1).waitFor();
  expect(await page.locator('dialog li').nth(1).textContent()).toMatch(/computer player: /);
});
