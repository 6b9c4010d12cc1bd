import { factorOf } from '../app/table/pace';
import { settings } from '../lib/settings.svelte';
import { ApiError } from '../protocol/http';
import type { Line } from '../protocol/socket';
import type { TableId } from '../protocol/types';
import type { Answers, FromWorker, Kind, ToWorker } from './says';

/** The house of this device: tables that need no network, kept by a worker. */
class PocketHouse {
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, { settle: (answer: unknown) => void; fail: (error: unknown) => void }>();
  private readonly sockets = new Map<number, PocketLine>();
  /** How often a thought came to grief, by table: its players then play some strengths lower. */
  private readonly stumbles = new Map<TableId, number>();

  ask<K extends Kind>(what: K, of: Answers[K]['ask'], signal?: AbortSignal): Promise<Answers[K]['answer']> {
    return new Promise((settle, fail) => {
      const id = ++this.count;
      this.waiting.set(id, { settle: settle as (answer: unknown) => void, fail });
      signal?.addEventListener('abort', () => fail(new ApiError({ code: 'offline' })));
      this.post({ type: 'ask', id, what, of });
    });
  }

  /** A line to a table of this device. */
  line(table: TableId): Line {
    const id = ++this.count;
    const line = new PocketLine((message) => this.post(message), id, () => this.sockets.delete(id));
    this.sockets.set(id, line);
    line.table = table;
    this.post({ type: 'enter', line: id, table, build: __BUILD__, stumbles: this.stumbles.get(table) ?? 0, pace: factorOf(settings.pace) });
    return line;
  }

  private post(message: ToWorker): void {
    this.worker ??= this.hire();
    this.worker.postMessage(message);
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.fire();
    return worker;
  }

  /** A module that gave up can't be used again: everybody takes a new line to a new one. */
  private fire(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { fail } of this.waiting.values()) fail(new ApiError({ code: 'internal' }));
    this.waiting.clear();
    for (const line of [...this.sockets.values()]) line.end();
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'answer':
        this.waiting.get(message.id)?.settle(message.answer);
        this.waiting.delete(message.id);
        break;
      case 'failed':
        this.waiting.get(message.id)?.fail(new ApiError(message.error));
        this.waiting.delete(message.id);
        break;
      case 'frame':
        this.sockets.get(message.line)?.hear(message.text);
        break;
      case 'trouble':
        this.sockets.get(message.line)?.hear(JSON.stringify({ type: 'refused', id: null, error: message.error }));
        break;
      case 'broken': {
        const table = this.sockets.get(message.line)?.table;
        if (table && message.thought) this.stumbles.set(table, (this.stumbles.get(table) ?? 0) + 1);
        this.fire();
        break;
      }
    }
  }
}

/** What a table's socket wants of a connection, without a network. */
class PocketLine implements Line {
  table: TableId = '';
  readyState = 1;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(private readonly post: (message: ToWorker) => void, private readonly id: number, private readonly ended: () => void) {}

  send(text: string): void {
    this.post({ type: 'frame', line: this.id, text });
  }

  hear(text: string): void {
    this.onmessage?.({ data: text });
  }

  close(): void {
    if (this.readyState !== 1) return;
    this.post({ type: 'leave', line: this.id });
    this.end();
  }

  end(): void {
    this.readyState = 3;
    this.ended();
    this.onclose?.();
  }
}

export const house = new PocketHouse();
