import type { Pad } from './pad';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What two sides made of one value; `undefined` if each made something else of it. */
function both<T>(base: T, mine: T, theirs: T): T | undefined {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  return same(mine, base) ? theirs : undefined;
}

function lists<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] | undefined {
  const whole = both(base, mine, theirs);
  if (whole) return [...whole];
  // Different places of the same list.
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const merged = base.map((_, i) => both(base[i], mine[i], theirs[i]));
  return merged.some((one) => one === undefined) ? undefined : (merged as T[]);
}

/** Puts together what two tabs made of a pad; null if both changed the same thing, each in another way. */
export function merge(base: Pad, mine: Pad, theirs: Pad): Pad | null {
  const merged: Partial<Record<keyof Pad, unknown>> = {};
  for (const key of Object.keys(base) as (keyof Pad)[]) {
    let value: unknown = both<unknown>(base[key], mine[key], theirs[key]);
    if (value === undefined && key === 'rounds') value = lists(base.rounds, mine.rounds, theirs.rounds);
    if (value === undefined && key === 'draft' && base.draft && mine.draft && theirs.draft && base.draft.innkeeper === mine.draft.innkeeper && base.draft.innkeeper === theirs.draft.innkeeper) {
      const [b, m, t] = [base.draft, mine.draft, theirs.draft];
      const parts = { tap: both(b.tap, m.tap, t.tap), stands: both(b.stands, m.stands, t.stands), orders: lists(b.orders, m.orders, t.orders) };
      if (Object.values(parts).every((part) => part !== undefined)) value = { ...b, ...parts };
    }
    if (value === undefined) return null;
    merged[key] = value;
  }
  const pad = merged as unknown as Pad;
  return pad.edit && pad.edit.at >= pad.rounds.length ? { ...pad, edit: null } : pad;
}
