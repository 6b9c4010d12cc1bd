import type { GoldbraeuUpdate, TableId } from '../../protocol/types';
import { LineClient } from '../table/line.svelte';
import { GardenStage } from './stage.svelte';

/** A table of Goldbräu as this device sees it. */
export class GardenClient extends LineClient<GoldbraeuUpdate, GardenStage> {
  constructor(id: TableId) {
    super(id, GardenStage);
  }
}
