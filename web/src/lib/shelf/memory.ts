import type { Decide, Place, Stored } from './types';

/** Keeps things as long as the page lasts. */
export class Memory implements Place {
  private readonly things = new Map<string, Stored>();

  all(): Promise<Stored[]> {
    return Promise.resolve([...this.things.values()]);
  }

  get(id: string): Promise<Stored | undefined> {
    return Promise.resolve(this.things.get(id));
  }

  change(id: string, decide: Decide): Promise<Stored | undefined> {
    const next = decide(this.things.get(id));
    if (next) this.things.set(id, next);
    else if (next === null) this.things.delete(id);
    return this.get(id);
  }
}
