import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const block = (selector: string): Map<string, string> => {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1]!, m[2]!]));
};
const light = block(':root');
const dark = new Map([...light, ...block(":root[data-theme='dark']")]);
const onCard = block('.on-card');

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (x! + 0.05) / (y! + 0.05);
};

const SEATS = [0, 1, 2, 3, 4, 5].map((i) => `seat-${i}`);
const TEXT: [string, string][] = [
  ['ink', 'panel'], ['ink', 'panel-dim'], ['ink-soft', 'panel'], ['ink-soft', 'panel-dim'], ['brick', 'panel'], ['good', 'panel'], ['bad', 'panel'],
  ['on-wood', 'wood'], ['on-wood-soft', 'wood'], ['on-wood-soft', 'wood-deep'], ['on-gold', 'gold'], ['on-gold', 'gold-light'],
  ['pad-ink', 'pad'], ['pad-ink-soft', 'pad'], ['pad-text', 'pad'], ['mat-ink', 'mat'], ['gold', 'bar'], ['on-lawn', 'lawn'],
  ...SEATS.map((s): [string, string] => [s, 'panel']),
];
const MARKS: [string, string][] = [['gold', 'wood'], ...SEATS.flatMap((s): [string, string][] => [[s, 'pad'], [s, 'panel-dim']])];

describe.each([['light', light], ['dark', dark]] as const)('%s theme', (_name, tokens) => {
  it.each(TEXT)('%s on %s can be read', (fg, bg) => {
    expect(contrast(tokens.get(fg)!, tokens.get(bg)!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(MARKS)('%s on %s can be told', (fg, bg) => {
    expect(contrast(tokens.get(fg)!, tokens.get(bg)!)).toBeGreaterThanOrEqual(3);
  });
  it.each([...SEATS, 'ink', 'ink-soft'])('%s can be read on a card', (fg) => {
    expect(contrast(onCard.get(fg)!, tokens.get('card')!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onCard.get(fg)!, tokens.get('card-shade')!)).toBeGreaterThanOrEqual(4.5);
  });
});
