// The boardgame.io server in a process of its own: its socket transport, its lobby and its memory store, on a free port of the
// loopback address. It says `{ port }` to whoever forked it, and ends with it.
import boardgameio from 'boardgame.io/dist/cjs/server.js';
import { polterfass } from './game/polterfass.js';

process.on('disconnect', () => process.exit());
// With this it would keep files rather than the memory store.
delete process.env.FLATFILE_DIR;
const house = boardgameio.Server({ games: [polterfass], origins: ['http://127.0.0.1'] });
// What it calls port goes to Node as it is; an object says the address, too.
const { appServer } = await house.run({ port: { host: '127.0.0.1', port: 0 } });
process.send({ port: appServer.address().port });
