import { api, isOffline } from '../protocol/http';
import type { MyTable } from '../protocol/types';

/** How often the house is looked for while it can't be reached, in milliseconds. */
const AGAIN = 10_000;

/** Whether the house can be reached, and the tables that are there and on this device. */
class Network {
  /** Known to be out of reach. */
  out = $state(false);
  /** The seats of this device: at the house, as far as it could be asked, and here. */
  mine = $state.raw<readonly MyTable[]>([]);
  here = $state.raw<readonly MyTable[]>([]);

  /** Asks now, and again as long as nobody answers. Ends with what it returns. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        this.mine = await api.mine();
        this.out = false;
      } catch (error) {
        this.out = isOffline(error);
      }
      if (this.out && !over) timer = setTimeout(() => void look(), AGAIN);
    };
    const now = (): void => void look();
    addEventListener('online', now);
    addEventListener('offline', now);
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', now);
      removeEventListener('offline', now);
    };
  }

  /** Asks this device, which has to be woken for it: not before there may be something. */
  async lookHere(): Promise<void> {
    this.here = await api.mineHere().catch(() => []);
  }
}

export const network = new Network();
