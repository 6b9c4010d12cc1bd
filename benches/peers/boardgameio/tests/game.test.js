// The rules, against what the rulebook works out.
import assert from 'node:assert/strict';
import test from 'node:test';
import { due, firstRoll, lying, roll, serving, standingNumbers, targets, top } from '../game/barrels.js';
import { bill } from '../game/bill.js';
import { isLegal, legal } from '../game/legal.js';

/** Nine barrels of which these stand: by number, on which end they do. */
function standing(ups) {
  return lying().map((barrel, at) => (at in ups ? { place: 'standing', up: ups[at], fresh: false } : barrel));
}

test('the pad of the book comes out (P6.7)', () => {
  const second = bill([[1], null, [7], [0, 7], [5]], 1, 26);
  assert.deepEqual([second.verdict, second.results], ['enough', [1, 6, 7, 7, 5]]);
  const third = bill([[5, 6], [4, 7], null, [3], [0, 7]], 2, 29);
  assert.deepEqual([third.verdict, third.ordered, third.results], ['too_greedy', 32, [-11, -11, 29, 11, 0]]);
  assert.deepEqual([third.greediest, third.modest], [[0, 1], [3]]);
  const failed = bill([null, [6, 7], [7], [0, 7], [0]], 0, null);
  assert.deepEqual([failed.verdict, failed.results], ['failed', [0, 13, 7, 7, 0]]);
});

test('equal orders of too greedy guests cancel out (P6.5)', () => {
  assert.deepEqual(bill([null, [5], [1, 4], [2, 3]], 0, 3).results, [3, 0, 0, 0]);
});

test('tops 3 3 5 9 with a spoiled and a double serve what the book says (P5.10)', () => {
  const barrels = standing({ 0: 'large', 1: 'small', 2: 'small', 5: 'small', 7: 'small', 8: 'large' });
  assert.deepEqual([0, 1, 2, 5].map((at) => top(at, barrels[at])), [9, 3, 3, 5]);
  assert.deepEqual(due(barrels), { destroy: 1, double: 1 });
  assert.equal(targets(barrels).length, 12);
  const served = [[1, 0], [5, 1], [0, 1]].map(([hit, twice]) => serving(barrels, { destroyed: [hit], doubled: [twice] }));
  assert.deepEqual(served, [26, 18, 14]);
});

test('with one number barrel the second special is lost (P5.3 to P5.5)', () => {
  assert.deepEqual(targets(standing({ 5: 'large', 7: 'large', 8: 'large' })), [{ destroyed: [], doubled: [5] }]);
  const both = standing({ 5: 'large', 7: 'small', 8: 'large' });
  assert.deepEqual([targets(both), serving(both, targets(both)[0])], [[{ destroyed: [5], doubled: [] }], 0]);
});

test('the tap can be closed, or rolled on with any of the specials (P4)', () => {
  const all = { 0: 'large', 1: 'large', 2: 'large', 3: 'large', 4: 'large', 5: 'large', 6: 'large', 7: 'large', 8: 'small' };
  const { 0: _, ...eight } = all;
  assert.equal(legal({ barrels: standing(eight) }, 'tap').length, 5);
  // With nothing lying a special has to go back (P4.3).
  assert.equal(legal({ barrels: standing(all) }, 'tap').length, 4);
  assert.ok(!isLegal({ barrels: standing(all) }, 'tap', { kind: 'roll_on', put_back: [] }));
  assert.ok(isLegal({ barrels: standing(all) }, 'tap', { kind: 'roll_on', put_back: [8] }));
  assert.equal(legal({}, 'ordering').length, 36);
});

test('barrels fall as they are said to', () => {
  const luck = (numbers) => ({ Number: () => numbers.shift() });
  const { barrels, stood } = roll(lying(), [0, 1, 2], luck([0.1, 0.2, 0.3]));
  assert.deepEqual([barrels[0].up, barrels[1].up, barrels[2].place, stood], ['large', 'small', 'lying', [0, 1]]);
  // Seven numbers lie and a special stands, so all nine are rolled again (P2.1).
  const again = [...Array(7).fill(0.9), 0.1, 0.9, 0.1, ...Array(8).fill(0.9)];
  assert.deepEqual(standingNumbers(firstRoll(luck(again))), [0]);
});
