/**
 * A small computer player of both games, for a table of any Stammtisch server. Needs nothing but Node.js and, to be compiled, TypeScript.
 *
 *   Node.js 22.18 or later:   node examples/typescript/player.ts http://localhost:7411/t/k3v9qmw2x7rtn5ab --name Tess
 *   Node.js 20:               compile it with tsc, then node --experimental-websocket player.js …
 *
 * It takes a free seat, or with --token (or STAMMTISCH_TOKEN) the seat that a token opens, waits for the game, and plays it to its end.
 * It knows no rules: every update lists what its seat may do. How it chooses is at the top; docs/protocol.md tells the rest.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type {
  Action,
  ClientMessage,
  Command,
  GoldbraeuAction,
  GoldbraeuUpdate,
  GoldbraeuView,
  PolterfassUpdate,
  ServerMessage,
  View,
} from '../../web/src/protocol/types';

// ---- How it plays. You will want to change this. ----

/** As innkeeper: rolls until half of the barrels lie. As guest: orders the cards that add up to what often falls. */
function polterfass(view: View, legal: Action[]): Action {
  const close = legal.find((action) => action.kind === 'close');
  if (close) {
    const standing = view.barrels.filter((barrel) => barrel.place === 'standing').length;
    const rollOn = legal.find((action) => action.kind === 'roll_on');
    return rollOn && 2 * standing < view.barrels.length ? rollOn : close;
  }
  const off = (action: Action): number =>
    action.kind === 'order' ? Math.abs(action.cards.reduce((sum, card) => sum + card, 0) - 5) : 0;
  return legal.reduce((best, action) => (off(action) < off(best) ? action : best));
}

/** Does something rather than nothing, and of several things the first. */
function goldbraeu(_view: GoldbraeuView, legal: GoldbraeuAction[]): GoldbraeuAction {
  return legal.find((action) => action.kind !== 'decline') ?? legal[0]!;
}

type Update = PolterfassUpdate | GoldbraeuUpdate;

function choose(update: Update): unknown {
  const game = update.game!;
  return update.table.game === 'polterfass'
    ? polterfass(game.view as View, game.legal as Action[])
    : goldbraeu(game.view as GoldbraeuView, game.legal as GoldbraeuAction[]);
}

// ---- How it gets to the table. ----

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', default: 'Tess' },
    token: { type: 'string', default: process.env['STAMMTISCH_TOKEN'] ?? '' },
  },
});
const link = /^(https?:\/\/[^/]+)(.*)\/t\/([a-z0-9]+)\/?$/.exec(positionals[0] ?? '');
if (!link) fail('the first argument is the link of a table');
const address = `${link[1]}${link[2]}/api/tables/${link[3]}`;
/** Who we are: a token, or the cookie that the server gives us. */
const headers: Record<string, string> = values.token ? { Authorization: `Bearer ${values.token}` } : {};

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

async function sit(): Promise<void> {
  const body = JSON.stringify({ name: values.name });
  const answer = await fetch(`${address}/sit`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (!answer.ok) fail(`the server refused: ${await answer.text()}`);
  headers['Cookie'] = answer.headers.get('set-cookie')!.split(';')[0]!;
}

type Step = Extract<ClientMessage<never, unknown>, { type: 'do' }>;

let seen = 0;
let answered: number | null = null;
let shared = false;
/** Steps that are neither acknowledged nor refused. */
const pending = new Map<string, Step>();

/** One connection; true when the game is over. */
function talk(): Promise<boolean> {
  // Node's WebSocket takes headers, which the standard one of browsers doesn't.
  const Socket = WebSocket as unknown as new (url: string, init: { headers: Record<string, string> }) => WebSocket;
  const socket = new Socket(`${address.replace(/^http/, 'ws')}/socket`, { headers });
  const send = (message: ClientMessage<never, unknown>): void => socket.send(JSON.stringify(message));
  const act = (command: Command<never, unknown>): void => {
    const step: Step = { type: 'do', id: `ts-${randomBytes(8).toString('hex')}`, command };
    pending.set(step.id, step);
    send(step);
  };
  return new Promise((done) => {
    socket.onopen = () => {
      send({ type: 'hello', protocol: 1, since: seen });
      // A step with the same id is never done twice, so sending again does no harm.
      pending.forEach(send);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: 'update' } & Update | ServerMessage<unknown, unknown, unknown, unknown, unknown>;
      if (message.type === 'update') look(message as Update);
      else if ((message.type === 'ack' || message.type === 'refused') && message.id) pending.delete(message.id);
      else if (message.type === 'bye' && !['shutting_down', 'internal'].includes(message.error.code))
        fail(`the server says goodbye: ${JSON.stringify(message.error)}`);
    };
    socket.onerror = () => socket.close();
    socket.onclose = () => done(false);

    /** Everything that counts is in the last update; nothing has to be remembered. */
    function look(update: Update): void {
      seen = update.n;
      const { you, stage, fairness, chairs } = update.table;
      if (you === null) fail('the seat was taken away');
      if (stage === 'lobby') {
        if (!shared && fairness.nonces[you] === null) {
          // Our share of the luck.
          shared = true;
          act({ kind: 'nonce', nonce: randomBytes(16).toString('hex') });
        }
      } else if (stage === 'playing') {
        if (chairs[you]!.stand_in) act({ kind: 'take_back' });
        else if (update.game && update.game.legal.length > 0 && update.game.asked !== answered) {
          answered = update.game.asked;
          act({ kind: 'act', action: choose(update), asked: answered ?? undefined });
        }
      } else {
        done(true);
        socket.close();
      }
    }
  });
}

if (!values.token) await sit();
console.log('at the table');
for (let pause = 250; !(await talk()); pause = Math.min(2 * pause, 15_000)) {
  console.error('the connection is lost; trying again');
  await new Promise((resolve) => setTimeout(resolve, pause));
}
console.log('the game is over');
