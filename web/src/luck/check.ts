/** Recomputes a game's luck in the browser, so that nobody has to believe the house. */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, toHex } from './bytes';
import { drawBarrels, drawInnkeeper, mixSeed, type Draw } from './draw';
import { readRecord, Unreadable, type Drawn, type LuckRecord } from './record';

export type { Draw, Drawn, LuckRecord };

/** One luck event: what the disclosed seed gives, and what was played. */
export interface LuckCheck { ordinal: number; cup: readonly number[]; expected: Draw; actual: Draw; ok: boolean }

export type LuckReport =
  /** The text is no record; `line` counts from 1. */
  | { kind: 'unreadable'; line: number }
  /** The house's secret is not disclosed before the game has ended, or isn't one. */
  | { kind: 'sealed' }
  | {
      kind: 'checked';
      /** Whether the commitment and every event hold. */
      ok: boolean;
      commitment: { expected: string; actual: string; ok: boolean };
      events: LuckCheck[];
    };

const same = (a: Draw, b: Draw): boolean => {
  if (a.kind === 'innkeeper' || b.kind === 'innkeeper') return a.kind === 'innkeeper' && b.kind === 'innkeeper' && a.seat === b.seat;
  return `${a.stood}` === `${b.stood}` && `${a.large}` === `${b.large}`;
};

/** Checks a game's luck, given as the text of its record or taken apart already. */
export async function checkLuck(source: string | LuckRecord): Promise<LuckReport> {
  let record: LuckRecord;
  try {
    record = typeof source === 'string' ? readRecord(source) : source;
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', line: error.line };
    throw error;
  }
  const secret = fromHex(record.secret ?? '', 32);
  if (!secret) return { kind: 'sealed' };
  const expected = toHex(sha256(secret));
  const commitment = { expected, actual: record.commitment, ok: expected === record.commitment };
  const seed = mixSeed(secret, record.nonces.map((nonce) => (nonce === null ? null : fromHex(nonce, 16))));
  const events = record.draws.map(({ ordinal, draw, cup }, i): LuckCheck => {
    const due = draw.kind === 'innkeeper' ? drawInnkeeper(seed, ordinal, record.setup.seats) : drawBarrels(seed, ordinal, cup, record.setup.barrels);
    return { ordinal, cup, expected: due, actual: draw, ok: ordinal === i && same(due, draw) };
  });
  return { kind: 'checked', ok: commitment.ok && events.every((e) => e.ok), commitment, events };
}
