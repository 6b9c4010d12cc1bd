import { seeded } from '../lib/random';

export interface Spot { x: number; y: number; azimuth: number }

/** Room that one barrel takes on the coaster, whichever way it lies, in belly radii. */
export const BARREL_ROOM = 1.58;
/** Radius of the part of the coaster that barrels come to rest on, in belly radii. */
export const MAT_RADIUS = 6.8;
const SLOTS = 9;

/** Nine places on the coaster that never overlap, the same for the same seed (table plane, origin in the middle). */
export function scatter(seed: number): Spot[] {
  const random = seeded(Math.imul(seed + 1, 2654435761));
  const limit = MAT_RADIUS - BARREL_ROOM;
  const turn = random() * Math.PI * 2;
  const spots: Spot[] = Array.from({ length: SLOTS }, (_, i) => {
    const r = limit * Math.sqrt((i + 0.4) / SLOTS);
    const a = turn + i * 2.39996 + (random() - 0.5) * 0.5;
    return { x: r * Math.cos(a), y: r * Math.sin(a), azimuth: random() * Math.PI * 2 };
  });
  for (const s of spots) {
    s.x += (random() - 0.5) * 1.6;
    s.y += (random() - 0.5) * 1.6;
  }
  relax(spots, limit);
  for (let i = spots.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [spots[i], spots[j]] = [spots[j]!, spots[i]!];
  }
  return spots;
}

function relax(spots: Spot[], limit: number): void {
  const gap = BARREL_ROOM * 2;
  for (let round = 0; round < 400; round++) {
    let moved = false;
    for (let i = 0; i < spots.length; i++) {
      for (let j = i + 1; j < spots.length; j++) {
        const a = spots[i]!, b = spots[j]!;
        const dx = b.x - a.x, dy = b.y - a.y;
        const d = Math.hypot(dx, dy) || 1e-6;
        if (d >= gap) continue;
        const push = (gap - d) / 2 + 0.005;
        a.x -= (dx / d) * push;
        a.y -= (dy / d) * push;
        b.x += (dx / d) * push;
        b.y += (dy / d) * push;
        moved = true;
      }
    }
    for (const s of spots) {
      const r = Math.hypot(s.x, s.y);
      if (r <= limit) continue;
      s.x *= limit / r;
      s.y *= limit / r;
      moved = true;
    }
    if (!moved) return;
  }
}
