import { joined, topName } from '../../i18n/args';
import type { Say } from '../../i18n/fluent';
import type { Action, View } from '../../protocol/types';
import { isSpecial, sumOf, type StandingBarrel } from '../../table/barrels';
import { lyingCount, setAside, standing, topsOf } from '../table/barrels';
import { Choice } from '../table/choice.svelte';
import type { Words } from './advice';

/** What stands on these of the standing barrels, as a list in words. */
function tops(view: View, barrels: readonly number[], say: Say): string {
  const all: StandingBarrel[] = standing(view.barrels).filter((b) => barrels.includes(b.id));
  return joined(topsOf(all).map((top) => topName(top, say)), say);
}

/** What an action of Polterfass comes to. Orders of as many cards and the same sum are the same order (P3.4), equal tops the same target. */
export function barrelWords(action: Action, view: View, say: Say): Words {
  switch (action.kind) {
    case 'roll':
      return { label: say('do-roll-all'), detail: '' };
    case 'order':
      return { label: say('advice-order', { sum: action.cards.reduce((a, b) => a + b, 0) }), detail: say('advice-cards', { count: action.cards.length }) };
    case 'roll_on':
      return { label: say('do-roll-on', { cup: lyingCount(view.barrels) + action.put_back.length }), detail: action.put_back.length > 0 ? say('advice-back', { tops: tops(view, action.put_back, say) }) : '' };
    case 'close': {
      const special = standing(view.barrels).some((b) => isSpecial(b.id));
      return { label: special ? say('do-close-plain') : say('do-close', { sum: sumOf(setAside(view.barrels, false)) }), detail: '' };
    }
    case 'target': {
      const done = [
        ...(action.destroyed.length > 0 ? [say('advice-destroys', { tops: tops(view, action.destroyed, say) })] : []),
        ...(action.doubled.length > 0 ? [say('advice-doubles', { tops: tops(view, action.doubled, say) })] : []),
      ];
      const choice = new Choice();
      choice.ready(action);
      return { label: say('do-serve', { served: choice.serving(view) }), detail: done.join(', ') };
    }
  }
}
