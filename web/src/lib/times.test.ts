import { describe, expect, it } from 'vitest';
import { clockTime, distance } from './times';

/** A Tuesday afternoon where the reader is. */
const NOW = new Date(2026, 10, 24, 15, 0).getTime();
const MINUTE = 60_000;
const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 0).getTime();

describe('moments', () => {
  it('says the time today, the day near it and the date far from it', () => {
    const say = (day: number, hour: number): string => clockTime(at(day, hour), 'en-GB', NOW);
    expect([say(24, 18), say(25, 9), say(23, 9), say(26, 18), say(30, 18)]).toEqual(['18:00', 'tomorrow 09:00', 'yesterday 09:00', 'Thu 18:00', 'Mon 18:00']);
    expect(say(24 + 14, 18)).toBe('8 Dec 18:00');
    expect(clockTime(at(25, 18), 'de', NOW)).toBe('morgen 18:00');
    expect(clockTime(at(25, 18), 'ru', NOW)).toBe('завтра 18:00');
  });

  it('goes by midnights, not by hours', () => {
    const late = new Date(2026, 10, 24, 23, 30).getTime();
    expect(clockTime(late + 40 * MINUTE, 'en-GB', late)).toBe('tomorrow 00:10');
  });

  it('says how far away something is', () => {
    const say = (minutes: number): string => distance(NOW + minutes * MINUTE, 'en', NOW);
    expect([say(-5), say(90), say(60 * 21), say(60 * 47), say(60 * 24 * 7)]).toEqual(['5 min. ago', 'in 2 hr.', 'in 21 hr.', 'in 2 days', 'in 7 days']);
  });
});
