/** A moment as people write it, in milliseconds since 1970 UTC: the time alone if it is today. */
export function moment(at: number, language: string, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
