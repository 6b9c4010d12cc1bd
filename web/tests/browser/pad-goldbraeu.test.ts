import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tooSmall, violationsInBothThemes } from './axe';
import type { Page } from './browser';
import { cutNetwork, openHouse } from './house';
import { kept } from './pads';

const house = openHouse('one');
const PHONE = { size: { width: 390, height: 844 }, touch: true } as const;
const NAMES = ['Anna', 'Bert', 'Carla'];

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name, exact: typeof name === 'string' }).tap();
const radio = (page: Page, group: string, name: string): Promise<void> => page.getByRole('radiogroup', { name: group }).locator('label').filter({ hasText: name }).tap();
const steps = async (page: Page, what: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await press(page, `More: ${what}`);
};
/** The thalers that the purses on top of the page show. */
const purses = async (page: Page): Promise<number[]> => (await page.locator('.purses b').allTextContents()).map((text) => Number(text.replace('−', '-')));
const purse = async (page: Page, wanted: readonly number[]): Promise<void> => {
  await page.waitForFunction((all) => [...document.querySelectorAll('.purses b')].map((b) => b.textContent).join() === all, wanted.join());
};

async function begin(page: Page): Promise<void> {
  await page.goto(`${house.url}pad/goldbraeu`);
  await page.getByRole('group', { name: 'Players' }).locator('label').filter({ hasText: '3' }).tap();
  for (const [i, name] of NAMES.entries()) await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name);
  await press(page, 'Begin a pad');
  await page.getByRole('button', { name: 'Payday', exact: true }).waitFor();
}

/** Signs and bosses of all ten firms: who is boss in turn; two breweries supply all gardens. One firm stays without a boss. */
async function signsAndBosses(page: Page): Promise<void> {
  const firms = ['Zum Krug', 'Zur Eiche', 'Zum Bären', 'Zur Post', 'Zum Hirschen', 'Zum Adler', 'Mayerbräu', 'Steinbräu', 'Kramerbräu', 'Schmidbräu'];
  for (const [i, firm] of firms.entries()) {
    await page.getByRole('heading', { name: firm, level: 2 }).waitFor();
    if (i < 6) await radio(page, 'Sign of the brewery', i < 3 ? 'Mayerbräu' : 'Steinbräu');
    if (i < 9) await radio(page, 'Boss', NAMES[i % 3]!);
    if (i < 9) await press(page, `On to ${firms[i + 1]!}`);
  }
}

