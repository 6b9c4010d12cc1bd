import type { FirmId, FirmInfo, InnId } from '../../garden/firms';
import type { GardenMap, Preview, SpaceId } from '../../garden/map';
import { HEDGE, type Arrangement } from '../../garden/arrange';

/** A firm as the pictures show it: without words, as the pictures are not read out. */
export const firm = (id: FirmId, name: string, more: Partial<FirmInfo>): FirmInfo => ({ id, name, label: '', slots: 6, stones: [], boss: null, signs: [], ...more });

const map = (rows: readonly string[], doors: GardenMap['doors']): GardenMap => ({
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  spaces: rows.flatMap((line, row) => [...line].map((mark, column) => ({ id: row * line.length + column, column, row, parasol: mark === 'P' }))),
  doors,
  corners: ['mayerbraeu', 'steinbraeu', 'kramerbraeu', 'schmidbraeu'],
});

/** Two gardens side by side. */
export const TWO = map(['..P....', '.......', 'P...P..'], [{ inn: 'krug', space: 1, side: 'north' }, { inn: 'eiche', space: 5, side: 'north' }]);
const owned = (krug: readonly SpaceId[], eiche: readonly SpaceId[]): Map<SpaceId, InnId> =>
  new Map([...krug.map((s): [SpaceId, InnId] => [s, 'krug']), ...eiche.map((s): [SpaceId, InnId] => [s, 'eiche'])]);

/** A space is annexed; another changes over and cuts off a third; that one is annexed in its turn. */
export const EXPANDING: readonly { owners: Map<SpaceId, InnId>; preview: Preview }[] = [
  { owners: owned([1, 8, 9], [5, 12, 11, 10, 17]), preview: { inn: 'krug', joins: [2], freed: [] } },
  { owners: owned([1, 2, 8, 9], [5, 12, 11, 10, 17]), preview: { inn: 'krug', joins: [10], freed: [17] } },
  { owners: owned([1, 2, 8, 9, 10], [5, 12, 11]), preview: { inn: 'krug', joins: [17], freed: [] } },
];

/** One garden before its inn. */
export const ONE = map(['....P', '.....'], [{ inn: 'adler', space: 1, side: 'north' }]);
export const GROWN: ReadonlyMap<SpaceId, InnId> = new Map([1, 2, 6, 7, 4, 3].map((s) => [s, 'adler']));

/** The square alone, with room for the hedge and for the signs over the doors, where no tree may stand. */
export function frame({ columns, rows }: GardenMap): Arrangement {
  const top = 0.85;
  const width = columns + 2 * HEDGE;
  return { shape: 'wide', width, height: rows + top + HEDGE, square: { x: HEDGE, y: top, w: columns, h: rows }, cards: new Map([['krug', { x: 0, y: 0, w: width, h: top - HEDGE }]]) };
}
