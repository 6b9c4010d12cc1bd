import type { DBSchema } from 'idb';
import { Database } from '../../lib/database';
import { PROTOCOL, type AnyUpdate } from '../../protocol/socket';
import type { TableId } from '../../protocol/types';

/** A table of a server as this device saw it last. */
export interface Last {
  id: TableId;
  /** Another build may understand an update otherwise. */
  build: string;
  protocol: number;
  /** When it was seen, in milliseconds since 1970 UTC. */
  at: number;
  update: AnyUpdate;
}

interface Shape extends DBSchema {
  tables: { key: string; value: Last; indexes: { at: number } };
}

/** So many tables are kept; the oldest make room. */
const MOST = 20;
/** Updates within this time, in milliseconds, are one. */
const PAUSE = 800;

const db = new Database<Shape>('stammtisch-last', 1, (fresh) => void fresh.createObjectStore('tables', { keyPath: 'id' }).createIndex('at', 'at'));

let waiting: Last | null = null;

/** Keeps an update soon; where nothing can be kept it is forgotten. */
export function remember(id: TableId, update: AnyUpdate): void {
  const timer = waiting === null;
  if (waiting && waiting.id !== id) void write(waiting);
  waiting = { id, build: __BUILD__, protocol: PROTOCOL, at: Date.now(), update };
  if (timer) setTimeout(flush, PAUSE);
}

function flush(): void {
  const last = waiting;
  waiting = null;
  if (last) void write(last);
}

async function write(last: Last): Promise<void> {
  try {
    await db.write(async (tx) => {
      const store = tx.objectStore('tables');
      await store.put(last);
      const keys = await store.index('at').getAllKeys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => store.delete(key)));
    });
  } catch {
    // Full or forbidden: without a network this table can't be shown, which is said then.
  }
}

/** How a table was seen last, if this build saw it. */
export async function recallTable(id: TableId): Promise<Last | null> {
  try {
    const last = await db.read((open) => open.get('tables', id));
    return last && last.build === __BUILD__ && last.protocol === PROTOCOL ? last : null;
  } catch {
    return null;
  }
}
