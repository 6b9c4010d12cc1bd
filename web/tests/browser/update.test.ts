import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, person, type Browser, type Page } from './browser';
import { playUntil, roundsWritten } from './play';

const DIST = resolve(import.meta.dirname, '../../dist');
const KINDS: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2' };

/** A later build: the same page, whose files all have other names. */
function laterBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(DIST, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => !name.endsWith('.br'));
  const renamed = new Map(names.map((name) => [name, name.replace(/-([\w-]{8})\.(\w+)$/, (_whole, hash: string, end: string) => `-${[...hash].reverse().join('')}.${end}`)]));
  const build = readFileSync(join(folder, 'build.txt'), 'utf8').trim();
  const change = (path: string): void => {
    let text = readFileSync(path, 'utf8').replaceAll(build, [...build].reverse().join(''));
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(path, text);
  };
  for (const name of ['index.html', 'sw.js']) change(join(folder, name));
  for (const [from, to] of renamed) {
    if (/\.(js|css)$/.test(from)) change(join(assets, from));
    if (from !== to) renameSync(join(assets, from), join(assets, to));
  }
  return folder;
}

/** Files and nothing else: a house behind a proxy that does not find it. */
let folder = DIST;
let server: Server;
let browser: Browser;
let later = '';
let url = '';

beforeAll(async () => {
  later = laterBuild();
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const file = join(folder, path);
    const send = (status: number, kind: string, body: string | Buffer): void => void response.writeHead(status, { 'content-type': kind, 'cache-control': 'no-cache' }).end(body);
    if (path.startsWith('/api/')) return send(502, 'text/html', 'Bad gateway');
    if (path !== '/' && existsSync(file)) return send(200, KINDS[extname(file)] ?? 'application/octet-stream', readFileSync(file));
    if (path.startsWith('/assets/')) return send(404, 'text/plain', 'gone');
    send(200, 'text/html', readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', '<head><base href="/" />'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(later, { recursive: true, force: true });
});

/** Watches the service workers of this page's browser; returns how to wait until one is at work and none waits to be. */
async function watchWorkers(page: Page): Promise<() => Promise<void>> {
  const states = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return async () => {
    const among = (...wanted: string[]): boolean => [...states.values()].some((state) => wanted.includes(state));
    await expect.poll(() => among('activated') && !among('installing', 'installed', 'activating'), { timeout: 30_000 }).toBe(true);
  };
}

it('lets a game in progress end on the build it began on, and goes on with it on the next', { timeout: 200_000 }, async () => {
  const context = await person(browser, { name: 'Anna', offline: true });
  let page = await context.newPage();
  await page.goto(url);
  await page.locator('footer .ready').waitFor({ timeout: 60_000 });
  await page.getByText('No connection to the house').waitFor();
  const scripts = (): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.src));
  const before = await scripts();
  await page.getByRole('button', { name: 'Play now' }).click();
  await playUntil(page, 'mouse', async (p) => (await roundsWritten(p)) >= 1);

  folder = later;
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  // The game goes on on the files that it has, those of parts never opened before, too; the page is not loaded anew.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('button', { name: 'Fair luck' }).click();
  await page.locator('dialog code').first().waitFor();
  await page.keyboard.press('Escape');
  await playUntil(page, 'mouse', async (p) => (await roundsWritten(p)) >= 2);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  const rounds = await roundsWritten(page);

  // Opened anew, the page is the later build's, and goes on with the journal of the earlier one.
  const address = page.url();
  const next = await context.newPage();
  const settled = await watchWorkers(next);
  await page.close();
  await settled();
  page = next;
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await scripts()).not.toEqual(before);
  await page.goto(address);
  await page.waitForFunction((count) => document.querySelectorAll('.pad tbody tr:not(.blank)').length >= count, rounds);
});
