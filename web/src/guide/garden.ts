import { FIRMS, cardName, firmName } from '../app/goldbraeu/adapt';
import { doing } from '../app/goldbraeu/buttons';
import { mapOf } from '../app/goldbraeu/map';
import { joined } from '../i18n/args';
import type { Args, Say } from '../i18n/fluent';
import type { Firm, GoldbraeuAction as Action, GoldbraeuView as View, PaydayRow, Pick } from '../protocol/types';
import type { Lesson, Moment } from './lesson';

export interface GardenMoment extends Moment<View, Action> {
  /** The payday that is being read. */
  payday: PaydayRow | null;
}

type Kind = View['phase']['kind'];
const phase = ({ view, payday }: GardenMoment): Kind | 'payday' => (payday ? 'payday' : view.phase.kind);
const at = (moment: GardenMoment, ...kinds: (Kind | 'payday')[]): boolean => kinds.includes(phase(moment));
const asked = (moment: GardenMoment, ...kinds: Kind[]): boolean => moment.mine && at(moment, ...kinds);
const stones = (view: View, firm: Firm): number => (view.seat === null ? 0 : (view.firms[firm].stones[view.seat] ?? 0));

/** The numbers that any lesson may tell. */
function facts({ view, name, say }: GardenMoment): Args {
  const own = FIRMS.filter((firm) => view.seat !== null && view.firms[firm].boss === view.seat);
  const most = most_(FIRMS, (firm) => stones(view, firm));
  const offers = view.face_up.flatMap((card) => (card ? [cardName(card, say)] : []));
  const { phase } = view;
  return {
    week: view.week,
    day: view.day,
    left: Math.max(0, 7 - view.day),
    money: view.seat === null ? 0 : (view.money[view.seat] ?? 0),
    stones: FIRMS.reduce((sum, firm) => sum + stones(view, firm), 0),
    hand: view.hand.length,
    shown: Math.max(0, view.hand.length - 2),
    bosses: own.length,
    firms: own.length > 0 ? joined(own.map(firmName), say) : 'none',
    most: firmName(most),
    'most-stones': stones(view, most),
    offers: joined(offers, say),
    coming: view.seat === null ? 0 : (view.forecast.totals[view.seat] ?? 0),
    price: phase.kind === 'buy' ? phase.price : 0,
    drawn: view.drawn ? cardName(view.drawn, say) : 'none',
    challenger: 'challenger' in phase ? name(phase.challenger) : '',
    firm: 'firm' in phase ? firmName(phase.firm) : '',
    figure: phase.kind === 'move' ? say(`garden-figure-${phase.figure}`) : '',
    picks: joined(view.picks.flatMap((pick, seat) => (pick ? [say('guide-goldbraeu-picked', { seat: name(seat), action: say(`garden-action-${pick}`) })] : [])), say),
  };
}
const most_ = <T>(all: readonly T[], worth: (one: T) => number): T => all.reduce((found, one) => (worth(one) > worth(found) ? one : found));
const given = (is: boolean, moment: GardenMoment): Args | null => (is ? facts(moment) : null);

function paid(moment: GardenMoment): Args | null {
  const { payday, view } = moment;
  if (!payday || view.seat === null) return null;
  return { ...facts(moment), week: payday.week, got: payday.totals[view.seat] ?? 0, money: payday.money[view.seat] ?? 0 };
}

