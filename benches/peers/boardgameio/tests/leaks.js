// What a seat may not have been told, looked for in every field of what it was told.

/** Fields that hold somebody's cards. */
const SECRET = /^(cards|order|orders)$/;
/** Where the cards of all may stand: in rounds that are paid. */
const PAID = /^state\.G\.rows\.\d+\.orders$/;
/** Where its own cards may stand, or those that it could lay. */
const OWN = /^state\.G\.(order|legal\.\d+\.cards)$/;

/** The paths of all cards in a frame that its seat has no business to see, and of the state of the generator. */
export function leaks(seat, state, log) {
  const found = [];
  const visit = (path, key, value) => {
    if (SECRET.test(key) && holdsCards(value) && !PAID.test(path) && !OWN.test(path) && !isBilled(path, state)) {
      if (!isOwnMove(path, log, seat)) found.push(path);
    }
    if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) visit(`${path}.${name}`, name, inner);
    }
  };
  visit('state', 'state', state);
  visit('log', 'log', log ?? []);
  if (state.plugins.random?.data !== undefined) found.push('state.plugins.random.data');
  // The order of the view has to be its own, and there is no other view in the frame.
  if (state.G.seat !== seat) found.push('state.G.seat');
  return found;
}

const holdsCards = (value) => Array.isArray(value) && value.some((one) => typeof one === 'number' || Array.isArray(one));

function isBilled(path, state) {
  const [, place] = /^state\.G\.last\.(\d+)\.orders$/.exec(path) ?? [];
  return place !== undefined && state.G.last[place].kind === 'billed';
}

function isOwnMove(path, log, seat) {
  const [, place] = /^log\.(\d+)\.action\.payload\.args\.0\.cards$/.exec(path) ?? [];
  return place !== undefined && log[place].action.payload.playerID === String(seat);
}
