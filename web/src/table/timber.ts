/** Woods that barrels are made of, as red, green and blue from shadow to light. */
type Rgb = readonly [number, number, number];
export interface Timber { stops: readonly [Rgb, Rgb, Rgb]; hoop: readonly [string, string, string]; head: readonly [string, string]; seam: string }

export const OAK: Timber = {
  stops: [[118, 70, 28], [214, 156, 86], [250, 214, 152]],
  hoop: ['#2f1a0c', '#946237', '#3d220f'],
  head: ['#fbe6b9', '#e2b878'],
  seam: '#7d4c20',
};
export const SMOKED: Timber = {
  stops: [[22, 13, 10], [70, 44, 34], [126, 86, 64]],
  hoop: ['#5e3d10', '#f0c565', '#6b450f'],
  head: ['#4a2d20', '#281610'],
  seam: '#140a07',
};

/** The colour of one stave: `shade` from -1 to 1 by its angle to the light, with a little of its own grain. */
export function staveColour(timber: Timber, shade: number, stave: number): string {
  const grain = (((stave * 7 + 3) % 5) - 2) * 0.022;
  const v = Math.max(0, Math.min(1, 0.36 + shade * 0.6 + grain));
  const [a, b, c] = timber.stops;
  const mix = (from: Rgb, to: Rgb, k: number): string =>
    `rgb(${from.map((x, i) => Math.round(x + ((to[i] ?? x) - x) * k)).join(' ')})`;
  return v < 0.5 ? mix(a, b, v * 2) : mix(b, c, v * 2 - 1);
}
