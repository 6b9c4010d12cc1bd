import type { FirmId } from './firms';
import type { GardenMap, Side } from './map';
import type { Point } from './outline';

/** Lengths are in cells of the square. */
export interface Box { x: number; y: number; w: number; h: number }
/** `wide` sets the firms round all four sides; `tall`, for phones, only above and below. */
export type Shape = 'wide' | 'tall';
export interface Arrangement {
  shape: Shape;
  width: number;
  height: number;
  /** The cells, without the hedge round them. */
  square: Box;
  cards: ReadonlyMap<FirmId, Box>;
}

/** How thick the hedge round the square is. */
export const HEDGE = 0.24;
const CARD = { wide: { w: 2.95, h: 1.26 }, tall: { w: 2.95, h: 1.14 } } as const;
const GAP = 0.08;
/** The way from a door to its inn. */
const WAY = { wide: 0.3, tall: 0.06 } as const;

/** Moves `size`-long pieces apart that want to be centred at `wants`, keeping their order and, where there is room, within lo..hi. */
export function spread(wants: readonly number[], size: number, lo: number, hi: number, gap = GAP): number[] {
  const order = wants.map((_, i) => i).sort((a, b) => wants[a]! - wants[b]!);
  const at = order.map((i) => Math.max(lo, Math.min(hi - size, wants[i]! - size / 2)));
  for (let i = 1; i < at.length; i++) at[i] = Math.max(at[i]!, at[i - 1]! + size + gap);
  let limit = hi - size;
  for (let i = at.length - 1; i >= 0; i--) {
    at[i] = Math.min(at[i]!, limit);
    limit = at[i]! - size - gap;
  }
  const short = Math.max(0, lo - (at[0] ?? lo));
  const out: number[] = [];
  order.forEach((i, k) => (out[i] = at[k]! + short));
  return out;
}

/** Where the square, the inns at its sides and the breweries in the corners go, for any map. */
export function arrange(map: GardenMap, shape: Shape): Arrangement {
  const on = (side: Side): { inn: FirmId; at: number }[] =>
    map.doors.filter((d) => d.side === side).flatMap((d) => {
      const s = map.spaces.find((x) => x.id === d.space);
      return s ? [{ inn: d.inn, at: (side === 'north' || side === 'south' ? s.column : s.row) + 0.5 }] : [];
    });
  return shape === 'wide' ? wide(map, on) : tall(map, on);
}

type On = (side: Side) => { inn: FirmId; at: number }[];

function wide(map: GardenMap, on: On): Arrangement {
  const { w, h } = CARD.wide;
  const edge = h + WAY.wide + HEDGE;
  const room = Math.max(on('north').length, on('south').length) + 2;
  const width = Math.max(map.columns + 2 * (HEDGE + WAY.wide + w), room * (w + GAP) - GAP);
  const tallSide = Math.max(on('west').length, on('east').length) + 2;
  const height = Math.max(map.rows + 2 * edge, tallSide * (h + GAP) - GAP);
  const square = { x: (width - map.columns) / 2, y: (height - map.rows) / 2, w: map.columns, h: map.rows };
  const cards = new Map<FirmId, Box>();
  const [nw, ne, se, sw] = map.corners;
  cards.set(nw, { x: 0, y: 0, w, h }).set(ne, { x: width - w, y: 0, w, h }).set(se, { x: width - w, y: height - h, w, h }).set(sw, { x: 0, y: height - h, w, h });
  const put = (side: Side): void => {
    const inns = on(side);
    const flat = side === 'north' || side === 'south';
    const wants = inns.map((i) => i.at + (flat ? square.x : square.y));
    const at = spread(wants, flat ? w : h, (flat ? w : h) + GAP, (flat ? width - w : height - h) - GAP);
    inns.forEach(({ inn }, i) => {
      const p = at[i]!;
      cards.set(inn, { x: flat ? p : side === 'west' ? 0 : width - w, y: flat ? (side === 'north' ? 0 : height - h) : p, w, h });
    });
  };
  (['north', 'east', 'south', 'west'] as const).forEach(put);
  return { shape: 'wide', width, height, square, cards };
}

function tall(map: GardenMap, on: On): Arrangement {
  const inner = map.columns + 2 * HEDGE;
  const [nw, ne, se, sw] = map.corners;
  const middle = inner / 2;
  const rows: { firms: FirmId[]; wants: number[] }[] = [
    { firms: [nw, ...on('west').map((i) => i.inn), ne], wants: [0, ...on('west').map(() => middle), inner] },
    { firms: on('north').map((i) => i.inn), wants: on('north').map((i) => i.at + HEDGE) },
    { firms: on('south').map((i) => i.inn), wants: on('south').map((i) => i.at + HEDGE) },
    { firms: [sw, ...on('east').map((i) => i.inn), se], wants: [0, ...on('east').map(() => middle), inner] },
  ];
  const most = Math.max(...rows.map((r) => r.firms.length));
  const w = Math.min(CARD.tall.w, Math.max(2.6, (inner - GAP * (most - 1)) / most));
  const h = CARD.tall.h;
  const width = Math.max(inner, most * (w + GAP) - GAP);
  const shift = (width - inner) / 2;
  const cards = new Map<FirmId, Box>();
  let y = 0;
  let top = 0;
  rows.forEach((row, r) => {
    if (r === 2) {
      top = y - GAP + WAY.tall + HEDGE;
      y = top + map.rows + HEDGE + WAY.tall;
    }
    // Rows with fewer cards have longer ones.
    const own = Math.min(CARD.tall.w, Math.max(w, (width - GAP * (row.firms.length - 1)) / Math.max(1, row.firms.length)));
    const at = spread(row.wants.map((x) => x + shift), own, 0, width);
    row.firms.forEach((f, i) => cards.set(f, { x: at[i]!, y, w: own, h }));
    if (row.firms.length > 0) y += h + GAP;
  });
  return { shape: 'tall', width, height: y - GAP, square: { x: shift + HEDGE, y: top, w: map.columns, h: map.rows }, cards };
}

/** The arrangement that shows the larger cells in a window of this size. */
export function best(map: GardenMap, width: number, height: number): Arrangement {
  const [a, b] = [arrange(map, 'wide'), arrange(map, 'tall')];
  const fit = (x: Arrangement): number => Math.min(width / x.width, height / x.height);
  return fit(b) > fit(a) * 1.02 ? b : a;
}

/**
 * Where the zoom buttons go at the least zoom, as centres in cells: at both ends of the inner row above a tall square where
 * no card is; null if there is no room for them.
 */
export function buttonSpots(a: Arrangement): { out: Point; closer: Point } | null {
  if (a.shape === 'wide') return null;
  const rows = new Map<number, Box[]>();
  for (const b of a.cards.values()) if (b.y < a.square.y) rows.set(b.y, [...(rows.get(b.y) ?? []), b]);
  for (const [y, row] of rows) {
    const left = Math.min(...row.map((b) => b.x));
    const right = Math.max(...row.map((b) => b.x + b.w));
    if (left >= 1 && a.width - right >= 1) return { out: { x: left / 2, y: y + row[0]!.h / 2 }, closer: { x: (right + a.width) / 2, y: y + row[0]!.h / 2 } };
  }
  return null;
}

/** No cell, so no target on the board, is ever smaller than this many pixels. */
export const LEAST_CELL = 44;

/** Pixels of a cell: as large as the whole fits, at least `LEAST_CELL`, times the reader's zoom. */
export function cellSize(a: Arrangement, width: number, height: number, zoom: number): number {
  return Math.max(LEAST_CELL, Math.min(width / a.width, height / a.height)) * zoom;
}
