import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export type { Browser, BrowserContext, Page };

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ARGS });

export interface Looks {
  size?: { width: number; height: number };
  language?: string;
  theme?: 'light' | 'dark';
  /** A phone: touch, and pages laid out as there. */
  touch?: boolean;
  pace?: 'slow' | 'normal' | 'off';
  /** Device pixels for one of the page. */
  density?: number;
  /** The name to play under. */
  name?: string;
  /** Whether a certificate that vouches for itself is good enough. */
  anyCertificate?: boolean;
  /** Whether the service worker may have the build kept on the device. */
  offline?: boolean;
}

/** What a page did that no page of ours may do. */
export class Sins {
  list: readonly string[] = [];

  /** What a test has provoked is no sin. */
  forgive(what: RegExp): void {
    this.list = this.list.filter((sin) => !what.test(sin));
  }

  private add(sin: string): void {
    this.list = [...this.list, sin];
  }

  watch(page: Page, origin: () => string): void {
    page.on('pageerror', (error) => this.add(`error: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/ERR_CONNECTION_REFUSED|WebSocket connection|status of (4|5)\d\d/.test(text)) this.add(`console: ${text}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(http|ws)/.test(url.protocol) && url.host !== new URL(origin()).host) this.add(`request to ${url.host}`);
    });
  }
}

/** So many milliseconds later than it could, every answer of the house comes; to find tests that take what was there before for the answer. */
const LATE = Number(process.env['STAMMTISCH_LATE'] ?? 0);

/** Has answers, parts of the client that are fetched on demand, and messages of tables come late, in their order. */
async function delay(context: BrowserContext): Promise<void> {
  const later = (what: () => unknown): void => void setTimeout(what, LATE);
  // A page that has gone by then needs no answer.
  await context.route(/\/(api|assets)\//, (route) => later(() => route.continue().catch(() => undefined)));
  await context.routeWebSocket(/./, (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => later(() => server.send(message)));
    page.onClose((code, reason) => later(() => server.close(ending(code, reason))));
    server.onMessage((message) => later(() => page.send(message)));
    server.onClose((code, reason) => later(() => page.close(ending(code, reason))));
  });
}

/** The end of a connection, as it is passed on; a code that stands for none at all can't be. */
const ending = (code?: number, reason?: string): { code?: number; reason?: string } => ({
  ...(code === undefined || code === 1005 || code === 1006 ? {} : { code }),
  ...(reason === undefined ? {} : { reason }),
});

/** A browser of one person: own cookies, own storage. */
export async function person(browser: Browser, looks: Looks = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: looks.size ?? { width: 1280, height: 800 },
    deviceScaleFactor: looks.density ?? 1,
    locale: looks.language ?? 'en',
    colorScheme: looks.theme ?? 'light',
    // The service worker fetches the whole build; only who tests it wants that.
    serviceWorkers: looks.offline ? 'allow' : 'block',
    ignoreHTTPSErrors: looks.anyCertificate ?? false,
    hasTouch: looks.touch ?? false,
    isMobile: looks.touch ?? false,
  });
  const kept = { pace: looks.pace ?? 'off', ...(looks.name ? { name: looks.name } : {}) };
  if (LATE > 0 && !looks.offline) await delay(context);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, kept);
  return context;
}
