import { stands } from '../app/table/ask';
import { lyingCount, standing } from '../app/table/barrels';
import { Choice, risk } from '../app/table/choice.svelte';
import type { Billed } from '../app/table/stage.svelte';
import { cardsText, joined, topName } from '../i18n/args';
import type { Args, Say } from '../i18n/fluent';
import type { Action, View } from '../protocol/types';
import { isSpecial, sumOf, topOf } from '../table/barrels';
import type { Lesson, Moment } from './lesson';

export interface BarrelMoment extends Moment<View, Action> {
  /** The bill that lies there. */
  bill: Billed | null;
}

/** A roll that fails so often in a hundred is a risk worth a word. */
const RISKY = 20;
/** So often in a hundred a roll may fail that the guide still advises it. */
const DARED = 12;

const serves = ({ view }: BarrelMoment): boolean => view.seat !== null && view.seat === view.innkeeper;
const guest = (moment: BarrelMoment): boolean => moment.view.seat !== null && !serves(moment);
const phase = ({ view, bill }: BarrelMoment): View['phase']['kind'] | 'bill' => (bill ? 'bill' : view.phase.kind);
const cup = ({ view }: BarrelMoment): number => lyingCount(view.barrels);

/** What stands and lies, and who serves, for any lesson. */
function facts(moment: BarrelMoment): Args {
  const { view, name, say } = moment;
  const lying = cup(moment);
  return { ...stands(view, say), innkeeper: view.innkeeper === null ? '' : name(view.innkeeper), cup: lying, risk: risk(view, lying), goal: view.setup.goal, round: view.round };
}

const given = (is: boolean, moment: BarrelMoment): Args | null => (is ? facts(moment) : null);

/** The special barrels that stand. */
function specials({ view, say }: BarrelMoment): Args | null {
  const there = standing(view.barrels).filter((b) => isSpecial(b.id)).map((b) => topOf(b.id, b.end).kind);
  return there.length > 0 ? { specials: joined(there.map((kind) => topName(kind, say)), say), 'specials-count': there.length, kind: there[0]! } : null;
}

/** A bill with this verdict, in the reader's eyes. */
function billed(moment: BarrelMoment, ...verdicts: Billed['verdict'][]): Args | null {
  const { bill, view, name, say } = moment;
  if (!bill || !verdicts.includes(bill.verdict) || view.seat === null) return null;
  return {
    innkeeper: name(bill.innkeeper),
    served: bill.served ?? 0,
    ordered: bill.ordered,
    own: bill.results[view.seat] ?? 0,
    theirs: bill.results[bill.innkeeper] ?? 0,
    you: bill.innkeeper === view.seat ? 'innkeeper' : 'guest',
    highest: Math.max(0, ...bill.orders.map((order) => order?.reduce((a, b) => a + b, 0) ?? 0)),
    greediest: joined(bill.greediest.map(name), say),
    modest: joined(bill.modest.map(name), say),
  };
}

/** The lessons of Polterfass, in the order in which they are looked for. */
export const BARREL_LESSONS: readonly Lesson<BarrelMoment>[] = [
  { id: 'welcome', rule: 'P7.1', when: (m) => given(phase(m) !== 'lot' && phase(m) !== 'over' && phase(m) !== 'bill', m) },
  { id: 'stand', rule: 'P2.2', point: '.aside', part: 'barrels', when: (m) => given(['ordering', 'tap'].includes(phase(m)), m) },
  { id: 'special', rule: 'P5.1', point: '.aside', part: 'barrels', when: (m) => { const there = ['ordering', 'tap'].includes(phase(m)) ? specials(m) : null; return there && { ...facts(m), ...there }; } },
  { id: 'order', rule: 'P3.1', point: '.hand', asks: true, when: (m) => given(m.mine && guest(m) && phase(m) === 'ordering', m) },
  { id: 'others', rule: 'P4.1', point: '.middle', part: 'orders', when: (m) => given(guest(m) && phase(m) === 'tap', m) },
  { id: 'enough', rule: 'P6.3', point: '.middle', part: 'bill', when: (m) => billed(m, 'enough') },
  { id: 'greedy', rule: 'P6.4', point: '.middle', part: 'bill', when: (m) => billed(m, 'too_greedy') },
  { id: 'failed', rule: 'P6.2', point: '.middle', part: 'bill', when: (m) => billed(m, 'failed') },
  { id: 'roll', rule: 'P2.1', point: '.bill .go, .action', asks: true, when: (m) => given(m.mine && m.view.phase.kind === 'first_roll', m) },
  { id: 'guests', rule: 'P2.3', point: '.seats', part: 'people', when: (m) => given(serves(m) && phase(m) === 'ordering', m) },
  { id: 'tap', rule: 'P4.4', point: '.action', asks: true, when: (m) => given(m.mine && phase(m) === 'tap', m) },
  { id: 'targets', rule: 'P5.6', point: '.aside', asks: true, when: (m) => given(m.mine && phase(m) === 'targets', m) },
  { id: 'risky', rule: 'P4.4', point: '.middle', part: 'barrels', when: (m) => given(phase(m) === 'tap' && cup(m) > 0 && risk(m.view, cup(m)) >= RISKY, m) },
  { id: 'again', rule: 'P3.1', point: '.paper', asks: true, when: (m) => given(m.mine && guest(m) && phase(m) === 'ordering' && m.view.round > 1, m) },
  { id: 'done', rule: 'P7.1', when: (m) => given(m.view.phase.kind === 'over' || (m.bill?.round ?? 0) >= DONE, m) },
];
/** After so many rounds everything has been seen: one has been guest and innkeeper. */
const DONE = 3;

/** What could be done now: nothing clever, but never silly. */
export function barrelAdvice({ view, legal }: BarrelMoment): Action | null {
  const kinds = new Set(legal.map((action) => action.kind));
  if (kinds.has('order')) {
    // A fair share of what stands, and a bit of what may still come.
    const fair = Math.min(8, Math.round(sumOf(standing(view.barrels)) / Math.max(1, view.totals.length - 1)));
    const orders = legal.filter((action) => action.kind === 'order');
    const off = ({ cards }: (typeof orders)[number]): number => Math.abs(cards.reduce((a, b) => a + b, 0) - fair) * 10 + (cards.length === 2 ? 0 : 1) + (cards.includes(0) ? 2 : 0);
    return best(orders, (order) => -off(order));
  }
  if (kinds.has('target')) return best(legal.filter((action) => action.kind === 'target'), (action) => serving(view, action));
  if (kinds.has('roll_on') && risk(view, lyingCount(view.barrels)) <= DARED) return legal.find((action) => action.kind === 'roll_on' && action.put_back.length === 0) ?? null;
  return legal.find((action) => action.kind === 'close') ?? legal[0] ?? null;
}

function best<A>(actions: readonly A[], worth: (action: A) => number): A | null {
  return actions.reduce<A | null>((found, action) => (found === null || worth(action) > worth(found) ? action : found), null);
}

function serving(view: View, action: Action): number {
  const choice = new Choice();
  choice.ready(action);
  return choice.serving(view);
}

/** An action in the words of the button that does it. */
export function barrelAction(action: Action, view: View, say: Say): string {
  switch (action.kind) {
    case 'roll':
      return say('do-roll-all');
    case 'order':
      return say('do-order', { sum: action.cards.reduce((a, b) => a + b, 0), cards: cardsText(action.cards) });
    case 'roll_on':
      return say('do-roll-on', { cup: lyingCount(view.barrels) + action.put_back.length });
    case 'close':
      return say('do-close-plain');
    case 'target':
      return say('do-serve', { served: serving(view, action) });
  }
}
