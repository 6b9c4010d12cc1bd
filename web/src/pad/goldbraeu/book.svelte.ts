import { forget, note, pending } from '../../lib/pending';
import { shelf, STEPS, type Foreign, type Kept } from '../../lib/shelf';
import type { Change } from './changes';
import { KIND, type Pad } from './pad';

export type Lies = 'coming' | 'here' | 'missing' | Foreign['why'];

/** One pad that is being written: every change is kept at once, on top of what other tabs have written. */
export class Book {
  pad = $state.raw<Pad | null>(null);
  lies = $state<Lies>('coming');
  trouble = $state<string | null>(null);
  private past = $state.raw<readonly Pad[]>([]);
  private readonly pads = shelf(KIND);
  private base: Kept<Pad> | null = null;
  private waiting: Change[] = [];
  private writing = false;
  /** Another tab has written while this one did. */
  private missed = false;
  private readonly unwatch: () => void;

  constructor(readonly id: string) {
    this.unwatch = this.pads.watch((other) => {
      if (other !== id) return;
      if (this.writing) this.missed = true;
      else void this.look();
    });
    void this.look();
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  change(change: Change): void {
    if (!this.pad) return;
    this.past = [...this.past.slice(1 - STEPS), this.pad];
    this.apply(change);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.apply(() => before);
  }

  close(): void {
    this.unwatch();
  }

  private apply(change: Change): void {
    this.pad = change(this.pad!);
    this.waiting.push(change);
    note(this.id, this.base?.version ?? 0, this.pad);
    if (!this.writing) void this.write();
  }

  private async look(): Promise<void> {
    const there = await this.pads.get(this.id);
    // A page that was closed in the moment of a change has left it behind.
    const late = this.base === null && there && 'item' in there ? pending(KIND, this.id, there.version) : null;
    if (this.waiting.length === 0) this.take(there);
    if (late && this.waiting.length === 0) this.change(() => late);
    this.trouble = this.pads.trouble;
  }

  /** What another tab, or nobody, has written; nothing of ours can be undone over it. */
  private take(there: Kept<Pad> | Foreign | null): void {
    if (there === null) {
      this.lies = 'missing';
      this.pad = null;
    } else if ('why' in there) {
      this.lies = there.why;
      this.pad = null;
    } else {
      // What is not ours is undone only where it is all that there is.
      if (there.version !== this.base?.version) this.past = this.waiting.length > 0 ? [] : there.history.past;
      this.base = there;
      this.pad = this.waiting.reduce((pad, change) => change(pad), there.item);
      this.lies = 'here';
    }
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0 && this.pad) {
      const many = this.waiting.length;
      const put = await this.pads.put(this.id, this.pad, this.base?.version ?? 0, { past: this.past, future: [] });
      if (put.done) {
        this.base = put.kept;
        this.waiting = this.waiting.slice(many);
        if (this.waiting.length === 0) forget(this.id);
        else note(this.id, this.base.version, this.pad);
      } else if (put.there === null) {
        // Thrown away in another tab, but still written here: it lives on.
        this.base = null;
      } else {
        this.take(put.there);
      }
    }
    this.writing = false;
    this.trouble = this.pads.trouble;
    if (this.missed) {
      this.missed = false;
      await this.look();
    }
  }
}
