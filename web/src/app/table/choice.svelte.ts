import type { Action, BarrelView, PhaseView, View } from '../../protocol/types';
import { isSpecial, sumOf, type BarrelState, type StandingBarrel } from '../../table/barrels';
import { lyingCount, standing } from './barrels';

type Targets = Extract<PhaseView, { kind: 'targets' }>;

/** What has been picked for the prompt that is open, before it is sent. */
export class Choice {
  cards = $state.raw<readonly number[]>([]);
  putBack = $state.raw<readonly number[]>([]);
  destroyed = $state.raw<readonly number[]>([]);
  doubled = $state.raw<readonly number[]>([]);

  clear(): void {
    this.cards = [];
    this.putBack = [];
    this.destroyed = [];
    this.doubled = [];
  }

  /** Taps a standing barrel: a special goes into the cup or stays; a target is destroyed first, then doubled, then released. */
  pick(barrel: number, phase: PhaseView): void {
    const without = (list: readonly number[]): number[] => list.filter((b) => b !== barrel);
    if (phase.kind === 'tap' && isSpecial(barrel as 7)) {
      this.putBack = this.putBack.includes(barrel) ? without(this.putBack) : [...this.putBack, barrel].sort();
    } else if (phase.kind === 'targets' && !isSpecial(barrel as 7)) {
      if (this.destroyed.includes(barrel)) this.destroyed = without(this.destroyed);
      else if (this.doubled.includes(barrel)) this.doubled = without(this.doubled);
      else if (this.destroyed.length < phase.destroy) this.destroyed = [...this.destroyed, barrel].sort();
      else if (this.doubled.length < phase.double) this.doubled = [...this.doubled, barrel].sort();
      else if (phase.double > 0) this.doubled = [...this.doubled.slice(1), barrel].sort();
      else this.destroyed = [...this.destroyed.slice(1), barrel].sort();
    }
  }

  /** Whether every special has its target. */
  complete(phase: Targets): boolean {
    return this.destroyed.length === phase.destroy && this.doubled.length === phase.double;
  }

  /** How a standing barrel is drawn while this is being chosen. */
  state(barrel: StandingBarrel, phase: PhaseView, mine: boolean): BarrelState {
    if (!mine) return 'normal';
    if (phase.kind === 'tap' && isSpecial(barrel.id)) return this.putBack.includes(barrel.id) ? 'chosen' : 'selectable';
    if (phase.kind !== 'targets' || isSpecial(barrel.id)) return 'normal';
    if (this.destroyed.includes(barrel.id)) return 'destroyed';
    return this.doubled.includes(barrel.id) ? 'doubled' : 'selectable';
  }

  /** The serving as it would be with these targets. */
  serving(view: View): number {
    const marked = standing(view.barrels).map(({ id, end }): StandingBarrel => {
      if (this.destroyed.includes(id)) return { id, end, state: 'destroyed' };
      return this.doubled.includes(id) ? { id, end, state: 'doubled' } : { id, end };
    });
    return sumOf(marked);
  }

  /** How many barrels the next roll would have. */
  cup(places: readonly BarrelView[]): number {
    return lyingCount(places) + this.putBack.length;
  }

  order(): Action {
    return { kind: 'order', cards: [...this.cards].sort() };
  }
}

/** In how many of a hundred rolls no barrel of `cup` stands. */
export const risk = (view: View, cup: number): number => Math.round(100 * (1 - view.setup.barrels.stand) ** cup);
