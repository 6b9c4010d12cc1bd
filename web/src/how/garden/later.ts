import type { Component } from 'svelte';
import { words } from '../../i18n/index.svelte';

interface Props { t: (id: string) => string; place?: 'page' | 'dialog' }

/** Fetches how to play Goldbräu and its words, which no other page needs. */
export async function learnGoldbraeu(): Promise<Component<Props>> {
  const [{ default: page }] = await Promise.all([import('./HowToGoldbraeu.svelte'), words.learn('goldbraeu-help')]);
  return page;
}
