import type { PolterfassUpdate, TableId } from '../../protocol/types';
import { LineClient } from './line.svelte';
import { Stage } from './stage.svelte';

/** A table of Polterfass as this device sees it. */
export class TableClient extends LineClient<PolterfassUpdate, Stage> {
  constructor(id: TableId) {
    super(id, Stage);
  }
}
