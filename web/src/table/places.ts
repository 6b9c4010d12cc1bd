import type { BarrelId } from './barrels';

/** Where a barrel is seen in the window, and how many pixels its belly radius takes there. */
export interface Sighting { x: number; y: number; unit: number }

const seen = new Map<BarrelId, Sighting & { window: string }>();
const frame = (): string => `${innerWidth} ${innerHeight} ${scrollX} ${scrollY}`;

/** Remembers where a barrel is, so that another part of the table can let it come from there. */
export function sight(id: BarrelId, at: Sighting): void {
  seen.set(id, { ...at, window: frame() });
}

/** Where a barrel was seen last; nothing after the window has changed, as it may then be anywhere. */
export function lastSeen(id: BarrelId): Sighting | undefined {
  const at = seen.get(id);
  return at?.window === frame() ? at : undefined;
}

export const gentle = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets an element that shows a barrel at `now` come from where it was `before`, within `ms`. */
export function comeFrom(element: Element, before: Sighting, now: Sighting, ms: number): void {
  const [dx, dy] = [before.x - now.x, before.y - now.y];
  if (ms <= 0 || Math.hypot(dx, dy) < 2) return;
  if (gentle()) {
    element.animate({ opacity: [0, 1] }, 120);
    return;
  }
  const grow = before.unit / now.unit;
  const from = `translate(${dx}px, ${dy}px) scale(${grow})`;
  // Half-way it is lifted a little, as by a hand.
  const lifted = `translate(${dx / 2}px, ${dy / 2 - now.unit * 0.9}px) scale(${(grow + 1) / 2 + 0.06})`;
  element.animate({ transform: [from, lifted, 'none'], zIndex: [3, 3, 3] }, { duration: ms, easing: 'cubic-bezier(0.35, 0.1, 0.25, 1)' });
}
