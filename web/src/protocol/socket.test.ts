import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Line, type Listener, type Step } from './socket';

/** A line to a server that the test plays. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id?: string; since?: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const WELCOME = { type: 'welcome', protocol: 1, build: 'b', table: 't', game: 'polterfass', seat: 0 };
const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
const STEP: Step = { kind: 'begin' };

describe('a table socket', () => {
  let listener: { [K in keyof Listener]: ReturnType<typeof vi.fn<Listener[K]>> };
  let socket: TableSocket;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    listener = { welcome: vi.fn(), update: vi.fn(), line: vi.fn(), waiting: vi.fn(), trouble: vi.fn(), bye: vi.fn() };
    socket = new TableSocket('ws://x', listener, () => new FakeSocket() as unknown as Line);
    socket.connect();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it('says what it has seen, and after a break since when', () => {
    latest().say(WELCOME);
    expect(latest().sent).toEqual([{ type: 'hello', protocol: 1, since: 0, keeps_pad: true, hidden: false }]);
    latest().say({ type: 'update', n: 7 });
    latest().close();
    expect(listener.line).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().say(WELCOME);
    expect(latest().sent).toEqual([{ type: 'hello', protocol: 1, since: 7, keeps_pad: true, hidden: false }]);
  });

  it('says whether somebody looks, and after a break if nobody does', () => {
    latest().say(WELCOME);
    for (const hidden of [false, true, true, false, true]) socket.look(hidden);
    expect(latest().sent.slice(1)).toEqual([true, false, true].map((hidden) => ({ type: 'look', hidden })));
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().say(WELCOME);
    expect(latest().sent).toEqual([{ type: 'hello', protocol: 1, since: 0, keeps_pad: true, hidden: true }]);
  });

  it('keeps the pad until something is written on it, after a break, too', () => {
    const pads = (): unknown[] => listener.update.mock.calls.map(([update]) => update.game?.pad);
    const say = (n: number, pad: unknown): void => latest().say({ type: 'update', n, game: { pad } });
    latest().say(WELCOME);
    latest().say({ type: 'update', n: 1, game: null });
    say(2, 'old');
    say(3, null);
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().say(WELCOME);
    say(4, null);
    say(5, 'new');
    say(6, null);
    expect(pads()).toEqual([undefined, 'old', 'old', 'old', 'new', 'new']);
  });

  it('comes back ever more seldom to a server that welcomes it and sends it away', () => {
    for (let second = 0; second < 60; second += 1) {
      if (latest().readyState === 1) {
        latest().say(WELCOME);
        latest().close();
      }
      vi.advanceTimersByTime(1000);
    }
    expect(FakeSocket.all.length).toBeGreaterThan(4);
    expect(FakeSocket.all.length).toBeLessThan(14);
  });

  it('resends a step under its name until it is acknowledged, and once only then', async () => {
    latest().say(WELCOME);
    const done = socket.do(STEP);
    const { id } = latest().sent[1]!;
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(listener.waiting).toHaveBeenLastCalledWith(new Set(['begin']));
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().say(WELCOME);
    expect(latest().sent[1]).toMatchObject({ type: 'do', id });
    latest().say({ type: 'ack', id, n: 9 });
    await expect(done).resolves.toEqual({ n: 9 });
    expect(listener.waiting).toHaveBeenLastCalledWith(new Set());
    latest().close();
    vi.advanceTimersByTime(2000);
    latest().say(WELCOME);
    expect(latest().sent).toHaveLength(1);
  });

  it('keeps a step that was given while the line was down', () => {
    void socket.do(STEP);
    latest().say(WELCOME);
    expect(latest().sent.map((m) => m.type)).toEqual(['hello', 'do']);
  });

  it('hands on why a step was refused', async () => {
    latest().say(WELCOME);
    const done = socket.do(STEP);
    latest().say({ type: 'refused', id: latest().sent[1]!.id, error: { code: 'not_host' } });
    await expect(done).resolves.toEqual({ error: { code: 'not_host' } });
  });

  it('notices a dead line by an unanswered ping', () => {
    latest().say(WELCOME);
    vi.advanceTimersByTime(15_000);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(listener.line).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('waits longer after each failure, and not at all when woken', () => {
    for (let i = 0; i < 8; i++) {
      latest().close();
      vi.advanceTimersByTime(20_000);
    }
    const before = FakeSocket.all.length;
    latest().close();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(before);
    socket.wake();
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('stays away when it was sent away for good, and comes back when the server only restarts', () => {
    latest().say(WELCOME);
    latest().say({ type: 'bye', error: { code: 'shutting_down' } });
    latest().close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().say(WELCOME);
    latest().say({ type: 'bye', error: { code: 'spectators_forbidden' } });
    expect(listener.bye).toHaveBeenCalledWith({ code: 'spectators_forbidden' });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
