import type { Say } from '../../i18n/fluent';
import type { Card, GoldbraeuView } from '../../protocol/types';
import { cardName, firmName } from './adapt';
import { canDecline, counts, keepOf, previewOf, type Action, type Chosen, type Legal } from './options';
import { joined } from '../../i18n/args';

export interface Button { key: 'go' | 'decline'; label: string; action: Action | null; quiet: boolean }

/** What an action does, for the button that does it. */
export function doing(action: Action, view: GoldbraeuView, say: Say): string {
  const price = view.phase.kind === 'buy' ? view.phase.price : 0;
  switch (action.kind) {
    case 'keep':
      return say('garden-do-keep', { cards: joined(action.cards.map((card) => cardName(card, say)), say) });
    case 'place_boss':
      return say('garden-do-place-boss', { firm: firmName(action.firm) });
    case 'pick':
      return say('garden-do-pick', { action: say(`garden-action-${action.action}`) });
    case 'annex':
      return say('garden-do-annex', { garden: firmName(action.garden) });
    case 'shift':
      return say('garden-do-shift', { from: firmName(action.from), to: firmName(action.to), freed: previewOf(action, view.cuts)?.freed.length ?? 0 });
    case 'appoint':
      return say('garden-do-appoint', { firm: firmName(action.firm) });
    case 'contract':
      return say('garden-do-contract', { brewery: firmName(action.brewery), garden: firmName(action.garden) });
    case 'block':
      return say('garden-do-block', { cards: action.cards });
    case 'break':
      return say('garden-do-break', { cards: action.cards });
    case 'buy':
      return say('garden-do-buy', { card: cardName(action.card, say), price });
    case 'buy_blind':
      return say('garden-do-buy-blind', { price });
    case 'keep_hidden':
      return say('garden-do-keep-hidden');
    case 'show':
      return say('garden-do-show');
    case 'move':
      return say('garden-do-move', { garden: firmName(action.to) });
    case 'turn_over':
      return say('garden-do-turn-over', { firm: firmName(action.firm) });
    case 'decline':
      return declining(view, say);
  }
}

function declining(view: GoldbraeuView, say: Say): string {
  switch (view.phase.kind) {
    case 'block':
      return say('garden-do-let-be');
    case 'break':
      return say('garden-do-give-in');
    case 'turn_over':
      return say('garden-do-no-more');
    default:
      return say('garden-do-decline');
  }
}

/** What the golden button says while nothing is chosen. */
function missing(legal: Legal, view: GoldbraeuView, chosen: Chosen, say: Say): string {
  if (chosen.end) return say('garden-do-none-contract');
  const { kind } = view.phase;
  return say(`garden-do-none-${kind.replaceAll('_', '-')}`);
}

/** The golden button, which says exactly what it will do, and its quiet neighbour. */
export function buttonsOf(view: GoldbraeuView, legal: Legal, chosen: Chosen, kept: readonly Card[], say: Say): Button[] {
  const has = (kind: Action['kind']): boolean => legal.some((a) => a.kind === kind);
  const button = (key: Button['key'], action: Action | null, quiet: boolean): Button => ({ key, action, quiet, label: action ? doing(action, view, say) : missing(legal, view, chosen, say) });
  if (legal.length === 0) return [];
  if (view.phase.kind === 'drawn') {
    const hidden = !has('show') || chosen.action?.kind === 'keep_hidden';
    const hide = button(hidden ? 'go' : 'decline', { kind: 'keep_hidden' }, !hidden);
    return has('show') ? [hide, button(hidden ? 'decline' : 'go', { kind: 'show' }, hidden)] : [hide];
  }
  const action = view.phase.kind === 'keep' ? keepOf(legal, kept) : chosen.action;
  const only = canDecline(legal) && (legal.length === 1 || action?.kind === 'decline');
  if (only) return [button('go', { kind: 'decline' }, false)];
  const go = button('go', action, false);
  return canDecline(legal) ? [button('decline', { kind: 'decline' }, true), go] : [go];
}

/** Whether the number of cards to turn over is a choice. */
export const choosesCount = (legal: Legal): boolean => counts(legal).length > 1;
