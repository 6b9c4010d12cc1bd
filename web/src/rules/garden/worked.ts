import { WAITRESS } from '../../how/garden/paid';
import type { FirmInfo } from '../../garden/firms';
import { at } from './scenes';

const SPACE = 4, PARASOL = 8, DRUNKARD = 12;

/** The worked payday of the rules (G8.7): the firms with what each takes, and half of a garden's for its brewery. */
export const WORKED: readonly { firm: FirmInfo; takings: number; half: number | null }[] = [
  { firm: at('adler', [0, 0, 0, 1, 1], 1, ['mayerbraeu']), takings: 4 * SPACE + PARASOL + WAITRESS },
  { firm: at('krug', [3, 3, 2], 2, ['steinbraeu']), takings: 5 * SPACE + PARASOL - DRUNKARD },
  { firm: at('eiche', [0, 1, 2], null, ['steinbraeu']), takings: 3 * SPACE },
].map((g) => ({ ...g, half: g.takings / 2 }));

const brought = (brewery: FirmInfo['signs'][number]): number => WORKED.reduce((sum, g) => sum + (g.firm.signs[0] === brewery ? (g.half ?? 0) : 0), 0);

/** Its breweries with what the gardens brought them. */
export const BROUGHT: typeof WORKED = [at('mayerbraeu', [0, 0, 1, 3], 1), at('steinbraeu', [0, 0, 1, 2, 2], 2)].map((firm) => ({ firm, takings: firm.id === 'mayerbraeu' ? brought('mayerbraeu') : brought('steinbraeu'), half: null }));
