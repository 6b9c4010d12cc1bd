import { sha256 } from '@noble/hashes/sha2.js';

/** Mixes the house's secret with the players' nonces, in the order of their seats. */
export function mixSeed(secret: Uint8Array, nonces: readonly (Uint8Array | null)[]): Uint8Array {
  const hash = sha256.create().update(new TextEncoder().encode('stammtisch luck 1')).update(secret);
  nonces.forEach((nonce, seat) => {
    if (nonce) hash.update(Uint8Array.of(seat)).update(nonce);
  });
  return hash.digest();
}

/** The words of one luck event, from its stream's start. */
export type Words = Iterator<number, never>;

/** A number from 0 to `bound - 1` without bias (Lemire 2019). */
export function below(words: Words, bound: number): number {
  const wide = BigInt(bound);
  const reject = 2n ** 32n % wide;
  for (;;) {
    const product = BigInt(words.next().value) * wide;
    if (BigInt.asUintN(32, product) >= reject) return Number(product >> 32n);
  }
}
