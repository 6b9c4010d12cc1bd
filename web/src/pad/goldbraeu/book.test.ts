import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { VIEW } from '../../../tests/examples';
import { note } from '../../lib/pending';
import { shelf } from '../../lib/shelf';
import { Book } from './book.svelte';
import { book, rename, setBoss } from './changes';
import { KIND, newPad, type Pad } from './pad';

const pads = shelf(KIND);
beforeEach(() => {
  const notes = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => notes.get(key) ?? null, setItem: (key: string, text: string) => notes.set(key, text), removeItem: (key: string) => notes.delete(key) });
});
const begin = async (id: string): Promise<void> => void (await pads.put(id, newPad([{ name: 'Anna', seat: 0 }, { name: 'Bert', seat: 1 }, { name: 'Carla', seat: 2 }], VIEW.setup.map), 0));
const opened = async (id: string): Promise<Book> => {
  const one = new Book(id);
  await vi.waitFor(() => expect(one.lies).not.toBe('coming'));
  return one;
};
const kept = async (id: string): Promise<Pad> => {
  const there = await pads.get(id);
  if (!there || !('item' in there)) throw new Error('not there');
  return there.item;
};

it('keeps every change at once, and undoes it', async () => {
  await begin('a');
  const one = await opened('a');
  one.change(setBoss(0, 'post', 2));
  one.change(book(0, { who: 0, thalers: -5 }));
  expect(one.pad!.weeks[0]!.sheet.bosses.post).toBe(2);
  await vi.waitFor(async () => expect((await kept('a')).weeks[0]!.entries).toHaveLength(1));
  one.undo();
  await vi.waitFor(async () => expect((await kept('a')).weeks[0]!.entries).toHaveLength(0));
  expect((await kept('a')).weeks[0]!.sheet.bosses.post).toBe(2);
  expect([one.undoable, one.undo(), one.undoable]).toEqual([true, undefined, false]);
});

it('has what was on its way to the disk when the page was closed', async () => {
  await begin('e');
  const there = await pads.get('e');
  if (!there || !('item' in there)) throw new Error('not there');
  note('e', there.version, setBoss(0, 'adler', 1)(there.item));
  const later = await opened('e');
  expect(later.pad!.weeks[0]!.sheet.bosses.adler).toBe(1);
  await vi.waitFor(async () => expect((await kept('e')).weeks[0]!.sheet.bosses.adler).toBe(1));
  later.undo();
  expect(later.pad!.weeks[0]!.sheet.bosses.adler).toBeNull();
  // What is older than what the disk has is nothing any more.
  note('e', there.version, setBoss(0, 'adler', 2)(there.item));
  later.close();
  expect((await opened('e')).pad!.weeks[0]!.sheet.bosses.adler).not.toBe(2);
});

it('undoes what was changed before the page was closed', async () => {
  await begin('d');
  const one = await opened('d');
  one.change(setBoss(0, 'post', 2));
  one.change(setBoss(0, 'krug', 1));
  await vi.waitFor(async () => expect((await kept('d')).weeks[0]!.sheet.bosses.krug).toBe(1));
  one.close();
  const later = await opened('d');
  later.undo();
  expect(later.pad!.weeks[0]!.sheet.bosses).toMatchObject({ post: 2, krug: null });
  later.undo();
  expect(later.pad!.weeks[0]!.sheet.bosses.post).toBeNull();
  expect(later.undoable).toBe(false);
  await vi.waitFor(async () => expect((await kept('d')).weeks[0]!.sheet.bosses.post).toBeNull());
});

it('puts its changes on top of what another page has written meanwhile, and undoes nothing of that', async () => {
  await begin('b');
  const [one, other] = [await opened('b'), await opened('b')];
  one.change(rename(0, 'Anne'));
  await vi.waitFor(async () => expect((await kept('b')).players[0]!.name).toBe('Anne'));
  other.change(setBoss(0, 'krug', 1));
  await vi.waitFor(async () => expect((await kept('b')).weeks[0]!.sheet.bosses.krug).toBe(1));
  expect((await kept('b')).players[0]!.name).toBe('Anne');
  expect(other.pad!.players[0]!.name).toBe('Anne');
  expect(other.undoable).toBe(false);
});

it('lives on here if another page throws it away while it is written', async () => {
  await begin('c');
  const one = await opened('c');
  await pads.remove('c', 1);
  one.change(rename(1, 'Berta'));
  await vi.waitFor(async () => expect((await kept('c')).players[1]!.name).toBe('Berta'));
});

it('says what can not be shown', async () => {
  expect((await opened('nowhere')).lies).toBe('missing');
});
