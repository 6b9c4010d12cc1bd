import type { Card, Firm, Garden, Pick, Space } from '../../protocol/types';
import { NOTHING, nextOf, preset, same, spaceOptions, tapFirm, walk, type Action, type Chosen, type Legal } from './options';

/** What has been picked for the prompt that is open, before it is sent. */
export class GardenChoice {
  chosen = $state.raw<Chosen>(NOTHING);
  /** Places of the cards to keep, in the hand. */
  kept = $state.raw<readonly number[]>([]);
  /** The space under pointer or focus. */
  aim = $state<Space | null>(null);

  get action(): Action | null {
    return this.chosen.action;
  }

  open(legal: Legal): void {
    this.chosen = preset(legal);
    this.kept = [];
    this.aim = null;
  }

  /** Takes an action, or lets it go if it is the one that was taken. */
  take(action: Action | null): void {
    this.chosen = action && same(this.action, action) ? NOTHING : { action, end: null };
  }

  /** Gets a whole action ready, whatever was chosen before. */
  ready(action: Action, hand: readonly Card[]): void {
    if (action.kind !== 'keep') {
      this.chosen = { action, end: null };
      return;
    }
    this.kept = action.cards.reduce<number[]>((kept, card) => [...kept, hand.findIndex((own, at) => own === card && !kept.includes(at))], []);
  }

  space(legal: Legal, space: Space, owners: ReadonlyMap<Space, Garden>): void {
    const options = spaceOptions(legal, space, owners);
    const next = nextOf(options, this.action);
    if (next) this.chosen = { action: next, end: null };
  }

  firm(legal: Legal, firm: Firm): void {
    this.chosen = tapFirm(legal, this.chosen, firm);
  }

  pick(action: Pick): void {
    this.chosen = { action: { kind: 'pick', action }, end: null };
  }

  /** The next of all that can be chosen. */
  next(legal: Legal): void {
    const action = nextOf(walk(legal), this.action);
    if (action) this.chosen = { action, end: null };
  }
}
