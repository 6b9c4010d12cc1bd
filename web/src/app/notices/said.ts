import { clockTime } from '../../lib/times';
import type { NoticeWords, What } from './words';

/** Where the service worker finds its words. */
export const WORDS_CACHE = 'stammtisch-words';
export const WORDS_AT = 'notice-words.json';
/** One notification for each table: a newer one takes the place of the older. */
export const tagOf = (table: string): string => `table-${table}`;

/** What a notice is about. */
export interface About {
  what: string;
  game: string;
  deadline: number | null;
}

/** Title and text of a notice; of one that this build doesn't know, the name of the house. */
export function saidOf(about: About, words: NoticeWords | null, now: number): { title: string; body: string } {
  const wording = words?.games[about.game]?.[about.what as What];
  if (!words || !wording) return { title: 'Stammtisch', body: '' };
  if (about.deadline === null) return { title: wording.title, body: wording.body };
  return { title: wording.title, body: wording.until.replace('{time}', clockTime(about.deadline, words.language, now)) };
}
