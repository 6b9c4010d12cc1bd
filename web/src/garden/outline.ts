import type { Side } from './map';

export interface Point { x: number; y: number }
export interface Cell { column: number; row: number }
/** An edge of a cell that stays open: the inn's door. */
export interface Gate extends Cell { side: Side }
export interface Fence {
  /** Lines of fence; a closed one begins and ends at the same point. */
  runs: Point[][];
  posts: Point[];
}

interface Edge { from: Point; dx: number; dy: number; gate: boolean }
const SIDES: readonly [Side, number, number, number, number, number, number][] = [
  // side, neighbour, start corner, direction: the cell lies to the right of each edge.
  ['north', 0, -1, 0, 0, 1, 0],
  ['east', 1, 0, 1, 0, 0, 1],
  ['south', 0, 1, 1, 1, -1, 0],
  ['west', -1, 0, 0, 1, 0, -1],
];
const key = (x: number, y: number): string => `${x},${y}`;

/** The border as closed walks of unit edges, clockwise round the cells and anticlockwise round holes. */
function walks(cells: readonly Cell[], gate: Gate | null): Edge[][] {
  const inside = new Set(cells.map((c) => key(c.column, c.row)));
  const starts = new Map<string, Edge[]>();
  for (const c of cells) {
    for (const [side, nx, ny, sx, sy, dx, dy] of SIDES) {
      if (inside.has(key(c.column + nx, c.row + ny))) continue;
      const from = { x: c.column + sx, y: c.row + sy };
      const isGate = gate !== null && gate.column === c.column && gate.row === c.row && gate.side === side;
      starts.set(key(from.x, from.y), [...(starts.get(key(from.x, from.y)) ?? []), { from, dx, dy, gate: isGate }]);
    }
  }
  const loops: Edge[][] = [];
  for (;;) {
    const first = [...starts.values()].find((l) => l.length > 0)?.pop();
    if (!first) return loops;
    const loop = [first];
    for (let e = first; ; ) {
      const to = { x: e.from.x + e.dx, y: e.from.y + e.dy };
      if (to.x === first.from.x && to.y === first.from.y && !(starts.get(key(to.x, to.y)) ?? []).some((n) => n.dx === -e.dy && n.dy === e.dx)) break;
      const ways = starts.get(key(to.x, to.y)) ?? [];
      // Where two cells touch by a corner only, the right turn keeps to the same cell.
      const turn = ways.findIndex((n) => n.dx === -e.dy && n.dy === e.dx);
      const next = ways.splice(Math.max(0, turn), 1)[0];
      if (!next) break;
      loop.push(next);
      e = next;
    }
    loops.push(loop);
  }
}

const joint = (a: Edge, b: Edge, inset: number): Point => {
  const at = b.from;
  const straight = a.dx === b.dx && a.dy === b.dy;
  return straight ? { x: at.x - b.dy * inset, y: at.y + b.dx * inset } : { x: at.x + (-a.dy - b.dy) * inset, y: at.y + (a.dx + b.dx) * inset };
};
const isCorner = (a: Edge, b: Edge): boolean => a.dx !== b.dx || a.dy !== b.dy;

/** The outline of a set of cells as polygons of corners, moved inwards by `inset` of a cell. */
export function outline(cells: readonly Cell[], inset = 0): Point[][] {
  return walks(cells, null).map((loop) =>
    loop.flatMap((e, i) => {
      const before = loop.at(i - 1)!;
      return isCorner(before, e) ? [joint(before, e, inset)] : [];
    }),
  );
}

/** How much of a gate's edge stays closed at either end. */
const JAMB = 0.2;

/** The fence along the outline of a garden, open at its gate, with a post at every corner, gate and cell. */
export function fence(cells: readonly Cell[], inset: number, gate: Gate | null = null): Fence {
  const runs: Point[][] = [];
  const posts: Point[] = [];
  for (const walk of walks(cells, gate)) {
    const open = walk.findIndex((e) => e.gate);
    // A walk that has a gate begins right behind it, so that its run is one line.
    const loop = open < 0 ? walk : [...walk.slice(open + 1), ...walk.slice(0, open + 1)];
    const points = loop.map((e, i) => joint(loop.at(i - 1)!, e, inset));
    posts.push(...points);
    const kept = points.filter((_, i) => isCorner(loop.at(i - 1)!, loop[i]!));
    if (open < 0) {
      runs.push([...kept, kept[0]!]);
      continue;
    }
    const door = loop.at(-1)!;
    const along = (k: number): Point => ({ x: door.from.x + door.dx * k - door.dy * inset, y: door.from.y + door.dy * k + door.dx * inset });
    const [end, start] = [along(JAMB), along(1 - JAMB)];
    posts.push(end, start);
    runs.push([start, ...kept, end]);
  }
  return { runs, posts };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** An SVG path through points; closed if it is a polygon. */
export function path(points: readonly Point[], closed: boolean): string {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}${closed ? 'Z' : ''}`;
}
