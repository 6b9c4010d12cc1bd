// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Deadline, Occupant, Options, Seat, Stage, TableId } from './table';
import type { Map } from './goldbraeu-setup';

/**
 * `POST api/tables`: opens a table and takes its first seat.
 */
export type OpenTable = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The name of the person who opens it and becomes host.
 */
name: string, 
/**
 * The setup; the book's for four if there is none.
 */
setup?: unknown, 
/**
 * The map to play on, one of `GET api/games/{game}/maps`, which is put into the setup; the setup then has none.
 */
map?: string, 
/**
 * The house rules of the table.
 */
options?: Options, 
/**
 * Computer players to be seated next, by name.
 */
computers?: Array<string>, };

/**
 * The answer to [`OpenTable`].
 */
export type Opened = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat taken.
 */
seat: Seat, 
/**
 * The SHA-256 of the house's secret, to be noted before adding to the luck.
 */
commitment: string, };

/**
 * `POST api/tables/{table}/sit`: takes a free seat.
 */
export type SitDown = { 
/**
 * Under which name.
 */
name: string, };

/**
 * The answer to [`SitDown`].
 */
export type TakeSeat = { 
/**
 * The seat taken.
 */
seat: Seat, };

/**
 * `POST api/return`: takes a seat to this device by a personal link.
 */
export type Returned = { 
/**
 * The secret part of the link, its fragment.
 */
token: string, };

/**
 * The answer to [`Returned`].
 */
export type ReturnedTo = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat that is now this device's.
 */
seat: Seat, };

/**
 * `POST api/tables/{table}/return-link`: a fresh personal link; an older one no longer works.
 */
export type ReturnLink = { 
/**
 * The address to open on the other device.
 */
url: string, 
/**
 * The same as a QR code, an SVG image.
 */
qr: string, };

/**
 * `GET api/tables/{table}/invitation`: the address to send to friends.
 */
export type Invitation = { 
/**
 * The address.
 */
url: string, 
/**
 * The same as a QR code, an SVG image.
 */
qr: string, };

/**
 * `POST api/tables/{table}/seat-token`: a fresh token with which a program plays a seat; an older one no longer works.
 */
export type WishForToken = { 
/**
 * Nothing for this device's own seat. The host may name a program instead, before the game: it gets the first free seat.
 */
name?: string, };

/**
 * The answer to [`WishForToken`].
 */
export type SeatToken = { 
/**
 * The seat that it opens, at this table and no other.
 */
seat: Seat, 
/**
 * The token, to be sent as `Authorization: Bearer`; it can't be asked for again.
 */
token: string, 
/**
 * The table's address.
 */
url: string, };

/**
 * `GET` and `DELETE api/tables/{table}/seat-token`: whether a program may play this device's seat.
 */
export type TokenState = { 
/**
 * Whether there is a token for the seat.
 */
given: boolean, };

/**
 * `GET api/tables/{table}`: what everybody with the link may know.
 */
export type Summary = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * Who sits there.
 */
chairs: Array<Occupant>, 
/**
 * Who is host.
 */
host: Seat | null, 
/**
 * The seat of this device.
 */
you: Seat | null, 
/**
 * Whether others may watch.
 */
spectators: boolean, };

/**
 * One of `GET api/me`: a seat of this device, the latest first.
 */
export type MyTable = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name there.
 */
name: string, 
/**
 * How far the table is.
 */
stage: Stage, 
/**
 * Whether a decision of this seat is awaited.
 */
your_turn: boolean, 
/**
 * When something happened there last, in milliseconds since 1970 UTC.
 */
last_at: number, };

/**
 * `GET api/open-tables`: the tables that strangers may join, the latest first. Nobody's words are in it.
 */
export type FreeTables = { 
/**
 * Whether this house keeps such a list.
 */
listing: boolean, 
/**
 * The tables, at most 50.
 */
tables: Array<FreeTable>, };

/**
 * A table that strangers may join.
 */
export type FreeTable = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * The chairs, by seat.
 */
chairs: Array<FreeChair>, 
/**
 * How long a decision may take.
 */
deadline: Deadline, 
/**
 * Whether somebody who has a seat is at the table now.
 */
present: boolean, 
/**
 * When the table was opened, in milliseconds since 1970 UTC.
 */
opened_at: number, };

/**
 * What is known of a chair without asking at its table.
 */
export type FreeChair = { "kind": "open" } | { "kind": "person" } | { "kind": "computer", 
/**
 * Which.
 */
player: string, };

/**
 * One of `GET api/games/{game}/players`: a computer player that can be seated.
 */
export type PlayerInfo = { 
/**
 * Its name in commands; its words are in the locale files as `player-<name>`.
 */
name: string, };

/**
 * One of `GET api/games/{game}/maps`: a map that a table can be opened on.
 */
export type MapInfo = { 
/**
 * What to call it in `POST api/tables`.
 */
id: string, 
/**
 * The whole map, enough to draw it; its name is one that players can read.
 */
map: Map, };

/**
 * `GET healthz`.
 */
export type Health = { 
/**
 * `ok`, or what is wrong.
 */
status: string, 
/**
 * The version of the program.
 */
version: string, 
/**
 * The build of the client's files.
 */
build: string, 
/**
 * The version of the protocol.
 */
protocol: number, };

/**
 * `GET api/tables/{table}/advice`: what each action of the seat on turn is worth.
 */
export type Advice = { 
/**
 * Every legal action, as the update lists them.
 */
choices: Array<Choice>, 
/**
 * How far the least certain of the chances may be off: a standard error, or how far from solved the round is that they come from.
 */
error: number, };

/**
 * One of the actions in [`Advice`].
 */
export type Choice = { 
/**
 * The action, as it is sent in a step.
 */
action: unknown, 
/**
 * The chance to win with it, from 0 to 1; a win that `n` share counts as `1/n`.
 */
chance: number, };
