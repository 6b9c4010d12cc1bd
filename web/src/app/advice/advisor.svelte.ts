import { ApiError } from '../../protocol/http';
import type { Advice, ErrorBody } from '../../protocol/types';

export type AdviceNow = { kind: 'closed' } | { kind: 'asking'; slow: boolean } | { kind: 'given'; advice: Advice } | { kind: 'failed'; error: ErrorBody };

/** From when on it is said that the answer takes its time. */
const SLOW = 2500;

/** Asks the house for advice on the prompt that is open, and forgets it with the prompt. */
export class Advisor {
  now = $state.raw<AdviceNow>({ kind: 'closed' });
  private asked: number | null = null;
  private given: Advice | null = null;
  private call: AbortController | null = null;

  constructor(private readonly ask: (signal: AbortSignal) => Promise<Advice>) {}

  get open(): boolean {
    return this.now.kind !== 'closed';
  }

  /** Which prompt is open to the reader: advice for another is over. */
  prompt(asked: number | null): void {
    if (asked === this.asked) return;
    this.close();
    this.asked = asked;
    this.given = null;
  }

  toggle(): void {
    if (this.open) this.close();
    else this.fetch();
  }

  close(): void {
    this.call?.abort();
    this.call = null;
    this.now = { kind: 'closed' };
  }

  /** Asks, or shows what was answered before; nothing while nothing is up to the reader. */
  fetch(): void {
    if (this.asked === null) return;
    if (this.given) {
      this.now = { kind: 'given', advice: this.given };
      return;
    }
    const call = new AbortController();
    this.call?.abort();
    this.call = call;
    this.now = { kind: 'asking', slow: false };
    const timer = setTimeout(() => (this.now = { kind: 'asking', slow: true }), SLOW);
    call.signal.addEventListener('abort', () => clearTimeout(timer));
    this.ask(call.signal).then(
      (advice) => {
        if (call.signal.aborted) return;
        this.given = advice;
        this.now = { kind: 'given', advice };
      },
      (error: unknown) => {
        if (!call.signal.aborted) this.now = { kind: 'failed', error: error instanceof ApiError ? error.body : { code: 'internal' } };
      },
    ).finally(() => clearTimeout(timer));
  }
}
