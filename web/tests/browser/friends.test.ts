import { expect, it } from 'vitest';
import type { Page } from './browser';
import { begin, openHouse, SEVERED } from './house';
import { isOver, openTable, playUntil, roundsWritten } from './play';

const house = openHouse('each');

/** Anna opens a table for three with one computer player, Bert comes by the link. */
async function together(setup: Record<string, unknown> = {}): Promise<{ anna: Page; bert: Page }> {
  const anna = await house.host({ name: 'Anna' }, { setup: { seats: 3, goal: 60, ...setup }, computers: ['careful'] });
  const bert = await house.join(anna, { name: 'Bert' });
  await begin(anna);
  await bert.locator('.pad table').waitFor();
  return { anna, bert };
}

const written = (rounds: number) => async (page: Page): Promise<boolean> => (await roundsWritten(page)) >= rounds || isOver(page);

it('plays between two browsers, and a lost one comes back by its return link', async () => {
  const { anna, bert } = await together();
  await Promise.all([playUntil(anna, 'mouse', written(1)), playUntil(bert, 'mouse', written(1))]);

  await bert.getByRole('button', { name: 'Take your seat along' }).click();
  await bert.getByRole('button', { name: 'Make a link' }).click();
  const link = await bert.getByRole('textbox', { name: 'Copy link' }).inputValue();
  await bert.context().close();
  // What a browser sends of it, and a proxy writes down, is no key to the seat.
  expect(new URL(link).pathname).toMatch(/\/return$/);
  expect(new URL(link).hash.length).toBeGreaterThan(20);

  const elsewhere = await house.guest({ size: { width: 390, height: 844 } });
  await elsewhere.goto(link);
  // Looking at the link takes nothing: only the button does.
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Take the seat on this device' }).click();
  await elsewhere.locator('.pad table').waitFor({ state: 'attached' });
  await Promise.all([playUntil(anna, 'mouse', written(3)), playUntil(elsewhere, 'mouse', written(3))]);

  const thief = await house.guest();
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Take the seat on this device' }).click();
  await thief.getByText(/not valid, or has been used/).waitFor();
});

it('seats a newcomer where nobody may watch, and lets nobody watch there', async () => {
  const anna = await house.host({ name: 'Anna' }, { setup: { seats: 3 }, options: { deadline: { seconds: 60 }, spectators: false }, computers: ['careful'] });
  const bert = await house.guest({ name: 'Bert' });
  // Until the house has said which chairs are free, nobody is sent away.
  await bert.route(/\/api\/tables\/[^/]+$/, (route) => void setTimeout(() => void route.fallback().catch(() => undefined), 600));
  await house.sit(bert, anna, 'Bert');
  await bert.unroute(/\/api\/tables\/[^/]+$/);
  await begin(anna);
  await bert.locator('.pad table').waitFor();
  const curious = await house.guest();
  await curious.goto(anna.url());
  await curious.getByText('Spectators are not allowed at this table').waitFor();
});

it('reloads an old page by itself, once, and then says that there is a newer one', async () => {
  const page = await house.guest({ name: 'Anna' });
  let welcomes = 0;
  await page.routeWebSocket(/socket$/, (line) => {
    const real = line.connectToServer();
    real.onMessage((message) => {
      const text = String(message);
      if (text.includes('"welcome"')) welcomes += 1;
      line.send(text.includes('"welcome"') ? text.replace(/"build":"[^"]*"/, '"build":"newer"') : text);
    });
  });
  await openTable(page, house.url, { name: 'Anna', computers: ['careful'] });
  await page.getByText('There is a new version.').waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await expect.poll(() => welcomes).toBe(2);
});

it('loses nothing when the server is killed while guests are ordering', async () => {
  // The computer keeps the tap, so nobody's order is the last one while the other has none.
  const { anna, bert } = await together({ first_innkeeper: { seat: 1 } });
  const ordering = async (page: Page): Promise<boolean> => (await page.locator('.hand button[aria-disabled="false"]').count()) > 0;
  await playUntil(anna, 'mouse', ordering);
  await anna.locator('.hand button').nth(5).click();
  await anna.locator('.action button:not(.quiet)').click();
  await anna.getByText(/ordered 5/).first().waitFor({ state: 'attached' });
  const log = await anna.locator('.log li').allTextContents();

  await house.server.kill();
  await anna.getByText('Connection lost.').first().waitFor();
  await house.server.restart();
  await anna.getByText('Connection lost.').first().waitFor({ state: 'hidden' });

  await anna.reload();
  await anna.getByText(/ordered 5/).first().waitFor({ state: 'attached' });
  const after = await anna.locator('.log li').allTextContents();
  expect(after.join('\n')).toContain(log.slice(1).join('\n'));
  await Promise.all([playUntil(anna, 'mouse', written(2)), playUntil(bert, 'mouse', written(2))]);
  house.sins.forgive(SEVERED);
});

it('gives a seat back while the bill lies there', async () => {
  const { anna, bert } = await together({ first_innkeeper: { seat: 0 } });
  const table = bert.url();
  await bert.getByRole('button', { name: 'Leave' }).click();
  await bert.locator('dialog').getByRole('button', { name: 'Leave' }).click();
  await bert.locator('dialog').waitFor({ state: 'detached' });
  await bert.goto(table);
  await bert.locator('.action').getByRole('button', { name: 'Take my seat back' }).waitFor();
  await playUntil(anna, 'mouse', async (page) => (await page.locator('.bill').count()) > 0);
  await bert.locator('.bill').getByRole('button', { name: 'Take my seat back' }).click();
  await bert.getByText('A computer player stands in for you.').waitFor({ state: 'detached' });
  await Promise.all([playUntil(anna, 'mouse', written(2)), playUntil(bert, 'mouse', written(2))]);
});
