import { expect, it } from 'vitest';
import { openHouse } from './house';
import { button, Reader, told, type Heard } from './reader';

const house = openHouse('one');
const DECISION = /^Your decision$/;
const LOG = /^Log$/;
/** What the golden button says while something is still to be chosen. */
const MISSING = /^Choose /;
/** The action cards in the order in which they lie, each by its name, with which the question it leads to begins. */
const CARDS = ['Expand', 'Appoint', 'Buy'] as const;
/** What has to be heard at least once; whatever else a game brings depends on its luck. */
const WANTED = ['Keep, choose', 'Set, choose', 'Pick, choose', 'Pick, ready', ...CARDS.map((card) => `${card}, choose`), 'read', 'over'];
/** So many games are played at most, as long as something wanted hasn't been heard. */
const GAMES = 4;

const inside = (one: Heard, outer: RegExp): boolean => one.within.some((name) => outer.test(name));
const choosable = (one: Heard): boolean => one.role === 'button' && !one.disabled && one.on !== null && !inside(one, DECISION);
const radio = (one: Heard): boolean => one.role === 'radio' && !one.disabled;
const golden = (one: Heard): boolean => button(/./, DECISION)(one) && !MISSING.test(one.name);

interface Chance { kind: 'over' | 'payday' | 'read' | 'ready' | 'choose'; asks: string; /** The buttons of the decision. */ says: string; /** What has happened: the same may be asked again. */ log: string; heard: readonly Heard[] }

/** What a person who listens to a table of Goldbräu can do now; null while there is nothing. */
function chance(heard: readonly Heard[]): Chance | null {
  const asks = heard.find((one) => one.role === 'heading' && one.name !== 'Goldbräu')?.name ?? '';
  const decisions = heard.filter((one) => one.role === 'button' && inside(one, DECISION));
  const says = decisions.map((one) => one.name).join();
  const log = heard.filter((one) => one.role === 'StaticText' && inside(one, LOG)).map((one) => one.name).join();
  const found = (kind: Chance['kind']): Chance => ({ kind, asks, says, log, heard });
  if (heard.some((one) => (one.role === 'list' || one.role === 'heading') && one.name === 'Final score')) return found('over');
  if (heard.some(button(/^To the table$/))) return found('payday');
  if (heard.some(button(/^Carry on$/, DECISION))) return found('read');
  if (decisions.length === 0) return null;
  if (decisions.some((one) => MISSING.test(one.name))) return heard.some((one) => choosable(one) || radio(one)) || decisions.some(golden) ? found('choose') : null;
  return decisions.some(golden) ? found('ready') : null;
}

/** The card to pick: those first whose question hasn't been heard yet, by turns, as not every one of them leads to a choice on every day. */
function cardFor(seen: ReadonlySet<string>, turn: number): (typeof CARDS)[number] {
  const unheard = CARDS.filter((card) => !seen.has(`${card}, choose`));
  const cards = unheard.length > 0 ? unheard : CARDS;
  return cards[turn % cards.length]!;
}

/**
 * Plays to the end, and adds what was asked to what was heard before. What comes for the first time is done by Tab, arrows, Space and
 * Enter; what is known by then by the keys that the settings name, as somebody would who has read them.
 */
async function play(reader: Reader, seen: Set<string>): Promise<void> {
  let before: Chance | null = null;
  let picks = 0;
  for (let turn = 0; ; turn++) {
    const now: Chance = await reader.until((heard) => {
      const found = chance(heard);
      return found && (found.kind !== before?.kind || found.asks !== before.asks || found.says !== before.says || found.log !== before.log) && found;
    }, `something to do after “${before?.asks}”, ${before?.kind}`);
    before = now;
    const { heard } = now;
    const kind = now.kind === 'over' || now.kind === 'payday' || now.kind === 'read' ? now.kind : `${now.asks.split(/[ :]/)[0]}, ${now.kind}`;
    const known = seen.has(kind) && now.asks !== 'Keep two cards hidden';
    seen.add(kind);
    switch (now.kind) {
      case 'over':
        return;
      case 'read':
        await reader.push(button(/^Carry on$/, DECISION));
        // After a week at the square the rest is heard as text.
        if (!known) {
          await reader.push(button(/^Tell the table as text$/));
          await reader.until((heard) => heard.some((one) => one.role === 'heading' && one.name === 'What you can do') && heard.some((one) => one.focused), 'the text, and something in it that has the focus');
        }
        break;
      case 'payday':
        await reader.push(button(/^To the table$/));
        break;
      case 'choose':
        if (heard.some(radio)) {
          const card = cardFor(seen, picks++);
          await (known ? reader.press(`${1 + CARDS.indexOf(card)}`) : pick(reader, card));
        } else if (known) await reader.press(heard.some(choosable) ? 'x' : 'd');
        else await choose(reader, now, turn);
        break;
      default:
        if (known) await reader.press('Enter');
        // The last of them: what declines stands before it.
        else await reader.push((one) => golden(one) && one.name === heard.filter(golden).at(-1)?.name);
    }
  }
}

