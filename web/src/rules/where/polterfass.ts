import type { PhaseView, Seen } from '../../protocol/types';

/** The rule that a player may want to read in each phase. */
export const PHASES: Record<PhaseView['kind'], string> = {
  lot: 'P1.7',
  first_roll: 'P2.1',
  rolling: 'P1.4',
  ordering: 'P3.1',
  tap: 'P4.1',
  targets: 'P5.1',
  over: 'P7.2',
};

const BILLS = { failed: 'P6.2', enough: 'P6.3', too_greedy: 'P6.4' } as const;

/** The rule behind something that happened, where there is one worth reading. */
export function ruleOf(event: Seen): string | null {
  switch (event.kind) {
    case 'innkeeper_drawn':
      return 'P1.7';
    case 'first_rolled':
      return event.again ? 'P2.1' : null;
    case 'rolls_on':
      return event.put_back > 0 ? 'P4.2' : null;
    case 'failed':
      return 'P4.4';
    case 'served':
      return event.destroyed.length > 0 ? 'P5.1' : event.doubled.length > 0 ? 'P5.2' : null;
    case 'billed':
      // Equal orders that are too greedy are both the highest and the lowest.
      return event.verdict === 'too_greedy' && event.greediest.length === event.orders.filter((order) => order !== null).length ? 'P6.5' : BILLS[event.verdict];
    case 'ended':
      return 'P7.2';
    default:
      return null;
  }
}
