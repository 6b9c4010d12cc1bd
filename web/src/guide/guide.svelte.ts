import { untrack } from 'svelte';
import { keep } from '../lib/keep';
import type { TableId } from '../protocol/types';
import { keyOf, toldAt } from './kept';
import { lessonFor, type Lesson } from './lesson';

/** What the guide needs of the table of a game. */
export interface Course<M> {
  game: string;
  table: TableId;
  lessons: readonly Lesson<M>[];
  /** The table as it is shown; null while there is nothing to explain. */
  moment(): M | null;
  /** The reader has just acted. */
  acting(): boolean;
  /** It is up to the reader. */
  mine(): boolean;
  /** Something is being shown that one can't speak over. */
  busy(): boolean;
  /** What the reader could do, in the words of the button that does it. */
  advice(moment: M): { label: string; ready: (() => void) | null } | null;
  /** Has the table ask `pause` whether to stay where it is; returns how to have it ask again. */
  hold(pause: (() => boolean) | null): () => void;
}

interface Told<M> { lesson: Lesson<M>; moment: M }

/** Tells the lessons of a course one by one, as the table shows what they are about; the table waits meanwhile. */
export class Guide<M extends object = object> {
  /** The lessons told in this visit. */
  told = $state.raw<readonly Told<M>[]>([]);
  /** Which of them is shown. */
  at = $state(0);
  /** The last lesson has not been dealt with. */
  waits = $state(false);
  readonly count: number;
  private readonly ids: Set<string>;
  private readonly again: () => void;
  private holding = false;
  private ended = false;

  constructor(readonly course: Course<M>) {
    this.ids = toldAt(course.table);
    this.count = course.lessons.length;
    this.again = course.hold(() => this.pause());
  }

  /** The lesson that is shown. */
  readonly shown = $derived.by(() => this.told[this.at] ?? null);
  readonly latest = $derived.by(() => this.at >= this.told.length - 1);
  /** How many lessons of the course had been told with the one that is shown. */
  readonly number = $derived.by(() => (this.shown ? this.course.lessons.indexOf(this.shown.lesson) + 1 : 0));

  /** Looks whether there is something to explain. */
  look(): void {
    untrack(() => {
      if (this.ended) return;
      if (this.waits && this.answered()) this.release();
      if (!this.waits && !this.course.busy()) this.tell();
    });
  }

  next(): void {
    if (!this.latest) this.at++;
    else {
      this.waits = false;
      this.tell();
      if (!this.waits) this.release();
    }
  }

  back(): void {
    if (this.at > 0) this.at--;
  }

  /** The game goes on without the guide. */
  end(): void {
    this.ended = true;
    keep(keyOf(this.course.table), 'off');
    this.course.hold(null);
    this.release();
  }

  /** Lets go of the table while nobody is there to read. */
  leave(): void {
    this.ended = true;
    this.course.hold(null);
    this.release();
  }

  private pause(): boolean {
    if (this.ended) return false;
    if (this.waits && this.answered()) this.waits = false;
    if (!this.waits) this.tell();
    return (this.holding = this.waits);
  }

  /** Whoever has acted has understood; and where it isn't up to the reader any more, there is nothing to ask. */
  private answered(): boolean {
    return this.course.acting() || (this.told.at(-1)?.lesson.asks === true && !this.course.mine());
  }

  private tell(): void {
    const moment = this.course.moment();
    const next = moment && !this.course.acting() ? lessonFor(this.course.lessons, moment, this.ids) : null;
    if (!moment || !next) return;
    this.ids.add(next.lesson.id);
    keep(keyOf(this.course.table), ['on', ...this.ids].join(','));
    this.told = [...this.told, { lesson: next.lesson, moment }];
    this.at = this.told.length - 1;
    this.waits = true;
  }

  private release(): void {
    this.waits = false;
    // Only where the table waits for the guide: its other pauses are the reader's own.
    if (!this.holding) return;
    this.holding = false;
    this.again();
  }
}
