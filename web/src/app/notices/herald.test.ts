import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { hush, isHeard, tellTurn, type Turn } from './herald';

vi.mock('../../i18n/index.svelte', () => ({ words: { language: 'en', learn: () => Promise.resolve(), t: (id: string) => id } }));
vi.mock('../../protocol/http', () => ({ address: (path: string) => path }));

/** What tabs of one browser share, and what each sees. */
const kept = new Map<string, string>();
const page = { hidden: true };
const shown: { title: string; tag: string; closed: boolean }[] = [];
class Notice {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  private readonly entry: (typeof shown)[number];
  constructor(title: string, { tag }: { tag: string }) {
    this.entry = { title, tag, closed: false };
    shown.push(this.entry);
  }
  close(): void {
    this.entry.closed = true;
  }
}

const turn = (asked: number): Turn => ({ table: 'abc', game: 'polterfass', asked, due: null });
const always = (): boolean => true;
/** Two tabs hear of a turn at the same time. */
async function inTwoTabs(asked: number, still = always): Promise<void> {
  const both = Promise.all([tellTurn(turn(asked), still), tellTurn(turn(asked), still)]);
  await vi.advanceTimersByTimeAsync(2000);
  await both;
}

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  [page.hidden, shown.length, Notice.permission] = [true, 0, 'granted'];
  let queue: Promise<unknown> = Promise.resolve();
  const locks = { request: (_: string, what: () => Promise<void>) => (queue = queue.then(what)) };
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { Notification: Notice, focus: () => {} });
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('navigator', { locks });
  kept.set('tell', 'yes');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells of each hand-over once, however many tabs there are', async () => {
  await inTwoTabs(3);
  await inTwoTabs(3);
  expect(shown).toEqual([{ title: 'say-turn-title', tag: 'table-abc', closed: false }]);
  await inTwoTabs(5);
  expect(shown).toHaveLength(2);
  await hush('abc');
  expect(shown[1]?.closed).toBe(true);
});

it('tells nothing while a tab shows the table, nor afterwards', async () => {
  const hidden = tellTurn(turn(13), always);
  page.hidden = false;
  await tellTurn(turn(13), always);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(2000);
  await hidden;
  await inTwoTabs(13);
  expect(shown).toEqual([]);
  await inTwoTabs(14);
  expect(shown).toHaveLength(1);
});

it('tells nothing that is no longer true, not wanted or not allowed', async () => {
  await inTwoTabs(23, () => false);
  expect(shown).toEqual([]);
  kept.set('tell', '');
  expect(isHeard()).toBe(false);
  await inTwoTabs(24);
  kept.set('tell', 'yes');
  Notice.permission = 'denied';
  expect(isHeard()).toBe(false);
  await inTwoTabs(25);
  expect(shown).toEqual([]);
  Notice.permission = 'granted';
  await inTwoTabs(26);
  expect(shown).toHaveLength(1);
});
