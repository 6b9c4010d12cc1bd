import type { GardenClient } from '../app/goldbraeu/client.svelte';
import type { TableClient } from '../app/table/client.svelte';
import { words } from '../i18n/index.svelte';
import type { AnyClient } from '../app/table/line.svelte';
import type { Guide } from './guide.svelte';

export { isGuided } from './kept';

/** A guide whom a table can be given, and the card on which it speaks. */
export interface AtHand {
  Card: typeof import('./GuideCard.svelte').default;
  sit(client: AnyClient): Guide;
}

/** Fetches the guide of a game and its words, before the game goes on. */
export async function guideOf(game: string): Promise<AtHand> {
  const [{ default: Card }, { Guide: Made }] = await Promise.all([import('./GuideCard.svelte'), import('./guide.svelte'), words.learn('guide')]);
  if (game === 'goldbraeu') {
    const { courseAt } = await import('./gardenCourse');
    return { Card, sit: (client) => new Made(courseAt(client as unknown as GardenClient)) as Guide };
  }
  const { courseAt } = await import('./barrelCourse');
  return { Card, sit: (client) => new Made(courseAt(client as unknown as TableClient)) as Guide };
}
