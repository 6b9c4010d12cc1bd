import type { Kind } from './types';

/** Why a file can't be taken in. */
export class ImportError extends Error {
  constructor(readonly why: 'not-ours' | 'newer' | 'damaged') {
    super(why);
  }
}

/** A thing as the text of a file: `{"stammtisch": <kind>, "format": 1, "item": ...}`. */
export const toFile = <T>(kind: Kind<T>, item: T): string => `${JSON.stringify({ stammtisch: kind.name, format: kind.format, item }, null, 1)}\n`;

/** The thing in such a text. */
export function fromFile<T>(kind: Kind<T>, text: string): T {
  let file: { stammtisch?: unknown; format?: unknown; item?: unknown } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    throw new ImportError('not-ours');
  }
  if (file?.stammtisch !== kind.name || typeof file.format !== 'number') throw new ImportError('not-ours');
  if (file.format > kind.format) throw new ImportError('newer');
  let item: T | null = null;
  try {
    item = kind.read(file.item, file.format);
  } catch {
    // Whatever stops the reader is damage.
  }
  if (item === null) throw new ImportError('damaged');
  return item;
}
