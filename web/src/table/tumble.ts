import { seeded } from '../lib/random';
import { HALF_LENGTH, TABLE_RATIO, type Vec3 } from './solid';
import type { Spot } from './scatter';

export interface Pose { x: number; y: number; z: number; axis: Vec3; twist: number; size: number }

/** Height of a barrel's middle over the table when it rests. */
export const restHeight = (axis: Vec3): number => {
  const up = Math.abs(axis.z);
  return up * HALF_LENGTH + Math.sqrt(1 - up * up) * 0.98;
};

const rotate = (v: Vec3, k: Vec3, a: number): Vec3 => {
  const c = Math.cos(a), s = Math.sin(a);
  const dot = (k.x * v.x + k.y * v.y + k.z * v.z) * (1 - c);
  return {
    x: v.x * c + (k.y * v.z - k.z * v.y) * s + k.x * dot,
    y: v.y * c + (k.z * v.x - k.x * v.z) * s + k.y * dot,
    z: v.z * c + (k.x * v.y - k.y * v.x) * s + k.z * dot,
  };
};

/** Bounces that die away: 1 at the cup, 0 at rest. */
const bounce = (k: number): number => {
  if (k < 0.5) return 1 - (k / 0.5) ** 2;
  if (k < 0.8) return 0.24 * (1 - ((k - 0.65) / 0.15) ** 2);
  return 0.07 * Math.max(0, 1 - ((k - 0.9) / 0.1) ** 2);
};

/**
 * Where a barrel is on its way from the cup's mouth `from` to its `spot`, at `k` from 0 (in the cup) to 1 (at rest).
 * The way depends on `seed` alone, so every screen shows the same tumble.
 */
export function tumble(seed: number, from: Vec3, spot: Spot, axis: Vec3, k: number): Pose {
  const random = seeded(Math.imul(seed + 17, 40503));
  const late = random() * 0.2;
  const pace = Math.max(0, Math.min(1, (k - late) / (0.8 + random() * 0.2 * (0.2 - late))));
  const eased = 1 - (1 - pace) ** 2.2;
  const heading = Math.atan2(spot.y - from.y, spot.x - from.x) + Math.PI / 2 + (random() - 0.5);
  const spin = (1 - eased) * Math.PI * (2 + Math.floor(random() * 3));
  const turned = pace >= 1 ? axis : rotate(axis, { x: Math.cos(heading), y: Math.sin(heading), z: 0 }, spin);
  return {
    x: from.x + (spot.x - from.x) * eased,
    y: from.y + (spot.y - from.y) * eased,
    z: restHeight(turned) + (pace >= 1 ? 0 : from.z * bounce(pace)),
    axis: turned,
    // Barrels grow out of the cup's mouth instead of popping up before it.
    size: pace <= 0 ? 0 : Math.min(1, 0.5 + eased * 2),
    twist: spot.azimuth + (1 - eased) * 5 * (random() - 0.5),
  };
}

/** The cup's mouth at rest, where barrels that are put back fall in. */
const RIM = { x: 7.1, y: 5.1 / TABLE_RATIO, z: 3.2 };

/** Where a barrel is on its way from `from` into the cup, at `k` from 0 to 1: in two hops, one after the other. */
export function intoCup(seed: number, from: Pose, k: number): Pose {
  const late = (seed % 5) * 0.05;
  const pace = Math.max(0, Math.min(1, (k - late) / (1 - late)));
  const eased = pace * pace * (3 - 2 * pace);
  const hop = Math.abs(Math.sin(pace * 2 * Math.PI)) * (1 - pace) * 1.1;
  return {
    x: from.x + (RIM.x - from.x) * eased,
    y: from.y + (RIM.y - from.y) * eased,
    z: from.z + (RIM.z - from.z) * eased + hop,
    axis: from.axis,
    twist: from.twist + pace * 2,
    // It gets smaller only at the end, when it drops behind the rim.
    size: from.size * (pace < 0.75 ? 1 - pace * 0.3 : Math.max(0, (1 - pace) / 0.25) * 0.775),
  };
}
