import type { TableClient } from '../app/table/client.svelte';
import { t } from '../i18n/index.svelte';
import { barrelAction, barrelAdvice, BARREL_LESSONS, type BarrelMoment } from './barrels';
import type { Course } from './guide.svelte';

/** Polterfass, at this table. */
export function courseAt(client: TableClient): Course<BarrelMoment> {
  const { stage } = client;
  return {
    game: 'polterfass',
    table: client.id,
    lessons: BARREL_LESSONS,
    moment() {
      const part = stage.shown?.game;
      return part ? { view: part.view, legal: client.myTurn ? part.legal : [], mine: client.myTurn, bill: stage.bill?.row ?? null, name: client.name, say: t } : null;
    },
    acting: () => client.acting,
    mine: () => client.myTurn && !client.acting,
    busy: () => stage.busy,
    advice(moment) {
      const action = barrelAdvice(moment);
      if (!action) return null;
      return { label: barrelAction(action, moment.view, t), ready: action.kind === 'roll' ? null : () => client.hand?.ready(action) };
    },
    hold(pause) {
      stage.pause = pause;
      return () => stage.skip();
    },
  };
}
