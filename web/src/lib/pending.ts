import type { Kind } from './shelf';

/** What is on its way to the database, kept at once: a page that is closed in the same moment takes nothing with it. */
const key = (id: string): string => `pad-pending:${id}`;

export function note(id: string, seen: number, pad: unknown): void {
  try {
    localStorage.setItem(key(id), JSON.stringify({ seen, pad }));
  } catch {
    // Forbidden or full: the database is on its way.
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Forbidden: nothing is there.
  }
}

/** What did not get into the database over the version that is there; null if all did. */
export function pending<T>(kind: Kind<T>, id: string, version: number): T | null {
  try {
    const { seen, pad } = JSON.parse(localStorage.getItem(key(id)) ?? 'null') as { seen: number; pad: unknown };
    return seen === version ? kind.read(pad, kind.format) : null;
  } catch {
    return null;
  }
}
