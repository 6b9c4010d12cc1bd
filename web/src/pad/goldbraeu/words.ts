import type { FirmInfo, FirmState } from '../../garden/firms';
import { INNS, isBrewery, type FirmId } from '../../garden/firms';
import type { GardenMap, Owners } from '../../garden/map';
import type { PaydayStep } from '../../garden/payday';
import { firmName, standing } from '../../app/goldbraeu/adapt';
import { stepsOf } from '../../app/goldbraeu/scenes';
import type { Say } from '../../i18n/fluent';
import { signed } from '../../lib/figures';
import type { PaydayRow } from '../../protocol/types';
import type { SeatIndex } from '../../table/seats';
import { drawnCount } from './changes';
import { FIRMS, type Pad, type Sheet } from './pad';
import type { Fault } from './reckon';

/** Signs of a brewery that the board shows (G1.5). */
const SIGNS = 3;

/** What a player is called; a nameless one by the number. */
export const playerName = (pad: Pad, who: number, say: Say): string => pad.players[who]?.name.trim() || say('reckoner-player', { number: who + 1 });
export const seatOf = (pad: Pad, who: number): SeatIndex => pad.players[who]?.seat ?? 0;

export const sharesOf = (pad: Pad): number => (pad.players.length === 3 ? 5 : 6);

/** Spaces without and with a parasol, counted or drawn. */
export const spacesOf = (sheet: Sheet, inn: (typeof INNS)[number], map: GardenMap): [number, number] => sheet.counted[inn] ?? drawnCount(sheet.drawn[inn], map);

export const ownersOf = (sheet: Sheet): Owners => new Map(INNS.flatMap((inn) => sheet.drawn[inn].map((space) => [space, inn] as const)));

/** The firms as the board draws them. */
export function firmsOf(pad: Pad, sheet: Sheet, map: GardenMap, states: ReadonlyMap<FirmId, FirmState>, say: Say): FirmInfo[] {
  const slots = sharesOf(pad);
  return FIRMS.map((id): FirmInfo => {
    const stones = sheet.stones[id], boss = sheet.bosses[id];
    const { crown } = standing(stones, slots);
    const supplier = isBrewery(id) ? null : sheet.suppliers[id];
    const free = Math.max(0, SIGNS - INNS.filter((inn) => sheet.suppliers[inn] === id).length);
    const held = stones.flatMap((count, who) => (count > 0 ? [say('garden-label-stones', { name: playerName(pad, who, say), count })] : []));
    const [plain, parasols] = isBrewery(id) ? [0, 0] : spacesOf(sheet, id, map);
    const parts = [
      firmName(id),
      boss === null ? say('garden-label-no-boss') : say('garden-label-boss', { name: playerName(pad, boss, say) }),
      held.length > 0 ? held.join(', ') : say('garden-label-no-stones'),
      isBrewery(id) ? say('garden-label-signs', { count: free }) : supplier ? say('garden-label-supplier', { brewery: firmName(supplier) }) : say('reckoner-no-supplier'),
      isBrewery(id) ? '' : `${say('garden-label-spaces', { count: plain + parasols })}, ${say('garden-pay-parasols', { count: parasols })}`,
      ...(['waitress', 'drunkard'] as const).map((figure) => (sheet[figure] === id ? say('garden-label-guest', { figure }) : '')),
    ];
    return {
      id,
      name: firmName(id),
      label: parts.filter(Boolean).join('. '),
      slots: Math.max(slots, stones.reduce((a, b) => a + b, 0)),
      stones: stones.flatMap((count, who) => Array.from({ length: count }, () => seatOf(pad, who))),
      boss: boss === null ? null : seatOf(pad, boss),
      crown: crown === null ? null : seatOf(pad, crown),
      signs: isBrewery(id) ? Array.from({ length: free }, () => id) : supplier ? [supplier] : [],
      state: states.get(id) ?? 'plain',
    };
  });
}

/** A payday firm by firm, everybody in the colour that they chose. */
export const stepsFor = (pad: Pad, row: PaydayRow, say: Say): PaydayStep[] =>
  stepsOf(row, (who) => playerName(pad, who, say), say).map((step) => ({ ...step, paid: step.paid.map((one) => ({ ...one, seat: seatOf(pad, one.seat) })) }));

/** Why something can't be so. */
export const faultText = (pad: Pad, fault: Fault, say: Say): string =>
  say(`reckoner-fault-${fault.code.replaceAll('_', '-')}`, {
    firm: firmName(fault.garden ?? fault.firm ?? fault.brewery ?? 'krug'),
    other: fault.other ? firmName(fault.other) : '',
    name: fault.seat === undefined ? '' : playerName(pad, fault.seat, say),
    figure: fault.figure ?? '',
    count: fault.count ?? 0,
    most: fault.most ?? 0,
    thalers: signed(fault.thalers ?? 0),
  });
