import { words } from '../../i18n/index.svelte';

/** Fetches the panel with its words, which only a table with advice needs. */
export async function adviceLater(): Promise<typeof import('./AdvicePanel.svelte')> {
  const [module] = await Promise.all([import('./AdvicePanel.svelte'), words.learn('advice')]);
  return module;
}
