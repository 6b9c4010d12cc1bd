import { words } from '../../i18n/index.svelte';

/** What every table needs only now and then: fetched when it is asked for, or when nothing else is to be done. */
export const later = {
  luck: () => import('../panels/Luck.svelte'),
  people: () => import('../panels/People.svelte'),
  return: () => import('../panels/Return.svelte'),
  tell: async () => (await Promise.all([import('../panels/Notices.svelte'), words.learn('slow')]))[0],
  settings: () => import('../panels/Settings.svelte'),
  talk: () => import('../panels/Talk.svelte'),
} as const;

/** The same for a table of Polterfass, with what its rounds and the game end in. */
export const barrelsLater = {
  bill: () => import('./RoundBill.svelte'),
  over: () => import('./Over.svelte'),
  odds: () => import('../panels/Odds.svelte'),
  rules: () => import('../panels/HouseRules.svelte'),
} as const;

/** The same for a table of Goldbräu. */
export const gardenLater = {
  rules: () => import('../panels/GardenRules.svelte'),
} as const;

/** The tables in words, with their messages. */
export const textLater = {
  barrels: async () => (await Promise.all([import('../text/BarrelText.svelte'), words.learn('text')]))[0].default,
  garden: async () => (await Promise.all([import('../text/GardenText.svelte'), words.learn('text')]))[0].default,
} as const;

/** Fetches parts ahead, while the reader looks at something else; what doesn't come now is asked for again when it is needed. */
export function ahead(...parts: readonly Record<string, () => Promise<unknown>>[]): void {
  for (const part of parts.flatMap((of) => Object.values(of))) part().catch(() => undefined);
}
