import type { Action, Setup } from '../protocol/types';
import { ALL_BARRELS, FIRST_SPECIAL, type Draw } from './draw';

/** A luck event as it was played: the recorded outcome, and the barrels that were in the cup (empty for the lot). */
export interface Drawn { ordinal: number; draw: Draw; cup: readonly number[] }

/** All that the luck of a game follows from, and what it was. */
export interface LuckRecord {
  commitment: string;
  /** By seat; null for a seat that gave none. */
  nonces: readonly (string | null)[];
  /** Null until the game has ended. */
  secret: string | null;
  setup: Pick<Setup, 'seats' | 'barrels'>;
  draws: readonly Drawn[];
}

type Row =
  | { kind: 'opened'; commitment: string; setup: Setup }
  | { kind: 'arranged'; setup: Setup }
  | { kind: 'sat' | 'stood'; seat: number }
  | { kind: 'nonce'; seat: number; nonce: string }
  | { kind: 'act'; action: Action }
  | { kind: 'luck'; ordinal: number; draw: Draw }
  | { kind: 'ended'; secret: string }
  | { kind: 'began' | 'computer' | 'renamed' | 'host' | 'stand_in' | 'said' | 'phrase' | 'muted' | 'rematch' | 'closed' };

/** A line of the text that is not a row of a record; lines count from 1. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not a row of a record`);
  }
}

const resized = (nonces: (string | null)[], seats: number): (string | null)[] => Array.from({ length: seats }, (_, i) => nonces[i] ?? null);

/**
 * Reads the luck out of a record's text, one JSON object a line.
 *
 * Throws {@link Unreadable}. Rules are not checked here: which barrels were in the cup follows from the recorded steps.
 */
export function readRecord(text: string): LuckRecord {
  let commitment: string | undefined, setup: Setup | undefined, secret: string | null = null;
  let nonces: (string | null)[] = [];
  const draws: Drawn[] = [];
  let standing = new Set<number>();
  let cup: number[] = [];
  let first = false;

  const fall = (stood: readonly number[]): void => {
    if (first && stood.every((b) => b >= FIRST_SPECIAL)) return;
    first = false;
    for (const b of stood) standing.add(b);
  };
  const take = (row: Row): void => {
    switch (row.kind) {
      case 'opened':
        ({ commitment, setup } = row);
        nonces = resized([], setup.seats);
        break;
      case 'arranged':
        setup = row.setup;
        nonces = resized(nonces, setup.seats);
        break;
      case 'sat':
      case 'stood':
        nonces[row.seat] = null;
        break;
      case 'nonce':
        nonces[row.seat] = row.nonce;
        break;
      case 'act': {
        const { action } = row;
        if (action.kind === 'roll') [standing, cup, first] = [new Set(), [...ALL_BARRELS], true];
        if (action.kind !== 'roll_on') break;
        for (const b of action.put_back) standing.delete(b);
        cup = ALL_BARRELS.filter((b) => !standing.has(b));
        break;
      }
      case 'luck':
        draws.push({ ordinal: row.ordinal, draw: row.draw, cup: row.draw.kind === 'barrels' ? cup : [] });
        if (row.draw.kind === 'barrels') fall(row.draw.stood);
        break;
      case 'ended':
        secret = row.secret;
    }
  };
  const lines = text.split('\n');
  lines.forEach((line, i) => {
    if (line.trim() === '') return;
    try {
      take(JSON.parse(line) as Row);
    } catch {
      throw new Unreadable(i + 1);
    }
  });
  if (commitment === undefined || setup === undefined) throw new Unreadable(1);
  return { commitment, nonces, secret, setup, draws };
}
