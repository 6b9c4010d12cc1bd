import { sha256 } from '@noble/hashes/sha2.js';
import type { BarrelModel } from '../protocol/types';
import { chachaWords } from './chacha';

/** The outcome of a luck step, as records hold it. */
export type Draw = { kind: 'innkeeper'; seat: number } | { kind: 'barrels'; stood: number[]; large: number[] };

export const ALL_BARRELS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const FIRST_SPECIAL = 7;

/** Mixes the house's secret with the players' nonces, in the order of their seats. */
export function mixSeed(secret: Uint8Array, nonces: readonly (Uint8Array | null)[]): Uint8Array {
  const hash = sha256.create().update(new TextEncoder().encode('stammtisch luck 1')).update(secret);
  nonces.forEach((nonce, seat) => {
    if (nonce) hash.update(Uint8Array.of(seat)).update(nonce);
  });
  return hash.digest();
}

/** A number from 0 to `bound - 1` without bias (Lemire 2019). */
export function below(words: Iterator<number, never>, bound: number): number {
  const wide = BigInt(bound);
  const reject = 2n ** 32n % wide;
  for (;;) {
    const product = BigInt(words.next().value) * wide;
    if (BigInt.asUintN(32, product) >= reject) return Number(product >> 32n);
  }
}

/** The lot that names the first innkeeper (P1.7). */
export function drawInnkeeper(seed: Uint8Array, ordinal: number, seats: number): Draw {
  return { kind: 'innkeeper', seat: below(chachaWords(seed, ordinal), seats) };
}

/** A roll of the barrels in `cup`: two words for each of the nine, in the cup or not (P1.4). */
export function drawBarrels(seed: Uint8Array, ordinal: number, cup: readonly number[], model: BarrelModel): Draw {
  const words = chachaWords(seed, ordinal);
  const chance = (): number => words.next().value / 2 ** 32;
  const stood: number[] = [], large: number[] = [];
  for (const barrel of ALL_BARRELS) {
    const stands = chance(), end = chance();
    if (!cup.includes(barrel) || stands >= model.stand) continue;
    stood.push(barrel);
    if (end < (barrel >= FIRST_SPECIAL ? 0.5 : model.large_end)) large.push(barrel);
  }
  return { kind: 'barrels', stood, large };
}
