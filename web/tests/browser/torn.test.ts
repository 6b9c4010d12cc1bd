import { expect, it } from 'vitest';
import { begin, openHouse } from './house';
import { openTable } from './play';

const house = openHouse('one');

/** So many pages are tried at a time. */
const TOGETHER = 4;
/** A page that has more parts is not one that people would wait for. */
const MOST = 50;

it('shows every page though each of its parts fails to come twice', { timeout: 180_000 }, async () => {
  const host = await house.guest({ name: 'Anna' });
  const opened: string[] = [];
  for (const game of ['polterfass', 'goldbraeu']) {
    const player = { polterfass: 'careful', goldbraeu: 'trader' }[game];
    await openTable(host, house.url, { game, name: 'Anna', setup: { seats: 3 }, computers: [player, player] });
    await begin(host);
    await host.locator('.action').first().waitFor();
    opened.push(host.url());
  }
  await openTable(host, house.url, { name: 'Anna', setup: { seats: 3 } });
  const pages: readonly (readonly [url: string, there: string])[] = [
    [house.url, '.choices button'],
    [`${house.url}help`, 'article h2'],
    [`${house.url}help/goldbraeu`, 'article h2'],
    [`${house.url}rules/polterfass`, 'article'],
    [`${house.url}rules/goldbraeu`, 'article'],
    [`${house.url}pad/polterfass`, 'main h1'],
    [`${house.url}pad/goldbraeu`, 'main h1'],
    [`${house.url}return#abc`, 'main h1'],
    [host.url(), 'ol select'],
    [opened[0]!, '.prompt h2'],
    [opened[1]!, '.prompt h2'],
  ];

  const own = await host.evaluate(async () => {
    const written = new DOMParser().parseFromString(await (await fetch('.')).text(), 'text/html');
    return [...written.querySelectorAll('script[src], link[href]')].map((e) => (e.getAttribute('src') ?? e.getAttribute('href')!).split('/').at(-1)!);
  });
  const failed = new Set<string>();
  const torn = async ([url, there]: (typeof pages)[number]): Promise<void> => {
    const page = await host.context().newPage();
    house.sins.watch(page, () => house.url);
    const asked = new Map<string, number>();
    // What comes with the page itself comes. Everything else is asked for twice in vain: some of it as what will be needed, and then when it is.
    await page.route(/\/assets\/[^?]*\.(js|css)$/, (route) => {
      const name = route.request().url().split('/').at(-1)!;
      const times = (asked.get(name) ?? 0) + 1;
      asked.set(name, times);
      if (own.includes(name) || times > 2) return route.continue();
      failed.add(name);
      return route.abort();
    });
    await page.goto(url);
    const again = page.getByRole('button', { name: 'Try again' });
    const arrived = page.locator(there).first();
    for (let tries = 0; tries < MOST; tries++) {
      await arrived.or(again).first().waitFor();
      if (await arrived.isVisible()) break;
      // It may go while it is pressed.
      await again.first().click({ timeout: 2_000 }).catch(() => undefined);
    }
    await arrived.waitFor();
    expect([...asked.values()].some((times) => times > 1), url).toBe(true);
    await page.close();
  };
  for (let first = 0; first < pages.length; first += TOGETHER) await Promise.all(pages.slice(first, first + TOGETHER).map(torn));
  expect(failed.size).toBeGreaterThan(25);
  house.sins.forgive(/ERR_FAILED/);
});
