import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../protocol/http';
import type { Advice } from '../../protocol/types';
import { Advisor } from './advisor.svelte';

const ADVICE: Advice = { choices: [{ action: 'a', chance: 0.5 }], error: 0.01 };

/** A house that answers when the test says so. */
class House {
  calls: { signal: AbortSignal; answer: (advice: Advice) => void; refuse: (error: unknown) => void }[] = [];
  ask = (signal: AbortSignal): Promise<Advice> => new Promise((answer, refuse) => this.calls.push({ signal, answer, refuse }));
  async answer(at = -1): Promise<void> {
    this.calls.at(at)?.answer(ADVICE);
    await vi.advanceTimersByTimeAsync(0);
  }
}

describe('the advisor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = (): { house: House; advisor: Advisor } => {
    const house = new House();
    const advisor = new Advisor(house.ask);
    advisor.prompt(7);
    return { house, advisor };
  };

  it('asks once for a prompt, however often the note is put away and taken out', async () => {
    const { house, advisor } = open();
    advisor.toggle();
    expect(advisor.now).toEqual({ kind: 'asking', slow: false });
    await house.answer();
    expect(advisor.now).toEqual({ kind: 'given', advice: ADVICE });
    advisor.toggle();
    expect(advisor.open).toBe(false);
    advisor.toggle();
    expect(advisor.now).toEqual({ kind: 'given', advice: ADVICE });
    expect(house.calls).toHaveLength(1);
  });

  it('says when it takes long', async () => {
    const { house, advisor } = open();
    advisor.toggle();
    await vi.advanceTimersByTimeAsync(3000);
    expect(advisor.now).toEqual({ kind: 'asking', slow: true });
    await house.answer();
    expect(advisor.now.kind).toBe('given');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(advisor.now.kind).toBe('given');
  });

  it('vanishes with the prompt, and what is answered later is not shown', async () => {
    const { house, advisor } = open();
    advisor.toggle();
    advisor.prompt(null);
    expect([advisor.open, house.calls[0]?.signal.aborted]).toEqual([false, true]);
    await house.answer();
    expect(advisor.open).toBe(false);
    advisor.prompt(9);
    advisor.toggle();
    expect(advisor.now.kind).toBe('asking');
    await house.answer(0);
    expect([advisor.now.kind, house.calls.length]).toEqual(['asking', 2]);
  });

  it('asks nothing while nothing is up to the reader', () => {
    const { house, advisor } = open();
    advisor.prompt(null);
    advisor.toggle();
    expect([advisor.open, house.calls.length]).toEqual([false, 0]);
  });

  it('says why there is none, and asks again', async () => {
    const { house, advisor } = open();
    advisor.toggle();
    house.calls[0]?.refuse(new ApiError({ code: 'advice_off' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(advisor.now).toEqual({ kind: 'failed', error: { code: 'advice_off' } });
    advisor.fetch();
    house.calls[1]?.refuse(new TypeError('broken'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(advisor.now).toEqual({ kind: 'failed', error: { code: 'internal' } });
    advisor.fetch();
    await house.answer();
    expect(advisor.now.kind).toBe('given');
  });
});
