import type { Say } from '../../i18n/fluent';
import type { Advice } from '../../protocol/types';

/** What an action is called; actions that are called alike are one option, as nothing tells them apart in the game. */
export interface Words { label: string; detail: string }

/** One line of the advice. Chances are from 0 to 1. */
export interface Option<A> extends Words {
  /** All that come to the same; the first is the one to take. */
  actions: readonly A[];
  chance: number;
  /** In 19 of 20 cases the true chance is from here to there. */
  low: number;
  high: number;
  /** Whether it is as good as the best, as far as can be told. */
  best: boolean;
}

/** Standard errors on either side that hold the truth in 19 of 20 cases. */
const SURE = 1.96;
/** Chances are told with tenths of a percent if their standard error is no more than this, as in the terminal. */
const FINE = 0.005;

/** The same text for the same value, whatever the order of its fields. */
export const canon = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner && typeof inner === 'object' && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner));

const bounded = (chance: number): number => Math.min(1, Math.max(0, chance));

/** The options of an advice, the best first; an action that isn't legal (any more) is left out. */
export function optionsOf<A>(advice: Advice, legal: readonly A[], words: (action: A) => Words): Option<A>[] {
  const known = new Map(legal.map((action) => [canon(action), action]));
  const groups = new Map<string, { words: Words; actions: A[]; chances: number[] }>();
  for (const { action, chance } of advice.choices) {
    const own = known.get(canon(action));
    if (own === undefined) continue;
    const said = words(own);
    const key = JSON.stringify([said.label, said.detail]);
    const group = groups.get(key) ?? { words: said, actions: [], chances: [] };
    group.actions.push(own);
    group.chances.push(chance);
    groups.set(key, group);
  }
  const error = SURE * advice.error;
  const all = [...groups.values()].map(({ words: said, actions, chances }) => {
    const chance = bounded(chances.reduce((a, b) => a + b, 0) / chances.length);
    return { ...said, actions, chance, low: bounded(chance - error), high: bounded(chance + error) };
  });
  const top = Math.max(...all.map((option) => option.chance));
  // Both ends of a difference are uncertain.
  return all.map((option) => ({ ...option, best: top - option.chance <= error * Math.SQRT2 })).sort((a, b) => b.chance - a.chance);
}

/** Whether the chances are so uncertain that a reader should be told. */
export const isRough = (advice: Advice): boolean => SURE * advice.error > 0.15;

/** The chance at the right end of the bars: a whole tenth that holds them all. */
export const scaleOf = (options: readonly Option<unknown>[]): number => Math.min(1, Math.max(0.1, Math.ceil(Math.max(0, ...options.map((option) => option.high)) * 10 - 1e-9) / 10));

/** Says chances in percent: with tenths where those can be trusted, or else in whole numbers. */
export const percents = (advice: Advice, say: Say): ((chance: number) => string) => {
  if (advice.error > FINE) return (chance) => `${Math.round(100 * chance)}`;
  return (chance) => {
    const tenths = Math.round(1000 * chance);
    return say('tenths', { whole: Math.floor(tenths / 10), tenth: tenths % 10 });
  };
};
