import type { Say } from '../../i18n/fluent';
import { topOf, type StandingBarrel } from '../../table/barrels';

const MARKS = { selectable: 'barrel-selectable', chosen: 'barrel-put-back', destroyed: 'barrel-destroyed', doubled: 'barrel-doubled' } as const;

/** A standing barrel in words, with its mark. */
export function labelOf(barrel: StandingBarrel, say: Say): string {
  const top = topOf(barrel.id, barrel.end);
  const other = topOf(barrel.id, barrel.end === 'large' ? 'small' : 'large');
  const plain =
    top.kind === 'number' && other.kind === 'number' ? say('barrel-number-standing', { top: top.value, other: other.value })
    : say(top.kind === 'double' ? 'barrel-double' : 'barrel-spoiled');
  const state = barrel.state ?? 'normal';
  return state === 'normal' ? plain : say(MARKS[state], { barrel: plain });
}
