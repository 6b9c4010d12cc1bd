import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GoldbraeuAction, GoldbraeuPhase, GoldbraeuSeen, GoldbraeuView } from '../src/protocol/types';

const text = (path: string): string => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
/** What a snapshot of the rules' own tests holds, without its head. */
const snapshot = (name: string): string[] => text(`crates/goldbraeu/tests/snapshots/json__${name}.snap`).trim().split('\n').filter((line) => line.startsWith('{'));

/** The examples under a heading of the page of Goldbräu's JSON, which a test reads by the types of the rules. */
function examples<T>(heading: string): T[] {
  const part = text('docs/goldbraeu-json.md').split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return part.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as T);
}

export const PHASES = examples<GoldbraeuPhase>('Phase');
export const ACTIONS = examples<GoldbraeuAction>('Action');
export const SEEN = examples<GoldbraeuSeen>('Seen');
/** What a seat of three got in a real game, while it might expand, and what it might do. */
export const VIEW = JSON.parse(snapshot('view')[0]!) as GoldbraeuView;
export const LEGAL = snapshot('legal').map((line) => JSON.parse(line) as GoldbraeuAction);
