import { expect, it } from 'vitest';
import { openHouse } from './house';
import { button, Reader, told, type Heard } from './reader';

const house = openHouse('one');
const CARDS = /^Your cards$/;
const DECISION = /^Your decision$/;
const LOG = /^Log$/;
/** What has to be heard at least once. A lucky innkeeper ends a game in its first round, before having been a guest. */
const WANTED = ['roll', 'order', 'order ready', 'tap', 'over'];
/** So many games are played at most, as long as something wanted hasn't been heard. */
const GAMES = 4;

/** What a person who listens to a table of Polterfass can do now; null while there is nothing. */
function chance(heard: readonly Heard[]): 'over' | 'bill' | 'order' | 'order ready' | 'tap' | 'target' | 'serve' | 'roll' | null {
  const can = (name: RegExp): boolean => heard.some(button(name));
  if (heard.some((one) => one.role === 'heading' && one.name === 'Closing time')) return 'over';
  if (can(/^Carry on$/)) return 'bill';
  if (can(/^Roll all nine barrels$/)) return 'roll';
  if (can(/^Order \d+\smugs?/)) return 'order ready';
  if (heard.some((one) => button(/^card \d/, CARDS)(one))) return 'order';
  if (can(/^Close the tap/)) return 'tap';
  if (can(/^Serve \d+/)) return 'serve';
  return can(/, can be chosen$/) ? 'target' : null;
}

/** What is asked, with what has happened until then: after rolling on the same may be asked again at once, and be as much to serve. */
const asked = (heard: readonly Heard[]): string =>
  `${chance(heard)} after ${heard.filter((one) => one.role === 'StaticText' && one.within.some((outer) => LOG.test(outer))).map((one) => one.name).join(' ')}`;

/** Plays to the end, and adds what there was to do to what was done before. */
async function play(reader: Reader, view: 'table' | 'text', done: Set<string>): Promise<void> {
  for (;;) {
    const now = await reader.until(chance, 'something to do');
    const before = asked(await reader.hear());
    done.add(now);
    switch (now) {
      case 'over':
        return;
      case 'order':
        await reader.tabTo(button(view === 'text' ? /^card 3/ : /^card \d/, CARDS));
        // Within the hand the arrows go from card to card; in the text each card is a stop of its own.
        for (;;) {
          const card = await reader.focus();
          if (/^card 3/.test(card?.name ?? '')) break;
          await reader.press('ArrowRight');
        }
        await reader.press('Space');
        await reader.until((heard) => heard.find((one) => /^card 3/.test(one.name) && one.on), 'the card to be chosen');
        break;
      case 'order ready':
        await reader.push(button(/^Order/, DECISION));
        break;
      case 'tap': {
        const heard = await reader.hear();
        const sum = heard.find(button(/^Close the tap/))?.name.match(/serve (\d+)/)?.[1];
        await reader.push(button(sum !== undefined && Number(sum) < 12 && heard.some(button(/^Roll on/)) ? /^Roll on/ : /^Close the tap/, DECISION));
        break;
      }
      case 'target':
        await reader.push(button(/, can be chosen$/), 'Space');
        break;
      case 'serve':
        await reader.push(button(/^Serve/, DECISION));
        break;
      case 'roll':
        await reader.push(button(/^Roll all nine/));
        break;
      case 'bill':
        await reader.push(button(/^Carry on$/));
    }
    // What was pressed leads to something else, or is on its way.
    if (now !== 'order' && now !== 'target') await reader.until((heard) => asked(heard) !== before, `something else than ${before}`);
  }
}

it.each(['table', 'text'] as const)('plays Polterfass to the end by ear and keyboard, at the %s', { timeout: 200_000 }, async (view) => {
  const page = await house.host({ name: 'Anna' }, { setup: { seats: 3, goal: 30, first_innkeeper: { seat: 0 } }, computers: ['newcomer', 'newcomer'] });
  const reader = await Reader.of(page);
  const done = new Set<string>();
  const missing = (): string[] => WANTED.filter((what) => !done.has(what));
  for (let game = 1; game === 1 || (game <= GAMES && missing().length > 0); game++) {
    if (game > 1) await reader.push(button(/^Another game$/));
    await reader.until((heard) => heard.some(button(/^Begin/)), 'the game to begin');
    await reader.push(button(/^Begin/));
    await reader.until((heard) => heard.some((one) => one.name === 'Your decision'), 'the table');
    if (game === 1 && view === 'text') {
      await reader.push(button(/^Tell the table as text$/));
      await reader.until((heard) => heard.some((one) => one.role === 'heading' && one.name === 'What you can do'), 'the text');
    }
    await play(reader, view, done);
  }
  expect(missing(), 'what there was never to do').toEqual([]);
  const end = await reader.until((heard) => /wins with|share the win|You win/.test(told(heard)) && heard, 'who has won');
  const ranking = end.filter((one) => one.role === 'listitem');
  expect(ranking.length).toBeGreaterThan(2);
  expect(end.some(button(/^Another game$/))).toBe(true);
});
