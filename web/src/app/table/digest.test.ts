import { describe, expect, it } from 'vitest';
import type { AnyUpdate, SeenOf } from '../../protocol/socket';
import { leftLongAgo, LONG } from './away';
import { digestOf } from './digest';
import type { LineOf } from './queue.svelte';

type Line = LineOf<SeenOf<AnyUpdate>>;
let n = 0;
const told = (event: Record<string, unknown>): Line => ({ told: { n: ++n, at: 0, event: { scope: 'game', ...event } } }) as unknown as Line;
const round = (number: number): Line[] => [
  told({ kind: 'round_began', round: number, innkeeper: 0 }),
  told({ kind: 'ordered', seat: 1, cards: null }),
  told({ kind: 'closed', innkeeper: 0 }),
  told({ kind: 'billed', round: number, innkeeper: 0, verdict: 'failed' }),
];
const say = (id: string, args: Record<string, unknown> = {}): string => (args['round'] === undefined || id.endsWith('billed') ? id.replace('polterfass-', '') : `round ${String(args['round'])}`);
const digest = (lines: Line[], after: number): string[] => digestOf(lines, after, 'polterfass', (seat) => `seat ${seat}`, say).map(({ title, lines: all }) => [title, ...all].join(' / '));

describe('what happened since the last visit', () => {
  it('is told round by round, the older ones by what came of them', () => {
    n = 0;
    const log = [...round(1), ...round(2), ...round(3), told({ kind: 'round_began', round: 4, innkeeper: 1 }), told({ kind: 'rolled', innkeeper: 1 })];
    expect(digest(log, 2)).toEqual([' / billed', 'round 2 / billed', 'round 3 / closed / billed', 'round 4 / rolled']);
  });

  it('leaves out what was seen, housekeeping and a mark in the log', () => {
    n = 0;
    const log: Line[] = [...round(1), { away: true }, told({ kind: 'nonce', scope: 'table' }), ...round(2)];
    expect(digest(log, 5)).toEqual(['round 2 / closed / billed']);
  });

  it('is nothing if next to nothing happened', () => {
    n = 0;
    const log = [...round(1), ...round(2)];
    expect(digest(log, 8)).toEqual([]);
    expect(digest(log, 7)).toEqual([]);
  });
});

describe('being away', () => {
  it('is long or no matter, and nobody returns who was never there', () => {
    expect(leftLongAgo(7, 1000, 1000 + LONG - 1)).toBeNull();
    expect(leftLongAgo(7, 1000, 1000 + LONG)).toEqual({ n: 7, at: 1000 });
    expect(leftLongAgo(0, 1000, 1000 + LONG)).toBeNull();
    expect(leftLongAgo(7, Infinity, 1000 + LONG)).toBeNull();
  });
});
