import { describe, expect, it } from 'vitest';
import { violationsInBothThemes, tooSmall } from './axe';
import type { Page } from './browser';
import { COMPLAINTS, openHouse } from './house';
import { retell } from './room';

const house = openHouse('one');
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

type Next = 'gone' | 'done' | 'next' | 'ready' | 'bill' | 'go';

/** What the page offers whoever follows the guide: its own buttons first, then those of the table. */
async function offered(page: Page): Promise<Next> {
  const handle = await page.waitForFunction((): Next | false => {
    const guide = document.querySelector('.guide');
    if (!guide) return 'gone';
    if (document.querySelector('.action [aria-busy="true"]')) return false;
    const can = (text: string): boolean => [...guide.querySelectorAll('.ways button')].some((b) => b.textContent?.trim() === text && !(b as HTMLButtonElement).disabled);
    if (can('Play on')) return 'done';
    if (can('Next') || can('Got it')) return 'next';
    if (can('Get it ready')) return 'ready';
    if (document.querySelector('.bill .go button:not(:disabled)')) return 'bill';
    return document.querySelector('.action button:not(:disabled):not(.quiet)') ? 'go' : false;
  }, undefined, { polling: 50, timeout: 30_000 });
  return (await handle.jsonValue()) as Next;
}

/** Follows the guide to its end by the buttons it offers; returns what it said, each thing once. */
async function follow(page: Page, at: (said: string) => Promise<void> = async () => undefined): Promise<string[]> {
  const said: string[] = [];
  const gold = page.locator('.action button:not(:disabled):not(.quiet)');
  await page.locator('.guide .said').waitFor();
  for (let turn = 0; turn < 400; turn++) {
    const next = await offered(page);
    const text = await page.locator('.guide .said').innerText();
    if (!said.includes(text)) {
      said.push(text);
      await at(text);
    }
    if (next === 'done') return said;
    if (next === 'gone') throw new Error('the guide has left');
    // The page may move on between the look and the deed: the next look tells.
    const click = (what: ReturnType<Page['locator']>): Promise<void> => what.click({ timeout: 1500 }).catch(() => undefined);
    if (next === 'next') await click(page.locator('.guide .ways button').filter({ hasText: /^(Next|Got it)$/ }));
    else if (next === 'ready') {
      await click(page.getByRole('button', { name: 'Get it ready' }));
      await click(gold.first());
    } else if (next === 'bill') await click(page.locator('.bill .go button'));
    else await click(gold.first());
  }
  throw new Error(`the guide has no end: ${said.join('\n')}`);
}

