import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';

type Write<S extends DBSchema> = IDBPTransaction<S, StoreNames<S>[], 'readwrite'>;

/** A database of this browser. It is opened when it is needed, and anew if it was closed: readers wipe the storage, and later builds want another shape. */
export class Database<S extends DBSchema> {
  private db: Promise<IDBPDatabase<S>> | undefined;

  constructor(
    private readonly name: string,
    private readonly version: number,
    private readonly upgrade: (fresh: IDBPDatabase<S>) => void,
  ) {}

  /** Throws where the browser has no database for us. */
  connect(): Promise<IDBPDatabase<S>> {
    const closed = (): void => void (this.db = undefined);
    this.db ??= openDB<S>(this.name, this.version, {
      upgrade: (fresh) => this.upgrade(fresh),
      // Another page wants a newer shape, or none at all: it must not wait for this one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        closed();
      },
      terminated: closed,
    });
    this.db.catch(closed);
    return this.db;
  }

  read<T>(what: (db: IDBPDatabase<S>) => Promise<T>): Promise<T> {
    return this.open(what);
  }

  /** All or nothing, and on the disk before it is answered. */
  async write<T>(work: (tx: Write<S>) => Promise<T>): Promise<T> {
    const tx = await this.open((db) => db.transaction([...db.objectStoreNames], 'readwrite', { durability: 'strict' }));
    try {
      const result = await work(tx);
      await tx.done;
      return result;
    } catch (error) {
      tx.done.catch(() => undefined);
      try {
        tx.abort();
      } catch {
        // It has ended by itself.
      }
      throw tx.error ?? error;
    }
  }

  /** A connection that was closed unnoticed refuses at once, before anything is done. */
  private async open<T>(begin: (db: IDBPDatabase<S>) => T | Promise<T>): Promise<T> {
    const db = await this.connect();
    try {
      return await begin(db);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.db = undefined;
      return begin(await this.connect());
    }
  }
}