describe('the payday reckoner', () => {
  it('reckons a whole game by touch and without a network, to the winner', { timeout: 180_000 }, async () => {
    const page = await house.guest({ ...PHONE, offline: true });
    await page.goto(house.url);
    const forgive = await cutNetwork(page, house);
    await begin(page);
    expect(await tooSmall(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await purse(page, [25, 25, 25]);

    // The payday says what is missing before it can be settled.
    await press(page, 'Payday');
    await page.getByText('Zum Krug: whose sign is it?').waitFor();
    expect(await page.getByRole('button', { name: /things to look at/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Go there' }).first().tap();
    await signsAndBosses(page);

    // Tapped: the krug gets the space beside its door; then a stone and the waitress come to it.
    await press(page, 'On to Zum Krug');
    await page.getByRole('button', { name: /^Row 1, column 2, free/ }).tap();
    await page.getByText('2\u00a0spaces', { exact: false }).first().waitFor();
    await steps(page, 'Stones of Bert', 2);
    await page.getByRole('button', { name: /^Waitress/ }).tap();
    await page.getByRole('button', { name: /^Waitress/, pressed: true }).waitFor();

    // Krug: two plain spaces 8, waitress 20: 28. Bert's two stones get 7 each, Mayerbräu the other 14: Anna is its boss.
    await press(page, 'Money');
    await press(page, /^−5/);
    await purse(page, [20, 25, 25]);
    await press(page, 'Payday');
    await page.getByRole('button', { name: 'Settle payday 1' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    // Each other garden has one plain space, 4: 2 to its boss, 2 to its brewery. Mayerbräu: 14 + 2 + 2 for Anna. Steinbräu: 6 for Bert.
    // Anna: post 2, Mayerbräu 18. Bert: krug 14, eiche 2, hirschen 2, Steinbräu 6. Carla: bären 2; the drunkard drinks up Zum Adler's 4.
    const steinbraeu = 4;
    expect(await page.locator('.sums b').allTextContents()).toEqual(['+20', `+${14 + 2 + 2 + steinbraeu}`, '+2']);
    await page.locator('label').filter({ hasText: 'By player' }).tap();
    await page.getByText('2 × 7').waitFor();
    await page.locator('label').filter({ hasText: 'Firm by firm' }).tap();
    await page.locator('.payday').getByText('Zum Adler').first().waitFor();
    await press(page, 'Next');
    await page.locator('.payday .takings').getByText('28').waitFor();
    await press(page, 'Settle payday 1');
    await purse(page, [40, 47, 27]);

    // Week 2 begins as week 1 ended; now the krug is counted, and back on the board nothing is lost.
    await press(page, 'Board');
    await page.locator('label').filter({ hasText: /^Count$/ }).tap();
    await page.locator('.firms button').filter({ hasText: 'Krug' }).tap();
    await steps(page, 'with parasol', 1);
    await page.getByText('the drawing has 2 without and 0 with a parasol', { exact: false }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await page.locator('label').filter({ hasText: 'Tap the board' }).tap();
    await page.getByText('the drawing has 2 without and 0 with a parasol', { exact: false }).waitFor();
    await press(page, 'Payday');
    // 8 more: 4 for Bert's stones, 4 for Mayerbräu's boss.
    await expect.poll(() => page.locator('.sums b').allTextContents()).toEqual(['+24', '+26', '+2']);
    await press(page, 'Settle payday 2');
    await purse(page, [64, 73, 29]);

    // Too many stones are marked with their rule, and the payday waits until the players insist.
    await press(page, 'Board');
    await page.getByRole('heading', { name: 'Zum Krug', level: 2 }).waitFor();
    await steps(page, 'Stones of Carla', 4);
    await page.getByText('Zum Krug has 5 shares, but 6 stones lie there.').first().waitFor();
    await page.getByText('G1.3').first().waitFor();
    await press(page, 'Payday');
    expect(await page.getByRole('button', { name: '1 thing to look at' }).isDisabled()).toBe(true);
    await press(page, 'Keep it so');
    await page.getByText('Kept as a house rule').first().waitFor();
    await page.getByRole('button', { name: 'Settle payday 3' }).waitFor();
    await press(page, 'Undo');
    await press(page, 'Board');
    for (let i = 0; i < 4; i++) await press(page, 'Less: Stones of Carla');
    await press(page, 'Payday');
    await press(page, 'Settle payday 3');
    await page.getByRole('heading', { name: 'Bert wins with 99' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);

    // Week 1 again: Bert had spent 8, and then 12 more; all totals follow, and Anna has won.
    await page.getByRole('button', { name: /^Week 1/ }).tap();
    await press(page, 'Money');
    await page.locator('label').filter({ hasText: 'Bert' }).tap();
    await press(page, /^−8/);
    await press(page, '1');
    await press(page, '2');
    await press(page, 'Bert: −12');
    await page.getByRole('button', { name: 'End' }).tap();
    await page.getByRole('heading', { name: 'Anna wins with 88' }).waitFor();

    // All of it is there when the page comes again, and another page of the same device follows.
    await page.reload();
    await page.getByRole('heading', { name: 'Anna wins with 88' }).waitFor();
    const other = await page.context().newPage();
    house.sins.watch(other, () => house.url);
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'Anna wins with 88' }).waitFor();
    await page.getByRole('button', { name: /^Week 1/ }).tap();
    await press(page, 'Money');
    await press(page, 'Strike −12 of Bert');
    await other.getByRole('heading', { name: 'Bert wins with 91' }).waitFor();
    expect(await purses(other)).toEqual([88, 91, 31]);
    forgive();
  });

  it('keeps several pads in a list, throws one away and takes it back', async () => {
    const page = await house.guest(PHONE);
    await begin(page);
    await page.getByRole('link', { name: 'All pads' }).tap();
    // The pad names her, too.
    await page.getByRole('button', { name: 'Throw away the pad of Anna, Bert, Carla' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await press(page, 'Throw away the pad of Anna, Bert, Carla');
    await page.getByText('None yet').waitFor();
    await press(page, 'Undo');
    await page.getByText('Anna').waitFor();
    await page.goto(`${house.url}pad/goldbraeu#nowhere`);
    await page.getByText('This pad is not on this device.').waitFor();
  });

  it('marks amounts that can’t be where they stand, and undoes what was entered before a reload', async () => {
    const page = await house.guest(PHONE);
    await begin(page);
    await press(page, 'Money');
    await press(page, /^−5/);
    // Thalers come at paydays only; no card costs 3; seven cards are the most of a week.
    await press(page, 'Spent or got');
    for (const key of ['1', '2']) await press(page, key);
    await press(page, 'Anna: +12');
    const marked = page.locator('.list li.doubted');
    await marked.getByText('thalers come at paydays only').waitFor();
    await marked.getByText('G8.2').waitFor();
    // It is told to who doesn't see the purses, and the next amount is spent again.
    await page.getByRole('status').getByText('Anna: 32').waitFor({ state: 'attached' });
    await press(page, '3');
    await press(page, 'Anna: −3');
    // The latest stands first.
    await page.locator('.list li.doubted').first().getByText('a card costs 2, 5 or 8 thalers').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await page.locator('label').filter({ hasText: 'Bert' }).tap();
    for (let card = 0; card < 8; card++) await press(page, /^−2/);
    await page.locator('.enter').getByText('Bert would have bought 8 cards at least').waitFor();
    await page.getByRole('button', { name: 'Strike −2 of Bert' }).first().tap();
    await page.locator('.enter').getByText('Bert would have bought').waitFor({ state: 'detached' });
    // Kept as a rule of the house, it is reckoned all the same.
    await marked.filter({ hasText: '+12' }).getByRole('button', { name: 'Keep it so' }).tap();
    await page.locator('.list').getByText('Kept as a house rule').waitFor();
    expect(await marked.count()).toBe(1);
    await purse(page, [29, 11, 25]);

    await kept(page);
    await page.reload();
    await purse(page, [29, 11, 25]);
    await press(page, 'Undo');
    await press(page, 'Undo');
    await purse(page, [29, 9, 25]);
    for (let card = 0; card < 9; card++) await press(page, 'Undo');
    await purse(page, [32, 25, 25]);
    await press(page, 'Undo');
    await press(page, 'Undo');
    await purse(page, [25, 25, 25]);
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  it('is handed on by the device’s own means, or saved, and comes back from its file', async () => {
    const page = await house.guest(PHONE);
    // A device that can share, as far as a page can tell: it takes, refuses, or is called off.
    await page.addInitScript(() => {
      const shared: { name: string; type: string; title: string }[] = [];
      const device = { how: 'takes', shared, asked: 0 };
      Object.assign(window, { device });
      navigator.canShare = () => device.how !== 'nothing';
      navigator.share = async ({ files, title }: ShareData = {}) => {
        device.asked++;
        if (device.how !== 'takes') throw new DOMException('no', device.how);
        shared.push({ name: files![0]!.name, type: files![0]!.type, title: title! });
      };
    });
    await begin(page);
    await press(page, 'Money');
    await press(page, /^−8/);
    await purse(page, [17, 25, 25]);
    const how = (way: string): Promise<void> => page.evaluate((now) => void ((window as unknown as { device: { how: string } }).device.how = now), way);
    const shared = (): Promise<{ name: string; type: string; title: string }[]> => page.evaluate(() => (window as unknown as { device: { shared: { name: string; type: string; title: string }[] } }).device.shared);
    await press(page, 'Share and names');
    await press(page, 'As a picture');
    await page.waitForFunction(() => (window as unknown as { device: { shared: unknown[] } }).device.shared.length === 1);
    await press(page, 'Save as a file');
    await page.waitForFunction(() => (window as unknown as { device: { shared: unknown[] } }).device.shared.length === 2);
    expect(await shared()).toEqual([{ name: 'goldbraeu.png', type: 'image/png', title: 'Week 1' }, { name: 'goldbraeu.json', type: 'application/json', title: 'Week 1' }]);
    expect(await page.locator('dialog [role="status"]').textContent()).toBe('');
    // Called off, nothing is saved behind one's back.
    let downloads = 0;
    page.on('download', () => downloads++);
    await how('AbortError');
    await press(page, 'As a picture');
    await page.waitForFunction(() => (window as unknown as { device: { asked: number } }).device.asked === 3);
    await page.waitForTimeout(300);
    expect(downloads).toBe(0);
    // Refused, or not there, it is saved.
    await how('NotAllowedError');
    const picture = page.waitForEvent('download');
    await press(page, 'As a picture');
    expect(readFileSync(await (await picture).path()).subarray(1, 4).toString()).toBe('PNG');
    await page.locator('dialog').getByText('Saved: goldbraeu.png').waitFor();
    await how('nothing');
    const download = page.waitForEvent('download');
    await press(page, 'Save as a file');
    const file = await (await download).path();
    expect(downloads).toBe(2);
    const written = JSON.parse(readFileSync(file, 'utf8')) as { item: { weeks: { entries: unknown[] }[] } };
    expect(written).toMatchObject({ stammtisch: 'goldbraeu-pads', format: 1, item: { weeks: [{ entries: [{ who: 0, thalers: -8 }] }] } });
    expect(written.item).not.toHaveProperty('history');

    await page.goto(`${house.url}pad/goldbraeu`);
    await press(page, 'Throw away the pad of Anna, Bert, Carla');
    await page.getByText('None yet').waitFor();
    const input = page.locator('input[type="file"]');
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"stammtisch":"polterfass-pad","format":1,"item":{}}') });
    await page.getByRole('alert').getByText('no pad of Goldbräu').waitFor();
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...written, item: { ...written.item, map: { name: 'x', rows: ['?'], doors: {} } } })) });
    await page.getByRole('alert').getByText(/damaged/).waitFor();
    await input.setInputFiles(file);
    await page.getByRole('status').getByText('Taken in: Anna, Bert, Carla').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await page.getByRole('link', { name: /^Anna/ }).tap();
    await purse(page, [17, 25, 25]);
    // What came from a file has no steps to undo.
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });
});
