const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** The quarter rounds of a double round: four columns, then four diagonals. */
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  const mix = (to: number, by: number, into: number, turn: number): void => {
    s[to] = s[to]! + s[by]!;
    const x = s[into]! ^ s[to]!;
    s[into] = (x << turn) | (x >>> (32 - turn));
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

/**
 * The 32-bit words of one ChaCha20 stream, from its start: the key's 32 bytes, a 64-bit stream number in place of the nonce, and
 * a block counter from 0 (Bernstein 2008).
 */
export function* chachaWords(key: Uint8Array, stream: number): Generator<number, never> {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const start = new Uint32Array(16);
  start.set(CONSTANTS);
  for (let i = 0; i < 8; i++) start[4 + i] = view.getUint32(4 * i, true);
  start[14] = stream;
  start[15] = Math.floor(stream / 2 ** 32);
  for (;;) {
    const block = start.slice();
    for (let round = 0; round < 10; round++) for (const [a, b, c, d] of QUARTERS) quarter(block, a, b, c, d);
    for (let i = 0; i < 16; i++) yield (block[i]! + start[i]!) >>> 0;
    start[12] = start[12]! + 1;
    if (start[12] === 0) start[13] = start[13]! + 1;
  }
}
