import type { Action } from 'svelte/action';

export interface PanZoom { zoom: () => number; setZoom: (zoom: number) => void }

/** Scroll position that brings the point at `share` (0 to 1) of a scene of `size` pixels to `at` pixels in the window. */
export const keepInPlace = (share: number, size: number, at: number): number => share * size - at;

/** Lets `apply` change the size of the scene in `window` and keeps what is at this point (by default the middle) in place. */
export function zoomAt(window: HTMLElement, apply: () => void, clientX?: number, clientY?: number): void {
  const scene = window.firstElementChild;
  if (!(scene instanceof HTMLElement)) return apply();
  const box = window.getBoundingClientRect();
  const drawn = scene.getBoundingClientRect();
  const x = clientX === undefined ? box.width / 2 : clientX - box.left;
  const y = clientY === undefined ? box.height / 2 : clientY - box.top;
  const [across, down] = [(box.left + x - drawn.left) / drawn.width, (box.top + y - drawn.top) / drawn.height];
  apply();
  // The scene has its new size only after the next update.
  requestAnimationFrame(() => window.scrollTo(keepInPlace(across, scene.offsetWidth, x), keepInPlace(down, scene.offsetHeight, y)));
}

/** Less than this many pixels is a click, not a drag. */
const DRAG = 6;

/** Lets a scrolling window be dragged by mouse, pinched, and zoomed by wheel with Ctrl or Cmd; touch pans by itself. */
export const panZoom: Action<HTMLElement, PanZoom> = (node, options) => {
  let { zoom, setZoom } = options;
  const touches = new Map<number, PointerEvent>();
  let drag: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;
  let pinch: { apart: number; zoom: number } | null = null;

  const spread = (): { apart: number; x: number; y: number } => {
    const [a, b] = [...touches.values()];
    return a && b ? { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : { apart: 0, x: 0, y: 0 };
  };

  const wheel = (e: WheelEvent): void => {
    if (!e.ctrlKey && !e.metaKey) return;
    e.preventDefault();
    zoomAt(node, () => setZoom(zoom() * Math.exp(-e.deltaY / 300)), e.clientX, e.clientY);
  };
  const down = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse') {
      if (e.button === 0) drag = { x: e.clientX, y: e.clientY, left: node.scrollLeft, top: node.scrollTop, moved: false };
      return;
    }
    touches.set(e.pointerId, e);
    if (touches.size === 2) pinch = { apart: spread().apart, zoom: zoom() };
  };
  const move = (e: PointerEvent): void => {
    if (touches.has(e.pointerId)) {
      touches.set(e.pointerId, e);
      if (pinch && touches.size === 2) {
        const now = spread();
        const wanted = (pinch.zoom * now.apart) / pinch.apart;
        zoomAt(node, () => setZoom(wanted), now.x, now.y);
      }
      return;
    }
    if (!drag) return;
    const [dx, dy] = [e.clientX - drag.x, e.clientY - drag.y];
    if (!drag.moved && Math.hypot(dx, dy) < DRAG) return;
    drag.moved = true;
    node.classList.add('dragged');
    node.scrollTo(drag.left - dx, drag.top - dy);
  };
  const click = (e: MouseEvent): void => {
    if (!drag?.moved) return;
    drag = null;
    e.stopPropagation();
    e.preventDefault();
  };
  const end = (e: PointerEvent): void => {
    touches.delete(e.pointerId);
    if (touches.size < 2) pinch = null;
    node.classList.remove('dragged');
    // The click that ends a drag must choose nothing, so a drag is forgotten only after it.
    if (drag?.moved) setTimeout(() => (drag = null));
    else drag = null;
  };
  const twoFingers = (e: TouchEvent): void => { if (e.touches.length > 1 && e.cancelable) e.preventDefault(); };

  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('touchmove', twoFingers, { passive: false });
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return {
    update: (next) => ({ zoom, setZoom } = next),
    destroy: () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    },
  };
};
