import { sayEvent } from '../../i18n/args';
import type { Say } from '../../i18n/fluent';
import type { AnyUpdate, SeenOf } from '../../protocol/socket';
import type { LineOf } from './queue.svelte';

/** A round or a day in words. */
export interface Chapter {
  key: number;
  /** How it began; empty for what was under way when the reader left. */
  title: string;
  lines: readonly string[];
}

/** What begins a chapter. */
const BEGINS = new Set(['round_began', 'day_began']);
/** Housekeeping, and what is told better by what came of it. */
const UNTOLD = new Set(['nonce', 'opened', 'host', 'arranged', 'ordered', 'orders_in', 'signs_drawn', 'dealt', 'shown', 'picked', 'kept', 'laid_out', 'put_under', 'finished', 'garden_paid', 'brewery_paid', 'kept_hidden', 'hands_shown']);
/** What is kept of a chapter that is long past. */
const LASTING = new Set(['billed', 'day_ended', 'payday_ended', 'ended', 'said', 'phrase', 'stand_in']);
/** So many chapters are told in full, the latest. */
const FULL = 2;
/** Fewer lines than this are no news: the page itself shows them. */
const LEAST = 2;

type Lines = readonly LineOf<SeenOf<AnyUpdate>>[];

/** What happened after entry `n`, round by round or day by day, the oldest first; nothing if it is not worth telling. */
export function digestOf(log: Lines, n: number, game: string, name: (seat: number) => string, say: Say): Chapter[] {
  const chapters: { key: number; title: string; lines: { kind: string; text: string }[] }[] = [];
  for (const line of log) {
    if (!('told' in line) || line.told.n <= n) continue;
    const { event } = line.told;
    const begins = event.scope === 'game' && BEGINS.has(event.kind);
    if (begins || chapters.length === 0) chapters.push({ key: line.told.n, title: begins ? sayEvent(event, name, say, game) : '', lines: [] });
    if (!begins && !UNTOLD.has(event.kind)) chapters.at(-1)?.lines.push({ kind: event.kind, text: sayEvent(event, name, say, game) });
  }
  const told = chapters.map(({ key, title, lines }, at) => ({ key, title, lines: lines.filter(({ kind }) => at >= chapters.length - FULL || LASTING.has(kind)).map(({ text }) => text) }));
  const worth = told.filter(({ title, lines }) => title !== '' || lines.length > 0);
  return worth.reduce((count, { lines }) => count + lines.length, 0) >= LEAST ? worth : [];
}
