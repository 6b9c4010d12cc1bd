import type { Args, Say } from './fluent';

const SEATS = new Set(['seat', 'innkeeper']);
const SEAT_LISTS = new Set(['winners', 'greediest', 'modest']);
const TOP_LISTS = new Set(['tops', 'destroyed', 'doubled']);

/** "3, 5 and 9". */
export function joined(parts: readonly string[], say: Say): string {
  const last = parts.at(-1);
  if (last === undefined || parts.length === 1) return last ?? '';
  const first = parts.slice(0, -1).reduce((before, part) => say('list-more', { first: before, last: part }));
  return say('list-two', { first, last });
}

export const topName = (top: unknown, say: Say): string => (typeof top === 'number' ? `${top}` : say(`top-${String(top)}`));
export const cardsText = (cards: readonly number[] | null): string => (cards?.length ? cards.join(' + ') : 'none');

/**
 * The arguments of an event's message, for events of any kind: seats become names, lists of seats and of tops become words
 * and a count, truth values become yes and no, what is null becomes "none"; other lists and objects are left out.
 */
export function eventArgs(event: Record<string, unknown>, name: (seat: number) => string, say: Say): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    const key = field.replaceAll('_', '-');
    if (field === 'kind' || field === 'scope') continue;
    if (field === 'cards') args[key] = cardsText(value as number[] | null);
    else if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      if (SEAT_LISTS.has(field)) args[key] = joined(list.map((seat) => name(Number(seat))), say);
      else if (TOP_LISTS.has(field)) args[key] = joined(list.map((top) => topName(top, say)), say);
      else continue;
      args[`${key}-count`] = list.length;
    } else if (typeof value === 'number') args[key] = SEATS.has(field) ? name(value) : value;
    else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (typeof value === 'string') args[key] = value;
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
