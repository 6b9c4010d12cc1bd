import type { GameId } from '../../app/games';
import { REFUSALS } from '../../protocol/refusals';
import type { ErrorBody } from '../../protocol/types';

/** The rule behind an error, if it is the rules that refused a step. */
export function ruleOfRefusal(error: ErrorBody | null, game: GameId): string | null {
  const why = error?.code === 'illegal' ? error['why'] : null;
  if (typeof why !== 'object' || why === null || !('code' in why)) return null;
  return REFUSALS[game][String(why.code)] ?? null;
}
