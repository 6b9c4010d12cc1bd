import type { GardenClient } from '../app/goldbraeu/client.svelte';
import { t } from '../i18n/index.svelte';
import { gardenAction, gardenAdvice, GARDEN_LESSONS, type GardenMoment } from './garden';
import type { Course } from './guide.svelte';

/** Goldbräu, at this table. */
export function courseAt(client: GardenClient): Course<GardenMoment> {
  const { stage } = client;
  return {
    game: 'goldbraeu',
    table: client.id,
    lessons: GARDEN_LESSONS,
    moment() {
      const part = stage.shown?.game;
      return part ? { view: part.view, legal: client.myTurn ? part.legal : [], mine: client.myTurn, payday: stage.payday?.row ?? null, name: client.name, say: t } : null;
    },
    acting: () => client.acting,
    mine: () => client.myTurn && !client.acting,
    // A payday is read while the stage is busy with it.
    busy: () => stage.busy && stage.payday === null,
    advice(moment) {
      const action = gardenAdvice(moment);
      return action && { label: gardenAction(action, moment.view, t), ready: () => client.hand?.ready(action) };
    },
    hold(pause) {
      stage.pause = pause;
      return () => stage.skip();
    },
  };
}
