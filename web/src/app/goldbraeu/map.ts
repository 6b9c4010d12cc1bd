import type { GardenMap } from '../../garden/map';
import type { Say } from '../../i18n/fluent';
import type { Garden, Map as BoardMap } from '../../protocol/types';

/** Front spaces in the rows of a map; in small letters they have a parasol. */
const INN_OF: Record<string, Garden> = { k: 'krug', e: 'eiche', b: 'baeren', o: 'post', h: 'hirschen', a: 'adler' };
/** The map that comes with the program, whose name is a word and not a name; no other map of a house is called so. */
const BUILT_IN = 'Reconstruction';

/** The square as the board draws it: spaces are numbered in reading order of the rows. */
export function mapOf(map: BoardMap): GardenMap {
  const cells = map.rows.flatMap((line, row) => [...line].map((mark, column) => ({ mark, column, row }))).filter((c) => c.mark !== '#');
  return {
    columns: map.rows[0]?.length ?? 0,
    rows: map.rows.length,
    spaces: cells.map(({ mark, column, row }, id) => ({ id, column, row, parasol: mark === 'P' || mark in INN_OF })),
    doors: cells.flatMap(({ mark }, space) => {
      const inn = INN_OF[mark.toLowerCase()];
      return inn ? [{ inn, space, side: map.doors[inn] }] : [];
    }),
    corners: map.breweries,
  };
}

export const mapName = (map: BoardMap, say: Say): string => (map.name === BUILT_IN ? say('option-map-reconstruction') : map.name);
