import type { Page } from './browser';
import type { By } from './play';
import { press } from './press';

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
/** Action cards picked so far. They are taken by turns, so that within three days each of them leads to its question: counted with all other choices, the same could come up day after day. */
let picks = 0;

async function choose(page: Page, by: By): Promise<void> {
  if (by === 'keys') {
    if ((await page.locator('.scene .cards button.legal').count()) > 0) {
      await page.keyboard.press('1');
      await page.keyboard.press('2');
    } else if ((await page.locator(CARDS).count()) > 0) await page.keyboard.press(`${1 + (picks++ % 3)}`);
    else await page.keyboard.press('x');
    // Where nothing can be chosen, the quiet button is all there is.
    if ((await page.locator(`${GOLD}:disabled`).count()) > 0 && (await page.locator('.action button.quiet').count()) > 0) await page.keyboard.press('d');
    return;
  }
  for (const target of TARGETS) {
    const count = await page.locator(target).count();
    if (count === 0) continue;
    // Not always the first: expanding, appointing and buying all have to be seen.
    await press(page, target, (target === CARDS ? picks++ : choices++ * 7) % count);
    return;
  }
  await press(page, '.action button.quiet');
}

/** Plays Goldbräu for one person until the end, the next payday or whatever else, and looks before each deed; between two chances the page is watched, never a clock. */
export async function playGarden(page: Page, by: By, look: () => Promise<void> = async () => {}, until: 'over' | 'payday' | (() => boolean) = 'over'): Promise<void> {
  for (;;) {
    const now = await chance(page);
    if (now !== 'wait') await look();
    if (now === 'over' || now === until || (typeof until === 'function' && until())) return;
    if (now === 'wait') {
      await page.waitForFunction(
        () => document.querySelector('.action [aria-busy="true"]') === null && document.querySelector('.scene .winner, .payday .ways button, .action button') !== null,
        undefined,
        { timeout: 30_000, polling: 40 },
      );
      continue;
    }
    const act = now === 'choose' ? choose(page, by) : by === 'keys' ? page.keyboard.press('Enter') : press(page, now === 'payday' ? '.payday .ways button:last-child' : `${GOLD}:not(:disabled)`);
    // The page may move on between the look and the deed: the next look tells.
    await act.catch((error: unknown) => {
      if (!(error instanceof Error) || !/Timeout|detached|not visible/.test(error.message)) throw error;
    });
  }
}

/** Plays on to the end, the next payday or what the prompt asks in English, within the page, by its buttons, without a look in between: ten times as fast as from outside. */
export const hurry = (page: Page, until: 'over' | 'payday' | { asks: string } = 'over'): Promise<void> =>
  page.evaluate(async ([gold, targets, cards, goal, asks]) => {
    let picks = 0;
    const press = (selector: string, pick = 0): boolean => {
      const found = document.querySelectorAll(selector);
      found[pick % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return found.length > 0;
    };
    const isBusy = (): boolean => document.querySelector('.action [aria-busy="true"]') !== null;
    const isThere = (): boolean => document.querySelector(goal) !== null || (asks !== null && !isBusy() && document.querySelector('.prompt h2')?.textContent.trim().startsWith(asks) === true);
    for (let turn = 0; !isThere(); turn++) {
      if (!isBusy()) press('.payday .ways button:last-child') || press(`${gold}:not(:disabled)`) || (document.querySelector(gold) !== null && (targets.some((target) => (target === cards ? press(target, picks) && ++picks : press(target, turn * 7))) || press('.action button.quiet')));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }, [GOLD, TARGETS, CARDS, until === 'payday' ? '.scene .winner, .payday .ways button' : '.scene .winner', typeof until === 'object' ? until.asks : null] as const);
