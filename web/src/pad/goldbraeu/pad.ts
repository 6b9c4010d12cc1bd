import { BREWERIES, INNS, type BreweryId, type FirmId, type InnId } from '../../garden/firms';
import type { SpaceId } from '../../garden/map';
import { mapOf } from '../../app/goldbraeu/map';
import type { Kind } from '../../lib/shelf';
import type { Map as BoardMap } from '../../protocol/types';
import type { SeatIndex } from '../../table/seats';

export const FIRMS: readonly FirmId[] = [...INNS, ...BREWERIES];
export const WEEKS = 3;
/** The most that can be written into one place; more is no number of this game. */
export const MOST = { stones: 18, spaces: 64, thalers: 999, name: 24 };

export interface Player { name: string; /** Shape and colour. */ seat: SeatIndex }

/** What lies on the board at a payday; players are counted from 0 in the order of the pad. */
export interface Sheet {
  bosses: Record<FirmId, number | null>;
  stones: Record<FirmId, number[]>;
  suppliers: Record<InnId, BreweryId | null>;
  drawn: Record<InnId, SpaceId[]>;
  /** Spaces without and with a parasol, where they were counted and not drawn. */
  counted: Record<InnId, [number, number] | null>;
  drunkard: InnId;
  waitress: InnId;
}

/** Thalers that somebody got or spent before a payday. */
export interface Entry { who: number; thalers: number }

export interface Week {
  sheet: Sheet;
  entries: Entry[];
  /** The payday has been held. */
  settled: boolean;
  /** Faults that the players keep as a rule of their house, by `faultKey`. */
  kept: string[];
}

export interface Pad {
  players: Player[];
  map: BoardMap;
  /** Gardens are counted, not tapped. */
  counting: boolean;
  /** At least one; the next one begins as the last one ended. */
  weeks: Week[];
}

const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> => Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/** The board before anybody has entered anything: gardens of one space, figures where they begin. */
export function firstSheet(map: BoardMap, players: number): Sheet {
  const { doors } = mapOf(map);
  return {
    bosses: each(FIRMS, () => null),
    stones: each(FIRMS, () => Array.from({ length: players }, () => 0)),
    suppliers: each(INNS, () => null),
    drawn: each(INNS, (inn) => doors.filter((door) => door.inn === inn).map((door) => door.space)),
    counted: each(INNS, () => null),
    drunkard: 'adler',
    waitress: 'baeren',
  };
}

export const newPad = (players: Player[], map: BoardMap): Pad => ({ players, map, counting: false, weeks: [{ sheet: firstSheet(map, players.length), entries: [], settled: false, kept: [] }] });

type Any = Record<string, unknown>;
const isObject = (it: unknown): it is Any => typeof it === 'object' && it !== null && !Array.isArray(it);
const isCount = (it: unknown, most: number, least = 0): it is number => Number.isInteger(it) && (it as number) >= least && (it as number) <= most;
const isList = (it: unknown, length: number, fits: (one: unknown) => boolean): it is unknown[] => Array.isArray(it) && it.length === length && it.every(fits);
const all = <K extends string>(it: unknown, keys: readonly K[], fits: (one: unknown) => boolean): boolean => isObject(it) && keys.every((key) => fits(it[key]));
const oneOf = (list: readonly string[]) => (it: unknown): boolean => list.includes(it as string);

function isSheet(it: unknown, players: number, spaces: number): it is Sheet {
  if (!isObject(it)) return false;
  const who = (one: unknown): boolean => one === null || isCount(one, players - 1);
  return (
    all(it['bosses'], FIRMS, who) &&
    all(it['stones'], FIRMS, (one) => isList(one, players, (n) => isCount(n, MOST.stones))) &&
    all(it['suppliers'], INNS, (one) => one === null || oneOf(BREWERIES)(one)) &&
    all(it['drawn'], INNS, (one) => Array.isArray(one) && one.every((space) => isCount(space, spaces - 1))) &&
    all(it['counted'], INNS, (one) => one === null || isList(one, 2, (n) => isCount(n, MOST.spaces))) &&
    oneOf(INNS)(it['drunkard']) &&
    oneOf(INNS)(it['waitress'])
  );
}

function isWeek(it: unknown, players: number, spaces: number): it is Week {
  if (!isObject(it)) return false;
  const entry = (one: unknown): boolean => isObject(one) && isCount(one['who'], players - 1) && isCount(one['thalers'], MOST.thalers, -MOST.thalers);
  return isSheet(it['sheet'], players, spaces) && Array.isArray(it['entries']) && it['entries'].every(entry) && typeof it['settled'] === 'boolean' && Array.isArray(it['kept']) && it['kept'].every((key) => typeof key === 'string');
}

/** What was written down, if it is a pad. */
export function read(it: unknown): Pad | null {
  if (!isObject(it) || !isObject(it['map']) || !isList(it['map']['rows'], (it['map']['rows'] as unknown[])?.length, (row) => typeof row === 'string')) return null;
  const players = it['players'], weeks = it['weeks'];
  if (!Array.isArray(players) || players.length < 3 || players.length > 4) return null;
  if (!players.every((one) => isObject(one) && typeof one['name'] === 'string' && one['name'].length <= MOST.name && isCount(one['seat'], 5))) return null;
  if (!all(it['map']['doors'], INNS, (side) => typeof side === 'string') || typeof it['counting'] !== 'boolean') return null;
  const spaces = mapOf(it['map'] as unknown as BoardMap).spaces.length;
  if (!Array.isArray(weeks) || weeks.length < 1 || weeks.length > WEEKS || !weeks.every((week) => isWeek(week, players.length, spaces))) return null;
  return it as unknown as Pad;
}

export const KIND: Kind<Pad> = { name: 'goldbraeu-pads', format: 1, read };