const place = (name: string): [number, number] => [Number(/Row (\d+)/.exec(name)?.[1]), Number(/column (\d+)/.exec(name)?.[1])];

/** Goes by arrow keys from the space that has the focus to another one, as the names of both say. */
async function walk(reader: Reader, goal: string): Promise<void> {
  const [row, column] = place(goal);
  for (let i = 0; i < 40; i++) {
    const [r, c] = place((await reader.focus())?.name ?? '');
    if (r === row && c === column) return;
    // By turns, as the square has holes.
    const across = c !== column && (r === row || i % 2 === 0);
    await reader.press(across ? (c < column ? 'ArrowRight' : 'ArrowLeft') : r < row ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`can't walk to ${goal}`);
}

/** Goes by Tab to the action cards, and by arrow keys to the one that is wanted, which chooses it. */
async function pick(reader: Reader, card: string): Promise<void> {
  await reader.tabTo((one) => radio(one) && inside(one, /^Your action cards$/));
  for (let i = 0; i < CARDS.length; i++) {
    await reader.press('ArrowRight');
    const here = await reader.focus();
    if (here?.role === 'radio' && here.on && here.name.startsWith(card)) return;
  }
  throw new Error(`can't choose the card ${card}`);
}

async function choose(reader: Reader, { asks, heard }: Chance, nth: number): Promise<void> {
  const spaces = heard.filter((one) => choosable(one) && inside(one, /^Spaces$/));
  if (spaces.length > 0) {
    await reader.tabTo((one) => one.role === 'button' && inside(one, /^Spaces$/));
    await walk(reader, spaces[nth % spaces.length]!.name);
    await reader.press('Space');
    return;
  }
  const targets = heard.filter(choosable);
  if (targets.length === 0) return void (await reader.push(golden));
  // With the boss of a garden there is something to expand; when the first is set, there are gardens left.
  const gardens = targets.filter((one) => /^Zu[mr] /.test(one.name));
  const wanted = (gardens.length > 0 ? gardens : targets)[nth % (gardens.length || targets.length)]!;
  const times = /^Keep two/.test(asks) ? 2 : 1;
  for (let i = 0; i < times; i++) await reader.push((one) => choosable(one) && (times === 1 ? one.name === wanted.name : one.on === false), 'Space');
}

/** Asks for another game; told as text, the last payday may still lie there beside the end. */
async function again(reader: Reader): Promise<void> {
  const next = button(/^(Carry on|Another game)$/, DECISION);
  const { name } = await reader.until((heard) => heard.find(next), 'what comes after the end');
  if (name === 'Carry on') await reader.push(next);
  await reader.until((heard) => heard.some(button(/^Another game$/)), 'another game to be offered');
  await reader.push(button(/^Another game$/));
}

it('plays Goldbräu to the end by ear and keyboard, until every kind of decision has been heard', { timeout: 400_000 }, async () => {
  const page = await house.host({ name: 'Anna' }, { game: 'goldbraeu', setup: { seats: 3 }, computers: ['random', 'random'] });
  const reader = await Reader.of(page);
  const seen = new Set<string>();
  const missing = (): string[] => WANTED.filter((kind) => !seen.has(kind));
  for (let game = 1; game === 1 || (game <= GAMES && missing().length > 0); game++) {
    if (game > 1) await again(reader);
    await reader.until((heard) => heard.some(button(/^Begin/)), 'the game to begin');
    await reader.push(button(/^Begin/));
    const start = await reader.until((heard) => chance(heard) && told(heard), 'the first decision');
    // What lies on the board and nowhere else: who stands where, whose day it is. Later games are told as text.
    for (const heard of game > 1 ? [] : [/The drunkard is here/, /The waitress is here/, /Starts today/, /Holds the payday figure/]) expect(start).toMatch(heard);
    await play(reader, seen);
    await reader.until((heard) => /wins with|share the win|You win/.test(told(heard)), 'who has won');
  }
  expect(missing(), 'what was not heard').toEqual([]);
});
