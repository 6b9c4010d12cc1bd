import { keep, recall } from '../lib/keep';
import { inOrder, playersOf, USUAL } from './games';

/** The computer players that the house offers for each game, and the kind that this device last chose to play against. */
class Strengths {
  private offered = $state.raw<Record<string, readonly string[]>>({});
  private kept = $state(recall('strength') ?? USUAL);
  private readonly asked = new Map<string, Promise<boolean>>();

  /** From the weakest to the strongest; none until the house has answered. */
  of(game: string): readonly string[] {
    return this.offered[game] ?? [];
  }

  /** What the reader chose before, or else the usual, or else the strongest that there is; null until the house has answered. */
  chosen(game: string): string | null {
    const offered = this.of(game);
    return [this.kept, USUAL].find((player) => offered.includes(player)) ?? offered.at(-1) ?? null;
  }

  choose(player: string): void {
    this.kept = player;
    keep('strength', player);
  }

  /** Asks the house once; false if it doesn't have the game or doesn't answer. */
  ask(game: string): Promise<boolean> {
    const before = this.asked.get(game);
    if (before) return before;
    const answer = playersOf(game).then((players) => {
      if (players) this.offered = { ...this.offered, [game]: inOrder(players) };
      // Whoever got no answer may ask again.
      else this.asked.delete(game);
      return players !== null;
    });
    this.asked.set(game, answer);
    return answer;
  }
}

export const strengths = new Strengths();
