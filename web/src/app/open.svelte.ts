import { api } from '../protocol/http';
import type { FreeTable } from '../protocol/types';
import { watch } from './watch';

/** How often the list is asked for while somebody looks at it, in milliseconds. */
const EVERY = 20_000;

/** The tables of the house that strangers may join. */
class OpenTables {
  /** Whether the house keeps such a list; false as long as it is not known. */
  listing = $state(false);
  tables = $state.raw<readonly FreeTable[]>([]);
  private asking: Promise<boolean> | null = null;

  /** Asks the house, once at a time; tells whether it answered. */
  ask(): Promise<boolean> {
    return (this.asking ??= api
      .openTables()
      .then(({ listing, tables }) => {
        this.listing = listing;
        this.tables = tables;
        return true;
      })
      .catch(() => false)
      .finally(() => (this.asking = null)));
  }

  /** Keeps the list up to date until what is returned is called. */
  watch(): () => void {
    return watch(() => this.ask(), () => (this.listing ? EVERY : 30 * EVERY));
  }
}

export const openTables = new OpenTables();
