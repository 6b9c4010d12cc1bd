import type { GameId } from '../app/games';
import { go } from '../app/route.svelte';
import { keep } from '../lib/keep';
import { api } from '../protocol/http';
import { keyOf } from './kept';
import { guided } from './script';

/** Opens the guided game on this device and goes there; it begins by itself. */
export async function openGuided(game: GameId, name: string): Promise<void> {
  const { secret, entropy, nonce, setup, computers } = guided(game);
  const { table } = await api.openHere({ game, name, setup, computers: [...computers] }, null, { secret, entropy });
  keep('plays-here', 'yes');
  keep(`nonce-${table}`, nonce);
  keep(`begin-${table}`, 'yes');
  keep(keyOf(table), 'on');
  go({ page: 'table', table }, true);
}
