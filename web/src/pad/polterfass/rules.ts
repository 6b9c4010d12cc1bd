import { askNow } from '../../pocket/module';
import type { BarrelId } from '../../table/barrels';
import type { Pad, Round, Stands } from './pad';

/** Something that the rules don't allow, with the number of the rule. */
export type Doubt = { rule: string } & (
  | { code: 'serving' | 'not_from_barrels' | 'no_number_barrel' | 'innkeeper_orders' }
  | { code: 'order'; seat: number }
  | { code: 'innkeeper'; due: number }
);

/** A round as the rules have it (`ReckonedRound` in `crates/polterfass`). */
export interface Reckoned {
  complete: boolean;
  verdict: 'failed' | 'enough' | 'too_greedy' | null;
  ordered: number;
  results: number[];
  totals: number[];
  greediest: number[];
  modest: number[];
  doubts: Doubt[];
}
export interface Standing { round: number; winners: number[]; score: number }
export interface Book { rounds: Reckoned[]; next: number; end: Standing | null; now: Standing | null }

/** Totals, checks and the end of a pad with these rounds, by the rules. */
export function reckon(pad: Pad, rounds: readonly Round[]): Book {
  const { goal, first, equalGreedy: equal_greedy } = pad;
  const lines = rounds.map(({ innkeeper, tap, orders, stands }) => ({ innkeeper, tap, orders, stands }));
  return askNow<Book>({ kind: 'polterfass_pad', seats: pad.players.length, goal, equal_greedy, first, rounds: lines });
}

export interface Targets { destroyed: BarrelId[]; doubled: BarrelId[] }
export interface Look {
  sum: number;
  due: [destroy: number, double: number];
  servings: { served: number; ways: Targets[] }[];
  rolls: { put_back: number; cup: number; fails: number }[];
}

/** What can be made of standing barrels, by the rules. */
export const look = (stands: Stands): Look => askNow<Look>({ kind: 'polterfass_stands', ...stands });
