import type { InnId, FirmId, BreweryId } from '../../garden/firms';
import { INNS } from '../../garden/firms';
import type { GardenMap, SpaceId } from '../../garden/map';
import { MOST, WEEKS, type Entry, type Pad, type Sheet, type Week } from './pad';

/** A change of a pad; it leaves the old one as it was. */
export type Change = (pad: Pad) => Pad;

const week = (at: number, change: (week: Week) => Week): Change => (pad) => ({ ...pad, weeks: pad.weeks.map((one, i) => (i === at ? change(one) : one)) });
const sheet = (at: number, change: (sheet: Sheet) => Sheet): Change => week(at, (one) => ({ ...one, sheet: change(one.sheet) }));
const within = (n: number, most: number): number => Math.min(most, Math.max(0, n));

/** A space joins a garden, or leaves it if it was its; the drawing counts again for every garden that it changes. */
export const paint = (at: number, inn: InnId, space: SpaceId): Change =>
  sheet(at, (old) => {
    const drawn = { ...old.drawn }, counted = { ...old.counted };
    const had = INNS.find((one) => drawn[one].includes(space));
    if (had) {
      drawn[had] = drawn[had].filter((one) => one !== space);
      counted[had] = null;
    }
    if (had !== inn) drawn[inn] = [...drawn[inn], space].sort((a, b) => a - b);
    counted[inn] = null;
    return { ...old, drawn, counted };
  });

/** How many spaces of the drawing have no parasol, and how many have. */
export function drawnCount(drawn: readonly SpaceId[], map: GardenMap): [number, number] {
  const parasols = map.spaces.filter((space) => space.parasol && drawn.includes(space.id)).length;
  return [drawn.length - parasols, parasols];
}

/** A garden is counted; if that is what is drawn, the drawing counts. */
export const count = (at: number, inn: InnId, [plain, parasols]: readonly [number, number], map: GardenMap): Change =>
  sheet(at, (old) => {
    const [p, q] = [within(plain, MOST.spaces), within(parasols, MOST.spaces)];
    const drawn = drawnCount(old.drawn[inn], map);
    return { ...old, counted: { ...old.counted, [inn]: drawn[0] === p && drawn[1] === q ? null : [p, q] } };
  });

/** The drawing counts again. */
export const takeDrawing = (at: number, inn: InnId): Change => sheet(at, (old) => ({ ...old, counted: { ...old.counted, [inn]: null } }));

export const setBoss = (at: number, firm: FirmId, who: number | null): Change => sheet(at, (old) => ({ ...old, bosses: { ...old.bosses, [firm]: who } }));

export const setStones = (at: number, firm: FirmId, who: number, stones: number): Change =>
  sheet(at, (old) => ({ ...old, stones: { ...old.stones, [firm]: old.stones[firm].map((n, i) => (i === who ? within(stones, MOST.stones) : n)) } }));

export const setSupplier = (at: number, inn: InnId, brewery: BreweryId): Change => sheet(at, (old) => ({ ...old, suppliers: { ...old.suppliers, [inn]: brewery } }));

export const moveFigure = (at: number, figure: 'drunkard' | 'waitress', inn: InnId): Change => sheet(at, (old) => ({ ...old, [figure]: inn }));

export const book = (at: number, entry: Entry): Change => week(at, (one) => ({ ...one, entries: [...one.entries, entry] }));
export const strike = (at: number, entry: number): Change => week(at, (one) => ({ ...one, entries: one.entries.filter((_, i) => i !== entry) }));

/** Keeps a fault as a rule of the house, or doubts it again. */
export const keepFault = (at: number, key: string): Change =>
  week(at, (one) => ({ ...one, kept: one.kept.includes(key) ? one.kept.filter((other) => other !== key) : [...one.kept, key] }));

/** The payday is held; the next week begins with the board as it lies. */
export const settle = (at: number): Change => (pad) => {
  const weeks = pad.weeks.map((one, i) => (i === at ? { ...one, settled: true } : one));
  const last = weeks.at(-1);
  if (weeks.length < WEEKS && last?.settled) weeks.push({ sheet: last.sheet, entries: [], settled: false, kept: [...last.kept] });
  return { ...pad, weeks };
};

export const rename = (who: number, name: string): Change => (pad) => ({ ...pad, players: pad.players.map((one, i) => (i === who ? { ...one, name: name.slice(0, MOST.name) } : one)) });
export const setCounting = (counting: boolean): Change => (pad) => ({ ...pad, counting });
