import type { Say } from '../../i18n/fluent';
import type { PolterfassUpdate } from '../../protocol/types';
import { playerName } from '../games';
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
    const doing = view ? doingOf(view, index, acts, keeps, say) : '';
    const role = doing && view?.phase.kind === 'first_roll' ? '' : chair.stand_in ? 'status-stand-in' : away ? 'status-away' : keeps ? 'status-innkeeper' : index === table.you ? 'status-you' : '';
    // Lines are short: what sort of player sits there is said only when nothing else is.
    const kind = chair.occupant.kind === 'computer' && !role && !doing ? playerName(chair.occupant.player, say) : '';
    const status = [role ? say(role) : kind, doing].filter(Boolean).join(' · ');
    return {
      seat: index as SeatIndex,
      name: name(index),
      score: view?.totals[index] ?? 0,
      // Without a word the line still keeps its place.
      status: status || '\u00a0',
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
