import type { Args, Say } from '../i18n/fluent';

/** A table at one moment, as a lesson looks at it. */
export interface Moment<V, A> {
  view: V;
  legal: readonly A[];
  /** It is up to the reader. */
  mine: boolean;
  name: (seat: number) => string;
  say: Say;
}

/** One thing to learn, told once, as soon as the table shows it. Its words are the message `guide-<game>-<id>`. */
export interface Lesson<M> {
  id: string;
  /** The rule that it tells of. */
  rule: string;
  /** The numbers of the situation, if this is the moment for it; otherwise null. */
  when: (moment: M) => Args | null;
  /** What it points at, if that is there. */
  point?: string;
  /** The section that tells of it where the table is told in words; a lesson that asks points at what the reader can do there. */
  part?: string;
  /** It waits for the reader to act, and says what could be done. */
  asks?: boolean;
}

/** The first lesson that fits this moment and hasn't been told. */
export function lessonFor<M>(lessons: readonly Lesson<M>[], moment: M, told: ReadonlySet<string>): { lesson: Lesson<M>; args: Args } | null {
  for (const lesson of lessons) {
    if (told.has(lesson.id)) continue;
    const args = lesson.when(moment);
    if (args) return { lesson, args };
  }
  return null;
}
