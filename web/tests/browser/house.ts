import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launch, person, Sins, type Browser, type Looks, type Page } from './browser';
import { openTable } from './play';
import { Server } from './server';

/** What the browser tests of one file share: a browser, a server, and an eye on every page. */
export class House {
  browser!: Browser;
  server!: Server;
  sins = new Sins();

  get url(): string {
    return this.server.url;
  }

  /** A page in a browser of its own, which must not sin. */
  async guest(looks: Looks = {}): Promise<Page> {
    const page = await (await person(this.browser, looks)).newPage();
    this.sins.watch(page, () => this.url);
    return page;
  }

  /** A guest who has opened a table and waits in its lobby. */
  async host(looks: Looks & { name: string }, table: Record<string, unknown>): Promise<Page> {
    const page = await this.guest(looks);
    await openTable(page, this.url, { name: looks.name, ...table });
    return page;
  }

  /** Another guest takes a chair at the table of the first. */
  async join(host: Page, looks: Looks & { name: string }): Promise<Page> {
    const page = await this.guest(looks);
    await this.sit(page, host, looks.name);
    return page;
  }

  /** A guest who is there takes a chair at the table of the first. */
  async sit(page: Page, host: Page, name: string): Promise<void> {
    await page.goto(host.url());
    await page.locator('.sit button, .paper > button').click();
    await host.locator('ol').getByText(name).waitFor();
  }
}

/** Opens the house for the tests of a file: with one server for all of them, or a fresh one for each. */
export function openHouse(servers: 'one' | 'each', options: readonly string[] = []): House {
  const house = new House();
  const serve = async (): Promise<void> => void (house.server = await Server.start(options));
  beforeAll(async () => {
    house.browser = await launch();
    if (servers === 'one') await serve();
  });
  beforeEach(async () => {
    house.sins = new Sins();
    if (servers === 'each') await serve();
  });
  afterEach(async () => {
    await Promise.all(house.browser.contexts().map((context) => context.close()));
    if (servers === 'each') await house.server.stop();
    expect(house.sins.list).toEqual([]);
  });
  afterAll(async () => {
    await house.browser.close();
    if (servers === 'one') await house.server.stop();
  });
  return house;
}

/** What a browser complains of without a network. */
export const COMPLAINTS = /ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource|fetching the script/;

/** What a browser complains of when the house, or what stands before it, ends in the middle of an answer. */
export const SEVERED = /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|HTTP2_\w+|SOCKET_NOT_CONNECTED)/;

/** Cuts the network once the device has all it needs; the page has a foot that says so. Returns what forgives the browser's complaints. */
export async function cutNetwork(page: Page, house: House): Promise<() => void> {
  await page.locator('footer .ready').waitFor({ timeout: 60_000 });
  await page.context().setOffline(true);
  return () => house.sins.forgive(COMPLAINTS);
}

/** Begins the game from the host's lobby, as soon as the page lets it, in any language. */
export async function begin(page: Page): Promise<void> {
  const button = page.locator('.go button:last-child');
  await button.waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('.go button:last-child')?.disabled === false);
  await button.click();
}
