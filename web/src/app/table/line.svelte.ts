import { keep, recall } from '../../lib/keep';
import { settings } from '../../lib/settings.svelte';
import { play } from '../../sound/sounds';
import { api, lineTo, socketAddress } from '../../protocol/http';
import { isPocket, randomHex } from '../../protocol/id';
import { PROTOCOL, TableSocket, type ActionOf, type AnyUpdate, type Listener, type StepOf } from '../../protocol/socket';
import type { ErrorBody, TableId } from '../../protocol/types';
import { leftLongAgo, type Left } from './away';
import type { Pace } from './pace';
import type { Queue } from './queue.svelte';
import type { Sound } from '../../sound/sounds';

/** Makes a stage that plays at this pace, unseen or not, with sounds, from the entry seen last on this device. */
export type StageMaker<S> = new (pace: () => Pace, hidden: () => boolean, noise: (sound: Sound) => void, before: number) => S;

/** A table of whatever game, for what is the same at all of them. */
export type AnyClient = LineClient<AnyUpdate, Queue<AnyUpdate>>;

/** What can get an action of the reader ready, so that only the golden button has to be pressed. */
export interface ReadersHand<A> {
  ready(action: A): void;
}

/** One table as this device sees it: the line to it, what was said last, and the stage on which it is played. */
export class LineClient<U extends AnyUpdate, S extends Queue<U>> implements Listener<U> {
  /** What the server said last; the stage may still be playing earlier things. */
  latest = $state.raw<U | null>(null);
  online = $state(false);
  wasOnline = $state(false);
  pending = $state.raw<ReadonlySet<StepOf<U>['kind']>>(new Set());
  /** Sent away for good. */
  gone = $state.raw<ErrorBody | null>(null);
  refused = $state.raw<ErrorBody | null>(null);
  newVersion = $state(false);
  /** The prompt that was answered, until the next one. */
  answered = $state<number | null>(null);
  /** The reader's hand, while the table is shown. */
  hand: ReadersHand<ActionOf<U>> | null = null;
  readonly stage: S;
  /** When what is shown was seen, as long as nothing newer came: there was no network when the page was opened. */
  asOf = $state<number | null>(null);
  /** Whether the table is on this device only. */
  readonly here: boolean;
  /** What this device had seen when the reader left, if that is long ago; looked at once when the table stands again. */
  left = $state.raw<Left | null>(null);
  private hiddenAt: number | null = null;
  /** False if the browser forgets such a table with the page. */
  lasting = $state(true);
  private readonly socket: TableSocket<U>;
  private clock = 0;
  private noncesSent = false;

  constructor(readonly id: TableId, Stage: StageMaker<S>) {
    this.stage = new Stage(() => settings.pace, () => document.hidden, play, Number(recall(`seen-${id}`) ?? 0));
    this.here = isPocket(id);
    if (!this.here) this.left = leftLongAgo(Number(recall(`seen-${id}`) ?? 0), Number(recall(`seen-at-${id}`) ?? Infinity), Date.now());
    if (this.here) void api.lastsHere().then((lasting) => (this.lasting = lasting), () => undefined);
    this.socket = new TableSocket(socketAddress(id), this, lineTo(id));
    this.socket.connect();
  }

  /** What the page shows. */
  readonly view = $derived.by(() => this.stage.shown ?? this.latest);
  readonly seat = $derived(this.latest?.table.you ?? null);
  readonly isHost = $derived(this.seat !== null && this.latest?.table.host === this.seat);
  /**
   * The number of the prompt that is open to this seat: the one that the stage shows, as long as it is still the newest. Others who
   * answer theirs in the meantime don't close it.
   */
  readonly asked = $derived.by(() => {
    const newest = this.latest?.game?.asked ?? null;
    return this.stage.shown?.game?.asked === newest ? newest : null;
  });
  readonly standIn = $derived.by(() => (this.seat === null ? null : this.latest?.table.chairs[this.seat]?.stand_in ?? null));
  /** It is up to the reader. */
  readonly myTurn = $derived(this.asked !== null && this.standIn === null);
  /** The table waits for the reader, though the stage may still show what went before. */
  readonly wanted = $derived.by(() => {
    const newest = this.latest?.game?.asked ?? null;
    return newest !== null && newest !== this.answered && this.standIn === null;
  });
  readonly acting = $derived(this.answered !== null && this.answered === this.asked);

