import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromFile, ImportError, Shelf, STEPS, toFile, type Kind } from './shelf';
import { Disk } from './shelf/disk';

interface Note { text: string }
const KIND: Kind<Note> = {
  name: 'notes',
  format: 2,
  read: (item, format) => {
    const { text } = item as { text?: unknown };
    if (typeof text !== 'string') return null;
    return { text: format === 1 ? `${text} (old)` : text };
  },
};

let time = 0;
const open: Shelf<Note>[] = [];
function tab(kind = KIND): Shelf<Note> {
  const made = new Shelf(kind, () => ++time);
  open.push(made);
  return made;
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a shelf', () => {
  it('keeps things, the latest change first, and gives them to another tab', async () => {
    const shelf = tab();
    await shelf.put('a', { text: 'one' }, 0);
    await shelf.put('b', { text: 'two' }, 0);
    expect(await shelf.put('a', { text: 'three' }, 1)).toMatchObject({ done: true, kept: { version: 2 } });
    const { kept, foreign } = await tab().list();
    expect(kept.map((one) => [one.id, one.item.text])).toEqual([['a', 'three'], ['b', 'two']]);
    expect(foreign).toEqual([]);
    expect(shelf.trouble).toBeNull();
  });

  it('lets nobody write over what they have not seen', async () => {
    const [one, other] = [tab(), tab()];
    await one.put('a', { text: 'mine' }, 0);
    expect(await other.put('a', { text: 'theirs' }, 0)).toMatchObject({ done: false, there: { version: 1, item: { text: 'mine' } } });
    expect(await other.put('a', { text: 'theirs' }, 1)).toMatchObject({ done: true });
    expect(await one.remove('a', 1)).toBe(false);
    expect(await one.get('a')).toMatchObject({ version: 2, item: { text: 'theirs' } });
    expect(await one.remove('a', 2)).toBe(true);
    expect(await other.put('a', { text: 'still mine' }, 2)).toEqual({ done: false, there: null });
    expect(await other.put('a', { text: 'still mine' }, 0)).toMatchObject({ done: true });
  });

  it('lets one of two that write at once be the first', async () => {
    const done = await Promise.all([tab().put('a', { text: 'x' }, 0), tab().put('a', { text: 'y' }, 0)]);
    expect(done.map((put) => put.done).sort()).toEqual([false, true]);
  });

  it('tells other tabs what has changed, but not itself', async () => {
    const [one, other] = [tab(), tab()];
    const own: string[] = [];
    one.watch((id) => own.push(id));
    const heard = new Promise<string>((resolve) => other.watch(resolve));
    await one.put('a', { text: 'x' }, 0);
    expect(await heard).toBe('a');
    expect(own).toEqual([]);
  });

  it('reads old formats, and leaves newer and damaged things as they are', async () => {
    const old = tab({ ...KIND, format: 1 });
    await old.put('a', { text: 'x' }, 0);
    expect(await tab().get('a')).toMatchObject({ item: { text: 'x (old)' } });
    await tab({ ...KIND, format: 3 }).put('b', { text: 'tomorrow' }, 0);
    await tab().put('c', { text: 7 } as unknown as Note, 0);
    const shelf = tab();
    expect((await shelf.list()).foreign.map((one) => [one.id, one.why]).sort()).toEqual([['b', 'newer'], ['c', 'damaged']]);
    expect(await shelf.put('b', { text: 'today' }, 1)).toMatchObject({ done: false, there: { why: 'newer' } });
    expect(await tab({ ...KIND, format: 3 }).get('b')).toMatchObject({ item: { text: 'tomorrow' } });
  });

  it('lasts as long as the page where there is no database, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const shelf = tab();
    expect(await shelf.put('a', { text: 'x' }, 0)).toMatchObject({ done: true });
    expect(shelf.trouble).toBe('unavailable');
    expect(await shelf.get('a')).toMatchObject({ version: 1 });
    expect(await shelf.put('a', { text: 'y' }, 0)).toMatchObject({ done: false, there: { item: { text: 'x' } } });
  });

  it('goes on without the disk while it is full, and writes all when there is room again', async () => {
    const shelf = tab();
    await shelf.put('a', { text: 'one' }, 0);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await shelf.put('a', { text: 'two' }, 1)).toMatchObject({ done: true, kept: { version: 2 } });
    expect(await shelf.put('a', { text: 'three' }, 2)).toMatchObject({ done: true, kept: { version: 3 } });
    expect(shelf.trouble).toBe('full');
    expect((await shelf.list()).kept).toMatchObject([{ version: 3, item: { text: 'three' } }]);
    expect(await tab().get('a')).toMatchObject({ item: { text: 'one' } });
    full.mockRestore();
    expect(await shelf.put('a', { text: 'four' }, 3)).toMatchObject({ done: true });
    expect(shelf.trouble).toBeNull();
    expect(await tab().get('a')).toMatchObject({ version: 4, item: { text: 'four' } });
  });
});

describe('the history of a thing', () => {
  const history = { past: [{ text: 'a' }, { text: 'b' }], future: [{ text: 'd' }] };

  it('is kept with it, and not asked for in a list', async () => {
    await tab().put('a', { text: 'c' }, 0, history);
    expect(await tab().get('a')).toMatchObject({ item: { text: 'c' }, history });
    expect((await tab().list()).kept[0]!.history).toEqual({ past: [], future: [] });
    await tab().put('a', { text: 'x' }, 1);
    expect(await tab().get('a')).toMatchObject({ history: { past: [], future: [] } });
  });

  it('has an end', async () => {
    await tab().put('a', { text: 'x' }, 0, { past: Array.from({ length: STEPS + 5 }, (_, i) => ({ text: `${i}` })), future: [] });
    const there = await tab().get('a');
    expect(there && 'item' in there && [there.history.past.length, there.history.past[0]]).toEqual([STEPS, { text: '5' }]);
  });

  it('is missing in what was written before there was any, and read as far as it is whole', async () => {
    const disk = await Disk.open('stammtisch-notes');
    const write = (id: string, rest: object): Promise<unknown> => disk.change(id, () => ({ id, format: 2, version: 1, changed: 1, item: { text: 'x' }, ...rest }));
    await write('old', {});
    await write('odd', { history: { past: [{ text: 'a' }, { text: 7 }, { text: 'b' }], future: 'no' } });
    expect(await tab().get('old')).toMatchObject({ item: { text: 'x' }, history: { past: [], future: [] } });
    expect(await tab().get('odd')).toMatchObject({ item: { text: 'x' }, history: { past: [{ text: 'b' }], future: [] } });
  });
});

describe('a file', () => {
  it('comes back as it was', () => expect(fromFile(KIND, toFile(KIND, { text: 'x' }))).toEqual({ text: 'x' }));

  it.each([
    ['no JSON', 'not-ours'],
    ['null', 'not-ours'],
    ['{"stammtisch":"other","format":1,"item":{"text":"x"}}', 'not-ours'],
    ['{"stammtisch":"notes","format":3,"item":{"text":"x"}}', 'newer'],
    ['{"stammtisch":"notes","format":2,"item":{"text":7}}', 'damaged'],
  ])('is refused with the reason: %s', (text, why) => {
    expect(() => fromFile(KIND, text)).toThrowError(new ImportError(why as ImportError['why']));
  });
});
