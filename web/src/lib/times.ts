/** A moment as people write it, in milliseconds since 1970 UTC: the time alone if it is today. */
export function moment(at: number, language: string, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many midnights lie between two moments where the reader is. */
function daysBetween(from: number, to: number): number {
  const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

/** A moment near now as people say it: "18:00", "tomorrow 18:00", "Tue 18:00", and with the date if it is further away. */
export function clockTime(at: number, language: string, now = Date.now()): string {
  const days = daysBetween(now, at);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  if (days === 0) return time;
  if (Math.abs(days) === 1) return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')} ${time}`;
  const day: Intl.DateTimeFormatOptions = Math.abs(days) < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return `${new Intl.DateTimeFormat(language, day).format(at)} ${time}`;
}

/** How far away a moment is: "in 2 days", "5 min. ago". */
export function distance(at: number, language: string, now = Date.now()): string {
  const say = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const away = at - now;
  const size = Math.abs(away);
  if (size < 50 * MINUTE) return say.format(Math.round(away / MINUTE), 'minute');
  if (size < 22 * HOUR) return say.format(Math.round(away / HOUR), 'hour');
  return say.format(Math.round(away / DAY), 'day');
}
