import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from '../browser/browser';
import { openHouse } from '../browser/house';

const MADE = resolve(import.meta.dirname, '../../src/pocket/made');
/** Puts the module where the measurement finds it. */
const ENTRY = "import * as pocket from './pocket.js'; window.pocket = pocket;";
/** How many times slower than this machine the device is. */
const SLOWER = 4;
const house = openHouse('one');

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const spread = (times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0).padStart(6);
  return `median ${at(0.5)} ms   95 of 100 ${at(0.95)} ms   most ${at(1)} ms   (${sorted.length})`;
};

it('starts without a network', async () => {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const page = await house.guest({ name: 'Anna', offline: true, pace: 'normal' });
    await page.goto(house.url);
    await page.locator('footer .ready').waitFor({ timeout: 60_000 });
    await page.context().setOffline(true);
    await slow(page, SLOWER);
    const begun = performance.now();
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    times.push(performance.now() - begun);
    await page.context().close();
  }
  console.log(`first page, ${SLOWER} times slower:  ${spread(times)}`);
  house.sins.forgive(/./);
});

// A worker is not slowed down by the page's setting, so the module is run in the page, which is.
it.each(['polterfass', 'goldbraeu'] as const)('thinks in %s', async (game) => {
  for (const player of ['newcomer', 'regular', 'seasoned', 'expert', 'master']) {
    const page = await house.guest({ name: 'Anna' });
    await page.context().route('**/bench/*', (route) => {
      const name = basename(new URL(route.request().url()).pathname);
      return route.fulfill(name === 'entry.js' ? { contentType: 'text/javascript', body: ENTRY } : { path: join(MADE, name) });
    });
    await page.goto(house.url);
    await page.addScriptTag({ type: 'module', url: 'bench/entry.js' });
    await page.waitForFunction(() => 'pocket' in window);
    await slow(page, SLOWER);
    const { times, loaded } = await page.evaluate(async ([which, name]) => {
      const begun = performance.now();
      const module = (window as unknown as { pocket: typeof import('../../src/pocket/made/pocket') }).pocket;
      await module.default({ module_or_path: await (await fetch('bench/pocket_bg.wasm')).arrayBuffer() });
      const ready = performance.now() - begun;
      const bytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
      const secret = bytes();
      const setup = which === 'polterfass' ? { seats: 4, goal: 75, first_innkeeper: { seat: 1 } } : undefined;
      const opened = JSON.parse(module.open('0bench', secret, JSON.stringify({ game: which, name: 'Anna', setup, computers: [name, name, name] }), undefined, 1)) as { rows: { json: string }[] };
      const keeper = new module.Keeper('0bench', which!, secret, opened.rows.map((row) => row.json), 'b', bytes(), 0, 0);
      let step = 0;
      const carry = (json: string): void => {
        if ((JSON.parse(json) as { rows: unknown[] }).rows.length > 0) keep(keeper.kept(1));
      };
      let latest: { game: { legal: unknown[]; asked: number | null } | null; table: { stage: string } } | null = null;
      const keep = (json: string): void => {
        for (const frame of JSON.parse(json) as string[]) {
          const message = JSON.parse(frame) as { type: string };
          if (message.type === 'update') latest = message as never;
        }
      };
      const does = (command: object): void => carry(keeper.receive(JSON.stringify({ type: 'do', id: `s${step++}`, command }), 1));
      const hello = JSON.parse(keeper.receive(JSON.stringify({ type: 'hello', protocol: 1, since: 0 }), 1)) as { frames: string[] };
      keep(JSON.stringify(hello.frames));
      does({ kind: 'nonce', nonce: '00112233445566778899aabbccddeeff' });
      does({ kind: 'begin' });
      const spent: number[] = [];
      while (spent.length < 60) {
        while (keeper.next(1) !== undefined && spent.length < 60) {
          const before = performance.now();
          const json = keeper.turn(1);
          const took = performance.now() - before;
          const rows = (JSON.parse(json) as { rows: unknown[] }).rows.length;
          if (rows === 0) spent.push(took);
          carry(json);
        }
        const now = latest as { game: { legal: unknown[]; asked: number | null } | null; table: { stage: string } } | null;
        if (!now?.game || now.table.stage === 'over' || now.game.asked === null) break;
        does({ kind: 'act', action: now.game.legal[(step * 7) % now.game.legal.length], asked: now.game.asked });
      }
      return { times: spent, loaded: ready };
    }, [game, player]);
    expect(times.length).toBeGreaterThan(10);
    console.log(`${game} ${player}, ${SLOWER} times slower:  ${spread(times)}   module ready after ${loaded.toFixed(0)} ms`);
    await page.context().close();
  }
  house.sins.forgive(/./);
});
