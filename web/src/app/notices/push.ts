import { api } from '../../protocol/http';
import type { MyNotices, TableId } from '../../protocol/types';
import { leaveWords } from './herald';

/** The bytes of base64url without padding. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether this browser could be told when no page is open. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** The worker of this build, registered if it isn't yet. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { scope: new URL('.', document.baseURI).pathname });
  return navigator.serviceWorker.ready;
}

/** Has this browser told of a table by the house with this public key. */
export async function startPush(table: TableId, key: string): Promise<MyNotices> {
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  const wanted = bytesOf(key);
  // A house that lost its key pair has a new one, with which an old subscription can do nothing.
  const same = known?.options.applicationServerKey && `${new Uint8Array(known.options.applicationServerKey)}` === `${wanted}`;
  if (known && !same) await known.unsubscribe();
  const subscription = known && same ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = subscription.toJSON();
  await leaveWords();
  return api.tellPush(table, { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } });
}
