import type { Pad, Round } from './pad';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least: number, most: number): value is number => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isListOf = (value: unknown, is: (one: unknown) => boolean): value is unknown[] => Array.isArray(value) && value.every(is);

const isStands = (value: unknown): boolean => value === null || (isBag(value) && ['standing', 'large'].every((field) => isListOf(value[field], (id) => isWhole(id, 0, 8))));
const isTap = (value: unknown): boolean => value === null || value === 'failed' || (isBag(value) && isWhole(value['served'], 0, 999));

function isRound(value: unknown, seats: number): value is Round {
  if (!isBag(value) || !isWhole(value['innkeeper'], 0, seats - 1) || typeof value['house'] !== 'boolean') return false;
  const orders = value['orders'];
  return isTap(value['tap']) && isStands(value['stands']) && isListOf(orders, (order) => order === null || isWhole(order, 0, 99)) && orders.length === seats;
}

/** Whether something read from a disk or a file is a whole pad. */
export function isPad(value: unknown): value is Pad {
  if (!isBag(value)) return false;
  const { players, goal, equalGreedy, first, rounds, draft, edit, playsOn, begun } = value;
  if (!isListOf(players, (one) => isBag(one) && typeof one['name'] === 'string' && one['name'].length <= 40 && isWhole(one['mark'], 0, 5))) return false;
  const seats = players.length;
  if (seats < 3 || seats > 6 || new Set(players.map((one) => (one as Bag)['mark'])).size < seats) return false;
  const holds = (round: unknown): boolean => isRound(round, seats);
  return (
    isWhole(goal, 25, 300) && (equalGreedy === 'net_zero' || equalGreedy === 'penalty') && isWhole(first, 0, seats - 1) && typeof playsOn === 'boolean' && typeof begun === 'number' &&
    isListOf(rounds, holds) && (draft === null || holds(draft)) && (edit === null || (isBag(edit) && isWhole(edit['at'], 0, rounds.length - 1) && holds(edit['round'])))
  );
}
