import { randomHex } from '../../protocol/id';
import { forget, note, pending } from '../../lib/pending';
import { shelf, STEPS, type Kept, type Trouble } from '../../lib/shelf';
import { merge } from './merge';
import { blankRound, KIND, type Pad, type Round } from './pad';
import { reckon } from './rules';

const plain = (pad: Pad): Pad => JSON.parse(JSON.stringify(pad)) as Pad;

/** One pad that is open: every change is kept at once, can be undone, and is brought together with those of other tabs. */
export class PadBook {
  pad = $state.raw<Pad>() as Pad;
  trouble = $state.raw<Trouble | null>(null);
  /** What another tab made of it, where both changed the same; null in it: removed there. */
  conflict = $state.raw<{ theirs: Kept<Pad> | null } | null>(null);
  /** A later version of the program has written over it. */
  newer = $state(false);
  undoable = $state(0);
  redoable = $state(0);
  /** Rounds with the totals, as they are written. */
  readonly book = $derived.by(() => reckon(this.pad, this.pad.rounds));
  /** The round that is entered or changed. */
  readonly entry = $derived(this.pad.edit?.round ?? this.pad.draft ?? blankRound(this.pad, this.book.next));
  readonly at = $derived(this.pad.edit?.at ?? this.pad.rounds.length);
  /** The same with the round that is being entered or changed. */
  readonly preview = $derived.by(() => reckon(this.pad, [...this.pad.rounds.slice(0, this.at), this.entry, ...this.pad.rounds.slice(this.at + 1)]));

  private readonly shelf = shelf(KIND);
  private past: Pad[] = [];
  private future: Pad[] = [];
  private seen: number;
  private base: Pad;
  private saving: Promise<void> | null = null;
  private readonly stop: () => void;

  constructor(readonly id: string, kept: Kept<Pad>) {
    this.pad = kept.item;
    this.base = kept.item;
    this.seen = kept.version;
    this.trouble = this.shelf.trouble;
    this.past = [...kept.history.past];
    this.future = [...kept.history.future];
    const late = pending(KIND, id, kept.version);
    if (late) {
      this.past = [...this.past, kept.item];
      this.future = [];
      this.pad = late;
      void this.save();
    }
    this.undoable = this.past.length;
    this.redoable = this.future.length;
    this.stop = this.shelf.watch((changed) => {
      if (changed === id) void this.look();
    });
  }

  close(): void {
    this.stop();
  }

  /** Changes the pad; what is typed is undone step by step like everything else. */
  change(change: Partial<Pad>): void {
    this.past = [...this.past.slice(1 - STEPS), this.pad];
    this.future = [];
    this.set({ ...this.pad, ...change });
  }

  /** Changes the round that is entered or changed. */
  enter(round: Round): void {
    this.change(this.pad.edit ? { edit: { ...this.pad.edit, round } } : { draft: round });
  }

  /** Writes that round down. */
  write(house: boolean): void {
    const round = { ...this.entry, house };
    const { rounds } = this.pad;
    if (this.pad.edit) this.change({ rounds: rounds.map((one, at) => (at === this.at ? round : one)), edit: null });
    else this.change({ rounds: [...rounds, round], draft: null });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.pad];
    this.set(before);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.pad];
    this.set(next);
  }

  /** Ends a conflict: with what is here, with what is there, or with both, this one as a new pad, whose id is returned. */
  async settle(how: 'mine' | 'theirs' | 'both'): Promise<string | null> {
    const conflict = this.conflict;
    if (!conflict) return null;
    this.conflict = null;
    const { theirs } = conflict;
    let other: string | null = null;
    if (how === 'both') {
      other = randomHex(8);
      await this.shelf.put(other, plain(this.pad), 0);
    }
    this.seen = theirs?.version ?? 0;
    if (how === 'mine' || !theirs) await this.save();
    else {
      this.past = [...this.past, this.pad];
      this.take(theirs);
    }
    return other;
  }

  private set(pad: Pad): void {
    this.pad = plain(pad);
    this.undoable = this.past.length;
    this.redoable = this.future.length;
    note(this.id, this.seen, this.pad);
    void this.save();
  }

  private take(kept: Kept<Pad>): void {
    this.pad = kept.item;
    this.base = kept.item;
    this.seen = kept.version;
    this.undoable = this.past.length;
  }

  private save(): Promise<void> {
    this.saving ??= this.keep().finally(() => (this.saving = null));
    return this.saving;
  }

  /** Keeps the pad until what is kept is what is shown. */
  private async keep(): Promise<void> {
    // A turn later, so that several changes at once are kept together.
    await Promise.resolve();
    while (!this.conflict && !this.newer && this.pad !== this.base) {
      const mine = this.pad;
      const put = await this.shelf.put(this.id, mine, this.seen, { past: this.past, future: this.future });
      this.trouble = this.shelf.trouble;
      if (put.done) {
        this.seen = put.kept.version;
        this.base = mine;
        if (this.pad === mine) forget(this.id);
        else note(this.id, this.seen, this.pad);
      } else this.bring(put.there);
    }
  }

  /** Looks what another tab has done, unless something of ours is on its way there anyway. */
  private async look(): Promise<void> {
    if (this.saving || this.conflict) return;
    const there = await this.shelf.get(this.id);
    if (there && 'item' in there && there.version === this.seen) return;
    if (this.pad === this.base && there && 'item' in there && !this.saving) {
      this.past = [...this.past.slice(1 - STEPS), this.pad];
      this.take(there);
    } else if (!this.saving) {
      this.bring(there);
      void this.save();
    }
  }

  private bring(there: Awaited<ReturnType<typeof this.shelf.get>>): void {
    if (there && 'why' in there) {
      this.newer = true;
      return;
    }
    const merged = there && merge(this.base, this.pad, there.item);
    if (!there || !merged) {
      this.conflict = { theirs: there };
      return;
    }
    this.base = there.item;
    this.seen = there.version;
    this.pad = merged;
  }
}
