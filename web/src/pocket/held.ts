import type { ErrorBody, Stage } from '../protocol/types';
import { Full, Missing, Overtaken, type Journal, type Kept, type Row } from './journal';

/** What follows from a message or from the time (`Step` of `crates/pocket`). */
export interface Step {
  rows: Row[];
  frames: string[];
  rematch: { table: string; secret: string; rows: Row[] } | null;
}

/** The keeper of a table as this file needs it; texts are JSON. */
export interface Keeper {
  welcome(): string;
  receive(frame: string, now: number): string;
  kept(now: number): string;
  overtaken(rows: string[], now: number): string;
  notKept(why: string): string;
  next(now: number): number | undefined;
  turn(now: number): string;
  advice(): string;
  record(rows: string[]): string;
  seq(): number;
  standing(): string;
}

/** What a held table has to say. */
export interface Ear {
  frame(text: string): void;
  trouble(error: ErrorBody): void;
  /** The module gave up, in a thought or elsewhere: this table must be woken anew. */
  broken(thought: boolean): void;
  /** Rows were written, which other pages of this device may want to know. */
  written(): void;
}

/** After a failure to write, computer players wait so long, in milliseconds. */
const RETRY = 5_000;

/** A table that is awake: writes first and tells afterwards, one thing after the other. */
export class Held {
  private busy: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;
  /** The whole journal, should the device lose it. */
  private readonly rows: Row[];

  constructor(
    private table: Kept,
    rows: readonly Row[],
    private readonly keeper: Keeper,
    private readonly journal: Journal,
    private readonly ear: Ear,
  ) {
    this.rows = [...rows];
    ear.frame(keeper.welcome());
    this.plan();
  }

  receive(text: string): Promise<void> {
    return this.do(() => this.carry(this.step(this.keeper.receive(text, Date.now()))));
  }

  /** Another page of this device wrote something. */
  look(): Promise<void> {
    return this.do(async () => {
      const rows = await this.newer();
      if (rows.length > 0) await this.carry(this.takeIn(rows));
    });
  }

  advice(): Promise<string> {
    return this.do(() => Promise.resolve(this.keeper.advice()));
  }

  record(): Promise<string> {
    return this.do(() => Promise.resolve(this.keeper.record(this.rows.map((row) => row.json))));
  }

  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private step = (json: string): Step => JSON.parse(json) as Step;

  private do<T>(what: () => Promise<T>, thought = false): Promise<T> {
    const done = this.busy.then(async () => {
      if (this.gone) throw new Error('the table was left');
      try {
        return await what();
      } catch (error) {
        // A text is a refusal in words; anything else is the module that can't go on.
        if (typeof error !== 'string' && !this.gone) {
          this.leave();
          this.ear.broken(thought);
        }
        throw error;
      }
    });
    this.busy = done.then(() => this.plan(), () => this.plan());
    return done;
  }

  /** Makes the rows of a step durable, and then says what is to be said. */
  private async carry(step: Step): Promise<void> {
    step.frames.forEach((frame) => this.ear.frame(frame));
    if (step.rows.length === 0) return;
    const now = Date.now();
    try {
      await this.write(step, now);
    } catch (error) {
      if (error instanceof Overtaken) {
        await this.carry(this.takeIn(await this.newer()));
        return;
      }
      // Nobody moves to a table that nobody was told of.
      if (step.rematch) await this.journal.remove(step.rematch.table).catch(() => undefined);
      const why: ErrorBody = { code: error instanceof Full ? 'device_full' : 'not_kept' };
      (JSON.parse(this.keeper.notKept(JSON.stringify(why))) as string[]).forEach((frame) => this.ear.frame(frame));
      this.ear.trouble(why);
      this.rests = now + RETRY;
      return;
    }
    this.rows.push(...step.rows);
    const frames = JSON.parse(this.keeper.kept(Date.now())) as string[];
    frames.forEach((frame) => this.ear.frame(frame));
    this.ear.written();
    await this.note();
  }

  private rests = 0;

  private async write(step: Step, now: number): Promise<void> {
    if (step.rematch) {
      const { table: id, secret, rows } = step.rematch;
      await this.journal.create({ ...this.table, id, secret, stage: 'lobby', your_turn: false, last_at: now }, rows);
    }
    this.table = { ...this.table, last_at: now };
    try {
      await this.journal.append(this.table, step.rows);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      // The storage was wiped under a game that is on: all of it is here, and is kept anew.
      await this.journal.remove(this.table.id);
      await this.journal.create(this.table, [...this.rows, ...step.rows]);
    }
  }

  private newer(): Promise<Row[]> {
    return this.journal.rows(this.table.id, this.keeper.seq());
  }

  private takeIn(rows: readonly Row[]): Step {
    this.rows.push(...rows);
    return this.step(this.keeper.overtaken(rows.map((row) => row.json), Date.now()));
  }

  /** Notes how the table stands, for the list of tables. It is no loss if that fails. */
  private async note(): Promise<void> {
    const standing = JSON.parse(this.keeper.standing()) as { stage: Stage; your_turn: boolean };
    this.table = { ...this.table, ...standing };
    await this.journal.append(this.table, []).catch(() => undefined);
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (this.gone) return;
    let at: number | undefined;
    try {
      at = this.keeper.next(Date.now());
    } catch {
      this.leave();
      this.ear.broken(false);
      return;
    }
    if (at === undefined) return;
    const wait = Math.max(at, this.rests) - Date.now();
    this.timer = setTimeout(() => {
      void this.do(() => this.carry(this.step(this.keeper.turn(Date.now()))), true).catch(() => undefined);
    }, Math.max(0, wait));
  }
}
