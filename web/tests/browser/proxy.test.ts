import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, SEVERED } from './house';
import { isOver, playUntil, roundsWritten } from './play';
import { freePort, Nginx } from './proxy';

const BELOW = '/stammtisch/';

let nginx: Nginx;
const options: string[] = [];
beforeAll(async () => {
  nginx = await Nginx.start(await freePort(), BELOW.slice(0, -1));
  options.push(...nginx.options);
});
afterAll(() => nginx.stop());
// Its server starts after the proxy, which tells it where it is.
const house = openHouse('one', options);

it('plays below a path of a site with https, over restarts of the server and of the proxy', async () => {
  expect(house.url).toBe(`https://localhost:${nginx.port}${BELOW}`);
  const page = await house.guest({ anyCertificate: true });
  const outside: string[] = [];
  const look = (address: string): void => {
    const url = new URL(address);
    if (/^(http|ws)/.test(url.protocol) && !(url.protocol.endsWith('s:') && url.pathname.startsWith(BELOW))) outside.push(address);
  };
  page.on('request', (request) => look(request.url()));
  let sockets = 0;
  page.on('websocket', (socket) => {
    sockets += 1;
    look(socket.url());
  });
  const written = (rounds: number) => async (): Promise<boolean> => (await roundsWritten(page)) >= rounds || isOver(page);

  // Without the last stroke, as people type it.
  const typed = house.url.slice(0, -1);
  await page.goto(typed);
  expect(page.url()).toBe(house.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.pad table').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/stammtisch\/t\/\w+$/);
  expect(await page.locator('.seats li').count()).toBe(4);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ secure, httpOnly, sameSite, path }) => ({ secure, httpOnly, sameSite, path }))).toEqual([{ secure: true, httpOnly: true, sameSite: 'Lax', path: BELOW }]);
  await playUntil(page, 'mouse', written(1));

  const lost = page.getByText('Connection lost.').first();
  const log = await page.locator('.log li').allTextContents();
  await house.server.kill();
  await lost.waitFor();
  await house.server.restart();
  await lost.waitFor({ state: 'hidden' });
  await playUntil(page, 'mouse', written(2));

  const before = sockets;
  await nginx.restart();
  await expect.poll(() => sockets, { timeout: 20_000 }).toBeGreaterThan(before);
  await lost.waitFor({ state: 'hidden' });
  await playUntil(page, 'mouse', written(3));

  // A page that begins anew there has all of it.
  await page.reload();
  await page.locator('.log li').first().waitFor({ state: 'attached' });
  expect((await page.locator('.log li').allTextContents()).join('\n')).toContain(log.slice(1).join('\n'));
  expect(outside).toEqual([typed]);
  const asked = await nginx.asked();
  expect(asked.filter((path) => !path.startsWith(BELOW))).toEqual([new URL(typed).pathname]);
  expect(asked.some((path) => path.endsWith('/socket'))).toBe(true);
  house.sins.forgive(SEVERED);
});
