import type { BreweryId, FirmInfo, InnId } from '../garden/firms';
import type { GardenMap, SpaceId } from '../garden/map';
import type { PaydayStep } from '../garden/payday';
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

/** The same firm with three players: five shares, no fourth seat. */
export const three = (f: FirmInfo): FirmInfo => ({ ...f, slots: 5, stones: f.stones.filter((s) => s < 3), boss: f.boss === 3 ? 1 : f.boss, crown: f.crown === 3 ? null : (f.crown ?? null), warned: (f.warned ?? []).filter((s) => s < 3) });

/** Money of one seat after each day. */
export const money = (seat: number): number[] => {
  let sum = 25;
  return Array.from({ length: 22 }, (_, d) => {
    if (d > 0) sum += d % 7 === 0 ? 38 + ((seat * 13 + d * 5) % 29) : (d + seat) % 3 === 0 ? -5 : 0;
    return sum;
  });
};

export function paydaySteps(words: { firms: Record<FirmInfo['id'], string>; people: readonly string[]; sums: readonly string[] }, seats: readonly SeatIndex[]): PaydayStep[] {
  const step = (firm: FirmInfo['id'], sum: [string, number][], brewery: BreweryId | null, stones: [SeatIndex, number][], boss: SeatIndex | null): PaydayStep => {
    const takings = sum.reduce((a, [, n]) => a + n, 0);
    const half = brewery ? takings / 2 : 0;
    const divides = takings - half;
    const held = stones.filter(([s]) => seats.includes(s));
    const count = held.reduce((a, [, n]) => a + n, 0);
    const each = Math.floor(divides / Math.max(1, count));
    const rest = divides - each * count;
    const paid = held.map(([seat, n]) => ({ seat, name: words.people[seat]!, stones: n, shares: n * each, salary: boss === seat ? rest : 0 }));
    return { firm, name: words.firms[firm], sum: sum.map(([label, amount]) => ({ label, amount })), takings, half: brewery && { brewery, name: words.firms[brewery], amount: half }, divides, stones: count, each, paid, bank: boss === null ? rest : 0, label: `${words.firms[firm]}: ${takings}` };
  };
  const [spaces, parasol, waitress, drunkard] = words.sums as [string, string, string, string];
  return [
    step('adler', [[`2 ${spaces}`, 8], [`1 ${parasol}`, 8], [drunkard, -12]], 'schmidbraeu', [[3, 2], [1, 1]], 3),
    step('krug', [[`4 ${spaces}`, 16], [`1 ${parasol}`, 8]], 'mayerbraeu', [[0, 2], [1, 1], [3, 1]], 0),
    step('eiche', [[`3 ${spaces}`, 12]], 'steinbraeu', [[2, 3]], 2),
    step('baeren', [[`3 ${spaces}`, 12], [`1 ${parasol}`, 8], [waitress, 20]], 'kramerbraeu', [[1, 3], [2, 1], [3, 1]], 1),
    step('post', [[`1 ${spaces}`, 4]], 'steinbraeu', [[3, 1]], null),
    step('hirschen', [[`4 ${spaces}`, 16], [`1 ${parasol}`, 8]], 'mayerbraeu', [[0, 2], [2, 1]], 0),
    step('mayerbraeu', [[words.firms.krug, 12], [words.firms.hirschen, 12]], null, [[0, 2], [3, 1]], 0),
    step('steinbraeu', [[words.firms.eiche, 6], [words.firms.post, 2]], null, [[2, 1], [1, 1]], 2),
    step('kramerbraeu', [[words.firms.baeren, 20]], null, [[1, 2]], 1),
    step('schmidbraeu', [[words.firms.adler, 2]], null, [[3, 1]], 3),
  ];
}
