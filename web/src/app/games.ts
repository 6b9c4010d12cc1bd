import type { AnyUpdate } from '../protocol/socket';
import type { GoldbraeuUpdate, PolterfassUpdate } from '../protocol/types';
import { api } from '../protocol/http';

export const GAMES = ['polterfass', 'goldbraeu'] as const;
export type GameId = (typeof GAMES)[number];
export const isGame = (text: string | null | undefined): text is GameId => GAMES.some((game) => game === text);

/** Which game a table plays tells what its setup holds. */
export const isGoldbraeu = (table: AnyUpdate['table']): table is GoldbraeuUpdate['table'] => table.game === 'goldbraeu';
export const isPolterfass = (table: AnyUpdate['table']): table is PolterfassUpdate['table'] => table.game === 'polterfass';

/** The computer players of a game, the strongest first; null if the house doesn't have the game. */
export async function playersOf(game: string): Promise<string[] | null> {
  try {
    return (await api.players(game)).map((player) => player.name);
  } catch {
    return null;
  }
}
