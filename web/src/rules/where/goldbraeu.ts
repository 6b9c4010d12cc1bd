import type { GoldbraeuAction, GoldbraeuSeen, GoldbraeuView, Pick } from '../../protocol/types';

/** The rule that a player may want to read in each phase. */
export const PHASES: Record<GoldbraeuView['phase']['kind'], string> = {
  lot: 'G2.8',
  signs: 'G2.3',
  deal: 'G2.5',
  keep: 'G2.6',
  bosses: 'G2.7',
  lay_out: 'G3.1',
  pick: 'G3.1',
  expand: 'G4.1',
  appoint: 'G5.1',
  block: 'G5.2',
  break: 'G5.3',
  buy: 'G6.1',
  blind: 'G6.3',
  drawn: 'G6.3',
  move: 'G6.4',
  turn_over: 'G8.1',
  over: 'G9.1',
};

/** What each action card is about. */
export const PICKS: Record<Pick, string> = { expand: 'G4.1', appoint: 'G5.1', buy: 'G6.1' };

/** The rule of what somebody has got ready to do; null where the phase says as much. */
export function ruleOfAction(action: GoldbraeuAction): string | null {
  switch (action.kind) {
    case 'pick':
      return PICKS[action.action];
    case 'shift':
      return 'G4.2';
    case 'contract':
      return 'G5.8';
    case 'buy':
      return action.card === 'drunkard' || action.card === 'waitress' ? 'G6.4' : 'G6.2';
    case 'buy_blind':
      return 'G6.3';
    default:
      return null;
  }
}

/** The rule behind something that happened, where there is one worth reading. */
export function ruleOf(event: GoldbraeuSeen): string | null {
  switch (event.kind) {
    case 'start_drawn':
      return 'G2.8';
    case 'signs_drawn':
      return 'G2.3';
    case 'full_firm':
      return 'G7.1';
    case 'shifted':
      return event.freed.length > 0 ? 'G4.3' : 'G4.2';
    case 'idle':
      return 'G3.1';
    case 'blocked':
      return 'G5.2';
    case 'broke':
      return 'G5.3';
    case 'repelled':
      return event.no_stone ? 'G5.7' : 'G5.4';
    case 'contracted':
      return 'G5.8';
    case 'bought':
      return event.card === 'drunkard' || event.card === 'waitress' ? 'G6.4' : null;
    case 'moved':
      return 'G6.4';
    case 'payday_began':
      return 'G8.1';
    case 'garden_paid':
      return 'G8.2';
    case 'brewery_paid':
      return 'G8.4';
    case 'hands_shown':
      return 'G10.3';
    case 'ended':
      return 'G9.1';
    default:
      return null;
  }
}
