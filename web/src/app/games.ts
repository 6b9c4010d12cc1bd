import type { AnyUpdate } from '../protocol/socket';
import type { GoldbraeuUpdate, PolterfassUpdate } from '../protocol/types';
import type { Say } from '../i18n/fluent';
import { api, isOffline } from '../protocol/http';

export const GAMES = ['polterfass', 'goldbraeu'] as const;
export type GameId = (typeof GAMES)[number];
export const isGame = (text: string | null | undefined): text is GameId => GAMES.some((game) => game === text);

/** Which game a table plays tells what its setup holds. */
export const isGoldbraeu = (table: AnyUpdate['table']): table is GoldbraeuUpdate['table'] => table.game === 'goldbraeu';
export const isPolterfass = (table: AnyUpdate['table']): table is PolterfassUpdate['table'] => table.game === 'polterfass';

/** The computer player for whoever has not chosen one. */
export const USUAL = 'regular';
/** The kinds of computer players that we know, from the weakest to the strongest. */
const KNOWN = ['random', 'newcomer', 'careful', 'trader', USUAL, 'seasoned', 'expert', 'master'];

/** From the weakest to the strongest; what we don't know stays where the house has it, behind the others. */
export function inOrder(players: readonly string[]): string[] {
  const rank = (player: string): number => (KNOWN.indexOf(player) + 1 || KNOWN.length + 1);
  return [...players].sort((a, b) => rank(a) - rank(b));
}

/** What a kind of computer player is called; one that we have no words for has only its name. */
export const playerName = (player: string, say: Say): string => (KNOWN.includes(player) ? say(`player-${player}`) : player);
/** One line about it, if we have words for it. */
export const playerAbout = (player: string, say: Say): string => (KNOWN.includes(player) ? say(`player-${player}-about`) : '');

/** The computer players of a game, in the house's own order, or this device's if the house can't be reached; null if there is no such game. */
export async function playersOf(game: string): Promise<string[] | null> {
  try {
    const there = await api.players(game).catch((error: unknown) => (isOffline(error) ? api.playersHere(game) : Promise.reject(error)));
    return there.map((player) => player.name);
  } catch {
    return null;
  }
}
