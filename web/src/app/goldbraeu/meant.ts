import { INNS, isBrewery } from '../../garden/firms';
import type { GardenMap, Space as Place } from '../../garden/map';
import type { Card, Firm, Garden, GoldbraeuView, Space } from '../../protocol/types';
import { ownersOf, same, type Action, type Chosen, type Legal } from './options';

/*
 * What somebody means who taps something that isn't on offer: an action for the rules to refuse, as only they know the reason. Whether it is the nearest to
 * what was meant is a matter of taste; that it isn't legal is looked up by `unlawful`, and the number of the prompt goes along.
 */

/** Only what is not among the legal actions may be asked about. */
export const unlawful = (legal: Legal, action: Action): Action | null => (legal.some((one) => same(one, action)) ? null : action);

const apart = (a: Place, b: Place): number => Math.abs(a.column - b.column) + Math.abs(a.row - b.row);

/** The garden among these that lies nearest to a space. */
function nearest(gardens: readonly Garden[], view: GoldbraeuView, space: Space, map: GardenMap): Garden | undefined {
  const here = map.spaces.find((one) => one.id === space);
  const far = (garden: Garden): number => Math.min(...view.gardens[garden].spaces.map((id) => {
    const there = map.spaces.find((one) => one.id === id);
    return here && there ? apart(here, there) : Infinity;
  }));
  return [...gardens].sort((a, b) => far(a) - far(b))[0];
}

/** A space: one's nearest garden is to have it; or the figure is to go to its garden. */
export function meantBySpace(view: GoldbraeuView, space: Space, map: GardenMap): Action {
  const owner = ownersOf(view).get(space);
  if (view.phase.kind === 'move' && owner) return { kind: 'move', to: owner };
  const own = INNS.filter((inn) => view.firms[inn].boss === view.seat);
  const to = nearest(own.filter((inn) => inn !== owner), view, space, map);
  if (owner && to) return { kind: 'shift', space, from: owner, to };
  return { kind: 'annex', space, garden: to ?? owner ?? nearest(INNS, view, space, map)! };
}

/** A firm: it is to get the chosen space, a boss, the other end of a contract, or whatever else is asked. */
export function meantByFirm(view: GoldbraeuView, { action, end }: Chosen, firm: Firm): Action {
  const inn = isBrewery(firm) ? null : (firm as Garden);
  if (inn && (action?.kind === 'annex' || action?.kind === 'shift')) {
    const from = ownersOf(view).get(action.space);
    return from ? { kind: 'shift', space: action.space, from, to: inn } : { kind: 'annex', space: action.space, garden: inn };
  }
  switch (view.phase.kind) {
    case 'bosses':
      return { kind: 'place_boss', firm };
    case 'move':
      return inn ? { kind: 'move', to: inn } : { kind: 'appoint', firm };
    case 'buy':
      return { kind: 'buy', card: firm };
    case 'turn_over':
      return { kind: 'turn_over', firm };
    default:
      if (end && isBrewery(end) && inn) return { kind: 'contract', brewery: end, garden: inn } as Action;
      if (end && !isBrewery(end) && !inn) return { kind: 'contract', brewery: firm, garden: end } as Action;
      return { kind: 'appoint', firm };
  }
}

/** A card on offer, or the top one of the pile. */
export const meantByCard = (card: Card | null): Action => (card === null ? { kind: 'buy_blind' } : { kind: 'buy', card });

/** All that is there to be asked about, for whom it is told in words: what isn't on offer though the question is about such things. */
export function unoffered(view: GoldbraeuView, legal: Legal, map: GardenMap): Action[] {
  const firms = [...INNS, ...(Object.keys(view.firms) as Firm[]).filter(isBrewery)];
  const all = ((): Action[] => {
    switch (view.phase.kind) {
      case 'expand': {
        const offered = new Set(legal.flatMap((one) => (one.kind === 'annex' || one.kind === 'shift' ? [one.space] : [])));
        return map.spaces.filter(({ id }) => !offered.has(id)).map(({ id }) => meantBySpace(view, id, map));
      }
      case 'bosses':
      case 'appoint':
        return firms.map((firm) => meantByFirm(view, { action: null, end: null }, firm));
      case 'move':
        return INNS.map((inn) => ({ kind: 'move', to: inn }));
      case 'buy':
        return [...view.face_up.flatMap((card) => (card ? [meantByCard(card)] : [])), meantByCard(null)];
      case 'turn_over':
        return [...new Set(view.hand)].map((card) => ({ kind: 'turn_over', firm: card as Firm }));
      default:
        return [];
    }
  })();
  return all.filter((action) => unlawful(legal, action));
}
