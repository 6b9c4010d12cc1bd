/** Recomputes a game's luck in the browser, so that nobody has to believe the house. */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, toHex } from './bytes';
import { chachaWords } from './chacha';
import { mixSeed } from './draw';
import { Dealer, type Dealt } from './goldbraeu';
import { reroll, type Roll } from './polterfass';
import { readRecord, Unreadable, type LuckRecord } from './record';

export type { LuckRecord };

/** The outcome of a luck event of any game. */
export type Draw = Roll | Dealt;

/** One luck event: what the disclosed seed gives (null if nothing was left to be drawn), and what was played. */
export interface LuckCheck { ordinal: number; expected: Draw | null; actual: Draw; ok: boolean }

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

/** What the seed gives for each luck event of the record. */
function redraw(record: LuckRecord, seed: Uint8Array): (Draw | null)[] {
  if (record.game === 'polterfass') return record.draws.map((rolled, i) => reroll(chachaWords(seed, i), rolled, record.setup));
  const dealer = new Dealer(record.setup);
  return record.draws.map((_, i) => dealer.deal(chachaWords(seed, i)));
}

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
  const due = redraw(record, seed);
  const events = record.draws.map(({ ordinal, draw }, i): LuckCheck => {
    // Both are written alike: fields in one order, and what has no order sorted.
    const ok = ordinal === i && JSON.stringify(due[i]) === JSON.stringify(draw);
    return { ordinal, expected: due[i] ?? null, actual: draw, ok };
  });
  return { kind: 'checked', ok: commitment.ok && events.every((event) => event.ok), commitment, events };
}
