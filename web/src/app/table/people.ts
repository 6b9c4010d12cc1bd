import type { Say } from '../../i18n/fluent';
import type { PolterfassUpdate } from '../../protocol/types';
import type { SeatIndex, SeatInfo } from '../../table/seats';

/** What each seat is up to, the innkeeper's first line being the role. */
export function people(update: PolterfassUpdate, name: (seat: number) => string, say: Say): SeatInfo[] {
  const { table, game } = update;
  return table.chairs.map((chair, index) => {
    const view = game?.view;
    const person = chair.occupant.kind === 'person';
    const away = person && chair.away_since !== null;
    const keeps = view?.innkeeper === index;
    const acts = view?.to_act.includes(index) ?? false;
    const words: string[] = [];
    if (index === table.you) words.push(say('status-you'));
    if (chair.occupant.kind === 'computer') words.push(say('status-computer'));
    if (chair.stand_in) words.push(say('status-stand-in'));
    else if (away) words.push(say('status-away'));
    if (keeps) words.push(say('status-innkeeper'));
    const doing = view ? doingOf(view, index, acts, keeps, say) : '';
    // What matters now comes first: lines are short on small tables.
    const status = [doing, ...words].filter(Boolean).join(' · ');
    return {
      seat: index as SeatIndex,
      name: name(index),
      score: view?.totals[index] ?? 0,
      status,
      active: keeps || (acts && index === table.you),
      waiting: acts,
      away: away && !chair.stand_in,
    };
  });
}

function doingOf(view: NonNullable<PolterfassUpdate['game']>['view'], seat: number, acts: boolean, keeps: boolean, say: Say): string {
  switch (view.phase.kind) {
    case 'first_roll':
      return keeps ? say('status-first-roll') : '';
    case 'ordering':
      if (keeps) return '';
      if (seat === view.seat && view.order) return say('status-your-order', { sum: view.order.reduce((a, b) => a + b, 0) });
      return say(acts ? 'status-ordering' : 'status-ordered');
    case 'tap':
    case 'targets': {
      if (keeps) return say(view.phase.kind === 'tap' ? 'status-decides' : 'status-targets');
      if (seat === view.seat && view.order) return say('status-your-order', { sum: view.order.reduce((a, b) => a + b, 0) });
      const backs = view.backs[seat];
      return backs ? say('status-cards', { count: backs }) : '';
    }
    case 'over':
      return view.phase.winners.includes(seat) ? say('status-winner') : '';
    default:
      return '';
  }
}
