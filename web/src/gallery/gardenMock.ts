import type { FirmInfo, InnId } from '../garden/firms';
import type { GardenMap, SpaceId } from '../garden/map';
import type { SeatIndex } from '../table/seats';

const DRAWN = ['..K..E..', 'P..PP..P', '#A....B#', 'P..PP..P', '..H..O..'];
const DOORS = { K: ['krug', 'north'], E: ['eiche', 'north'], B: ['baeren', 'east'], O: ['post', 'south'], H: ['hirschen', 'south'], A: ['adler', 'west'] } as const;

const cells = DRAWN.flatMap((line, row) => [...line].map((mark, column) => ({ id: row * 8 + column, column, row, mark })));
export const map: GardenMap = {
  columns: 8,
  rows: 5,
  spaces: cells.filter((c) => c.mark !== '#').map(({ id, column, row, mark }) => ({ id, column, row, parasol: mark === 'P' })),
  doors: cells.flatMap((c) => (c.mark in DOORS ? [{ inn: DOORS[c.mark as keyof typeof DOORS][0], space: c.id, side: DOORS[c.mark as keyof typeof DOORS][1] }] : [])),
  corners: ['mayerbraeu', 'steinbraeu', 'kramerbraeu', 'schmidbraeu'],
};

const grow = (inn: InnId, ids: readonly SpaceId[]): [SpaceId, InnId][] => ids.map((id) => [id, inn]);
export const owners = new Map<SpaceId, InnId>([
  ...grow('krug', [1, 2, 3, 10, 11]), ...grow('eiche', [5, 6, 13]), ...grow('baeren', [22, 14, 15, 21]),
  ...grow('adler', [17, 9, 8]), ...grow('hirschen', [34, 35, 33, 26, 27]), ...grow('post', [37]),
]);

export const names: Record<FirmInfo['id'], string> = {
  krug: 'Zum Krug', eiche: 'Zur Eiche', baeren: 'Zum Bären', post: 'Zur Post', hirschen: 'Zum Hirschen', adler: 'Zum Adler',
  mayerbraeu: 'Mayerbräu', steinbraeu: 'Steinbräu', kramerbraeu: 'Kramerbräu', schmidbraeu: 'Schmidbräu',
};

const firm = (id: FirmInfo['id'], stones: SeatIndex[], boss: SeatIndex | null, signs: FirmInfo['signs'], more: Partial<FirmInfo> = {}): FirmInfo => ({
  id, name: names[id], label: `${names[id]}: ${stones.length} stones${boss === null ? ', no boss' : `, boss of seat ${boss + 1}`}`, slots: 6, stones, boss, signs, ...more,
});

export const firms: FirmInfo[] = [
  firm('krug', [0, 0, 1, 3], 0, ['mayerbraeu']),
  firm('eiche', [2, 2, 2], 2, ['steinbraeu'], { crown: 2 }),
  firm('baeren', [1, 1, 1, 2, 3], 1, ['kramerbraeu'], { crown: 1, warned: [2, 3] }),
  firm('post', [3], null, ['steinbraeu']),
  firm('hirschen', [0, 0, 2], 0, ['mayerbraeu'], { crown: 0, fresh: true }),
  firm('adler', [3, 3, 1], 3, ['schmidbraeu'], { crown: 3 }),
  firm('mayerbraeu', [0, 0, 3], 0, ['mayerbraeu'], { crown: 0 }),
  firm('steinbraeu', [2, 1], 2, ['steinbraeu']),
  firm('kramerbraeu', [1, 1], 1, ['kramerbraeu', 'kramerbraeu'], { crown: 1 }),
  firm('schmidbraeu', [3], 3, ['schmidbraeu', 'schmidbraeu']),
];

export const describe = (id: SpaceId): string => {
  const s = map.spaces.find((x) => x.id === id);
  const inn = owners.get(id);
  return `Row ${(s?.row ?? 0) + 1}, column ${(s?.column ?? 0) + 1}${s?.parasol ? ', parasol' : ''}, ${inn ? names[inn] : 'free'}`;
};
