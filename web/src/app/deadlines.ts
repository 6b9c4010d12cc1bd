import type { Say } from '../i18n/fluent';
import type { Options } from '../protocol/types';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits that are offered, in seconds; 0 is none. */
export const LIMITS = [0, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const;

export const secondsOf = (deadline: Options['deadline']): number => (deadline === 'off' ? 0 : deadline.seconds);

/** A limit in words, in the largest unit that divides it. */
export function limitText(seconds: number, say: Say): string {
  if (seconds === 0) return say('option-deadline-off');
  if (seconds % DAY === 0) return say('option-deadline-days', { days: seconds / DAY });
  if (seconds % HOUR === 0) return say('option-deadline-hours', { hours: seconds / HOUR });
  return seconds % MINUTE === 0 ? say('option-deadline-minutes', { minutes: seconds / MINUTE }) : say('option-deadline-seconds', { seconds });
}

/** From this limit on, in seconds, people come and go between their turns. */
export const SLOW = HOUR;

/** Whether a table takes its time: no clock runs out while somebody reads. */
export const isUnhurried = (deadline: Options['deadline']): boolean => deadline === 'off' || secondsOf(deadline) >= SLOW;
