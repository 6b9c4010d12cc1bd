/// <reference lib="webworker" />
import { saidOf, tagOf, WORDS_AT, WORDS_CACHE, type About } from '../app/notices/said';
import type { NoticeWords } from '../app/notices/words';

/** What the house sends; see `Notice` of the protocol. */
interface Notice extends About {
  table: string;
}

const isNotice = (sent: unknown): sent is Notice => {
  const notice = sent as Partial<Notice> | null;
  return typeof notice === 'object' && notice !== null && /^[a-z0-9]{1,32}$/.test(String(notice.table)) && typeof notice.what === 'string' && typeof notice.game === 'string';
};

/** Shows what the house sends while no page is open, and leads to its table whoever presses it. */
export function notify(self: ServiceWorkerGlobalScope): void {
  const at = (path: string): string => new URL(path, self.registration.scope).href;

  async function show(sent: unknown): Promise<void> {
    // Browsers want to see a notification for each message, whatever is in it.
    const notice: Notice = isNotice(sent) ? sent : { what: '', game: '', table: '', deadline: null };
    const kept = await (await caches.open(WORDS_CACHE)).match(at(WORDS_AT));
    const words = kept ? ((await kept.json()) as NoticeWords) : null;
    const { title, body } = saidOf({ ...notice, deadline: typeof notice.deadline === 'number' ? notice.deadline : null }, words, Date.now());
    await self.registration.showNotification(title, { body, tag: tagOf(notice.table), icon: at('icon-192.png'), data: { table: notice.table } });
  }

  async function open(table: string): Promise<void> {
    const url = at(table ? `t/${table}` : './');
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
    await (there ? there.focus() : self.clients.openWindow(url));
  }

  self.addEventListener('push', (event) => {
    let sent: unknown = null;
    try {
      sent = event.data?.json();
    } catch {
      // No JSON: shown as a notice without words.
    }
    event.waitUntil(show(sent));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String((event.notification.data as { table?: string } | null)?.table ?? '')));
  });
}
