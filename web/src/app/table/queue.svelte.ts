import type { AnyUpdate, SeenOf } from '../../protocol/socket';
import type { Happening, Numbered } from '../../protocol/types';
import type { Sound } from '../../sound/sounds';
import { Waiter, type Pace } from './pace';

export type ToldOf<E> = Numbered<Happening<E>>;
export type LineOf<E> = { told: ToldOf<E> } | { away: true };

/** So many events are kept as news: several can be told before the page shows the first. */
const NEWS = 16;

/** Plays the updates of any game one after the other at the viewer's pace; how one is played is the game's own. */
export abstract class Queue<U extends AnyUpdate> {
  /** The update whose events were played last. */
  shown = $state.raw<U | null>(null);
  busy = $state(false);
  lines = $state.raw<readonly LineOf<SeenOf<U>>[]>([]);
  /** The events told last, the newest at the end. */
  news = $state.raw<readonly ToldOf<SeenOf<U>>[]>([]);

  /** Asked after each update, once it has been shown, whether to stay there; asked again after each `skip`. */
  pause: (() => boolean) | null = null;

  protected readonly waiter = new Waiter();
  private readonly queue: U[] = [];
  private playing = false;
  private told = 0;

  constructor(
    protected readonly pace: () => Pace,
    protected readonly hidden: () => boolean,
    protected readonly noise: (sound: Sound) => void = () => {},
    /** The last entry seen on this device in an earlier visit; 0 for none. */
    protected readonly before = 0,
  ) {}

  add(update: U): void {
    this.queue.push(update);
    if (!this.playing) void this.play();
  }

  /** Cuts short what is being waited for. */
  skip(): void {
    this.waiter.skip();
  }

  /** Plays the events that have not been told yet. */
  protected abstract scenes(update: U, events: readonly ToldOf<SeenOf<U>>[], first: boolean): Promise<void>;
  /** Whether so little happened that it was not missed. */
  protected abstract quiet(events: readonly ToldOf<SeenOf<U>>[]): boolean;

  private async play(): Promise<void> {
    this.playing = true;
    this.busy = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      const events = (update.events as readonly ToldOf<SeenOf<U>>[]).filter((told) => told.n > this.told);
      const first = this.shown === null;
      this.told = Math.max(this.told, update.n);
      await this.scenes(update, events, first);
      while (this.pause?.()) {
        // Nothing moves meanwhile, and whoever is asked may answer.
        this.busy = false;
        await this.waiter.wait(Infinity);
      }
      this.busy = true;
    }
    this.busy = false;
    this.playing = false;
  }

  /** Tells what happened without showing it; what was missed since the last visit is divided off. */
  protected pass(events: readonly ToldOf<SeenOf<U>>[], first: boolean): void {
    const missed = events.filter((told) => told.n > this.before);
    const divide = first && this.before > 0 && missed.length > 0 && missed.length < events.length;
    const old = divide ? events.filter((told) => told.n <= this.before) : first ? events : [];
    const fresh = divide || !first ? events.slice(old.length) : [];
    const mark: LineOf<SeenOf<U>>[] = fresh.length > 0 && !this.quiet(fresh) ? [{ away: true }] : [];
    this.lines = [...this.lines, ...old.map((told) => ({ told })), ...mark, ...fresh.map((told) => ({ told }))];
    this.news = [...this.news, ...fresh.slice(-3)].slice(-NEWS);
  }

  protected tell(told: ToldOf<SeenOf<U>>): void {
    this.lines = [...this.lines, { told }];
    this.news = [...this.news, told].slice(-NEWS);
  }
}
