/** Random bytes as lower-case hexadecimal digits; `crypto.randomUUID` is missing on plain http. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name for a table of this device. No server gives its tables names with a 0, so the two can be told apart. */
export const pocketId = (): string => `0${[...crypto.getRandomValues(new Uint8Array(15))].map((byte) => LETTERS[byte % 32]).join('')}`;
export const isPocket = (table: string): boolean => table.startsWith('0');
