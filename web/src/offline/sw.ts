/// <reference lib="webworker" />
// The service worker: has every file of this build on the device, so that pads, rules and games against the computer need no network.
import { clientsClaim } from 'workbox-core';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { notify } from './notify';

declare const self: ServiceWorkerGlobalScope;
/** The files of the build, put in by `vite/offline.ts`. */
declare const __FILES__: { url: string; revision: string | null }[];

/** A page that takes longer than this, in milliseconds, is not waited for. */
const PATIENCE = 3000;
const PAGE = 'index.html';

precache(__FILES__);
// Pages come from the network where there is one: the server's page fits the server's protocol.
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
  new NavigationRoute(async ({ request }) => {
    const kept = async (): Promise<Response> => (await matchPrecache(PAGE)) ?? Response.error();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    try {
      const answer = await fetch(request.url, { signal: late.signal, credentials: 'same-origin' });
      // A proxy without a server behind it is as good as no network.
      return answer.status >= 500 ? await kept() : answer;
    } catch {
      return kept();
    } finally {
      clearTimeout(timer);
    }
  }),
);

// The first visit is enough: the page that brought us may use what we have.
clientsClaim();

// A newer worker waits until no page of the old build is left, so that no game loses the files it runs on; a single page may ask for it.
self.addEventListener('message', (event) => {
  if (event.data !== 'take-over') return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => (pages.length <= 1 ? self.skipWaiting() : undefined)),
  );
});

notify(self);
