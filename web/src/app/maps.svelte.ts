import { keep, recall } from '../lib/keep';
import { api } from '../protocol/http';
import type { MapInfo } from '../protocol/types';

/** The maps of this house, and the one that this device last chose to play on. */
class HouseMaps {
  all = $state.raw<readonly MapInfo[]>([]);
  private id = $state(recall('map') ?? '');
  /** Null if the house has no choice; it then opens tables on the map in the program. */
  readonly chosen = $derived(this.all.length > 1 ? (this.all.find((map) => map.id === this.id) ?? this.all[0]!) : null);

  /** Asks the house once; one that doesn't answer has no maps to choose from. */
  ask(): void {
    if (this.all.length === 0) api.maps('goldbraeu').catch(() => api.mapsHere('goldbraeu')).then((maps) => (this.all = maps), () => undefined);
  }

  choose(id: string): void {
    this.id = id;
    keep('map', id);
  }
}

export const houseMaps = new HouseMaps();
