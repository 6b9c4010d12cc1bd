import type { Page } from './browser';
import type { By } from './play';

const LIMIT = 1000;
const GOLD = '.action button:not(.quiet)';
const CARDS = '.hand [role="radio"][aria-disabled="false"]';
/** What can be chosen, the cheapest to look for first. */
const TARGETS = ['.scene .cards button.legal', '.space.legal:not(.chosen)', 'button.firm.legal', CARDS, '.hand button.legal'];

type Chance = 'over' | 'payday' | 'go' | 'choose' | 'wait';

const chance = (page: Page): Promise<Chance> =>
  page.evaluate(([gold, ...targets]): Chance => {
    const can = (selector: string): boolean => document.querySelector(selector) !== null;
    if (can('.scene .winner')) return 'over';
    if (can('.payday .ways button')) return 'payday';
    if (can('.action [aria-busy="true"]')) return 'wait';
    if (can(`${gold}:not(:disabled)`)) return 'go';
    if (!can(gold!)) return 'wait';
    return targets.some(can) || can('.action button.quiet') ? 'choose' : 'wait';
  }, [GOLD, ...TARGETS]);

let choices = 0;

async function choose(page: Page, by: By): Promise<void> {
  if (by === 'keys') {
    if ((await page.locator('.scene .cards button.legal').count()) > 0) {
      await page.keyboard.press('1');
      await page.keyboard.press('2');
    } else if ((await page.locator(CARDS).count()) > 0) await page.keyboard.press(`${1 + (choices++ % 3)}`);
    else await page.keyboard.press('x');
    // Where nothing can be chosen, the quiet button is all there is.
    if ((await page.locator(`${GOLD}:disabled`).count()) > 0 && (await page.locator('.action button.quiet').count()) > 0) await page.keyboard.press('d');
    return;
  }
  for (const target of TARGETS) {
    const found = page.locator(target);
    const count = await found.count();
    if (count === 0) continue;
    // Not always the first: expanding, appointing and buying all have to be seen.
    await found.nth((choices++ * 7) % count).click({ timeout: LIMIT });
    return;
  }
  await page.click('.action button.quiet', { timeout: LIMIT });
}

/** Plays Goldbräu for one person until the end or the next payday, and looks before each deed; between two chances the page is watched, never a clock. */
export async function playGarden(page: Page, by: By, look: () => Promise<void> = async () => {}, until: 'over' | 'payday' = 'over'): Promise<void> {
  for (;;) {
    const now = await chance(page);
    if (now !== 'wait') await look();
    if (now === 'over' || now === until) return;
    if (now === 'wait') {
      await page.waitForFunction(
        () => document.querySelector('.action [aria-busy="true"]') === null && document.querySelector('.scene .winner, .payday .ways button, .action button') !== null,
        undefined,
        { timeout: 30_000, polling: 40 },
      );
      continue;
    }
    const act = now === 'choose' ? choose(page, by) : by === 'keys' ? page.keyboard.press('Enter') : page.click(now === 'payday' ? '.payday .ways button:last-child' : GOLD, { timeout: LIMIT });
    // The page may move on between the look and the deed: the next look tells.
    await act.catch((error: unknown) => {
      if (!(error instanceof Error) || !/Timeout|detached|not visible/.test(error.message)) throw error;
    });
  }
}
