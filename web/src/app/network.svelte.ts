import { api, isOffline } from '../protocol/http';
import type { MyTable } from '../protocol/types';
import { isDone } from './parts/mine';
import { watch } from './watch';

/** How often the house is looked for while it can't be reached, in milliseconds. */
const AGAIN = 10_000;
/** How often it is asked how the reader's tables stand, while the page is seen and a game is on: each table has to be looked up. */
const EVERY = 45_000;
/** The same if nothing goes on. */
const SELDOM = 10 * 60_000;

/** Whether the house can be reached, and the tables that are there and on this device. */
class Network {
  /** Known to be out of reach. */
  out = $state(false);
  /** The seats of this device: at the house, as far as it could be asked, and here. */
  mine = $state.raw<readonly MyTable[]>([]);
  here = $state.raw<readonly MyTable[]>([]);

  /** At how many tables it is up to the reader. */
  readonly turns = $derived(this.mine.filter((table) => table.your_turn).length);

  /** Asks now, and again while the page is seen, more often as long as nobody answers. Ends with what it returns. */
  watch(): () => void {
    const look = async (): Promise<boolean> => {
      try {
        this.mine = await api.mine();
        this.out = false;
      } catch (error) {
        this.out = isOffline(error);
      }
      return true;
    };
    const isOn = (): boolean => this.mine.some((table) => !isDone(table));
    const watching = watch(look, () => (this.out ? AGAIN : isOn() ? EVERY : SELDOM));
    const now = (): void => void look();
    addEventListener('online', now);
    addEventListener('offline', now);
    return () => {
      watching();
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
