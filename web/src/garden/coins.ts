import { gentle } from '../table/places';

/** Lets `count` coins walk over `layer`, a fixed one, from the middle of one element to another; resolves when the last has arrived. */
export function walk(layer: HTMLElement, from: Element, to: Element, count: number, ms: number): Promise<void> {
  if (count === 0 || ms <= 0) return Promise.resolve();
  const middle = (e: Element): [number, number] => {
    const b = e.getBoundingClientRect();
    return [b.left + b.width / 2, b.top + b.height / 2];
  };
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const arrivals = Array.from({ length: count }, (_, i) => {
    const coin = document.createElement('span');
    coin.className = 'thaler';
    layer.append(coin);
    const bend = (i % 2 ? 1 : -1) * (12 + (i % 3) * 8);
    const mid = `translate(${(x0 + x1) / 2 + bend}px, ${(y0 + y1) / 2 - 26 - (i % 3) * 7}px)`;
    // With reduced motion coins appear where they arrive.
    const path = gentle()
      ? coin.animate({ transform: [`translate(${x1}px, ${y1}px)`, `translate(${x1}px, ${y1}px)`], opacity: [0, 1, 0] }, { duration: 240 })
      : coin.animate([{ transform: `translate(${x0}px, ${y0}px) scale(.6)`, opacity: 0 }, { opacity: 1, offset: 0.12 }, { transform: mid, offset: 0.5 }, { transform: `translate(${x1}px, ${y1}px) scale(.8)`, opacity: 1 }], { duration: ms, delay: (ms / 9) * i, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'backwards' });
    return path.finished.then(() => coin.remove(), () => coin.remove());
  });
  return Promise.all(arrivals).then(() => undefined);
}
