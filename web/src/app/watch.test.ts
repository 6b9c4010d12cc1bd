import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watch } from './watch';

describe('asking again and again', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  let asked = 0;
  let answers = true;
  let stop = (): void => {};
  const ask = (): Promise<boolean> => {
    asked += 1;
    return Promise.resolve(answers);
  };
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  const hide = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    [page.hidden, asked, answers] = [false, 0, true];
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks at once and then in this time, until it is stopped', async () => {
    stop = watch(ask, () => 1000);
    await pass(2500);
    expect(asked).toBe(3);
    stop();
    await pass(5000);
    expect(asked).toBe(3);
  });

  it('rests while the page is hidden, and asks when it is seen again after a while', async () => {
    stop = watch(ask, () => 1000);
    await pass(0);
    hide(true);
    await pass(60_000);
    expect(asked).toBe(1);
    hide(false);
    expect(asked).toBe(2);
    await pass(0);
    for (let flip = 0; flip < 5; flip += 1) [true, false].forEach(hide);
    await pass(900);
    expect(asked, 'flipping between tabs asks no more often').toBe(2);
    await pass(200);
    expect(asked).toBe(3);
  });

  it('asks less and less often when nobody answers', async () => {
    answers = false;
    stop = watch(ask, () => 1000);
    await pass(1000 * (2 + 4 + 8 + 8) + 1);
    expect(asked).toBe(5);
  });
});
