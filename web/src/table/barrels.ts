/** Index of a barrel: 0 is 9/2, 1 and 2 are 8/3, 3 and 4 are 7/4, 5 and 6 are 6/5, 7 and 8 are special. */
export type BarrelId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type End = 'large' | 'small';
export type Top = { kind: 'number'; value: number } | { kind: 'spoiled' } | { kind: 'double' };
/** How a barrel is marked on the table; at most one at a time. */
export type BarrelState = 'normal' | 'selectable' | 'chosen' | 'destroyed' | 'doubled';

export interface StandingBarrel {
  id: BarrelId;
  end: End;
  state?: BarrelState;
}

export const BARREL_IDS: readonly BarrelId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const NUMBERS: readonly (readonly [number, number])[] = [[9, 2], [8, 3], [8, 3], [7, 4], [7, 4], [6, 5], [6, 5]];

/** What the upper end of a standing barrel shows. */
export function topOf(id: BarrelId, end: End): Top {
  const pair = NUMBERS[id];
  if (!pair) return { kind: end === 'large' ? 'double' : 'spoiled' };
  return { kind: 'number', value: end === 'large' ? pair[0] : pair[1] };
}

export function isSpecial(id: BarrelId): boolean {
  return id >= 7;
}

const rank = (b: StandingBarrel): number => {
  const top = topOf(b.id, b.end);
  if (top.kind === 'number') return top.value * 10 + b.id;
  return (top.kind === 'double' ? 1000 : 2000) + b.id;
};

/** Numbers ascending, then doubles, then spoiled ones. */
export function sortStanding(barrels: readonly StandingBarrel[]): StandingBarrel[] {
  return [...barrels].sort((a, b) => rank(a) - rank(b));
}

/** The mugs each number barrel gives, in the order shown; destroyed ones are left out, doubled ones count twice. */
export function mugsOf(barrels: readonly StandingBarrel[]): number[] {
  return sortStanding(barrels).flatMap((b) => {
    const top = topOf(b.id, b.end);
    if (top.kind !== 'number' || b.state === 'destroyed') return [];
    return [b.state === 'doubled' ? top.value * 2 : top.value];
  });
}

export function sumOf(barrels: readonly StandingBarrel[]): number {
  return mugsOf(barrels).reduce((a, b) => a + b, 0);
}
