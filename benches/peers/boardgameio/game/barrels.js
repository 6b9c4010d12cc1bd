// The nine barrels of Polterfass and what can be made of them.

/** The two ends of the seven number barrels (P1.2): the large one and the small one. */
const NUMBERS = [[9, 2], [8, 3], [8, 3], [7, 4], [7, 4], [6, 5], [6, 5]];
/** The two special barrels (P1.3). */
const SPECIALS = [7, 8];
const ALL = [...NUMBERS.keys(), ...SPECIALS];
/** How they fall: the odds of the other server's tables. */
export const FALL = { model: 'reckoned', stand: 0.3, large_end: 0.5 };

const stands = (barrel) => barrel.place === 'standing';

/** Nine barrels before the first roll of a game. */
export const lying = () => ALL.map(() => ({ place: 'lying' }));

/** Which of the number barrels stand, by number. */
export const standingNumbers = (barrels) => [...NUMBERS.keys()].filter((at) => stands(barrels[at]));

/** Which of the special barrels stand, by number. */
export const standingSpecials = (barrels) => SPECIALS.filter((at) => stands(barrels[at]));

/** Which barrels lie, by number. */
export const lyingBarrels = (barrels) => ALL.filter((at) => !stands(barrels[at]));

/** What a standing barrel shows: a number, `spoiled` or `double`. */
export function top(at, { up }) {
  const large = up === 'large';
  if (at >= NUMBERS.length) return large ? 'double' : 'spoiled';
  return NUMBERS[at][large ? 0 : 1];
}

/** Rolls some barrels (P1.4); the others stay as they are. Gives the nine, and which of the rolled ones stand. */
export function roll(barrels, cup, random) {
  const rolled = barrels.map((barrel) => (stands(barrel) ? { ...barrel, fresh: false } : barrel));
  const stood = [];
  for (const at of cup) {
    const fate = random.Number();
    if (fate >= FALL.stand) {
      rolled[at] = { place: 'lying' };
    } else {
      rolled[at] = { place: 'standing', up: fate < FALL.stand * FALL.large_end ? 'large' : 'small', fresh: true };
      stood.push(at);
    }
  }
  return { barrels: rolled, stood };
}

/** The first roll (P2.1): again, until a number barrel stands. */
export function firstRoll(random) {
  for (;;) {
    const { barrels } = roll(lying(), ALL, random);
    if (standingNumbers(barrels).length > 0) return barrels;
  }
}

/** How many number barrels are to be destroyed and doubled (P5). */
export function due(barrels) {
  const numbers = standingNumbers(barrels).length;
  const specials = standingSpecials(barrels);
  const doubles = specials.filter((at) => barrels[at].up === 'large').length;
  const destroy = Math.min(specials.length - doubles, numbers);
  return { destroy, double: Math.min(doubles, numbers - destroy) };
}

/** All ways to hit barrels with the specials. */
export function targets(barrels) {
  const { destroy, double } = due(barrels);
  const numbers = standingNumbers(barrels);
  return choose(numbers, destroy).flatMap((destroyed) => {
    const left = numbers.filter((at) => !destroyed.includes(at));
    return choose(left, double).map((doubled) => ({ destroyed, doubled }));
  });
}

/** All subsets of so many elements, 0 to 2. */
function choose(elements, count) {
  if (count === 0) return [[]];
  if (count === 1) return elements.map((element) => [element]);
  return elements.flatMap((one, at) => elements.slice(at + 1).map((other) => [one, other]));
}

/** How many mugs are served (P5.7). */
export function serving(barrels, { destroyed, doubled }) {
  const served = standingNumbers(barrels).filter((at) => !destroyed.includes(at));
  return served.reduce((sum, at) => sum + top(at, barrels[at]) * (doubled.includes(at) ? 2 : 1), 0);
}
