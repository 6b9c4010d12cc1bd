// One table of four guests, each with a socket of its own, who play whatever is legal as fast as they are answered.
import { io } from 'socket.io-client';
import { SEATS, polterfass } from '../game/polterfass.js';

/** Whoever has not been answered by then is not. */
const PATIENCE = 60_000;

async function post(base, path, body) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${base}/games/${polterfass.name}/${path}`, { ...request, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`boardgame.io answered ${path} with ${answer.status}`);
  return answer.json();
}

/** A match with everybody in it: its name and what each seat proves itself with. */
async function openMatch(base) {
  const { matchID } = await post(base, 'create', { numPlayers: SEATS, unlisted: true });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const joined = await post(base, `${matchID}/join`, { playerID: String(seat), playerName: `Guest ${seat + 1}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

function connect(base) {
  // Each guest has a line of its own, as if it were on a machine of its own.
  const socket = io(`${base}/${polterfass.name}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => reject(new Error(`no socket to boardgame.io: ${error.message}`)));
  });
}

/** A table; when its game is over, it goes on with a new match over the same sockets. */
export class Table {
  /** How many games were finished here. */
  games = 0;

  /** `watch` is told of every frame: the seat, the name of the event and what came with it. */
  constructor(base, { tally, failed, random = Math.random, watch = () => {} }) {
    Object.assign(this, { base, tally, failed, random, watch });
  }

  /** Takes all seats; resolves when each has heard how things stand. */
  async sit() {
    this.sockets = await Promise.all(Array.from({ length: SEATS }, () => connect(this.base)));
    this.sockets.forEach((socket, seat) => {
      socket.on('sync', (matchID, info) => this.#told('sync', seat, matchID, info.state, info));
      socket.on('update', (matchID, state, log) => this.#told('update', seat, matchID, state, log));
      socket.on('disconnect', (reason) => this.failed(new Error(`boardgame.io hung up: ${reason}`)));
    });
    await this.#openNext();
  }

  /** From here on everybody plays. */
  begin() {
    this.playing = true;
    this.states.forEach((state, seat) => this.#act(seat, state));
  }

  /** Everybody leaves. */
  leave() {
    for (const socket of this.sockets ?? []) {
      socket.removeAllListeners('disconnect');
      socket.disconnect();
    }
  }

  async #openNext() {
    this.match = await openMatch(this.base);
    this.states = Array(SEATS).fill(null);
    // By seat: when the step was sent that is not answered yet.
    this.sent = Array(SEATS).fill(null);
    // By number: steps that some seats know of and some do not.
    this.reaching = new Map();
    const { matchID, credentials } = this.match;
    await new Promise((resolve) => {
      this.seated = resolve;
      this.sockets.forEach((socket, seat) => socket.emit('sync', matchID, String(seat), credentials[seat], SEATS));
    });
  }

  #told(event, seat, matchID, state, more) {
    this.watch(seat, event, state, more);
    // What comes late of the match before is of no use.
    if (matchID !== this.match.matchID) return;
    this.states[seat] = state;
    if (event === 'update') this.#count(seat, state._stateID, more);
    else if (this.states.every((state) => state !== null)) this.seated();
    if (this.playing) this.#act(seat, state);
  }

  /** One more seat has the step that led to this state. */
  #count(seat, number, log) {
    const by = Number(log.find(({ action }) => action.type === 'MAKE_MOVE').action.payload.playerID);
    // The first to hear of it comes before whatever its player sends next.
    const step = this.reaching.get(number) ?? { seats: 0, sent: this.sent[by] };
    step.seats += 1;
    if (by === seat) this.sent[seat] = null;
    this.reaching.set(number, step);
    if (step.seats < SEATS) return;
    this.reaching.delete(number);
    this.tally.reached(step.sent);
  }

  #act(seat, { G, ctx, _stateID }) {
    if (ctx.gameover !== undefined) {
      if (this.states.every((state) => state?.ctx.gameover !== undefined)) this.#next().catch(this.failed);
      return;
    }
    // Nothing else is sent before a step is answered, by the update that it leads to.
    if (G.legal.length === 0 || this.sent[seat] !== null) return;
    const { kind, ...argument } = G.legal[Math.floor(this.random() * G.legal.length)];
    const playerID = String(seat);
    const payload = { type: kind, args: [argument], playerID, credentials: this.match.credentials[seat] };
    this.sent[seat] = performance.now();
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match.matchID, playerID);
  }

  async #next() {
    this.games += 1;
    await this.#openNext();
  }
}
