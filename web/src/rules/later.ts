import type { Component } from 'svelte';
import type { GameId } from '../app/games';
import { words } from '../i18n/index.svelte';
import type { Say } from '../i18n/fluent';
import type { Section } from './book';

/** Pictures by the rule that they show. */
export type Pictures = Record<string, Component<{ t: Say }>>;

const NUMBERS: Record<GameId, () => Promise<{ default: readonly Section[] }>> = {
  polterfass: () => import('virtual:rules/polterfass'),
  goldbraeu: () => import('virtual:rules/goldbraeu'),
};
const PICTURES: Record<GameId, () => Promise<{ PICTURES: Pictures }>> = {
  polterfass: () => import('./barrels/pictures'),
  goldbraeu: () => import('./garden/pictures'),
};

/** The rules of a game with all that they need, fetched when somebody asks for them. */
export async function learnRules(game: GameId): Promise<{ Rules: typeof import('./Rules.svelte').default; sections: readonly Section[]; pictures: Pictures }> {
  const [{ default: Rules }, { default: sections }, { PICTURES: pictures }] = await Promise.all([
    import('./Rules.svelte'), NUMBERS[game](), PICTURES[game](), words.learn('rules'), words.learn(`rules-${game}`),
  ]);
  return { Rules, sections, pictures };
}