/** The lessons of Goldbräu, in the order in which they are looked for: the first week in full. */
export const GARDEN_LESSONS: readonly Lesson<GardenMoment>[] = [
  { id: 'welcome', rule: 'G9.1', when: (m) => given(!at(m, 'lot', 'signs', 'deal', 'over'), m) },
  { id: 'keep', rule: 'G2.6', point: '.scene', asks: true, when: (m) => given(asked(m, 'keep'), m) },
  { id: 'stones', rule: 'G8.4', point: '.board', part: 'breweries', when: (m) => given(at(m, 'bosses'), m) },
  { id: 'bosses', rule: 'G2.7', point: '.board', asks: true, when: (m) => given(asked(m, 'bosses'), m) },
  { id: 'offers', rule: 'G3.1', point: '.paper', part: 'offers', when: (m) => given(at(m, 'pick') && m.view.week === 1, m) },
  { id: 'pick', rule: 'G3.1', point: '.hand', asks: true, when: (m) => given(asked(m, 'pick'), m) },
  { id: 'picks', rule: 'G3.2', point: '.people', part: 'today', when: (m) => given(at(m, 'expand', 'appoint', 'buy'), m) },
  { id: 'twice', rule: 'G3.6', point: '.action', part: 'can', when: (m) => given(asked(m, 'expand', 'appoint') && 'left' in m.view.phase && m.view.phase.left === 2, m) },
  { id: 'expand', rule: 'G4.1', point: '.board', asks: true, when: (m) => given(asked(m, 'expand'), m) },
  { id: 'appoint', rule: 'G5.1', point: '.board', asks: true, when: (m) => given(asked(m, 'appoint'), m) },
  { id: 'block', rule: 'G5.2', point: '.scene', asks: true, when: (m) => given(asked(m, 'block', 'break'), m) },
  { id: 'buy', rule: 'G6.1', point: '.hand', asks: true, when: (m) => given(asked(m, 'buy'), m) },
  { id: 'drawn', rule: 'G6.3', point: '.hand', asks: true, when: (m) => given(asked(m, 'drawn'), m) },
  { id: 'move', rule: 'G6.4', point: '.board', asks: true, when: (m) => given(asked(m, 'move'), m) },
  { id: 'forecast', rule: 'G8.2', point: '.paper', part: 'forecast', when: (m) => given(asked(m, 'pick') && m.view.day === 2, m) },
  { id: 'majority', rule: 'G5.2', point: '.board', part: 'breweries', when: (m) => given(asked(m, 'pick') && m.view.day === 4, m) },
  { id: 'turn-over', rule: 'G8.1', point: '.hand', asks: true, when: (m) => given(asked(m, 'turn_over'), m) },
  { id: 'payday', rule: 'G8.2', point: '.board', part: 'payday', when: paid },
  { id: 'second', rule: 'G7.1', point: '.paper', part: 'now', when: (m) => given(asked(m, 'pick') && m.view.week === 2, m) },
  { id: 'done', rule: 'G9.1', when: (m) => given(!m.payday && (m.view.phase.kind === 'over' || (asked(m, 'pick') && m.view.week === 2)), m) },
];

/** Which action the guide advises on which day of the week. */
const DAYS: readonly Pick[] = ['expand', 'buy', 'appoint', 'expand', 'buy', 'appoint', 'expand'];

/** What could be done now: nothing clever, but never silly. */
export function gardenAdvice({ view, legal }: GardenMoment): Action | null {
  const first = legal[0];
  if (!first) return null;
  const worth = (action: Action): number => {
    switch (action.kind) {
      case 'keep':
        // Two of a kind are worth more together.
        return action.cards.length === 2 && action.cards[0] === action.cards[1] ? 2 : 1;
      case 'place_boss':
        return 10 * stones(view, action.firm) + (action.firm in view.gardens ? 1 : 0);
      case 'pick':
        return action.action === DAYS[(view.day - 1) % DAYS.length] ? 2 : 1;
      case 'annex':
        return 10 + (mapOf(view.setup.map).spaces[action.space]?.parasol ? 5 : 0) + stones(view, action.garden);
      case 'contract':
        return 20 + stones(view, action.brewery);
      case 'appoint':
        return (view.may_block.includes(action.firm) ? 5 : 20) + stones(view, action.firm);
      case 'buy':
        return action.card in view.firms ? 20 + stones(view, action.card as Firm) : 15;
      case 'buy_blind':
        return 18;
      case 'show':
      case 'block':
      case 'turn_over':
        return 10;
      case 'move':
        return action.to in view.gardens ? (phaseFigure(view) === 'waitress' ? 1 : -1) * stones(view, action.to) : 0;
      case 'keep_hidden':
      case 'break':
      case 'shift':
        return 2;
      case 'decline':
        return 0;
    }
  };
  return most_(legal, worth);
}
const phaseFigure = ({ phase }: View): string => (phase.kind === 'move' ? phase.figure : '');

/** An action in the words of the button that does it. */
export const gardenAction = (action: Action, view: View, say: Say): string => doing(action, view, say);
