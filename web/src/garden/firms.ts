import type { SeatIndex } from '../table/seats';

export const INNS = ['krug', 'eiche', 'baeren', 'post', 'hirschen', 'adler'] as const;
export const BREWERIES = ['mayerbraeu', 'steinbraeu', 'kramerbraeu', 'schmidbraeu'] as const;
export type InnId = (typeof INNS)[number];
export type BreweryId = (typeof BREWERIES)[number];
export type FirmId = InnId | BreweryId;

export const isBrewery = (id: FirmId): id is BreweryId => (BREWERIES as readonly string[]).includes(id);

/** What a firm shows on the table. Names and sentences come in the reader's language. */
export interface FirmInfo {
  id: FirmId;
  name: string;
  /** Everything the card shows, in one sentence, for those who listen. */
  label: string;
  /** How many shares the firm has: six, or five with three players. */
  slots: number;
  /** Stones by their owner, one entry each; at most `slots`. */
  stones: readonly SeatIndex[];
  /** The firm was full once; it can't fill up again. */
  full?: boolean;
  boss: SeatIndex | null;
  /** The boss was appointed today and can't be replaced today. */
  fresh?: boolean;
  /** Who holds more stones than all others together. */
  crown?: SeatIndex | null;
  /** Whose lone stone would be lost if the firm filled up soon. */
  warned?: readonly SeatIndex[];
  /** A garden: the sign of its supplier. A brewery: its own signs still in stock, at most three. */
  signs: readonly BreweryId[];
  /** The sum at payday, shown as a badge. */
  takings?: number | null;
  state?: FirmState;
}
/** `legal` can be chosen now; `chosen` was; `lit` is spoken of; `dim` has nothing to do with the question. */
export type FirmState = 'plain' | 'legal' | 'chosen' | 'lit' | 'dim';

export interface Slot { seat: SeatIndex; warned: boolean }

/** The slots of a firm from left to right: stones grouped by seat, most first, then empty ones (null). */
export function slots(firm: Pick<FirmInfo, 'stones' | 'slots' | 'warned'>): (Slot | null)[] {
  const count = (s: SeatIndex): number => firm.stones.filter((x) => x === s).length;
  const sorted = [...firm.stones].sort((a, b) => count(b) - count(a) || a - b);
  const empty = Array.from({ length: Math.max(0, firm.slots - sorted.length) }, () => null);
  return [...sorted.map((seat) => ({ seat, warned: firm.warned?.includes(seat) ?? false })), ...empty];
}

/** How much a name's type must shrink so that its longest word, or with `words` false the whole of it, fits a room of so many letters. */
export function fit(name: string, letters: number, words = false): number {
  const longest = words ? Math.max(...name.split(/[\s-]/).map((w) => w.length)) : name.length;
  return Math.min(1, letters / Math.max(1, longest));
}
