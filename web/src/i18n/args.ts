import type { Args, Say } from './fluent';

const SEATS = new Set(['seat', 'innkeeper', 'owner', 'challenger', 'old', 'start', 'payday', 'boss']);
const SEAT_LISTS = new Set(['winners', 'greediest', 'modest', 'losers']);
const TOP_LISTS = new Set(['tops', 'destroyed', 'doubled']);
/** What has a name of its own, in the message `name-<id>`. */
const NAMED = new Set(['firm', 'garden', 'brewery', 'supplier', 'replaced', 'from', 'to', 'card']);
/** Numbers with a name of their own, in the message `name-<field>-<number>`. */
const NUMBERED = new Set(['day']);
const CARDS = new Set(['cards', 'hand']);
/** Values by seat, and by garden for `signs`, each said by the message `each-<field>`. */
const EACH = new Set(['picks', 'totals', 'paid', 'money', 'hands', 'signs']);
/** Of these a zero is said, too: it is what somebody has, not what they get. */
const HAD = new Set(['money']);
/** Of these only the number is said. */
const COUNTED = new Set(['freed']);

/** Parts put together from the left, the last one by a message of its own. */
function paired(more: string, two: string, parts: readonly string[], say: Say): string {
  const last = parts.at(-1);
  if (last === undefined || parts.length === 1) return last ?? '';
  const first = parts.slice(0, -1).reduce((before, part) => say(more, { first: before, last: part }));
  return say(two, { first, last });
}
/** "3, 5 and 9". */
export const joined = (parts: readonly string[], say: Say): string => paired('list-more', 'list-two', parts, say);

export const topName = (top: unknown, say: Say): string => (typeof top === 'number' ? `${top}` : say(`top-${String(top)}`));
export const cardsText = (cards: readonly number[] | null): string => (cards?.length ? cards.join(' + ') : 'none');

const named = (id: unknown, say: Say): string => say(`name-${String(id)}`);

/** Cards in words; of equal ones that lie together, how many. */
function cardNames(cards: readonly unknown[], say: Say): string {
  const alike: { card: unknown; count: number }[] = [];
  for (const card of cards) {
    const last = alike.at(-1);
    if (last && last.card === card) last.count++;
    else alike.push({ card, count: 1 });
  }
  return joined(alike.map(({ card, count }) => (count === 1 ? named(card, say) : say('cards-alike', { count, card: named(card, say) }))), say);
}
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

type Name = (seat: number) => string;
interface Many { words: string; count: number }

/** What each seat or garden has, by the message of the field; who has nothing is left out. */
function each(field: string, values: readonly unknown[] | Record<string, unknown>, name: Name, say: Say): Many {
  const nothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0) || (value === 0 && !HAD.has(field));
  const byGarden = !Array.isArray(values);
  const entries = byGarden ? Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)) : Object.entries(values);
  const said = entries.filter(([, value]) => !nothing(value)).map(([who, value]) => {
    const of = Array.isArray(value) ? cardNames(value, say) : typeof value === 'number' ? value : byGarden ? named(value, say) : String(value);
    return say(`each-${field}`, byGarden ? { garden: named(who, say), value: of } : { seat: name(Number(who)), value: of });
  });
  const nested = byGarden || values.some(Array.isArray);
  return { words: nested ? paired('list-each', 'list-each', said, say) : joined(said, say), count: said.length };
}

/** The words of a list and its count; null if it is not said. */
function many(field: string, value: object, name: Name, say: Say): Many | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const of = (words: string): Many => ({ words, count: list.length });
  if (SEAT_LISTS.has(field)) return of(joined(list.map((seat) => name(Number(seat))), say));
  if (TOP_LISTS.has(field)) return of(joined(list.map((top) => topName(top, say)), say));
  if (EACH.has(field) || (CARDS.has(field) && Array.isArray(list[0]))) return each(field, value as unknown[] | Record<string, unknown>, name, say);
  if (!CARDS.has(field)) return null;
  return of(typeof list[0] === 'string' ? cardNames(list, say) : cardsText(list as number[]));
}

/** The arguments of an event's message, for events of any kind, as ARCHITECTURE.md has it under `locales/`. */
export function eventArgs(event: Record<string, unknown>, name: Name, say: Say): Args {
  const args: Args = {};
  if ('from' in event && 'to' in event) args['stays'] = yesNo(event['from'] === event['to']);
  for (const [field, value] of Object.entries(event)) {
    const key = field.replaceAll('_', '-');
    if (field === 'kind' || field === 'scope') continue;
    // A player may have any name, even one that a message selects by: so what it selects by stands beside the name.
    const both = (id: string, text: string): void => void Object.assign(args, { [key]: text, [`${key}-id`]: id });
    if (value === null && CARDS.has(field)) Object.assign(args, { [key]: 'none', [`${key}-count`]: 0 });
    else if (value === null && (SEATS.has(field) || NAMED.has(field))) both('none', '');
    else if (value === null) args[key] = 'none';
    else if (typeof value === 'object') {
      const said = many(field, value, name, say);
      if (said) Object.assign(args, { [key]: said.words, [`${key}-count`]: said.count });
      else if (COUNTED.has(field) && Array.isArray(value)) args[`${key}-count`] = value.length;
    } else if (typeof value === 'number') {
      if (SEATS.has(field)) both(`${value}`, name(value));
      else if (NUMBERED.has(field)) both(`${value}`, named(`${field}-${value}`, say));
      else args[key] = value;
    } else if (typeof value === 'boolean') args[key] = yesNo(value);
    else if (typeof value === 'string') {
      if (NAMED.has(field)) both(value, named(value, say));
      else args[key] = value;
    }
  }
  return args;
}

const GAME = 'polterfass';

/** The words of an event; its scope and kind name the message. */
export function sayEvent(event: { scope: string; kind: string }, name: (seat: number) => string, say: Say, game = GAME): string {
  const scope = event.scope === 'game' ? game : event.scope;
  return say(`${scope}-${event.kind.replaceAll('_', '-')}`, eventArgs({ ...event }, name, say));
}

/** The words of an error: a stable code with parameters, or the rules' own code inside `illegal`. */
export function sayError(error: { code: string; [parameter: string]: unknown }, say: Say, game = GAME): string {
  const why = error['why'];
  const inner = error.code === 'illegal' && typeof why === 'object' && why !== null ? (why as { code: string }) : null;
  const body: Record<string, unknown> = inner ? { ...inner } : { ...error };
  const id = `error-${inner ? `${game}-` : ''}${String(body['code']).replaceAll('_', '-')}`;
  const args = eventArgs(Object.fromEntries(Object.entries(body).filter(([, value]) => !Array.isArray(value))), (seat) => `${seat + 1}`, say);
  const text = say(id, args);
  return text === id ? say('error-unknown-code', { code: error.code }) : text;
}
