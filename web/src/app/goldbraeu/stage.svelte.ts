import type { BreweryRow, Firm, GardenRow, GoldbraeuSeen, GoldbraeuUpdate, PaydayRow, Pick } from '../../protocol/types';
import { isUnhurried } from '../deadlines';
import { Queue, type ToldOf } from '../table/queue.svelte';
import { holdOf, PAYDAY_LIMIT } from './holds';

export type Told = ToldOf<GoldbraeuSeen>;
/** An appointment that somebody may block, or just did. */
export interface Contest {
  firm: Firm;
  challenger: number;
  owner: number | null;
  /** Whoever turned a card over, one entry each. */
  turned: readonly { seat: number; key: string }[];
  verdict: 'open' | 'blocked' | 'appointed';
}
/** A payday that is being read; `at` counts firms, and past the last one it is a table. */
export interface PaydayScene { row: PaydayRow; at: number }

/** More days than this behind: what happened is told, but not shown. */
const DAYS_SHOWN = 1;
const game = (told: Told): GoldbraeuSeen | null => (told.event.scope === 'game' ? told.event : null);

/** Plays what happened at a table of Goldbräu: cards turned over together, appointments that are contested, paydays. */
export class GardenStage extends Queue<GoldbraeuUpdate> {
  contest = $state.raw<Contest | null>(null);
  payday = $state.raw<PaydayScene | null>(null);
  /** The action cards while they are turned over. */
  reveal = $state.raw<readonly (Pick | null)[] | null>(null);

  /** The next firm of the payday, or the whole as a table. */
  next(): void {
    if (!this.payday) return;
    const firms = this.payday.row.gardens.length + this.payday.row.breweries.length;
    this.payday = { ...this.payday, at: this.payday.at + 1 };
    if (this.payday.at >= firms) this.skip();
  }

  /** The whole payday as a table at once. */
  total(): void {
    if (!this.payday) return;
    this.payday = { ...this.payday, at: this.payday.row.gardens.length + this.payday.row.breweries.length };
    this.skip();
  }

  /** The payday has been read. */
  dismiss(): void {
    this.payday = null;
    this.skip();
  }

  protected quiet(events: readonly Told[]): boolean {
    return !events.some((told) => game(told)?.kind === 'day_ended');
  }

  protected async scenes(update: GoldbraeuUpdate, events: readonly Told[], first: boolean): Promise<void> {
    const days = events.filter((told) => game(told)?.kind === 'day_ended').length;
    if (first || days > DAYS_SHOWN || this.hidden()) {
      this.pass(events, first);
      this.shown = update;
      this.reveal = null;
      this.payday = null;
      this.contest = contestOf(update);
      return;
    }
    const pay = events.findIndex((told) => game(told)?.kind === 'payday_ended');
    // Until it has been paid, the table stands as it was.
    if (pay < 0) this.shown = update;
    for (const [i, told] of events.entries()) {
      this.tell(told);
      if (i === pay) {
        await this.pay(update, events);
        this.shown = update;
      }
      await this.scene(update, told, events);
    }
    this.shown = update;
    if (!contestOf(update)) this.contest = null;
  }

  private async pay(update: GoldbraeuUpdate, events: readonly Told[]): Promise<void> {
    const row = paydayOf(events);
    if (!row) return;
    const firms = row.gardens.length + row.breweries.length;
    const still = this.pace() === 'off' || this.hidden();
    this.payday = { row, at: still ? firms : 0 };
    this.noise('coin');
    if (still) return;
    const patient = isUnhurried(update.table.options.deadline) && update.table.you !== null;
    await this.waiter.wait(patient ? Infinity : PAYDAY_LIMIT);
    if (this.payday && this.payday.at < firms) this.payday = { row, at: firms };
  }

  private async scene(update: GoldbraeuUpdate, told: Told, events: readonly Told[]): Promise<void> {
    const event = game(told);
    if (!event) return;
    const pace = this.hidden() ? 'off' : this.pace();
    const own = 'seat' in event && event.seat === update.table.you;
    switch (event.kind) {
      case 'picks_shown':
        this.payday = null;
        if (pace === 'off') break;
        this.reveal = event.picks;
        this.noise('card');
        await this.waiter.wait(holdOf(event.kind, false, pace));
        this.reveal = null;
        return;
      case 'challenged':
        if (contestOf(update) || events.some((other) => ['blocked', 'let_be', 'repelled'].includes(game(other)?.kind ?? ''))) {
          this.contest = { firm: event.firm, challenger: event.seat, owner: event.owner, turned: [], verdict: 'open' };
        }
        break;
      case 'turned_over': {
        const contest = this.contest;
        const turned = Array.from({ length: event.cards }, (_, i) => ({ seat: event.seat, key: `${told.n}-${i}` }));
        if (contest?.firm === event.firm) this.contest = { ...contest, turned: [...contest.turned, ...turned] };
        this.noise('card');
        break;
      }
      case 'repelled':
      case 'appointed':
        if (this.contest?.firm !== event.firm) break;
        this.contest = { ...this.contest, verdict: event.kind === 'appointed' ? 'appointed' : 'blocked' };
        this.noise(event.kind === 'appointed' ? 'mug' : 'fail');
        await this.waiter.wait(holdOf('repelled', false, pace));
        this.contest = null;
        return;
      case 'annexed':
      case 'shifted':
      case 'contracted':
      case 'boss_placed':
        this.noise('settle');
        break;
      case 'bought':
      case 'drew':
        this.noise('coin');
        break;
      default:
    }
    await this.waiter.wait(holdOf(event.kind, own, pace));
  }
}

/** The appointment that somebody is asked about. */
function contestOf({ game: part }: GoldbraeuUpdate): Contest | null {
  const phase = part?.view.phase;
  if (phase?.kind === 'block') return { firm: phase.firm, challenger: phase.challenger, owner: phase.seat, turned: [], verdict: 'open' };
  if (phase?.kind === 'break') return { firm: phase.firm, challenger: phase.seat, owner: phase.owner, turned: [], verdict: 'open' };
  return null;
}

/** The payday that these events tell of. */
export function paydayOf(events: readonly Told[]): PaydayRow | null {
  const gardens: GardenRow[] = [];
  const breweries: BreweryRow[] = [];
  for (const told of events) {
    const event = game(told);
    if (event?.kind === 'garden_paid') gardens.push(event);
    else if (event?.kind === 'brewery_paid') breweries.push(event);
    else if (event?.kind === 'payday_ended') return { week: event.week, gardens, breweries, totals: event.totals, money: event.money };
  }
  return null;
}
