// Polterfass for boardgame.io: one turn is one round, its stages are those of the round.
import core from 'boardgame.io/dist/cjs/core.js';
import { FALL, due, firstRoll, lying, lyingBarrels, roll, serving, standingSpecials, targets } from './barrels.js';
import { bill } from './bill.js';
import { isLegal, legal } from './legal.js';

const { INVALID_MOVE } = core;
export const SEATS = 4;
/** As many mugs as end the games of `stammtisch bench house`. */
const GOAL = 300;

function setup({ random, ctx }) {
  const nobody = Array(ctx.numPlayers).fill(null);
  return {
    setup: { seats: ctx.numPlayers, goal: GOAL, equal_greedy: 'net_zero', first_innkeeper: 'luck', barrels: FALL },
    round: 1,
    innkeeper: Math.floor(random.Number() * ctx.numPlayers),
    totals: nobody.map(() => 0),
    barrels: lying(),
    ordered_at: null,
    laid: [],
    backs: nobody,
    orders: nobody,
    phase: { kind: 'first_roll' },
    rows: [],
    last: [],
    winners: null,
  };
}

/** A move that is in the list of legal ones, whatever the client thinks. */
function move(stage, kind, effect, options = {}) {
  const act = (context, argument = {}) => {
    const { G, playerID } = context;
    if (stage !== G.phase.kind || !isLegal(G, stage, { kind, ...argument })) return INVALID_MOVE;
    G.last = [];
    return effect(context, argument, Number(playerID));
  };
  return { move: act, client: false, ...options };
}

const tell = (G, kind, fields) => G.last.push({ scope: 'game', kind, ...fields });

function opens({ G, random, events }) {
  G.barrels = firstRoll(random);
  G.ordered_at = G.barrels.map((barrel) => ({ ...barrel }));
  G.phase = { kind: 'ordering' };
  tell(G, 'first_rolled', { innkeeper: G.innkeeper });
  events.setActivePlayers({ others: 'ordering' });
}

function orders({ G, events }, { cards }, seat) {
  if (G.laid.includes(seat)) return INVALID_MOVE;
  G.orders[seat] = cards;
  G.laid.push(seat);
  tell(G, 'ordered', { seat });
  if (G.laid.length < SEATS - 1) {
    events.endStage();
    return undefined;
  }
  // From here on all may count the backs (P3.2).
  G.backs = G.orders.map((order) => order?.length ?? null);
  G.phase = { kind: 'tap' };
  events.setActivePlayers({ currentPlayer: 'tap' });
  return undefined;
}

function rollsOn(context, { put_back }) {
  const { G, random } = context;
  const cup = [...lyingBarrels(G.barrels), ...put_back];
  const { barrels, stood } = roll(G.barrels, cup, random);
  G.barrels = barrels;
  tell(G, 'rolled', { innkeeper: G.innkeeper, stood });
  if (stood.length === 0) pay(context, null);
}

function closes(context) {
  const { G, events } = context;
  tell(G, 'closed', { innkeeper: G.innkeeper });
  const ways = targets(G.barrels);
  if (ways.length === 1) {
    pay(context, ways[0]);
  } else {
    G.phase = { kind: 'targets', ...due(G.barrels) };
    events.setActivePlayers({ currentPlayer: 'targets' });
  }
}

/** Ends the round; without targets the innkeeper has failed. */
function pay({ G, events }, hit) {
  const served = hit && serving(G.barrels, hit);
  // The cards are copied, as the draft that they are in is about to change.
  const paid = bill(G.orders.map((cards) => cards && [...cards]), G.innkeeper, served);
  G.totals = G.totals.map((total, seat) => total + paid.results[seat]);
  G.rows.push({ round: G.round, innkeeper: G.innkeeper, ...paid, totals: [...G.totals] });
  tell(G, 'billed', { round: G.round, innkeeper: G.innkeeper, ...paid, totals: [...G.totals] });
  const most = Math.max(...G.totals);
  if (most >= G.setup.goal) {
    G.winners = [...G.totals.keys()].filter((seat) => G.totals[seat] === most);
    G.phase = { kind: 'over', winners: G.winners };
    return;
  }
  Object.assign(G, { round: G.round + 1, innkeeper: (G.innkeeper + 1) % SEATS, ordered_at: null, laid: [] });
  Object.assign(G, { backs: Array(SEATS).fill(null), orders: Array(SEATS).fill(null), phase: { kind: 'first_roll' } });
  events.endTurn();
}

/** All that a seat may know: no order but its own until the bill, which is in the rows, and its legal moves. */
function playerView({ G, ctx, playerID }) {
  const seat = playerID === null || playerID === undefined ? null : Number(playerID);
  const { orders: laidOrders, ...open } = G;
  const stage = ctx.gameover === undefined && seat !== null ? ctx.activePlayers?.[playerID] : undefined;
  return { ...open, seat, order: seat === null ? null : laidOrders[seat], legal: legal(G, stage) };
}

/** The game; `name` is in its addresses. */
export const polterfass = {
  name: 'polterfass',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  // The other server has no undo either.
  disableUndo: true,
  setup,
  playerView,
  turn: {
    order: {
      first: ({ G }) => G.innkeeper,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    activePlayers: { currentPlayer: 'first_roll' },
    stages: {
      first_roll: { moves: { roll: move('first_roll', 'roll', opens) } },
      // Orders are laid at the same time, so nobody's is stale because somebody else was faster; what was ordered is for nobody else.
      ordering: { moves: { order: move('ordering', 'order', orders, { redact: true, ignoreStaleStateID: true }) } },
      tap: { moves: { roll_on: move('tap', 'roll_on', rollsOn), close: move('tap', 'close', closes) } },
      targets: { moves: { target: move('targets', 'target', (context, hit) => pay(context, hit)) } },
    },
  },
  endIf: ({ G }) => (G.winners === null ? undefined : { winners: G.winners }),
};
