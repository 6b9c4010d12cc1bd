import type { GameId } from '../app/games';
import type { Script } from '../pocket/says';

/** A game in which whoever follows the guide sees the same: what the house, the page and the computer players put into its luck. */
export interface Guided extends Script {
  /** 16 bytes in hexadecimal digits. */
  nonce: string;
  setup: Record<string, unknown>;
  computers: readonly string[];
}

/** The reader sits at seat 0, so with three seats the last one is innkeeper before the reader. */
const SETUPS = {
  polterfass: { seats: 3, goal: 30, first_innkeeper: { seat: 2 } },
  goldbraeu: { seats: 3, start: { seat: 0 } },
} as const satisfies Record<GameId, Record<string, unknown>>;

/** Those who neither crush a newcomer nor think longer on a slow device, which would make it another game. */
const OTHERS = ['newcomer', 'newcomer'] as const;

/** The game whose luck follows from this number. */
export function guidedBy(game: GameId, number: number): Guided {
  const digits = number.toString(16).padStart(8, '0');
  return { secret: digits.repeat(8), entropy: digits.repeat(8), nonce: digits.repeat(4), setup: SETUPS[game], computers: OTHERS };
}

/** Found by `npx vitest run src/guide/played.test.ts` with SEARCH=<game> in the environment: all lessons are met. */
const NUMBERS: Record<GameId, number> = { polterfass: 40, goldbraeu: 4 };

export const guided = (game: GameId): Guided => guidedBy(game, NUMBERS[game]);
