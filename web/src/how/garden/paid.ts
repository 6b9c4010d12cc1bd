import type { FirmInfo } from '../../garden/firms';
import type { SeatIndex } from '../../table/seats';
import { firm } from './scenes';

/** The garden of the example and its brewery, as in the worked payday of the rules (G8.7). */
export const GARDEN: FirmInfo = firm('adler', 'Zum Adler', { stones: [0, 0, 0, 1, 1], boss: 1, crown: 0, signs: ['mayerbraeu'] });
export const BREWERY: FirmInfo = firm('mayerbraeu', 'Mayerbräu', { stones: [0, 0, 1, 3], boss: 1, signs: ['mayerbraeu', 'mayerbraeu'] });

export const PARTS = [4, 4, 4, 4, 8] as const;
export const WAITRESS = 20;
export const TAKINGS = PARTS.reduce((sum: number, part) => sum + part, WAITRESS);
export const HALF = TAKINGS / 2;

/** What the holders of a firm's stones get when it divides `amount`. */
export function shares({ stones, boss }: FirmInfo, amount: number): { each: number; rest: number; paid: { seat: SeatIndex; stones: number; salary: number; sum: number }[] } {
  const each = Math.floor(amount / stones.length);
  const rest = amount - each * stones.length;
  const paid = [...new Set(stones)].map((seat) => {
    const own = stones.filter((s) => s === seat).length;
    const salary = seat === boss ? rest : 0;
    return { seat, stones: own, salary, sum: own * each + salary };
  });
  return { each, rest, paid };
}
