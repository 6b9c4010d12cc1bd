import type { DBSchema } from 'idb';
import { Database } from '../lib/database';
import type { Stage, TableId } from '../protocol/types';

/** An entry of a table's journal as it is kept. */
export interface Row {
  n: number;
  json: string;
}

/** What is known of a table without its journal. */
export interface Kept {
  id: TableId;
  game: string;
  /** The house's secret, in hexadecimal digits. */
  secret: string;
  /** What the computer players draw their luck from, in hexadecimal digits, where that is to be the same for everybody. */
  entropy?: string;
  name: string;
  stage: Stage;
  your_turn: boolean;
  /** When something happened there last, in milliseconds since 1970 UTC. */
  last_at: number;
}

interface Shape extends DBSchema {
  tables: { key: string; value: Kept };
  rows: { key: [string, number]; value: Row & { table: string } };
}

const NAME = 'stammtisch-tables';
const VERSION = 1;

/** Another page of this device wrote an entry of this number first. */
export class Overtaken extends Error {}
/** The table is not on this device, or no longer: somebody has wiped the storage. */
export class Missing extends Error {}
/** The device has no room left. */
export class Full extends Error {}

/** Journals of tables. What `append` has answered is on the device, or will be for as long as the page is there (`lasting`). */
export interface Journal {
  /** False if it is forgotten with the page, as the browser keeps nothing. */
  readonly lasting: boolean;
  create(table: Kept, rows: readonly Row[]): Promise<void>;
  append(table: Kept, rows: readonly Row[]): Promise<void>;
  /** The entries after this number, in order. */
  rows(table: TableId, after: number): Promise<Row[]>;
  table(id: TableId): Promise<Kept | undefined>;
  /** All tables, the latest first. */
  tables(): Promise<Kept[]>;
  remove(id: TableId): Promise<void>;
}

/** What a failure of the database means. */
function meaning(error: unknown): unknown {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'ConstraintError') return new Overtaken();
  if (name === 'QuotaExceededError') return new Full();
  return error;
}

class OnDevice implements Journal {
  readonly lasting = true;
  constructor(private readonly db: Database<Shape>) {}

  create(table: Kept, rows: readonly Row[]): Promise<void> {
    return this.put(table, rows, true);
  }

  append(table: Kept, rows: readonly Row[]): Promise<void> {
    return this.put(table, rows, false);
  }

  private async put(table: Kept, rows: readonly Row[], fresh: boolean): Promise<void> {
    try {
      await this.db.write(async (tx) => {
        const [tables, store] = [tx.objectStore('tables'), tx.objectStore('rows')];
        if (!fresh && (await tables.getKey(table.id)) === undefined) throw new Missing();
        // A journal has no gaps.
        const first = rows[0]?.n ?? 1;
        if (first > 1 && (await store.getKey([table.id, first - 1])) === undefined) throw new Missing();
        await Promise.all([...rows.map((row) => store.add({ table: table.id, ...row })), tables.put(table)]);
      });
    } catch (error) {
      throw meaning(error);
    }
  }

  async rows(table: TableId, after: number): Promise<Row[]> {
    const rows = await this.db.read((db) => db.getAll('rows', IDBKeyRange.bound([table, after + 1], [table, Infinity])));
    return rows.map(({ n, json }) => ({ n, json }));
  }

  table(id: TableId): Promise<Kept | undefined> {
    return this.db.read((db) => db.get('tables', id));
  }

  async tables(): Promise<Kept[]> {
    return (await this.db.read((db) => db.getAll('tables'))).sort(latestFirst);
  }

  async remove(id: TableId): Promise<void> {
    await this.db.write((tx) => Promise.all([tx.objectStore('tables').delete(id), tx.objectStore('rows').delete(IDBKeyRange.bound([id, 0], [id, Infinity]))]));
  }
}

/** For browsers that keep nothing: the table lasts as long as the page. */
export class InMemory implements Journal {
  readonly lasting = false;
  private readonly all = new Map<TableId, { table: Kept; rows: Row[] }>();

  create(table: Kept, rows: readonly Row[]): Promise<void> {
    this.all.set(table.id, { table, rows: [...rows] });
    return Promise.resolve();
  }

  append(table: Kept, rows: readonly Row[]): Promise<void> {
    const there = this.all.get(table.id);
    if (!there) return Promise.reject(new Missing());
    if (rows[0] && rows[0].n !== there.rows.length + 1) return Promise.reject(new Overtaken());
    there.table = table;
    there.rows.push(...rows);
    return Promise.resolve();
  }

  rows(table: TableId, after: number): Promise<Row[]> {
    return Promise.resolve(this.all.get(table)?.rows.slice(after) ?? []);
  }

  table(id: TableId): Promise<Kept | undefined> {
    return Promise.resolve(this.all.get(id)?.table);
  }

  tables(): Promise<Kept[]> {
    return Promise.resolve([...this.all.values()].map(({ table }) => table).sort(latestFirst));
  }

  remove(id: TableId): Promise<void> {
    this.all.delete(id);
    return Promise.resolve();
  }
}

const latestFirst = (a: Kept, b: Kept): number => b.last_at - a.last_at;

/** The journals of this device, or of this page if the browser keeps nothing. */
export async function openJournal(): Promise<Journal> {
  const db = new Database<Shape>(NAME, VERSION, (fresh) => {
    fresh.createObjectStore('tables', { keyPath: 'id' });
    fresh.createObjectStore('rows', { keyPath: ['table', 'n'] });
  });
  try {
    await db.connect();
    return new OnDevice(db);
  } catch {
    return new InMemory();
  }
}
