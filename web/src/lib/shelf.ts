import { Disk } from './shelf/disk';
import { Memory } from './shelf/memory';
import { STEPS, type Foreign, type History, type Kept, type Kind, type Place, type Put, type Stored, type Trouble } from './shelf/types';

export { STEPS, type Foreign, type History, type Kept, type Kind, type Put, type Trouble } from './shelf/types';
export { fromFile, ImportError, toFile } from './shelf/file';

const NONE: History<never> = { past: [], future: [] };

/**
 * Things of one kind that this browser keeps: pads at a real table.
 *
 * Nothing is overwritten unseen: whoever puts a thing names the version that was read, and if another tab was faster, gets what is there now. What a later
 * version of the program has written stays as it is. Where nothing can be kept, or the storage is full, things last as long as the page, and `trouble` says so.
 */
export class Shelf<T> {
  /** Why things last no longer than this page; null as long as they do. */
  trouble: Trouble | null = null;
  private place: Promise<Place> | undefined;
  /** What did not fit on the disk, over the version that the disk has. */
  private readonly over = new Map<string, { stored: Stored; base: number }>();
  private readonly channel: BroadcastChannel | undefined;
  private readonly listeners = new Set<(id: string) => void>();

  constructor(private readonly kind: Kind<T>, private readonly now: () => number = Date.now) {
    if (typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel(`stammtisch-${kind.name}`);
    this.channel.onmessage = ({ data }: MessageEvent<unknown>): void => {
      if (typeof data === 'string') for (const listener of this.listeners) listener(data);
    };
  }

  /** Tells which thing another tab has changed or removed, until the returned function is called. */
  watch(listener: (id: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** All that is there, the latest change first, and what we can't read. */
  async list(): Promise<{ kept: Kept<T>[]; foreign: Foreign[] }> {
    const there = await (await this.find()).all();
    const stored = [...there.filter(({ id }) => !this.over.has(id)), ...[...this.over.values()].map((over) => over.stored)];
    const read = stored.sort((a, b) => b.changed - a.changed).map((one) => this.read(one));
    return { kept: read.filter((one) => 'item' in one), foreign: read.filter((one) => 'why' in one) };
  }

  /** One thing; null if it isn't there. */
  async get(id: string): Promise<Kept<T> | Foreign | null> {
    const stored = this.over.get(id)?.stored ?? (await (await this.find()).get(id));
    const read = stored ? this.read(stored) : null;
    return read && 'item' in read ? { ...read, history: this.historyOf(stored!) } : read;
  }

  /** Keeps a thing whose version `seen` was read, 0 for a new one, and how it came to be so. */
  async put(id: string, item: T, seen: number, history: History<T> = NONE): Promise<Put<T>> {
    const over = this.over.get(id);
    if (over && over.stored.version !== seen) return { done: false, there: this.read(over.stored) };
    const next: Stored = { id, format: this.kind.format, version: seen + 1, changed: this.now(), item, history: { past: history.past.slice(-STEPS), future: history.future.slice(-STEPS) } };
    const base = over?.base ?? seen;
    const place = await this.find();
    let there: Stored | undefined;
    try {
      // Over what the disk has: a thing that did not fit before has gone on without it.
      there = await place.change(id, (found) => ((found?.version ?? 0) === base && (!found || found.format <= this.kind.format) ? next : undefined));
    } catch (error) {
      this.trouble = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
      this.over.set(id, { stored: next, base });
      return { done: true, kept: this.kept(next, item) };
    }
    if (there !== next) return { done: false, there: there ? this.read(there) : null };
    this.over.delete(id);
    if (this.over.size === 0 && place instanceof Disk) this.trouble = null;
    this.channel?.postMessage(id);
    return { done: true, kept: this.kept(next, item) };
  }

  /** Takes a thing away whose version `seen` was read; false if it has changed since. To undo it, put it as new. */
  async remove(id: string, seen: number): Promise<boolean> {
    const over = this.over.get(id);
    const base = over?.base ?? seen;
    const left = await (await this.find()).change(id, (found) => (found?.version === base ? null : undefined));
    if (left) return false;
    this.over.delete(id);
    this.channel?.postMessage(id);
    return true;
  }

  /** Ends the connection to other tabs. */
  close(): void {
    this.channel?.close();
    this.listeners.clear();
  }

  private find(): Promise<Place> {
    this.place ??= Disk.open(`stammtisch-${this.kind.name}`).catch(() => {
      this.trouble = 'unavailable';
      return new Memory();
    });
    return this.place;
  }

  private kept(stored: Stored, item: T): Kept<T> {
    return { id: stored.id, version: stored.version, changed: stored.changed, item, history: NONE };
  }

  /** As far back and forth as it can be read. */
  private historyOf({ history, format }: Stored): History<T> {
    const readable = (all: readonly unknown[] | undefined): T[] => {
      const read = (Array.isArray(all) ? all : []).map((one) => this.readItem(one, format));
      return read.slice(read.lastIndexOf(null) + 1) as T[];
    };
    return { past: readable(history?.past), future: readable(history?.future) };
  }

  /** Whatever stops the reader is damage. */
  private readItem(item: unknown, format: number): T | null {
    try {
      return this.kind.read(item, format);
    } catch {
      return null;
    }
  }

  private read(stored: Stored): Kept<T> | Foreign {
    const foreign = (why: Foreign['why']): Foreign => ({ id: stored.id, format: stored.format, version: stored.version, why, raw: stored.item });
    if (stored.format > this.kind.format) return foreign('newer');
    const item = this.readItem(stored.item, stored.format);
    return item === null ? foreign('damaged') : this.kept(stored, item);
  }
}

const shelves = new Map<string, unknown>();

/** The shelf of a kind; the same one for everybody on this page. */
export function shelf<T>(kind: Kind<T>): Shelf<T> {
  const there = shelves.get(kind.name) as Shelf<T> | undefined;
  if (there) return there;
  const made = new Shelf(kind);
  shelves.set(kind.name, made);
  return made;
}
