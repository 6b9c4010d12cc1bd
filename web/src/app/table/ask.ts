import { cardsText, joined, topName } from '../../i18n/args';
import type { Args, Say } from '../../i18n/fluent';
import type { GamePart, Action, Pad, View } from '../../protocol/types';
import { isSpecial, sumOf } from '../../table/barrels';
import { setAside, topsOf } from './barrels';
import { risk, type Choice } from './choice.svelte';

export type Game = GamePart<View, Pad, Action>;
export interface Prompt {
  title: string;
  detail: string;
  tone: 'ask' | 'wait' | 'bad';
}

const wait = (title: string, detail = ''): Prompt => ({ title, detail, tone: 'wait' });
const ask = (title: string, detail = ''): Prompt => ({ title, detail, tone: 'ask' });

/** What stands, for the smaller line of a prompt. */
export function stands(view: View, say: Say): Args {
  const barrels = setAside(view.barrels, false).sort((a, b) => Number(isSpecial(a.id)) - Number(isSpecial(b.id)));
  const tops = topsOf(barrels).sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? b - a : 0));
  return { tops: joined(tops.map((top) => topName(top, say)), say), 'tops-count': tops.length, sum: sumOf(barrels) };
}

/** What is asked of the reader, or of whom the table waits. */
export function promptOf(game: Game, mine: boolean, choice: Choice, name: (seat: number) => string, say: Say): Prompt {
  const { view } = game;
  const { phase, seat } = view;
  const innkeeper = view.innkeeper === null ? '' : name(view.innkeeper);
  const stood = stands(view, say);
  const cup = choice.cup(view.barrels);
  switch (phase.kind) {
    case 'lot':
      return wait(say('ask-lot'));
    case 'first_roll':
      if (mine) return ask(say('ask-first-roll'), say('ask-first-roll-detail'));
      return wait(say('ask-first-roll-other', { innkeeper }), seat === null ? say('ask-watching-detail') : say('ask-first-roll-other-detail'));
    case 'rolling':
      return wait(say('ask-rolling'));
    case 'ordering': {
      if (mine) return ask(say('ask-order'), say('ask-order-detail', { innkeeper, ...stood }));
      const left = view.to_act;
      const title = left.length === 1 ? say('ask-wait-guest', { seat: name(left[0]!) }) : say('ask-wait-guests', { count: left.length });
      const own = view.order;
      const sum = own?.reduce((a, b) => a + b, 0) ?? 0;
      return wait(title, own ? say('ask-ordered-detail', { sum, cards: cardsText(own) }) : say('ask-wait-guests-detail', stood));
    }
    case 'tap': {
      if (!mine) return wait(say('ask-tap-other', { innkeeper }), say('ask-tap-other-detail', { ...stood, cup }));
      if (cup === 0) return ask(say('ask-tap'), say('ask-tap-full-detail', stood));
      return ask(say('ask-tap'), say('ask-tap-detail', { ...stood, cup, risk: risk(view, cup) }));
    }
    case 'targets': {
      if (!mine) return wait(say('ask-targets-other', { innkeeper }), say('ask-tap-other-detail', { ...stood, cup }));
      const title = say('ask-targets', { destroy: phase.destroy, double: phase.double });
      const destroy = phase.destroy - choice.destroyed.length;
      const double = phase.double - choice.doubled.length;
      if (choice.complete(phase)) return ask(title, say('ask-targets-detail', { served: choice.serving(view) }));
      return ask(title, destroy > 0 ? say('ask-destroy-left-detail', { count: destroy }) : say('ask-double-left-detail', { count: double }));
    }
    case 'over': {
      const score = Math.max(...view.totals);
      const winners = joined(phase.winners.map(name), say);
      if (phase.winners.length > 1) return wait(say('ask-over-shared', { winners, score }), say('ask-over-detail'));
      if (seat !== null && phase.winners.includes(seat)) return wait(say('ask-over-won', { score }), say('ask-over-detail'));
      return wait(say('ask-over', { winners, score }), say('ask-over-detail'));
    }
  }
}
