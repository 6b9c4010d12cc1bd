/** What a shelf holds. */
export interface Kind<T> {
  /** Names the shelf, and what is in its files. */
  name: string;
  /** The format that is written; it grows by one when old programs could not read what is written now. */
  format: number;
  /** What was written in this or an older format, as it is today; null if it is damaged. */
  read: (item: unknown, format: number) => T | null;
}

/** How a thing was before each of the last changes, and after each of those that were undone; the nearest come last. */
export interface History<T> {
  past: readonly T[];
  future: readonly T[];
}

/** So many changes can be undone. */
export const STEPS = 100;

/** Why things last no longer than the page. */
export type Trouble = 'unavailable' | 'full';

export interface Kept<T> {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
  item: T;
  /** Where one thing was asked for, and not a list. */
  history: History<T>;
}

/** There, but not to be read by this program: it stays as it is. */
export interface Foreign {
  id: string;
  format: number;
  version: number;
  why: 'newer' | 'damaged';
  raw: unknown;
}

/** What became of a put: kept, or somebody else was faster and this is there now (null: removed). */
export type Put<T> = { done: true; kept: Kept<T> } | { done: false; there: Kept<T> | Foreign | null };

/** A thing as it is written down. */
export interface Stored {
  id: string;
  format: number;
  version: number;
  changed: number;
  item: unknown;
  /** Missing in what was written before there was any. Things that many steps have in common are stored once. */
  history?: History<unknown>;
}

/** What to write over what is there: null removes it, undefined leaves it alone. */
export type Decide = (there: Stored | undefined) => Stored | null | undefined;

/** Where things are kept. */
export interface Place {
  all(): Promise<Stored[]>;
  get(id: string): Promise<Stored | undefined>;
  /** Looks and writes in one step, and tells what is there afterwards. Throws if it does not fit. */
  change(id: string, decide: Decide): Promise<Stored | undefined>;
}
