/** A name for a new pad that no other has; `crypto.randomUUID` is missing on plain http. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
