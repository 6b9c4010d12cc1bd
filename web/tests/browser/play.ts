import type { Page } from './browser';
import { press } from './press';

/** How a person at the table acts: with the mouse or with the keyboard alone. */
export type By = 'mouse' | 'keys';

/** How long one deed waits for its target, in milliseconds: a target that has gone is looked for anew, not waited for. */
const LIMIT = 1000;
const GOLD = '.action button:not(:disabled):not(.quiet)';

/** What the page lets the reader do now. */
type Chance = 'over' | 'bill' | 'order' | 'targets' | 'go' | 'wait';

const chance = (page: Page): Promise<Chance> =>
  page.evaluate((): Chance => {
    const can = (selector: string): boolean => document.querySelector(selector) !== null;
    if (can('#over-title')) return 'over';
    // A step is on its way: what is still drawn can't be acted on.
    if (can('.action [aria-busy="true"]')) return 'wait';
    if (can('.bill .go button:not(:disabled)')) return 'bill';
    if (can('.hand button[aria-pressed][aria-disabled="false"]')) return 'order';
    if (can('.tray button.selectable') && !can('.action button:not(:disabled):not(.quiet)')) return 'targets';
    return can('.action button:not(:disabled):not(.quiet)') ? 'go' : 'wait';
  });

async function act(page: Page, by: By, what: Chance): Promise<void> {
  const click = (selector: string): Promise<boolean> => press(page, selector);
  switch (what) {
    case 'order':
      if (by === 'keys') {
        await page.keyboard.press('1');
        await page.keyboard.press('3');
        await page.keyboard.press('Enter');
      } else {
        if ((await page.locator('.hand button[aria-pressed="true"]').count()) === 0) await click('.hand button:nth-child(3)');
        await click(GOLD);
      }
      break;
    case 'targets':
      if (by === 'keys') {
        await page.locator('.tray button.selectable').first().focus({ timeout: LIMIT });
        await page.keyboard.press('Space');
      } else await click('.tray button.selectable');
      break;
    case 'bill':
      await (by === 'keys' ? page.keyboard.press('Enter') : click('.bill .go button'));
      break;
    case 'go':
      await (by === 'keys' ? page.keyboard.press('Enter') : click(GOLD));
      break;
    default:
  }
}

/** Acts for one person until `done`; between two chances the page is watched, never a clock. */
export async function playUntil(page: Page, by: By, done: (page: Page) => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await done(page)) return;
    const now = await chance(page);
    // What is waited for may have come between the two looks; then nothing more is to be done.
    if (now !== 'wait' && (await done(page))) return;
    if (now === 'over') throw new Error('the game ended first');
    if (now === 'wait') {
      await page.waitForFunction(
        () => document.querySelector('.action [aria-busy="true"]') === null && document.querySelector('#over-title, .bill .go button:not(:disabled), .hand button[aria-disabled="false"], .tray button.selectable, .action button:not(:disabled):not(.quiet)') !== null,
        undefined,
        { timeout: 30_000, polling: 40 },
      );
      continue;
    }
    // The page may move on between the look and the deed: the next look tells.
    await act(page, by, now).catch((error: unknown) => {
      if (!(error instanceof Error) || !/Timeout|detached|not visible/.test(error.message)) throw error;
    });
  }
}

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('#over-title').count()) > 0;
export const roundsWritten = (page: Page): Promise<number> => page.locator('.pad tbody tr:not(.blank)').count();

/** Opens a table through the interface that every client uses, and enters it with this page's browser. */
export async function openTable(page: Page, url: string, body: Record<string, unknown>): Promise<string> {
  await page.goto(url);
  const table = await page.evaluate(async (wanted) => {
    const answer = await fetch('api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) });
    return ((await answer.json()) as { table: string }).table;
  }, { game: 'polterfass', ...body });
  await page.goto(`${url}t/${table}`);
  return table;
}
