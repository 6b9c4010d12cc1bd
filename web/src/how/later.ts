import type { Component } from 'svelte';
import { words } from '../i18n/index.svelte';

interface Props { t: (id: string) => string; place?: 'page' | 'dialog' }
/** How to play a game, as a page or in a dialog. */
export type HowTo = Component<Props>;

/** Fetches how to play Polterfass and its words, which are needed only when somebody asks. */
export async function learnPolterfass(): Promise<HowTo> {
  const [{ default: page }] = await Promise.all([import('./HowToPlay.svelte'), words.learn('help')]);
  return page;
}

/** The same for Goldbräu. */
export async function learnGoldbraeu(): Promise<HowTo> {
  const [{ default: page }] = await Promise.all([import('./garden/HowToGoldbraeu.svelte'), words.learn('goldbraeu-help')]);
  return page;
}
