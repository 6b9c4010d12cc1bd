/** The luck of Polterfass: a lot, and rolls of the barrels that are in the cup. */
import type { Action, BarrelModel, Setup } from '../protocol/types';
import { below, type Words } from './draw';

/** The outcome of a luck event, as records hold it. */
export type Roll = { kind: 'innkeeper'; seat: number } | { kind: 'barrels'; stood: number[]; large: number[] };

/** A roll as it was recorded, and the barrels that were in the cup (empty for the lot). */
export interface Rolled { draw: Roll; cup: readonly number[] }

const ALL_BARRELS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FIRST_SPECIAL = 7;

/** Follows the recorded steps as far as they tell which barrels are in the cup; rules are not checked. */
export class Cup {
  private standing = new Set<number>();
  private barrels: number[] = [];
  private first = false;

  act(action: Action): void {
    if (action.kind === 'roll') [this.standing, this.barrels, this.first] = [new Set(), [...ALL_BARRELS], true];
    if (action.kind !== 'roll_on') return;
    for (const barrel of action.put_back) this.standing.delete(barrel);
    this.barrels = ALL_BARRELS.filter((barrel) => !this.standing.has(barrel));
  }

  /** Takes note of a roll; barrels are sets, and may be recorded in any order. */
  luck(roll: Roll): Rolled {
    if (roll.kind === 'innkeeper') return { draw: { kind: 'innkeeper', seat: roll.seat }, cup: [] };
    const cup = this.barrels;
    const stood = sorted(roll.stood);
    if (!this.first || stood.some((barrel) => barrel < FIRST_SPECIAL)) {
      this.first = false;
      for (const barrel of stood) this.standing.add(barrel);
    }
    return { draw: { kind: 'barrels', stood, large: sorted(roll.large) }, cup };
  }
}

const sorted = (barrels: readonly number[]): number[] => [...new Set(barrels)].sort((a, b) => a - b);

/** What the seed gives where this was recorded. */
export function reroll(words: Words, { draw, cup }: Rolled, setup: Pick<Setup, 'seats' | 'barrels'>): Roll {
  return draw.kind === 'innkeeper' ? { kind: 'innkeeper', seat: below(words, setup.seats) } : fall(words, cup, setup.barrels);
}

/** A roll of the barrels in `cup`: two words for each of the nine, in the cup or not (P1.4). */
function fall(words: Words, cup: readonly number[], model: BarrelModel): Roll {
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
