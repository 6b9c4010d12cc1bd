import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import type { Page } from './browser';
import { begin, openHouse } from './house';
import { openTable, playUntil } from './play';

const BUDGET = 150 * 1024;

const house = openHouse('one');

const has = (selector: string) => async (page: Page): Promise<boolean> => (await page.locator(selector).count()) > 0;

// Colours and sizes have little to do with each other: two of the four pairs see all of both.
describe.each([['desk', 'light', { width: 1280, height: 800 }], ['phone', 'dark', { width: 390, height: 844 }]] as const)('at a %s in the %s theme', (_where, theme, size) => {
  describe('axe', () => {
    it('has no page that axe objects to', { timeout: 240_000 }, async () => {
      const page = await house.guest({ theme, size, name: 'Anna' });
      const found: Record<string, string[]> = {};
      const look = async (name: string): Promise<void> => void (found[name] = await violations(page));

      await page.goto(house.url);
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      // The second game is offered once the house has answered.
      await page.locator('.art.goldbraeu').waitFor();
      await look('home');
      await page.goto(`${house.url}help`);
      await page.locator('article').waitFor();
      await look('help');
      await page.goto(`${house.url}help/goldbraeu`);
      await page.locator('.steps').first().waitFor();
      await look('help of Goldbräu');
      for (const steps of await page.locator('.steps').all()) await steps.getByRole('button', { name: 'Next step' }).click();
      await look('help of Goldbräu, a step on');
      await page.goto(`${house.url}t/nosuchtable`);
      await page.getByRole('button', { name: 'To the first page' }).waitFor();
      await look('missing');
      await page.goto(`${house.url}return#nosuchlink`);
      await page.getByRole('button', { name: 'Take the seat' }).waitFor();
      await look('return');

      // A goal that no single round reaches, so that there is a second one to look at.
      await openTable(page, house.url, { name: 'Anna', setup: { seats: 3, goal: 70, first_innkeeper: { seat: 0 } }, computers: ['careful', 'careful'] });
      await page.getByRole('button', { name: 'Begin' }).waitFor();
      await look('lobby');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.action button').waitFor();
      await look('first roll');
      for (const panel of ['help', 'odds', 'talk', 'people', 'rules', 'luck', 'return', 'tell', 'settings', 'leave', 'menu']) {
        await openPanel(page, panel);
        if (panel === 'help') await page.locator('dialog article').waitFor();
        // The paper lies there before what is on it has come.
        await page.locator('dialog .body > *').first().waitFor();
        await look(panel);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      await playUntil(page, 'mouse', has('section.bill'));
      await look('bill');
      await playUntil(page, 'mouse', async (p) => (await has('.hand button[aria-disabled="false"]')(p)) || has('#over-title')(p));
      await look('order');
      if (size.width < 1000) {
        await page.keyboard.press('n');
        await page.locator('.paper.open').waitFor();
        await look('paper');
        await page.keyboard.press('n');
      }
      await playUntil(page, 'mouse', has('#over-title'));
      await look('over');
      expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    });
  });
});

/** Opens a sheet by its place in the menu. */
async function openPanel(page: Page, id: string): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('dialog .list').waitFor();
  if (id === 'menu') return;
  const order = ['help', 'odds', 'talk', 'people', 'rules', 'luck', 'return', 'tell', 'settings', 'leave'];
  await page.locator('dialog .list button').nth(order.indexOf(id)).click();
}

it('fetches little until the first roll is shown, and nothing from elsewhere', async () => {
  const page = await house.guest({ pace: 'normal' });
  // A second after the roll the rest is fetched ahead. However late somebody looks: what counts is when the page showed it.
  await page.addInitScript(() => {
    const look = (): void => void (document.querySelector('.tray .place') ? Object.assign(window, { rolledAt: Date.now() }) : requestAnimationFrame(look));
    look();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, number>();
  const came: { at: number; bytes: number }[] = [];
  const fonts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => void asked.set(requestId, wallTime * 1000));
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) came.push({ at: asked.get(requestId) ?? 0, bytes: encodedDataLength });
  });
  session.on('Network.webSocketFrameReceived', ({ response }) => void came.push({ at: 0, bytes: response.payloadData.length }));
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await playUntil(page, 'mouse', async (p) => (await p.locator('.tray .place').count()) > 0);
  const noted = await page.waitForFunction(() => (window as unknown as { rolledAt?: number }).rolledAt);
  const rolledAt = (await noted.jsonValue())!;
  const bytes = came.filter(({ at }) => at <= rolledAt).reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(BUDGET);
});

it('moves nothing when it becomes the reader’s turn', async () => {
  const page = await house.host({ name: 'Anna' }, { setup: { seats: 3, first_innkeeper: { seat: 1 } }, computers: ['careful'] });
  // Bo takes his time, so that the round waits for him and not for the test.
  const bo = await house.guest({ name: 'Bo' });
  await bo.goto(house.url);
  const seated = await bo.evaluate(async (id) => (await fetch(`api/tables/${id}/sit`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Bo"}' })).ok, new URL(page.url()).pathname.split('/').at(-1));
  expect(seated).toBe(true);
  await begin(page);
  await playUntil(page, 'mouse', has('.hand button[aria-disabled="false"]'));
  const boxes = (): Promise<string> => page.evaluate(() => JSON.stringify(['.prompt', '.seats', '.middle', '.aside', '.paper', 'footer'].map((s) => document.querySelector(s)?.getBoundingClientRect())));
  const before = await boxes();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  // Not only sent, but taken.
  await page.getByText(/^Your order: 0/).waitFor();
  expect(await page.locator('.hand button[aria-disabled="false"]').count()).toBe(0);
  expect(await boxes()).toBe(before);
});

it.each(['de', 'en', 'fr', 'it', 'ru'])('gives both of the innkeeper’s buttons one line and the same width (%s)', async (language) => {
  const page = await house.host({ name: 'Anna', language }, { setup: { seats: 6, first_innkeeper: { seat: 0 } }, computers: ['careful', 'careful', 'careful', 'careful', 'careful'] });
  await begin(page);
  await playUntil(page, 'mouse', has('.action button.quiet'));
  const seen = await page.evaluate(async () => {
    // Until they have come, others stand for them, which may need more room.
    await document.fonts.ready;
    const rows = (e: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(e);
      return range.getClientRects().length;
    };
    const buttons = [...document.querySelectorAll('.action button')];
    const boxes = buttons.map((b) => b.getBoundingClientRect());
    const others = [...document.querySelectorAll('.seats li, .tray, .hand li')].map((e) => e.getBoundingClientRect());
    const touches = boxes.some((b) => others.some((o) => b.left < o.right && o.left < b.right && b.top < o.bottom && o.top < b.bottom));
    return { rows: buttons.map(rows), same: boxes[0]?.width === boxes[1]?.width, touches };
  });
  expect(seen).toEqual({ rows: [1, 1], same: true, touches: false });
});
