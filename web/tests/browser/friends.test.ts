import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, person, Sins, type Browser, type Page } from './browser';
import { isOver, openTable, playUntil, roundsWritten } from './play';
import { Server } from './server';

let browser: Browser;
let server: Server;
let sins: Sins;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  server = await Server.start();
  sins = new Sins();
});
afterEach(() => server.stop());

/** Anna opens a table for three with one computer player, Bert comes by the link. */
async function together(): Promise<{ anna: Page; bert: Page }> {
  const anna = await (await person(browser, { name: 'Anna' })).newPage();
  const bert = await (await person(browser, { name: 'Bert' })).newPage();
  sins.watch(anna, () => server.url);
  sins.watch(bert, () => server.url);
  await openTable(anna, server.url, { name: 'Anna', setup: { seats: 3, goal: 60 }, computers: ['careful'] });
  await bert.goto(anna.url());
  await bert.getByRole('button', { name: 'Sit down' }).click();
  await anna.locator('ol').getByText('Bert').waitFor();
  await anna.getByRole('button', { name: 'Begin' }).click();
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

  const elsewhere = await (await person(browser, { size: { width: 390, height: 844 } })).newPage();
  sins.watch(elsewhere, () => server.url);
  await elsewhere.goto(link);
  // Looking at the link takes nothing: only the button does.
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Take the seat on this device' }).click();
  await elsewhere.locator('.pad table').waitFor({ state: 'attached' });
  await Promise.all([playUntil(anna, 'mouse', written(3)), playUntil(elsewhere, 'mouse', written(3))]);

  const thief = await (await person(browser)).newPage();
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Take the seat on this device' }).click();
  await thief.getByText(/not valid, or has been used/).waitFor();
  expect(sins.list).toEqual([]);
});

it('seats a newcomer where nobody may watch, and lets nobody watch there', async () => {
  const anna = await (await person(browser, { name: 'Anna' })).newPage();
  const bert = await (await person(browser, { name: 'Bert' })).newPage();
  const curious = await (await person(browser)).newPage();
  sins.watch(bert, () => server.url);
  await openTable(anna, server.url, { name: 'Anna', setup: { seats: 3 }, options: { deadline: { seconds: 60 }, spectators: false }, computers: ['careful'] });
  await bert.goto(anna.url());
  await bert.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByRole('button', { name: 'Begin' }).click();
  await bert.locator('.pad table').waitFor();
  await curious.goto(anna.url());
  await curious.getByText('Spectators are not allowed at this table').waitFor();
  expect(sins.list).toEqual([]);
});

it('reloads an old page by itself, once, and then says that there is a newer one', async () => {
  const page = await (await person(browser, { name: 'Anna' })).newPage();
  let welcomes = 0;
  await page.routeWebSocket(/socket$/, (line) => {
    const real = line.connectToServer();
    real.onMessage((message) => {
      const text = String(message);
      if (text.includes('"welcome"')) welcomes += 1;
      line.send(text.includes('"welcome"') ? text.replace(/"build":"[^"]*"/, '"build":"newer"') : text);
    });
  });
  await openTable(page, server.url, { name: 'Anna', computers: ['careful'] });
  await page.getByText('There is a new version.').waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await expect.poll(() => welcomes).toBe(2);
});

it('loses nothing when the server is killed while guests are ordering', async () => {
  const { anna, bert } = await together();
  const ordering = async (page: Page): Promise<boolean> => (await page.locator('.hand button[aria-disabled="false"]').count()) > 0;
  // The first moment at which one of the two is asked for an order.
  const first = await Promise.race([anna, bert].map(async (page) => playUntil(page, 'mouse', ordering).then(() => page)));
  await first.locator('.hand button').nth(5).click();
  await first.locator('.action button:not(.quiet)').click();
  await first.getByText(/ordered 5/).first().waitFor({ state: 'attached' });
  const log = await first.locator('.log li').allTextContents();

  await server.kill();
  await first.getByText('Connection lost.').first().waitFor();
  await server.restart();
  await first.getByText('Connection lost.').first().waitFor({ state: 'hidden' });

  await first.reload();
  await first.getByText(/ordered 5/).first().waitFor({ state: 'attached' });
  const after = await first.locator('.log li').allTextContents();
  expect(after.join('\n')).toContain(log.slice(1).join('\n'));
  await Promise.all([playUntil(anna, 'mouse', written(2)), playUntil(bert, 'mouse', written(2))]);
  expect(sins.list).toEqual([]);
});
