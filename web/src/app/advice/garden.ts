import type { Say } from '../../i18n/fluent';
import type { GoldbraeuView } from '../../protocol/types';
import type { GardenMap } from '../../garden/map';
import { doing } from '../goldbraeu/buttons';
import type { Action } from '../goldbraeu/options';
import type { Words } from './advice';

/** What an action of Goldbräu comes to: what its button says, and where it is done. */
export function gardenWords(action: Action, map: GardenMap, view: GoldbraeuView, say: Say): Words {
  const at = action.kind === 'annex' || action.kind === 'shift' ? map.spaces[action.space] : undefined;
  return { label: doing(action, view, say), detail: at ? say('advice-space', { row: at.row + 1, column: at.column + 1, parasol: at.parasol ? 'yes' : 'no' }) : '' };
}