describe('the guided game', () => {
  it.each([['polterfass', 14], ['goldbraeu', 18]] as const)('of %s is followed to its end on a phone, without a network after one visit', { timeout: 240_000 }, async (game, least) => {
    const page = await house.guest({ size: PHONE, touch: true, offline: true, name: 'Anna' });
    await page.goto(house.url);
    await page.locator('footer .ready').waitFor({ timeout: 60_000 });
    await page.context().setOffline(true);
    await page.goto(`${house.url}learn/${game}`);
    let looked = 0;
    const said = await follow(page, async () => {
      looked++;
      // Looked at closely now and then: the first, and some with things to press.
      if (looked % 6 !== 1) return;
      expect(await violationsInBothThemes(page)).toEqual([]);
      // The way to the text mode is for the keyboard, and unseen until it has the focus.
      expect((await tooSmall(page)).filter((one) => !one.includes('Tell the table as text'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
    expect(said.length).toBeGreaterThanOrEqual(least);
    expect(said.at(-1)).toContain('Now you know');
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.locator('.guide').waitFor({ state: 'detached' });
    house.sins.forgive(COMPLAINTS);
  });

  it('waits while a lesson waits, can be leafed back, and comes back where it was', async () => {
    const page = await house.guest({ size: LAPTOP, name: 'Anna' });
    await page.goto(house.url);
    await page.getByRole('link', { name: /First time/ }).click();
    const said = page.locator('.guide .said');
    await said.getByText('Sit down').waitFor();
    await page.keyboard.press('g');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('guide'))).toBe(true);
    await page.getByRole('button', { name: 'Got it' }).click();
    await said.getByText('Standing:').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await said.getByText('Sit down').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await said.getByText('Standing:').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await said.getByText(/\w/).waitFor();
    expect(await said.innerText()).not.toContain('Sit down');
  });

  it('goes on without the guide, at once and after a reload', async () => {
    const page = await house.guest({ size: { width: 320, height: 568 }, touch: true, name: 'Anna' });
    await page.goto(`${house.url}learn/polterfass`);
    await page.locator('.guide .said').getByText('Sit down').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Skip the guide/ }).click();
    await page.locator('.guide').waitFor({ state: 'detached' });
    await page.locator('.hand button[aria-disabled="false"]').first().waitFor();
    await page.reload();
    await page.locator('.hand button[aria-disabled="false"]').first().waitFor();
    expect(await page.locator('.guide').count()).toBe(0);
  });
});

describe('on a small screen', () => {
  it('leaves more than half of it to the table, and folds away for the golden button', async () => {
    const page = await house.guest({ size: { width: 320, height: 568 }, touch: true, name: 'Anna', language: 'de' });
    await page.goto(`${house.url}learn/polterfass`);
    await page.locator('.guide .said').waitFor();
    const share = (): Promise<number> => page.locator('.guide').evaluate((card) => card.getBoundingClientRect().height / innerHeight);
    const gold = page.locator('.guide .ways button', { hasText: /^(Verstanden|Weiter)$/ });
    const prepare = page.getByRole('button', { name: 'Bereitlegen' });
    // Between two lessons the table goes on, and the guide has no button.
    for (let asked = false; !asked; ) {
      await gold.or(prepare).first().waitFor();
      expect(await share()).toBeLessThan(0.45);
      asked = (await gold.count()) === 0;
      if (!asked) await gold.click();
    }
    // On so small a phone the eight cards are narrower, as docs/accessibility.md says.
    expect((await tooSmall(page)).filter((one) => !one.includes('Karte '))).toEqual([]);
    await prepare.click();
    await page.locator('.guide.folded').waitFor();
    expect(await share()).toBeLessThan(0.1);
    // Nothing lies on the button that is to be pressed now.
    const press = page.locator('.action button:not(.quiet):not(:disabled)').first();
    expect(await press.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return top >= 0 && top + height <= innerHeight && button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })).toBe(true);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Erklärung', exact: true }).click();
    await page.locator('.guide .said').getByText('Leg eine oder zwei Karten').waitFor();
    await page.getByRole('button', { name: 'Erklärung', exact: true }).click();
    await page.locator('.guide.folded').waitFor();
    await press.click();
    // What comes next is said.
    await page.locator('.guide:not(.folded)').waitFor();
  });
});

describe('where the table is told in words', () => {
  it.each(['polterfass', 'goldbraeu'] as const)('marks what is meant at every step of %s, and leads there', { timeout: 240_000 }, async (game) => {
    const page = await house.guest({ size: LAPTOP, name: 'Anna' });
    await page.goto(`${house.url}learn/${game}`);
    await page.locator('.guide .said').waitFor();
    await retell(page, 'text');
    const unmarked: string[] = [];
    let marked = 0;
    await follow(page, async (said) => {
      const lesson = (await page.locator('.guide .ways button').filter({ hasText: /^(Got it|Get it ready)$/ }).count()) > 0;
      if (!lesson || /^(Sit down|Now you know|It’s your turn)/.test(said)) return;
      const marks = page.locator('main.text .guided');
      if ((await marks.count()) !== 1) return void unmarked.push(`${await marks.count()}: ${said}`);
      if (marked++ % 5 !== 0) return;
      await page.getByRole('button', { name: 'Go there' }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('The guide means this');
      // It isn't under the card.
      expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().top - document.querySelector('.guide')!.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
    expect(unmarked).toEqual([]);
    expect(marked).toBeGreaterThan(9);
  });
});
