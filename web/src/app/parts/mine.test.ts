import { describe, expect, it } from 'vitest';
import { inTheirOrder, isDone, type Mine } from './mine';

const table = (id: string, change: Partial<Mine>): Mine => ({ table: id, game: 'polterfass', seat: 0, name: 'Ada', stage: 'playing', your_turn: false, last_at: 0, ...change });

describe('my tables', () => {
  it('come in the order in which they need the reader', () => {
    const tables = [
      table('new', { last_at: 90 }),
      table('turn-long', { your_turn: true, last_at: 10 }),
      table('turn-late', { your_turn: true, last_at: 20, due: 500 }),
      table('turn-soon', { your_turn: true, last_at: 30, due: 200 }),
      table('turn-short', { your_turn: true, last_at: 40 }),
      table('old', { last_at: 5 }),
    ];
    expect(inTheirOrder(tables).map((m) => m.table)).toEqual(['turn-soon', 'turn-late', 'turn-long', 'turn-short', 'new', 'old']);
  });

  it('are done when nothing can happen there', () => {
    expect((['lobby', 'playing', 'over', 'closed'] as const).map((stage) => isDone(table('a', { stage })))).toEqual([false, false, true, true]);
  });
});
