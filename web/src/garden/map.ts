import type { BreweryId, InnId } from './firms';

export type SpaceId = number;
export type Side = 'north' | 'east' | 'south' | 'west';

export interface Space { id: SpaceId; column: number; row: number; parasol: boolean }
/** An inn's door: `space` is the front space, `side` the edge of it that the inn stands at. */
export interface Door { inn: InnId; space: SpaceId; side: Side }

/** Any square of spaces; cells that no space names are no part of it. */
export interface GardenMap {
  columns: number;
  rows: number;
  spaces: readonly Space[];
  doors: readonly Door[];
  /** Breweries clockwise from the north-west corner. */
  corners: readonly [BreweryId, BreweryId, BreweryId, BreweryId];
}

export type Owners = ReadonlyMap<SpaceId, InnId>;

/** What a move would do: spaces that would join a garden, and those that would be cut off and become free. */
export interface Preview { inn: InnId; joins: readonly SpaceId[]; freed: readonly SpaceId[] }

export const STEP: Record<Side, readonly [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The owners after the move that `preview` describes. */
export function after(owners: Owners, preview: Preview): Owners {
  const next = new Map(owners);
  for (const s of preview.freed) next.delete(s);
  for (const s of preview.joins) next.set(s, preview.inn);
  return next;
}

export function gardenOf(map: GardenMap, owners: Owners, inn: InnId): Space[] {
  return map.spaces.filter((s) => owners.get(s.id) === inn);
}

/** Cells inside the square that are no spaces, each with the inn whose door is there, if any. */
export function gaps(map: GardenMap): { column: number; row: number; inn: InnId | null }[] {
  const at = new Map(map.spaces.map((s) => [`${s.column},${s.row}`, s]));
  const doors = new Map(map.doors.flatMap((d) => {
    const s = map.spaces.find((x) => x.id === d.space);
    return s ? [[`${s.column + STEP[d.side][0]},${s.row + STEP[d.side][1]}`, d.inn] as const] : [];
  }));
  return Array.from({ length: map.rows * map.columns }, (_, i) => ({ column: i % map.columns, row: Math.floor(i / map.columns) }))
    .filter((c) => !at.has(`${c.column},${c.row}`))
    .map((c) => ({ ...c, inn: doors.get(`${c.column},${c.row}`) ?? null }));
}

const AIM: Record<string, readonly [number, number]> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** The space that an arrow key leads to: the nearest in that direction, straight ahead before aside; null for other keys or at the edge. */
export function towards(spaces: readonly Space[], from: Space, key: string): Space | null {
  const aim = AIM[key];
  if (!aim) return null;
  let best: { space: Space; cost: number } | null = null;
  for (const space of spaces) {
    const dx = space.column - from.column, dy = space.row - from.row;
    const ahead = dx * aim[0] + dy * aim[1];
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * aim[1]) + Math.abs(dy * aim[0]);
    const cost = ahead + aside * 3;
    if (!best || cost < best.cost) best = { space, cost };
  }
  return best?.space ?? null;
}
