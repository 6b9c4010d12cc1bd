import { describe, expect, it } from 'vitest';
import { tooSmall, violations, violationsInBothThemes } from './axe';
import type { Page } from './browser';
import { playGarden } from './garden';
import { begin, openHouse } from './house';
import { openTable, playUntil } from './play';

const house = openHouse('one');

/** The rule that the book is turned to. */
const at = (page: Page): Promise<string | null> => page.locator('article li.at').getAttribute('data-rule');
const rule = (page: Page, number: string) => page.locator(`article li[data-rule="${number}"]`);

/** The parts of a page that stick out at its right, if it can be moved sideways. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth <= clientWidth ? [] : [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > clientWidth + 1).map((e) => e.outerHTML.slice(0, 80));
  });

it('finds rules by words and by number, with the keyboard alone, and says how many', async () => {
  const page = await house.guest();
  await page.goto(`${house.url}rules/polterfass`);
  await page.locator('article').waitFor();
  const said = page.locator('article .result');
  await page.keyboard.press('/');
  await page.keyboard.type('zebra');
  await expect.poll(() => said.textContent()).toContain('Nothing found for “zebra”');
  await page.keyboard.press('Escape');
  await expect.poll(() => said.textContent()).toBe('');
  await page.keyboard.type('SPOILED dóuble');
  await expect.poll(() => said.textContent()).toMatch(/^\d+\u00a0rules found$/);
  expect(await page.locator('.found mark').allTextContents()).toEqual(expect.arrayContaining(['spoiled', 'double']));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await page.locator('.found li:nth-child(2) b').textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).toBe(second);
  expect(new URL(page.url()).hash).toBe(`#${second}`);
  await page.keyboard.press('/');
  await page.keyboard.type('4.4');
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).toBe('P4.4');
});

it('opens at the rule of its address, goes back and forth between rules, and copies their links', async () => {
  const page = await house.guest();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${house.url}rules/goldbraeu#G6.4`);
  await expect.poll(() => at(page)).toBe('G6.4');
  await rule(page, 'G6.4').locator('figure').waitFor();
  const top = (number: string): Promise<number> => rule(page, number).evaluate((e) => e.getBoundingClientRect().top);
  expect(await top('G6.4')).toBeGreaterThan(0);
  expect(await top('G6.4')).toBeLessThan(400);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['rule'])).toBe('G6.4');

  await rule(page, 'G6.5').getByRole('link', { name: 'Rule G6.5' }).click();
  await expect.poll(() => at(page)).toBe('G6.5');
  await page.getByRole('link', { name: 'Previous: Buy' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#G6');
  await page.goBack();
  await expect.poll(() => at(page)).toBe('G6.5');

  await rule(page, 'G6.5').hover();
  await page.getByRole('button', { name: 'Copy the link to rule G6.5' }).click();
  await page.getByText('Link to G6.5 copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${house.url}rules/goldbraeu#G6.5`);

  // In another language the same rule stays open.
  await page.getByLabel('Language').selectOption('ru');
  await expect.poll(() => rule(page, 'G6.5').textContent()).toMatch(/[а-яё]/);
});

it('opens over a table at what is asked, from the help and from the log, and the game stays', async () => {
  const page = await house.guest({ name: 'Anna' });
  await openTable(page, house.url, { name: 'Anna', setup: { seats: 3, goal: 300, first_innkeeper: { seat: 0 } }, computers: ['careful', 'careful'] });
  await begin(page);
  await page.locator('.action button').waitFor();
  const here = page.url();
  await page.getByRole('button', { name: 'Rule P2.1' }).click();
  await expect.poll(() => at(page)).toBe('P2.1');
  // Inside the sheet a link only turns the page.
  await rule(page, 'P2.1').getByRole('link', { name: 'Rule P2.1' }).click();
  await page.getByRole('link', { name: 'Next: Serving' }).click();
  expect(page.url()).toBe(here);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'All rules' }).click();
  await expect.poll(() => at(page)).toBe('P2.1');
  await page.keyboard.press('Escape');

  await playUntil(page, 'mouse', async (p) => (await p.locator('section.bill').count()) > 0);
  const link = page.locator('.log, section').locator('ol li.paid button.rule').last();
  const number = await link.textContent();
  expect(number).toMatch(/^P6\.[2-5]$/);
  await link.click();
  await expect.poll(() => at(page)).toBe(number);
  expect(page.url()).toBe(here);
});

it('says why a card can’t be chosen any more, and which rule that is', async () => {
  const anna = await house.host({ name: 'Anna' }, { setup: { seats: 3, first_innkeeper: { seat: 1 } }, computers: ['careful'] });
  const bert = await house.join(anna, { name: 'Bert' });
  await begin(anna);
  for (const page of [anna, bert]) await page.locator('.pad table').waitFor();
  await anna.locator('.hand button[aria-disabled="false"]').nth(3).click();
  await anna.locator('.action button').click();
  await anna.getByText(/^Your order: 3/).waitFor();
  await anna.locator('.hand button[aria-disabled="true"]').nth(5).click({ force: true });
  await anna.getByText('Your order is on the table').first().waitFor();
  await anna.getByRole('button', { name: 'Which rule? P3.2' }).click();
  await expect.poll(() => at(anna)).toBe('P3.2');
});

it('leads from a refusal to its rule', async () => {
  const page = await house.guest({ name: 'Anna' });
  await page.routeWebSocket(/socket$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const { type, id, command } = JSON.parse(String(message)) as { type: string; id: string; command?: { kind: string } };
      if (type === 'do' && command?.kind === 'act') line.send(JSON.stringify({ type: 'refused', id, error: { code: 'illegal', why: { code: 'empty_cup' } } }));
      else server.send(message);
    });
  });
  await openTable(page, house.url, { name: 'Anna', setup: { seats: 3, first_innkeeper: { seat: 0 } }, computers: ['careful', 'careful'] });
  await begin(page);
  await page.locator('.action button').click();
  await page.getByRole('button', { name: 'Which rule? P4.3' }).click();
  await expect.poll(() => at(page)).toBe('P4.3');
});

it('tells what an action card is about before it is picked', async () => {
  const page = await house.guest({ name: 'Anna' });
  await openTable(page, house.url, { game: 'goldbraeu', name: 'Anna', setup: { seats: 3 }, computers: ['random', 'random'] });
  await begin(page);
  const cards = page.locator('.hand [role="radio"][aria-disabled="false"]');
  const stop = playGarden(page, 'mouse', async () => {
    if ((await cards.count()) > 0) throw new Error('the day begins');
  });
  await expect(stop).rejects.toThrow('the day begins');
  for (const [i, number] of ['G4.1', 'G5.1', 'G6.1'].entries()) {
    await cards.nth(i).click();
    await page.getByRole('button', { name: `Rule ${number}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Rule G6.1' }).click();
  await expect.poll(() => at(page)).toBe('G6.1');
});

describe.each([['desk', { width: 1280, height: 800 }], ['phone', { width: 390, height: 844 }]] as const)('at a %s', (where, size) => {
  it.each(['polterfass', 'goldbraeu'])('axe objects to nothing on the page of %s, and nothing sticks out in any language', async (game) => {
    const page = await house.guest({ size });
    await page.goto(`${house.url}rules/${game}`);
    await page.locator('article').waitFor();
    const found: Record<string, string[]> = {};
    // The pictures are the same in all languages: only the words have to be looked at in each.
    for (const language of ['de', 'fr', 'it', 'ru', 'en']) {
      await page.locator('footer select').first().selectOption(language);
      await page.waitForFunction((l) => document.documentElement.lang === l, language);
      // What axe looks at changes with the words only where letters are others.
      const axe = language === 'de' || language === 'ru' ? await violations(page) : [];
      found[language] = [...(await sticksOut(page)), ...axe, ...(where === 'phone' ? await tooSmall(page) : [])];
    }
    await page.locator('article input').fill('1');
    found['hits'] = [...(await sticksOut(page)), ...(await violationsInBothThemes(page))];
    await page.locator('article input').fill('');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    found['dark'] = await violations(page, 'colours');
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  });
});
