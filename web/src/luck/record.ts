import type { Action, GoldbraeuSetup, Setup } from '../protocol/types';
import { told, type Dealt } from './goldbraeu';
import { Cup, type Roll, type Rolled } from './polterfass';

/** What the luck of every game follows from. */
interface Luck {
  commitment: string;
  /** By seat; null for a seat that gave none. */
  nonces: readonly (string | null)[];
  /** Null until the game has ended. */
  secret: string | null;
}

/** All that the luck of a game follows from, and what it was: every luck event by its number. */
export type LuckRecord = Luck &
  (
    | { game: 'polterfass'; setup: Pick<Setup, 'seats' | 'barrels'>; draws: readonly (Rolled & { ordinal: number })[] }
    | { game: 'goldbraeu'; setup: Pick<GoldbraeuSetup, 'seats' | 'start'>; draws: readonly { ordinal: number; draw: Dealt }[] }
  );

type Row =
  | { kind: 'opened'; game: string; commitment: string; setup: { seats: number } }
  | { kind: 'arranged'; setup: { seats: number } }
  | { kind: 'sat' | 'stood'; seat: number }
  | { kind: 'nonce'; seat: number; nonce: string }
  | { kind: 'act'; action: { kind: string } }
  | { kind: 'luck'; ordinal: number; draw: { kind: string } }
  | { kind: 'ended'; secret: string }
  | { kind: 'began' | 'computer' | 'renamed' | 'host' | 'stand_in' | 'said' | 'phrase' | 'muted' | 'rematch' | 'closed' };

/** A line of the text that is not a row of a record; lines count from 1. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not a row of a record`);
  }
}

const resized = (nonces: (string | null)[], seats: number): (string | null)[] => Array.from({ length: seats }, (_, i) => nonces[i] ?? null);

/** Reads the luck out of a record's text, one JSON object a line. Throws {@link Unreadable}; rules are not checked here. */
export function readRecord(text: string): LuckRecord {
  let game: string | undefined, commitment: string | undefined, setup: { seats: number } | undefined, secret: string | null = null;
  let nonces: (string | null)[] = [];
  const cup = new Cup();
  const rolls: (Rolled & { ordinal: number })[] = [];
  const deals: { ordinal: number; draw: Dealt }[] = [];

  const take = (row: Row): void => {
    switch (row.kind) {
      case 'opened':
        ({ game, commitment, setup } = row);
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
      case 'act':
        if (game === 'polterfass') cup.act(row.action as Action);
        break;
      case 'luck':
        if (game === 'polterfass') rolls.push({ ordinal: row.ordinal, ...cup.luck(row.draw as Roll) });
        else deals.push({ ordinal: row.ordinal, draw: told(row.draw as Dealt) });
        break;
      case 'ended':
        secret = row.secret;
    }
  };
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    try {
      take(JSON.parse(line) as Row);
    } catch {
      throw new Unreadable(i + 1);
    }
  });
  if (commitment === undefined || setup === undefined) throw new Unreadable(1);
  const luck = { commitment, nonces, secret };
  if (game === 'polterfass') return { ...luck, game, setup: setup as Setup, draws: rolls };
  if (game === 'goldbraeu') return { ...luck, game, setup: setup as GoldbraeuSetup, draws: deals };
  throw new Unreadable(1);
}
