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

  /** Which of the innkeeper's two ways has been got ready; null as long as it follows from what is put back. */
  way = $state<'roll_on' | 'close' | null>(null);

  clear(): void {
    this.way = null;
    this.cards = [];
    this.putBack = [];
    this.destroyed = [];
    this.doubled = [];
  }

  /** Taps a standing barrel: a special goes into the cup or stays; a target is destroyed first, then doubled, then released. */
  pick(barrel: number, phase: PhaseView): void {
    const without = (list: readonly number[]): number[] => list.filter((b) => b !== barrel);
    if (phase.kind === 'tap' && isSpecial(barrel as 7)) {
      this.way = null;
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

  /** Whether rolling on is what is ready, as against closing the tap. */
  get rolls(): boolean {
    return this.way === null ? this.putBack.length > 0 : this.way === 'roll_on';
  }

  /** Gets a whole action ready. */
  ready(action: Action): void {
    this.clear();
    if (action.kind === 'order') this.cards = action.cards;
    if (action.kind === 'roll_on') this.putBack = action.put_back;
    if (action.kind === 'roll_on' || action.kind === 'close') this.way = action.kind;
    if (action.kind === 'target') {
      this.destroyed = action.destroyed;
      this.doubled = action.doubled;
    }
  }

  /** What is ready to be sent; null while something is still to be chosen. */
  prepared(phase: PhaseView): Action | null {
    switch (phase.kind) {
      case 'ordering':
        return this.cards.length > 0 ? this.order() : null;
      case 'tap':
        if (this.way === null && this.putBack.length === 0) return null;
        return this.rolls ? { kind: 'roll_on', put_back: [...this.putBack] } : { kind: 'close' };
      case 'targets':
        return this.complete(phase) ? { kind: 'target', destroyed: [...this.destroyed], doubled: [...this.doubled] } : null;
      default:
        return null;
    }
  }

  order(): Action {
    return { kind: 'order', cards: [...this.cards].sort() };
  }
}

/** In how many of a hundred rolls no barrel of `cup` stands. */
export const risk = (view: View, cup: number): number => Math.round(100 * (1 - view.setup.barrels.stand) ** cup);
