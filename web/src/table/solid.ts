/**
 * Barrels are drawn as solids of revolution seen by one camera, so that lying, standing and tumbling ones agree.
 * World axes: x right, y away from the viewer, z up from the table. Lengths are in belly radii.
 */
export interface Vec3 { x: number; y: number; z: number }

const ELEVATION = (50 * Math.PI) / 180;
/** Height of a circle on the table over its width, as the camera sees it. */
export const TABLE_RATIO = Math.sin(ELEVATION);
/** Screen height of one unit above the table. */
export const RISE = Math.cos(ELEVATION);
export const HALF_LENGTH = 1.22;
const END_RADIUS = 0.79;
const HEAD_INSET = 0.82;
const STAVES = 18;

/** Barrel radius at `t` from -1 (one end) to 1 (the other). */
const radius = (t: number): number => 1 - (1 - END_RADIUS) * t * t;
const slope = (t: number): number => (-2 * (1 - END_RADIUS) * t) / HALF_LENGTH;

const norm = (v: Vec3): Vec3 => {
  const l = Math.hypot(v.x, v.y, v.z) || 1;
  return { x: v.x / l, y: v.y / l, z: v.z / l };
};
/** In view space: x right, y up on the screen, z towards the viewer. */
const toView = (v: Vec3): Vec3 => ({
  x: v.x,
  y: v.y * TABLE_RATIO + v.z * RISE,
  z: v.z * TABLE_RATIO - v.y * RISE,
});
const LIGHT = norm(toView({ x: -0.55, y: 0.42, z: 0.85 }));

export interface Patch { d: string; shade: number; stave: number }
export interface BarrelShape {
  /** Degrees to rotate local drawing coordinates (u along the axis, towards the visible head). */
  angle: number;
  /** Foreshortening of the visible head: 0 edge-on, 1 face-on. */
  head: { u: number; rx: number; ry: number; inset: number; shade: number };
  /** Centre of the visible head on the screen, y down. */
  headAt: { x: number; y: number };
  staves: Patch[];
  hoops: string[];
  outline: string;
  /** Where along the barrel's width the light falls brightest, 0 to 1. */
  glint: number;
}

const f = (n: number): string => (Math.round(n * 1000) / 1000).toString();
type Point = [number, number];
const path = (points: Point[]): string => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L') + 'Z';

/** Andrew's monotone chain: the outline of a convex solid is the hull of its points. */
export function hull(points: Point[]): Point[] {
  const p = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: Point[]): Point[] => {
    const out: Point[] = [];
    for (const q of list) {
      while (out.length >= 2 && cross(out[out.length - 2]!, out[out.length - 1]!, q) <= 0) out.pop();
      out.push(q);
    }
    out.pop();
    return out;
  };
  return [...half(p), ...half(p.reverse())];
}

/** Computes all that is drawn of a barrel whose axis points along `axis`, its staves turned by `twist` radians. */
export function barrelShape(axis: Vec3, twist = 0): BarrelShape {
  let h = toView(norm(axis));
  if (h.z < 0) h = { x: -h.x, y: -h.y, z: -h.z };
  const d = Math.min(1, h.z);
  const s = Math.sqrt(Math.max(0, 1 - d * d));
  const psi = s < 1e-3 ? Math.PI / 2 : Math.atan2(h.y, h.x);
  const eu = { x: Math.cos(psi), y: Math.sin(psi), z: 0 };
  const ev = { x: -eu.y, y: eu.x, z: 0 };
  const e1 = { x: -d * eu.x, y: -d * eu.y, z: s };
  const lit = (phi: number): number => {
    const c = Math.cos(phi), q = Math.sin(phi);
    return LIGHT.x * (c * e1.x + q * ev.x) + LIGHT.y * (c * e1.y + q * ev.y) + LIGHT.z * (c * e1.z);
  };
  const at = (t: number, phi: number, grow = 1): Point => {
    const r = radius(t) * grow;
    return [t * HALF_LENGTH * s - d * r * Math.cos(phi), -r * Math.sin(phi)];
  };
  /** Half-angle of the visible part of the ring at `t`. */
  const reach = (t: number): number => {
    if (s < 1e-3) return slope(t) < 0 ? Math.PI : 0;
    return Math.acos(Math.max(-1, Math.min(1, (slope(t) * d) / s)));
  };

  const staves: Patch[] = [];
  const step = (2 * Math.PI) / STAVES;
  const wrap = (a: number): number => Math.atan2(Math.sin(a), Math.cos(a));
  for (let k = 0; k < STAVES; k++) {
    const mid = wrap(k * step + twist);
    if (Math.abs(mid) - step / 2 > Math.max(reach(1), reach(0))) continue;
    const points: Point[] = [];
    for (let i = 0; i <= 6; i++) points.push(at(-1 + i / 3, mid - step / 2));
    for (let i = 6; i >= 0; i--) points.push(at(-1 + i / 3, mid + step / 2));
    staves.push({ d: path(points), shade: lit(mid), stave: k });
  }
  staves.sort((a, b) => Math.abs(wrap(b.stave * step + twist)) - Math.abs(wrap(a.stave * step + twist)));

  const hoops = ([[-0.84, -0.64], [-0.4, -0.24], [0.24, 0.4], [0.64, 0.84]] as const).map(([a, b]) => {
    const ra = reach(a), rb = reach(b);
    const points: Point[] = [];
    for (let i = 0; i <= 14; i++) points.push(at(a, -ra + (2 * ra * i) / 14, 1.025));
    for (let i = 14; i >= 0; i--) points.push(at(b, -rb + (2 * rb * i) / 14, 1.025));
    return path(points);
  });

  const ring: Point[] = [];
  for (let i = 0; i <= 8; i++) for (let j = 0; j < 24; j++) ring.push(at(-1 + i / 4, (j * Math.PI) / 12));
  const headU = HALF_LENGTH * s;
  const peak = Math.atan2(LIGHT.x * ev.x + LIGHT.y * ev.y, LIGHT.x * e1.x + LIGHT.y * e1.y + LIGHT.z * e1.z);
  return {
    angle: (-psi * 180) / Math.PI,
    head: { u: headU, rx: END_RADIUS * d, ry: END_RADIUS, inset: HEAD_INSET, shade: LIGHT.x * h.x + LIGHT.y * h.y + LIGHT.z * h.z },
    headAt: { x: headU * Math.cos(psi), y: -headU * Math.sin(psi) },
    staves,
    hoops,
    outline: path(hull(ring)),
    glint: Math.max(0.12, Math.min(0.88, (1 - Math.sin(peak)) / 2)),
  };
}

export const UPRIGHT: Vec3 = { x: 0, y: 0, z: 1 };
/** Axis of a barrel lying on the table at `azimuth` radians. */
export function lyingAxis(azimuth: number): Vec3 {
  return { x: Math.cos(azimuth), y: Math.sin(azimuth), z: 0 };
}
