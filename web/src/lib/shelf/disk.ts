import type { DBSchema } from 'idb';
import { Database } from '../database';
import type { Decide, Place, Stored } from './types';

const STORE = 'things';

interface Shape extends DBSchema {
  [STORE]: { key: string; value: Stored };
}

/** Keeps things in the browser's database. */
export class Disk implements Place {
  private constructor(private readonly db: Database<Shape>) {}

  /** Throws where the browser has no database for us. */
  static async open(name: string): Promise<Disk> {
    const db = new Database<Shape>(name, 1, (fresh) => void fresh.createObjectStore(STORE, { keyPath: 'id' }));
    await db.connect();
    return new Disk(db);
  }

  all(): Promise<Stored[]> {
    return this.db.read((db) => db.getAll(STORE));
  }

  get(id: string): Promise<Stored | undefined> {
    return this.db.read((db) => db.get(STORE, id));
  }

  change(id: string, decide: Decide): Promise<Stored | undefined> {
    return this.db.write(async (tx) => {
      const store = tx.objectStore(STORE);
      const there = await store.get(id);
      const next = decide(there);
      if (next) await store.put(next);
      else if (next === null) await store.delete(id);
      return next === undefined ? there : (next ?? undefined);
    });
  }
}
