import { words } from '../../i18n/index.svelte';
import { keep, recall } from '../../lib/keep';
import { address } from '../../protocol/http';
import type { TableId } from '../../protocol/types';
import { GAMES } from '../games';
import { saidOf, tagOf, WORDS_AT, WORDS_CACHE } from './said';
import { noticeWords } from './words';

/** So long, in milliseconds, a hidden tab waits whether another one shows the table. */
const PATIENCE = 800;

export interface Turn {
  table: TableId;
  game: string;
  /** The number of the prompt: one hand-over, one notice. */
  asked: number;
  due: number | null;
}

/** Whether the reader wants to see notifications, and the browser shows them. */
export const isHeard = (): boolean => recall('tell') === 'yes' && 'Notification' in window && Notification.permission === 'granted';

/** What this tab shows itself, where there is no service worker. */
const shown = new Map<TableId, Notification>();

const learned = async (): Promise<ReturnType<typeof noticeWords>> => {
  await words.learn('slow');
  return noticeWords(GAMES, words.language, words.t);
};

/** Of several tabs only one goes on at a time. */
async function alone(table: TableId, what: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`notice-${table}`, what);
  else await what();
}

/** Shows that it is the reader's turn, once for each hand-over and only if no tab shows the table; `still` tells whether it is. */
export async function tellTurn(turn: Turn, still: () => boolean): Promise<void> {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  if (!still()) return;
  await alone(turn.table, async () => {
    if (Number(recall(`told-${turn.table}`) ?? 0) >= turn.asked) return;
    keep(`told-${turn.table}`, `${turn.asked}`);
    if (document.hidden && isHeard()) await show(turn);
  });
}

async function show({ table, game, due }: Turn): Promise<void> {
  const { title, body } = saidOf({ what: 'your_turn', game, deadline: due }, await learned(), Date.now());
  const options = { body, tag: tagOf(table), icon: address('icon-192.png'), data: { table } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // A worker's notification can still be pressed when the tab is gone, and phones know no other.
  if (worker?.active) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  shown.set(table, notification);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** What was said of a table is dealt with. */
export async function hush(table: TableId): Promise<void> {
  shown.get(table)?.close();
  shown.delete(table);
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const notification of (await worker?.getNotifications?.({ tag: tagOf(table) })) ?? []) notification.close();
}

/** Leaves the words for the service worker, which may have to speak when no page is there. */
export async function leaveWords(): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(WORDS_CACHE);
  await cache.put(address(WORDS_AT), new Response(JSON.stringify(await learned()), { headers: { 'content-type': 'application/json' } }));
}
