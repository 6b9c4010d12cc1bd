import type { Say } from '../../i18n/fluent';
import { joined } from '../../i18n/args';
import type { GamePart, GoldbraeuAction, GoldbraeuPad, GoldbraeuView } from '../../protocol/types';
import type { Prompt } from '../table/ask';
import { cardName, FIRMS, firmList, firmName, type Name } from './adapt';
import { previewOf, type Chosen, type Legal } from './options';

export type GardenGame = GamePart<GoldbraeuView, GoldbraeuPad, GoldbraeuAction>;
const wait = (title: string, detail = ''): Prompt => ({ title, detail, tone: 'wait' });
const ask = (title: string, detail = ''): Prompt => ({ title, detail, tone: 'ask' });

/** An event's words for the prompt bar: the first sentence large, what it comes to on the smaller line. */
export function inTwoLines(text: string): { title: string; detail: string } {
  const [, title, detail] = /^(.+?[.!?])\s+(\S.*)$/su.exec(text) ?? [];
  return { title: title ?? text, detail: detail ?? '' };
}

/** The names of a few seats as a list in words. */
const names = (seats: readonly number[], name: Name, say: Say): string => joined(seats.map(name), say);

/** How many thalers the seat would get if payday were now, and the day: what matters while nothing particular is chosen. */
const dayLine = (view: GoldbraeuView, say: Say): string => say('garden-ask-day-detail', { week: view.week, day: say(`garden-day-${view.day}`), days: 7 - view.day });

/** What is asked of the reader, or of whom the table waits. */
export function promptOf(game: GardenGame, mine: boolean, chosen: Chosen, legal: Legal, name: Name, say: Say): Prompt {
  const { view } = game;
  const { phase, seat } = view;
  const watching = seat === null ? say('ask-watching-detail') : '';
  switch (phase.kind) {
    case 'lot':
    case 'signs':
    case 'deal':
    case 'lay_out':
    case 'blind':
      return wait(say(`garden-ask-${phase.kind.replaceAll('_', '-')}`));
    case 'keep':
      if (mine) return ask(say('garden-ask-keep'), say('garden-ask-keep-detail', { count: view.hand.length - 2 }));
      return wait(say('garden-ask-keep-other', { names: names(phase.waiting, name, say) }), watching);
    case 'bosses':
      if (mine) return ask(say('garden-ask-bosses'), say('garden-ask-bosses-detail', { left: Math.ceil(phase.left / view.money.length) }));
      return wait(say('garden-ask-bosses-other', { seat: name(phase.seat) }), watching);
    case 'pick': {
      if (mine) return ask(say('garden-ask-pick'), dayLine(view, say));
      const title = say('garden-ask-pick-other', { names: names(phase.waiting, name, say) });
      return wait(title, view.pick ? say('garden-ask-picked-detail', { action: say(`garden-action-${view.pick}`) }) : watching || dayLine(view, say));
    }
    case 'expand': {
      if (!mine) return wait(say('garden-ask-expand-other', { seat: name(phase.seat) }), watching || dayLine(view, say));
      const gardens = FIRMS.filter((firm) => legal.some((a) => (a.kind === 'annex' && a.garden === firm) || (a.kind === 'shift' && a.to === firm)));
      const title = gardens.length > 0 ? say('garden-ask-expand', { gardens: firmList(gardens, say) }) : say('garden-ask-expand-none');
      const freed = previewOf(chosen.action, view.cuts)?.freed.length ?? 0;
      if (freed > 0) return ask(title, say('garden-ask-cuts-detail', { count: freed }));
      const { action } = chosen;
      const space = action?.kind === 'annex' || action?.kind === 'shift' ? action.space : null;
      const choices = space === null ? 0 : legal.filter((a) => (a.kind === 'annex' || a.kind === 'shift') && a.space === space).length;
      return ask(title, choices > 1 ? say('garden-ask-which-garden-detail') : phase.left === 2 ? say('garden-ask-twice-detail') : dayLine(view, say));
    }
    case 'appoint': {
      if (!mine) return wait(say('garden-ask-appoint-other', { seat: name(phase.seat) }), watching || dayLine(view, say));
      const { action, end } = chosen;
      const title = say('garden-ask-appoint');
      if (end) return ask(title, say('garden-ask-contract-end-detail', { firm: firmName(end) }));
      if (action?.kind === 'appoint') {
        const owner = view.firms[action.firm].boss;
        const stones = seat === null ? 0 : (view.firms[action.firm].stones[seat] ?? 0);
        if (owner !== null && view.may_block.includes(action.firm)) return ask(title, say('garden-ask-may-block-detail', { owner: name(owner) }));
        if (stones === 0) return ask(title, say('garden-ask-qualify-detail', { firm: firmName(action.firm) }));
        return ask(title, say('garden-ask-unblocked-detail'));
      }
      return ask(title, phase.left === 2 ? say('garden-ask-twice-detail') : say('garden-ask-appoint-detail'));
    }
    case 'block': {
      const words = { challenger: name(phase.challenger), firm: firmName(phase.firm), seat: name(phase.seat) };
      return mine ? ask(say('garden-ask-block', words), say('garden-ask-block-detail', words)) : wait(say('garden-ask-block-other', words), watching);
    }
    case 'break': {
      const words = { owner: name(phase.owner), firm: firmName(phase.firm), seat: name(phase.seat) };
      return mine ? ask(say('garden-ask-break', words), say('garden-ask-break-detail', words)) : wait(say('garden-ask-break-other', words), watching);
    }
    case 'buy':
      if (!mine) return wait(say('garden-ask-buy-other', { seat: name(phase.seat), price: phase.price }), watching || dayLine(view, say));
      return ask(say('garden-ask-buy', { price: phase.price }), say('garden-ask-buy-detail', { money: seat === null ? 0 : (view.money[seat] ?? 0), stones: seat === null ? 0 : (view.stones_left[seat] ?? 0) }));
    case 'drawn':
      if (!mine || !view.drawn) return wait(say('garden-ask-drawn-other', { seat: name(phase.seat) }), watching);
      return ask(say('garden-ask-drawn', { card: cardName(view.drawn, say) }), say('garden-ask-drawn-detail'));
    case 'move': {
      const words = { figure: phase.figure, seat: name(phase.seat) };
      return mine ? ask(say('garden-ask-move', words), say('garden-ask-move-detail', words)) : wait(say('garden-ask-move-other', words), watching);
    }
    case 'turn_over':
      if (mine) return ask(say('garden-ask-turn-over'), say('garden-ask-turn-over-detail'));
      return wait(say('garden-ask-turn-over-other', { seat: name(phase.seat) }), watching);
    case 'over': {
      const money = Math.max(...view.money);
      const winners = names(phase.winners, name, say);
      const won = phase.winners.length === 1 && seat !== null && phase.winners.includes(seat);
      return wait(won ? say('garden-ask-over-won', { money }) : say('garden-ask-over', { winners, 'winners-count': phase.winners.length, money }), say('garden-ask-over-detail'));
    }
  }
}
