import type { BreweryId, FirmId, FirmInfo, InnId } from '../../garden/firms';
import type { GardenMap, Preview, Side, SpaceId } from '../../garden/map';
import type { SeatIndex } from '../../table/seats';
import { firm } from '../../how/garden/scenes';

/** Proper names, which are the same in every language. */
export const NAMES: Record<FirmId, string> = {
  krug: 'Zum Krug', eiche: 'Zur Eiche', baeren: 'Zum Bären', post: 'Zur Post', hirschen: 'Zum Hirschen', adler: 'Zum Adler',
  mayerbraeu: 'Mayerbräu', steinbraeu: 'Steinbräu', kramerbraeu: 'Kramerbräu', schmidbraeu: 'Schmidbräu',
};

/** A firm with its stones, its boss and its signs. */
export const at = (id: FirmId, stones: readonly SeatIndex[], boss: SeatIndex | null, signs: readonly BreweryId[] = [], more: Partial<FirmInfo> = {}): FirmInfo =>
  firm(id, NAMES[id], { stones, boss, signs, ...more });

const DOORS: Record<string, [InnId, Side]> = { K: ['krug', 'north'], E: ['eiche', 'north'], B: ['baeren', 'east'], O: ['post', 'south'], H: ['hirschen', 'south'], A: ['adler', 'west'] };
/** A map from lines as in the map files: `P` parasol, `#` nothing, a letter for an inn's door. */
export function drawn(rows: readonly string[]): GardenMap {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.flatMap((line, row) => [...line].map((mark, column) => ({ id: row * columns + column, column, row, mark })));
  return {
    columns,
    rows: rows.length,
    spaces: cells.filter((c) => c.mark !== '#').map(({ id, column, row, mark }) => ({ id, column, row, parasol: mark === 'P' })),
    doors: cells.flatMap(({ id, mark }) => {
      const door = DOORS[mark];
      return door ? [{ inn: door[0], space: id, side: door[1] }] : [];
    }),
    corners: ['mayerbraeu', 'steinbraeu', 'kramerbraeu', 'schmidbraeu'],
  };
}

/** The square that tables are opened on unless they choose another. */
export const SQUARE = drawn(['..K..E..', 'P..PP..P', '#A....B#', 'P..PP..P', '..H..O..']);

/** An inn with nothing but its front space. */
export const FRONT = { map: drawn(['..O..', '.....']), owners: new Map<SpaceId, InnId>([[2, 'post']]) };

/** A garden, the spaces that it could annex, and those that touch it by a corner only. */
export const ANNEX = {
  map: drawn(['..K...', '....P.', '......']),
  owners: new Map<SpaceId, InnId>([[2, 'krug'], [8, 'krug'], [9, 'krug']]),
  edges: [1, 3, 7, 10, 14, 15],
  corners: [4, 13, 16],
} as const;

/** Two gardens of one boss, and the space that changes over from the right one to the left one. */
export const SHIFT: { map: GardenMap; owners: Map<SpaceId, InnId>; preview: Preview } = {
  map: drawn(['.K...E.', '..P....']),
  owners: new Map<SpaceId, InnId>([[1, 'krug'], [2, 'krug'], [8, 'krug'], [5, 'eiche'], [4, 'eiche'], [12, 'eiche'], [3, 'eiche'], [9, 'krug']]),
  preview: { inn: 'krug', joins: [3], freed: [] },
};
