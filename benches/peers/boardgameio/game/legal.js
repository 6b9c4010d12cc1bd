// What a seat may do now, listed as the other server lists it.
import { lyingBarrels, standingSpecials, targets } from './barrels.js';

/** All 36 ways to lay one or two of the cards 0 to 7 (P3.3). */
const ORDERS = Array.from({ length: 8 }, (_, card) => [card]);
for (let low = 0; low < 8; low += 1) for (let high = low + 1; high < 8; high += 1) ORDERS.push([low, high]);

/** All subsets of at most two specials (P4.2). */
const subsets = (specials) => specials.reduce((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** The legal moves at a stage of the round: `kind` is the name of the move, the rest its argument. */
export function legal(G, stage) {
  switch (stage) {
    case 'first_roll':
      return [{ kind: 'roll' }];
    case 'ordering':
      return ORDERS.map((cards) => ({ kind: 'order', cards }));
    case 'tap':
      return [{ kind: 'close' }, ...rollsOn(G.barrels)];
    case 'targets':
      return targets(G.barrels).map((targets) => ({ kind: 'target', ...targets }));
    default:
      return [];
  }
}

function rollsOn(barrels) {
  const ways = subsets(standingSpecials(barrels)).map((put_back) => ({ kind: 'roll_on', put_back }));
  // The cup must hold a barrel (P4.3).
  return lyingBarrels(barrels).length > 0 ? ways : ways.filter(({ put_back }) => put_back.length > 0);
}

/** Whether a move with this argument is in the list. */
export function isLegal(G, stage, move) {
  const wanted = JSON.stringify(move);
  return legal(G, stage).some((one) => JSON.stringify(one) === wanted);
}
