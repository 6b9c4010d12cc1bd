import type { Decide, Place, Stored } from './types';

const STORE = 'things';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: 'id' });
  return answer(request);
}

/** Keeps things in the browser's database. */
export class Disk implements Place {
  private db: Promise<IDBDatabase> | undefined;

  private constructor(private readonly name: string) {}

  /** Throws where the browser has no database for us. */
  static async open(name: string): Promise<Disk> {
    const disk = new Disk(name);
    await disk.connect();
    return disk;
  }

  async all(): Promise<Stored[]> {
    return (await answer((await this.store('readonly')).getAll())) as Stored[];
  }

  async get(id: string): Promise<Stored | undefined> {
    return (await answer((await this.store('readonly')).get(id))) as Stored | undefined;
  }

  async change(id: string, decide: Decide): Promise<Stored | undefined> {
    const store = await this.store('readwrite');
    return new Promise((resolve, reject) => {
      let left: Stored | undefined;
      let failed: unknown;
      const { transaction } = store;
      transaction.oncomplete = () => resolve(left);
      transaction.onabort = () => reject(failed ?? transaction.error ?? new Error('the database has refused'));
      const look = store.get(id) as IDBRequest<Stored | undefined>;
      look.onsuccess = () => {
        const next = decide(look.result);
        left = next === undefined ? look.result : (next ?? undefined);
        try {
          if (next) store.put(next);
          else if (next === null) store.delete(id);
        } catch (error) {
          failed = error;
          transaction.abort();
        }
      };
    });
  }

  private async store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const begin = async (): Promise<IDBObjectStore> => (await this.connect()).transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
    try {
      return await begin();
    } catch {
      // The reader may have wiped the storage, which closes the database.
      this.db = undefined;
      return begin();
    }
  }

  private connect(): Promise<IDBDatabase> {
    this.db ??= opened(this.name).then((db) => {
      const gone = (): void => void (this.db = undefined);
      db.onclose = gone;
      db.onversionchange = () => {
        db.close();
        gone();
      };
      return db;
    });
    this.db.catch(() => (this.db = undefined));
    return this.db;
  }
}
