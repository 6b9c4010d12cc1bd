import { keep } from '../../lib/keep';
import type { GameId } from '../games';
import { api } from '../../protocol/http';
import { houseMaps } from '../maps.svelte';
import { settings } from '../../lib/settings.svelte';
import { go } from '../route.svelte';

/** The name to play under: the reader's own, or a passing guest's. */
export const nameOr = (guest: string): string => settings.name.trim() || guest;

/** Opens a table, on this device if it is to be there, and goes there. With `computers` the game begins by itself as soon as our share of the luck is in. */
export async function openTable(game: GameId, name: string, computers: readonly string[], here = false): Promise<void> {
  const map = game === 'goldbraeu' ? houseMaps.chosen : null;
  const wanted = { game, name, computers: [...computers] };
  const { table } = await (here ? api.openHere(wanted, map?.map ?? null) : api.open({ ...wanted, ...(map ? { map: map.id } : {}) }));
  if (here) {
    keep('plays-here', 'yes');
    // Browsers may otherwise clear what they think is a cache.
    if (navigator.storage) void navigator.storage.persist().catch(() => false);
  }
  if (computers.length > 0) keep(`begin-${table}`, 'yes');
  go({ page: 'table', table });
}