  name = (seat: number): string => {
    const occupant = (this.latest ?? this.view)?.table.chairs[seat]?.occupant;
    return occupant && occupant.kind !== 'open' ? occupant.name : '';
  };

  /** The server's time. */
  now(): number {
    return Date.now() + this.clock;
  }

  async do(command: StepOf<U>): Promise<boolean> {
    this.refused = null;
    const result = await this.socket.do(command);
    if ('error' in result) this.refused = result.error;
    this.reloadIfQuiet();
    return !('error' in result);
  }

  async act(action: ActionOf<U>): Promise<void> {
    const asked = this.asked;
    if (asked === null || this.acting) return;
    this.answered = asked;
    // Whoever rolls on has read the bill.
    this.stage.skip();
    if (!(await this.do({ kind: 'act', action, asked }))) this.answered = null;
  }

  /** Asks the rules why something can't be done, by trying it. It must not be among the legal actions; should they have changed on the way, the prompt's number doesn't fit. */
  async why(action: ActionOf<U>): Promise<void> {
    const asked = this.asked;
    if (asked !== null && !this.acting && this.online) await this.do({ kind: 'act', action, asked });
  }

  wake = (): void => this.socket.wake();

  /** The page is seen, or no longer. */
  look(hidden: boolean): void {
    if (!this.here) this.socket.look(document.hidden);
    if (hidden) {
      this.hiddenAt ??= Date.now();
      if (this.latest) keep(`seen-at-${this.id}`, `${this.hiddenAt}`);
      return;
    }
    if (this.hiddenAt !== null && !this.here) this.left = leftLongAgo(Number(recall(`seen-${this.id}`) ?? 0), this.hiddenAt, Date.now()) ?? this.left;
    this.hiddenAt = null;
    if (this.latest) this.saw(this.latest);
  }

  private saw(update: U): void {
    keep(`seen-${this.id}`, `${update.n}`);
    keep(`seen-at-${this.id}`, `${Date.now()}`);
  }

  renew = (): void => this.socket.renew();

  close(): void {
    this.socket.close();
  }

  welcome(build: string, protocol: number): void {
    if (build !== __BUILD__ || protocol !== PROTOCOL) {
      this.newVersion = true;
      this.reloadIfQuiet();
    }
  }

  /** Shows a table as this device saw it before, until the server is heard. */
  showLast(update: U, at: number): void {
    if (this.latest) return;
    this.asOf = at;
    this.latest = update;
    this.stage.add(update);
  }

  update(update: U): void {
    this.clock = update.now - Date.now();
    this.asOf = null;
    this.latest = update;
    if (!this.here) void import('./last').then(({ remember }) => remember(this.id, update), () => undefined);
    this.stage.add(update);
    if (!document.hidden) this.saw(update);
    this.addToLuck(update);
  }

  line(open: boolean): void {
    this.online = open;
    if (!open) return;
    this.wasOnline = true;
    // A page may come in a tab that nobody has looked at yet.
    if (document.hidden) this.look(true);
  }

  waiting(kinds: ReadonlySet<StepOf<U>['kind']>): void {
    this.pending = kinds;
    this.reloadIfQuiet();
  }

  trouble(error: ErrorBody): void {
    this.refused = error;
  }

  bye(error: ErrorBody): void {
    this.gone = error;
  }

  /** Each seated person's browser mixes a number of its own into the luck, before the game begins. */
  private addToLuck({ table }: U): void {
    if (table.you === null || table.stage !== 'lobby' || this.noncesSent) return;
    this.noncesSent = true;
    if (table.fairness.nonces[table.you] === null) void this.socket.do({ kind: 'nonce', nonce: recall(`nonce-${this.id}`) ?? randomHex(16) });
  }

  /** A page of another build reloads once, as soon as nothing of its own is under way. */
  private reloadIfQuiet(): void {
    if (!this.newVersion || this.pending.size > 0) return;
    const tried = `reloaded-for-${__BUILD__}`;
    try {
      if (sessionStorage.getItem(tried)) return;
      sessionStorage.setItem(tried, '1');
    } catch {
      return;
    }
    location.reload();
  }
}
