import type { PolterfassUpdate, Seen } from '../../protocol/types';
import type { StandingBarrel } from '../../table/barrels';
import { isUnhurried } from '../deadlines';
import { ALL_IN_CUP, refilled, rolledPlaces, servedBarrels, type Places } from './barrels';
import { billHold, holdOf, REST, scaled, TUMBLE } from './pace';
import { Queue, type LineOf, type ToldOf } from './queue.svelte';

export type Told = ToldOf<Seen>;
export type Line = LineOf<Seen>;
export type Billed = Extract<Seen, { kind: 'billed' }>;
type Roll = Extract<Seen, { kind: 'first_rolled' | 'rolled' }>;

/** More rounds than this behind: what happened is told, but not shown. */
const ROUNDS_SHOWN = 1;

const game = (told: Told): Seen | null => (told.event.scope === 'game' ? told.event : null);
const isRoll = (event: Seen | null): event is Roll => event?.kind === 'first_rolled' || event?.kind === 'rolled';

/** Whether nobody's clock runs out while the reader reads. */
const patient = ({ table }: PolterfassUpdate): boolean => isUnhurried(table.options.deadline) && table.you !== null;

/** Plays what happened at the viewer's pace, and shows the table as it was at the event that is being played. */
export class Stage extends Queue<PolterfassUpdate> {
  places = $state.raw<Places>(ALL_IN_CUP);
  /** Where the barrels lie follows from this number, the same on all screens. */
  seed = $state(1);
  rollKey = $state(0);
  /** From the tumble until what stands is set aside. */
  rolling = $state(false);
  bill = $state.raw<{ row: Billed; barrels: StandingBarrel[] } | null>(null);
  /** Somebody else has rolled already, but the bill is still being read. */
  holding = $state(false);

  private billSince = 0;
  private read = false;
  private marks: { destroyed: Extract<Seen, { kind: 'served' }>['destroyed']; doubled: Extract<Seen, { kind: 'served' }>['doubled'] } = { destroyed: [], doubled: [] };

  override skip(): void {
    this.read = true;
    super.skip();
  }

  /** The bill has been read. */
  dismiss(): void {
    if (this.holding) this.skip();
    else this.bill = null;
  }

  protected async scenes(update: PolterfassUpdate, events: readonly Told[], first: boolean): Promise<void> {
    const rounds = events.filter((told) => game(told)?.kind === 'billed').length;
    if (first || rounds > ROUNDS_SHOWN || this.hidden()) this.jump(update, events, first);
    else for (const [i, told] of events.entries()) await this.scene(update, told, events.slice(i + 1));
    this.shown = update;
    if (update.game) this.places = update.game.view.barrels;
    this.rolling = false;
  }

  private jump(update: PolterfassUpdate, events: readonly Told[], first: boolean): void {
    this.pass(events, first);
    for (const told of events) this.note(update, told);
    if (update.game) this.places = update.game.view.barrels;
    const phase = update.game?.view.phase.kind;
    if (phase !== 'first_roll' && phase !== 'over') this.bill = null;
  }

  /** A tab in the background misses single events all the time; only a round is worth a line. */
  protected quiet(events: readonly Told[]): boolean {
    return !events.some((told) => game(told)?.kind === 'billed');
  }

  /** What has to be remembered of an event, shown or not. */
  private note(update: PolterfassUpdate, told: Told): void {
    const event = game(told);
    if (isRoll(event)) this.seed = told.n;
    if (event?.kind === 'round_began') {
      this.bill = null;
      this.marks = { destroyed: [], doubled: [] };
    }
    if (event?.kind === 'served') this.marks = event;
    if (event?.kind === 'billed') {
      const places = update.game?.view.barrels ?? this.places;
      this.bill = { row: event, barrels: servedBarrels(event.served === null ? [] : places, this.marks.destroyed, this.marks.doubled) };
    }
  }

  private async scene(update: PolterfassUpdate, told: Told, rest: readonly Told[]): Promise<void> {
    const event = game(told);
    const pace = this.hidden() ? 'off' : this.pace();
    if (event?.kind === 'round_began' && this.bill) {
      this.holding = true;
      if (!this.read && !this.hidden()) await this.waiter.wait(this.billSince + billHold(pace, patient(update)) - Date.now());
      this.holding = false;
    }
    if (!isRoll(event)) this.tell(told);
    this.note(update, told);
    if (isRoll(event)) {
      const last = !rest.some((later) => isRoll(game(later)));
      this.places = last && update.game ? update.game.view.barrels : rolledPlaces(this.places, event);
      this.rolling = pace !== 'off';
      this.rollKey = told.n;
      if (this.rolling) this.noise('roll');
      await this.waiter.wait(scaled(TUMBLE, pace));
      this.tell(told);
      if (this.rolling) this.noise('settle');
      await this.waiter.wait(scaled(REST, pace));
      this.rolling = false;
      return;
    }
    if (event?.kind === 'round_began') this.places = ALL_IN_CUP;
    if (event?.kind === 'rolls_on') this.places = refilled(this.places, event.barrels);
    if (event?.kind === 'ordered') this.noise('card');
    if (event?.kind === 'failed') this.noise('fail');
    if (event?.kind === 'served') this.noise('mug');
    if (event?.kind === 'billed') {
      this.noise('coin');
      this.billSince = Date.now();
      this.read = false;
      this.shown = update;
    }
    await this.waiter.wait(event ? holdOf(event.kind, pace) : 0);
  }
}
