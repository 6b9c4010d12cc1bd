import { randomHex } from './id';
import type { ClientMessage, Command, ErrorBody, GoldbraeuUpdate, PolterfassUpdate, ServerMessage, Update } from './types';

/** What the server tells of a table of any game. */
export type AnyUpdate = PolterfassUpdate | GoldbraeuUpdate;
/** The actions, events and commands of the game that an update is about. */
export type ActionOf<U extends AnyUpdate> = NonNullable<U['game']>['legal'][number];
export type SeenOf<U extends AnyUpdate> = U extends Update<infer _S, infer _V, infer _P, infer _A, infer E> ? E : never;
export type StepOf<U extends AnyUpdate> = Command<U['table']['setup'], ActionOf<U>>;
export type Step = StepOf<PolterfassUpdate>;

type FromServer<U extends AnyUpdate> = Exclude<ServerMessage<never, never, never, never, never>, { type: 'update' }> | ({ type: 'update' } & U);
type PadOf<U extends AnyUpdate> = NonNullable<U['game']>['pad'];

export const PROTOCOL = 1;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
const FIRST_RETRY = 400;
const LAST_RETRY = 15_000;
/** Errors in a `bye` after which another attempt is pointless. */
const FINAL = new Set(['unknown_table', 'not_on_this_device', 'damaged', 'spectators_forbidden', 'unsupported_protocol', 'table_closed', 'unknown_game']);

/** What became of a step: its journal number, or why it was refused. */
export type Result = { n: number } | { error: ErrorBody };

export interface Listener<U extends AnyUpdate = PolterfassUpdate> {
  /** Each new connection, before its first update. */
  welcome(build: string, protocol: number): void;
  update(update: U): void;
  /** Whether the line to the server stands. */
  line(open: boolean): void;
  /** Steps that wait for their acknowledgement. */
  waiting(kinds: ReadonlySet<StepOf<U>['kind']>): void;
  /** Something went wrong that nobody here asked for. */
  trouble(error: ErrorBody): void;
  /** The server sent us away for good. */
  bye(error: ErrorBody): void;
}

/** What is wanted of a connection: a `WebSocket`, or what stands in for one. */
export interface Line {
  readonly readyState: number;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface Pending<U extends AnyUpdate> {
  command: StepOf<U>;
  settle: (result: Result) => void;
}

/** One table's socket: says what was seen, resends steps until they are answered, and comes back after any break. */
export class TableSocket<U extends AnyUpdate = PolterfassUpdate> {
  private socket: Line | null = null;
  private seen = 0;
  /** The pad of the last update: later ones leave it out until something is written on it. */
  private pad: PadOf<U> | null = null;
  private readonly steps = new Map<string, Pending<U>>();
  private delay = FIRST_RETRY;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;
  /** Whether nobody sees the page. */
  private hidden = false;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener<U>,
    private readonly make: (url: string) => Line = (at) => new WebSocket(at) as Line,
  ) {}

  connect(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.retry);
    const socket = this.make(this.url);
    this.socket = socket;
    this.greeted = false;
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(JSON.parse(String(data)) as FromServer<U>);
    socket.onclose = () => this.socket === socket && this.lost();
    socket.onerror = () => socket.close();
    this.expect(PONG_WITHIN);
  }

  /** Takes up a new connection at once: the machine woke up, or the network came back. */
  wake(): void {
    if (this.closed) return;
    this.delay = FIRST_RETRY;
    if (!this.socket) this.connect();
    else if (this.greeted) this.ping();
  }

  /** Says whether somebody looks at the table, for notices. */
  look(hidden: boolean): void {
    if (this.hidden === hidden) return;
    this.hidden = hidden;
    if (this.greeted) this.send({ type: 'look', hidden });
  }

  /** Drops the line and takes a new one, as another person, say, after sitting down. */
  renew(): void {
    this.seen = 0;
    this.lost();
    this.wake();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.rest();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  do(command: StepOf<U>): Promise<Result> {
    return new Promise((settle) => {
      const id = randomHex(12);
      this.steps.set(id, { command, settle });
      this.tell();
      if (this.greeted) this.send({ type: 'do', id, command });
    });
  }

  private receive(message: FromServer<U>): void {
    clearTimeout(this.deadline);
    switch (message.type) {
      case 'welcome':
        this.greeted = true;
        this.listener.welcome(message.build, message.protocol);
        this.send({ type: 'hello', protocol: PROTOCOL, since: this.seen, keeps_pad: true, hidden: this.hidden });
        for (const [id, { command }] of this.steps) this.send({ type: 'do', id, command });
        this.pinger = setInterval(() => this.ping(), PING_EVERY);
        this.listener.line(true);
        break;
      case 'update':
        // Not at the welcome: a server that is too busy welcomes, too, before it sends us away.
        this.delay = FIRST_RETRY;
        this.seen = Math.max(this.seen, message.n);
        this.listener.update(this.withPad(message));
        break;
      case 'ack':
        this.settle(message.id, { n: message.n });
        break;
      case 'refused':
        if (message.id !== null) this.settle(message.id, { error: message.error });
        else this.listener.trouble(message.error);
        break;
      case 'bye':
        if (!FINAL.has(message.error.code)) break;
        this.close();
        this.listener.bye(message.error);
        break;
      case 'pong':
        break;
    }
  }

  private withPad(update: U): U {
    if (!update.game) return update;
    // Generated types don't know that it may be left out.
    const pad = (update.game.pad as PadOf<U> | null) ?? this.pad;
    this.pad = pad;
    return { ...update, game: { ...update.game, pad } };
  }

  private settle(id: string, result: Result): void {
    const step = this.steps.get(id);
    this.steps.delete(id);
    this.tell();
    step?.settle(result);
  }

  private tell(): void {
    this.listener.waiting(new Set([...this.steps.values()].map(({ command }) => command.kind)));
  }

  private send(message: ClientMessage<U['table']['setup'], ActionOf<U>>): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    this.send({ type: 'ping' });
    this.expect(PONG_WITHIN);
  }

  /** A line on which nothing comes in time is dead, whatever the system says of it. */
  private expect(within: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lost(), within);
  }

  private rest(): void {
    clearInterval(this.pinger);
    clearTimeout(this.deadline);
  }

  private lost(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    this.rest();
    socket?.close();
    if (this.closed) return;
    this.listener.line(false);
    this.retry = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LAST_RETRY);
  }
}
