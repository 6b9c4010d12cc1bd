import { VIEW } from '../examples';
import { INNS } from '../../src/garden/firms';
import { book, keepFault, setBoss, setStones, settle, setSupplier, type Change } from '../../src/pad/goldbraeu/changes';
import { FIRMS, newPad } from '../../src/pad/goldbraeu/pad';
import type { Pad as Notes, Round } from '../../src/pad/polterfass/pad';
import type { Page } from './browser';
import type { House } from './house';

const NAMES = ['Maximilian', 'Anna', 'Александра', 'Bert'];

/** Has the page take in pads; returns the addresses of all that are there, the last one first. */
export async function takeIn(page: Page, house: House, path: string, files: readonly object[]): Promise<string[]> {
  await page.goto(`${house.url}${path}`);
  const links = page.locator(`main li a[href*="${path}#"]`);
  for (const [at, file] of files.entries()) {
    await page.locator('input[type="file"]').setInputFiles({ name: 'pad.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
    await links.nth(at).waitFor();
  }
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** Waits until all that was entered is in the database: what is still on its way there comes back as one step to undo, with none to redo. */
export const kept = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('pad-pending:'))));

const round = (innkeeper: number, tap: Round['tap'], orders: Round['orders'], house = false): Round => ({ innkeeper, tap, orders, stands: null, house });
const notes = (rest: Partial<Notes>): object => {
  const rounds = [round(0, { served: 18 }, [null, 5, 8, 3]), round(1, 'failed', [7, null, 5, 1]), round(2, { served: 30 }, [13, 11, null, 9], true)];
  const item: Notes = { players: NAMES.map((name, mark) => ({ name, mark: mark as 0 })), goal: 75, equalGreedy: 'net_zero', first: 0, rounds, draft: null, edit: null, playsOn: false, begun: 1_790_000_000_000, ...rest };
  return { stammtisch: 'polterfass-pad', format: 1, item };
};

/** A round that is being entered, with doubts and with barrels. */
export const DRAFT = notes({ draft: { ...round(3, { served: 69 }, [15, 4, null, null]), stands: { standing: [0, 1, 2, 7, 8], large: [0] } } });
/** An earlier round that is being changed. */
export const EDIT = notes({ edit: { at: 1, round: round(1, 'failed', [7, null, 5, 1]) } });
/** A game that is over. */
export const OVER = notes({ rounds: [0, 1, 2, 3].map((keeper) => round(keeper, { served: 40 }, [0, 1, 2, 3].map((seat) => (seat === keeper ? null : 10)))), goal: 25 });

const fresh = newPad(NAMES.map((name, seat) => ({ name, seat: seat as 0 })), VIEW.setup.map);
const laid: readonly Change[] = [...FIRMS.map((firm, at) => setBoss(0, firm, at % 4)), ...INNS.map((inn) => setSupplier(0, inn, 'kramerbraeu')), setStones(0, 'hirschen', 2, 7), setStones(0, 'krug', 1, 3)];
const reckoner = (...changes: readonly Change[]): object => ({ stammtisch: 'goldbraeu-pads', format: 1, item: changes.reduce((before, change) => change(before), fresh) });

/** A week with whatever can't be so on the board, and with money, one fault of which is kept. */
export const DOUBTED = reckoner(...laid, setBoss(0, 'post', null), ...[-3, 20, -57].map((thalers) => book(0, { who: 2, thalers })), ...Array.from({ length: 8 }, () => book(0, { who: 0, thalers: -2 })), keepFault(0, 'income::2:20'));
/** Three weeks that are settled. */
export const ENDED = reckoner(...laid, settle(0), settle(1), settle(2));
