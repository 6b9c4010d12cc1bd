/** What Chromium offers where a page can be installed; other browsers have it in their menus. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** When nothing else is to be loaded, or at the latest after this many milliseconds, the files are fetched for later. */
const SOON = 3000;

/** Whether this device has all that is needed without a network. */
class Device {
  ready = $state(false);
  private offer = $state.raw<InstallOffer | null>(null);
  readonly installable = $derived(this.offer !== null);
  /** A newer build that waits until no page of this one is left. */
  private waiting = $state.raw<ServiceWorker | null>(null);

  /** Has the browser keep this build; not on plain http but for this machine, where browsers forbid it. */
  begin(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => (this.offer = null));
    const start = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void this.register(), { timeout: SOON });
      else setTimeout(() => void this.register(), SOON);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }

  /** Lets a newer build take over if this is the only page; only where nothing is under way, as the page is loaded anew. */
  refresh(): void {
    const waiting = this.waiting;
    this.waiting = null;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  }

  private async register(): Promise<void> {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(new URL('sw.js', document.baseURI), { scope: new URL('.', document.baseURI).pathname }).catch(() => null);
    if (!registration) return;
    const newer = (worker: ServiceWorker | null): void => {
      // The first one replaces nobody.
      if (worker && serviceWorker.controller) this.waiting = worker;
    };
    newer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => installing.state === 'installed' && newer(registration.waiting));
    });
    await serviceWorker.ready;
    this.ready = true;
  }
}

export const device = new Device();
