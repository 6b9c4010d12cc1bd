import { expect, it } from 'vitest';
import { openHouse } from './house';
import { button, Reader } from './reader';

const house = openHouse('one');

it('comes from the first page to a table by ear and keyboard', async () => {
  const page = await house.guest();
  await page.goto(house.url);
  const reader = await Reader.of(page);
  await reader.until((heard) => heard.some(button(/^Play now/)), 'the first page');
  await reader.tabTo((one) => one.role === 'textbox' && one.name === 'Your name');
  for (const letter of 'Anna') await reader.press(letter);
  // The other game is chosen by arrow keys, as radio buttons are; it is offered once the house has answered.
  await reader.until((heard) => heard.find((one) => one.role === 'radio' && /Goldbräu/.test(one.name)), 'both games');
  await reader.tabTo((one) => one.role === 'radio' && one.on === true && one.within.includes('Game'));
  await reader.press('ArrowRight');
  await reader.until((heard) => heard.find((one) => one.role === 'radio' && one.on && /Goldbräu/.test(one.name)), 'the other game');
  await reader.push(button(/^Play now/));
  await reader.until((heard) => heard.find((one) => one.role === 'heading' && one.name === 'Keep two cards hidden'), 'the table');
  // The panels are dialogs: the focus goes in, stays in and comes back.
  await reader.push(button(/^Settings$/));
  const within = await reader.until((heard) => heard.find((one) => one.focused && one.within.includes('Settings')), 'the settings');
  expect(within.name).not.toBe('');
  await reader.press('Escape');
  await reader.until((heard) => heard.find((one) => one.focused && one.name === 'Settings' && one.role === 'button'), 'the focus to be back');
});

it('hears what has no name', async () => {
  const page = await house.guest();
  await page.goto(house.url);
  const reader = await Reader.of(page);
  await reader.until((heard) => heard.some(button(/^Play now/)), 'the first page');
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')));
  await expect(reader.hear()).rejects.toThrow(/without a name: button/);
});
