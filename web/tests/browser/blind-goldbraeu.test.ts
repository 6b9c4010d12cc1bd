import { expect, it } from 'vitest';
import { openHouse } from './house';
import { button, Reader, told, type Heard } from './reader';

const house = openHouse('one');
const DECISION = /^Your decision$/;
/** What the golden button says while something is still to be chosen. */
const MISSING = /^Choose /;

const inside = (one: Heard, outer: RegExp): boolean => one.within.some((name) => outer.test(name));
const choosable = (one: Heard): boolean => one.role === 'button' && !one.disabled && one.on !== null && !inside(one, DECISION);
const radio = (one: Heard): boolean => one.role === 'radio' && !one.disabled;
const golden = (one: Heard): boolean => button(/./, DECISION)(one) && !MISSING.test(one.name);

interface Chance { kind: 'over' | 'payday' | 'read' | 'ready' | 'choose'; asks: string; /** The buttons of the decision. */ says: string; heard: readonly Heard[] }

/** What a person who listens to a table of Goldbräu can do now; null while there is nothing. */
function chance(heard: readonly Heard[]): Chance | null {
  const asks = heard.find((one) => one.role === 'heading' && one.name !== 'Goldbräu')?.name ?? '';
  const decisions = heard.filter((one) => one.role === 'button' && inside(one, DECISION));
  const says = decisions.map((one) => one.name).join();
  if (heard.some((one) => (one.role === 'list' || one.role === 'heading') && one.name === 'Final score')) return { kind: 'over', asks, says, heard };
  if (heard.some(button(/^To the table$/))) return { kind: 'payday', asks, says, heard };
  if (heard.some(button(/^Carry on$/, DECISION))) return { kind: 'read', asks, says, heard };
  if (decisions.length === 0) return null;
  if (decisions.some((one) => MISSING.test(one.name))) return heard.some((one) => choosable(one) || radio(one)) || decisions.some(golden) ? { kind: 'choose', asks, says, heard } : null;
  return decisions.some(golden) ? { kind: 'ready', asks, says, heard } : null;
}

/**
 * Plays to the end. What comes for the first time is done by Tab, arrows, Space and Enter; what is known by then by the keys that the
 * settings name, as somebody would who has read them.
 */
async function play(reader: Reader): Promise<Set<string>> {
  const seen = new Set<string>();
  let before: Chance | null = null;
  for (let turn = 0; ; turn++) {
    const now: Chance = await reader.until((heard) => {
      const found = chance(heard);
      return found && (found.kind !== before?.kind || found.asks !== before.asks || found.says !== before.says) && found;
    }, `something to do after “${before?.asks}”, ${before?.kind}`);
    before = now;
    const { heard } = now;
    const kind = now.kind === 'over' || now.kind === 'payday' || now.kind === 'read' ? now.kind : `${now.asks.split(/[ :]/)[0]}, ${now.kind}`;
    const known = seen.has(kind) && now.asks !== 'Keep two cards hidden';
    seen.add(kind);
    switch (now.kind) {
      case 'over':
        return seen;
      case 'read':
        await reader.push(button(/^Carry on$/, DECISION));
        // After a week at the square the rest is heard as text.
        if (!known) {
          await reader.push(button(/^Tell the table as text$/));
          const text = await reader.until((heard) => heard.some((one) => one.role === 'heading' && one.name === 'What you can do') && heard, 'the text');
          expect(text.some((one) => one.focused), 'something has the focus').toBe(true);
        }
        break;
      case 'payday':
        await reader.push(button(/^To the table$/));
        break;
      case 'choose':
        if (known) await reader.press(heard.some(radio) ? `${1 + (turn % 3)}` : heard.some(choosable) ? 'x' : 'd');
        else await choose(reader, heard, turn);
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

async function choose(reader: Reader, heard: readonly Heard[], nth: number): Promise<void> {
  if (heard.some(radio)) {
    await reader.tabTo((one) => radio(one) && inside(one, /^Your action cards$/));
    const pick = 1 + (nth % 3);
    for (let i = 0; i < pick; i++) await reader.press('ArrowRight');
    return;
  }
  const spaces = heard.filter((one) => choosable(one) && inside(one, /^Spaces$/));
  if (spaces.length > 0) {
    await reader.tabTo((one) => one.role === 'button' && inside(one, /^Spaces$/));
    await walk(reader, spaces[nth % spaces.length]!.name);
    await reader.press('Space');
    return;
  }
  const targets = heard.filter(choosable);
  if (targets.length === 0) return void (await reader.push(golden));
  const wanted = targets[nth % targets.length]!;
  const again = /^Keep two/.test(heard.find((one) => one.role === 'heading')?.name ?? '') ? 2 : 1;
  for (let i = 0; i < again; i++) await reader.push((one) => choosable(one) && (again === 1 ? one.name === wanted.name : one.on === false), 'Space');
}

it('plays a game of Goldbräu to the end by ear and keyboard', { timeout: 120_000 }, async () => {
  const page = await house.host({ name: 'Anna' }, { game: 'goldbraeu', setup: { seats: 3 }, computers: ['random', 'random'] });
  const reader = await Reader.of(page);
  await reader.until((heard) => heard.some(button(/^Begin/)), 'the game to begin');
  await reader.push(button(/^Begin/));
  const start = await reader.until((heard) => chance(heard) && told(heard), 'the first decision');
  // What lies on the board and nowhere else: who stands where, whose day it is.
  for (const heard of [/The drunkard is here/, /The waitress is here/, /Starts today/, /Holds the payday figure/]) expect(start).toMatch(heard);
  const seen = await play(reader);
  expect([...seen]).toEqual(expect.arrayContaining(['Keep, choose', 'Set, choose', 'Pick, choose', 'Pick, ready', 'Expand, choose', 'Appoint, choose', 'Buy, choose', 'read', 'over']));
  const end = told(await reader.hear());
  expect(end).toMatch(/wins with|share the win|You win/);
});
