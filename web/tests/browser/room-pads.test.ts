import { expect, it } from 'vitest';
import { openHouse } from './house';
import { DOUBTED, DRAFT, EDIT, ENDED, OVER, takeIn } from './pads';
import { ALL_LANGUAGES, DESK, lookAt, openIn } from './room';

const house = openHouse('one');
it('has room for the words of every language on the pads of Polterfass', { timeout: 120_000 }, async () => {
  const page = await house.guest({ size: DESK });
  const [over, edit, draft] = (await takeIn(page, house, 'pad/polterfass', [DRAFT, EDIT, OVER])) as [string, string, string];
  const sheets = page.locator('header nav button');
  for (const language of ALL_LANGUAGES) {
    const found: string[] = [];
    await openIn(page, `${house.url}pad/polterfass`, language);
    await page.locator('main li a').nth(2).waitFor();
    found.push(...(await lookAt(page, 'the list', ['phone'])));
    await page.locator('.begin button').first().click();
    await page.locator('dialog form').waitFor();
    found.push(...(await lookAt(page, 'a new pad', ['phone'])));
    await openIn(page, draft, language);
    await page.locator('.entry [role="alert"]').waitFor();
    found.push(...(await lookAt(page, 'in use')));
    for (const sheet of [3, 4]) {
      await sheets.nth(sheet).click();
      await page.locator('dialog .body > *').first().waitFor();
      found.push(...(await lookAt(page, `sheet ${sheet}`, ['phone'])));
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    // The barrel helper: by the innkeeper's own keys.
    await page.locator('.chips .keeper').click();
    await page.locator('.entry .more button').last().click();
    await page.locator('dialog .servings button').first().waitFor();
    found.push(...(await lookAt(page, 'the barrel helper')));
    for (const [name, url, there] of [['changing a round', edit, '.entry .edit'], ['the end', over, '.over h2, #over-title']] as const) {
      await openIn(page, url, language);
      await page.locator(there).first().waitFor();
      found.push(...(await lookAt(page, name)));
    }
    expect.soft(found, language).toEqual([]);
  }
});

it('has room for the words of every language on the pads of Goldbräu', { timeout: 120_000 }, async () => {
  const page = await house.guest({ size: DESK });
  const [ended, doubted] = (await takeIn(page, house, 'pad/goldbraeu', [DOUBTED, ENDED])) as [string, string];
  for (const language of ALL_LANGUAGES) {
    const found: string[] = [];
    await openIn(page, `${house.url}pad/goldbraeu`, language);
    await page.locator('form .player').nth(3).waitFor();
    found.push(...(await lookAt(page, 'the list', ['phone'])));
    await openIn(page, doubted, language);
    const tabs = page.locator('.tabs button');
    await tabs.first().waitFor();
    // What the board can't be comes with the money.
    await page.locator('.purses b', { hasText: /\d/ }).first().waitFor();
    found.push(...(await lookAt(page, 'the board')));
    await page.locator('.mode label').nth(1).click();
    await page.locator('.firms button').nth(4).click();
    found.push(...(await lookAt(page, 'the board, counted', ['phone'])));
    await page.locator('.mode label').nth(0).click();
    await tabs.nth(1).click();
    await page.locator('.doubted').first().waitFor();
    found.push(...(await lookAt(page, 'money')));
    await tabs.nth(2).click();
    await page.locator('.sums').waitFor();
    for (const way of [0, 1, 2]) {
      await page.locator('.ways label').nth(way).click();
      found.push(...(await lookAt(page, `payday, way ${way}`, way === 0 ? ['phone', 'desk'] : ['phone'])));
    }
    await page.locator('header button').nth(1).click();
    await page.locator('dialog .body > *').first().waitFor();
    found.push(...(await lookAt(page, 'sharing', ['phone'])));
    await openIn(page, ended, language);
    await page.locator('.winner').first().waitFor();
    found.push(...(await lookAt(page, 'the end')));
    expect.soft(found, language).toEqual([]);
  }
});

it.each([['polterfass', 'P6.4'], ['goldbraeu', 'G8.7']] as const)('has room for the words of every language in the rules of %s', { timeout: 120_000 }, async (game, rule) => {
  const page = await house.guest({ size: DESK });
  for (const language of ALL_LANGUAGES) {
    const found: string[] = [];
    await openIn(page, `${house.url}rules/${game}#${rule}`, language);
    await page.locator(`article li.at[data-rule="${rule}"] figure`).waitFor();
    // All of them with all their pictures, as they stand on one page.
    found.push(...(await lookAt(page, 'all rules')));
    await page.locator('article input').fill(rule.slice(0, 2));
    await page.locator('.found li').nth(3).waitFor();
    found.push(...(await lookAt(page, 'search')));
    expect.soft(found, language).toEqual([]);
  }
});
