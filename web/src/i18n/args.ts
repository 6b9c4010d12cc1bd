import type { Args, Say } from './fluent';

const SEATS = new Set(['seat', 'innkeeper', 'owner', 'challenger', 'old', 'start', 'payday', 'boss']);
const SEAT_LISTS = new Set(['winners', 'greediest', 'modest', 'losers']);
const TOP_LISTS = new Set(['tops', 'destroyed', 'doubled']);
/** What has a name of its own, in the message `name-<id>`. */
const NAMED = new Set(['firm', 'garden', 'brewery', 'supplier', 'replaced', 'from', 'to', 'card']);
const CARDS = new Set(['cards', 'hand']);
/** Values by seat, each said by the message `each-<field>`. */
const EACH = new Set(['picks', 'totals']);
/** Of these only the number is said. */
const COUNTED = new Set(['freed']);

/** "3, 5 and 9". */
export function joined(parts: readonly string[], say: Say): string {
  const last = parts.at(-1);
  if (last === undefined || parts.length === 1) return last ?? '';
  const first = parts.slice(0, -1).reduce((before, part) => say('list-more', { first: before, last: part }));
  return say('list-two', { first, last });
}

export const topName = (top: unknown, say: Say): string => (typeof top === 'number' ? `${top}` : say(`top-${String(top)}`));
export const cardsText = (cards: readonly number[] | null): string => (cards?.length ? cards.join(' + ') : 'none');

const named = (id: unknown, say: Say): string => say(`name-${String(id)}`);

/** What each seat has, by the message of the field. */
function each(field: string, list: readonly unknown[], name: (seat: number) => string, say: Say): string[] {
  return list.map((value, seat) => {
    const said = Array.isArray(value) ? joined(value.map((card) => named(card, say)), say) : typeof value === 'number' ? value : value === null ? 'none' : String(value);
    return say(`each-${field}`, { seat: name(seat), value: said });
  });
}

/** The words of a list, or null if it is not said. */
function listWords(field: string, list: readonly unknown[], name: (seat: number) => string, say: Say): string[] | null {
  if (SEAT_LISTS.has(field)) return list.map((seat) => name(Number(seat)));
  if (TOP_LISTS.has(field)) return list.map((top) => topName(top, say));
  if (EACH.has(field) || (CARDS.has(field) && Array.isArray(list[0]))) return each(field, list, name, say);
  return CARDS.has(field) && typeof list[0] === 'string' ? list.map((card) => named(card, say)) : null;
}

/**
 * The arguments of an event's message, for events of any kind: seats, firms and cards become names, lists of them and of tops become
 * words and a count, values by seat become a list, truth values become yes and no, what is null becomes "none"; other lists and
 * objects are left out.
 */
export function eventArgs(event: Record<string, unknown>, name: (seat: number) => string, say: Say): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    const key = field.replaceAll('_', '-');
    if (field === 'kind' || field === 'scope') continue;
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      const said = listWords(field, list, name, say);
      if (said) args[key] = joined(said, say);
      else if (CARDS.has(field)) {
        args[key] = cardsText(list as number[]);
        continue;
      } else if (!COUNTED.has(field)) continue;
      args[`${key}-count`] = list.length;
    } else if (typeof value === 'number') args[key] = SEATS.has(field) ? name(value) : value;
    else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (typeof value === 'string') args[key] = NAMED.has(field) ? named(value, say) : value;
    else if (value === null) args[key] = 'none';
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
