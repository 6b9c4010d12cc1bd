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

/**
 * `GET api/notices`: the ways to be told that this house offers.
 */
export type NoticeWays = { 
/**
 * Whether it sends to webhooks.
 */
webhooks: boolean, 
/**
 * The public key with which browsers register for its pushed notices, an uncompressed point in base64url; none if it pushes nothing.
 */
push: string | null, };

/**
 * `GET api/tables/{table}/notices`: what this device's seat has set, which only its own devices are told.
 */
export type MyNotices = { 
/**
 * Whether a browser is told, and how that went.
 */
push: PushTold | null, 
/**
 * The webhook, and how that went.
 */
webhook: WebhookTold | null, 
/**
 * When nothing is sent.
 */
quiet: QuietHours | null, };

/**
 * A browser that is told.
 */
export type PushTold = { 
/**
 * How the last notice ended.
 */
last: Delivery | null, };

/**
 * A webhook.
 */
export type WebhookTold = { 
/**
 * Its address.
 */
url: string, 
/**
 * How the last notice ended.
 */
last: Delivery | null, };

/**
 * `PUT api/tables/{table}/notices/quiet`: what is due in these hours waits for their end, and is left out if it is no longer true.
 */
export type QuietHours = { 
/**
 * From this time of the day, such as `22:00`.
 */
from: string, 
/**
 * To this time of the day, perhaps of the next; another than `from`.
 */
to: string, 
/**
 * The time zone, by its name in the IANA's list, such as `Europe/Berlin`.
 */
zone: string, };

/**
 * `PUT api/tables/{table}/notices/push`: a browser is told, as its `PushSubscription` says.
 */
export type PushTo = { 
/**
 * The address at its push service.
 */
endpoint: string, 
/**
 * What messages are encrypted with.
 */
keys: PushKeys, };

/**
 * What messages to a browser are encrypted with.
 */
export type PushKeys = { 
/**
 * The browser's public key, an uncompressed point in base64url.
 */
p256dh: string, 
/**
 * Its 16 secret bytes, in base64url.
 */
auth: string, };

/**
 * `PUT api/tables/{table}/notices/webhook`: notices are sent to this address.
 */
export type WebhookTo = { 
/**
 * The address, with https; at most 500 bytes.
 */
url: string, };

/**
 * The answer to [`WebhookTo`].
 */
export type WebhookSet = { 
/**
 * What the notices are signed with; it can't be asked for again.
 */
secret: string, };

/**
 * `POST api/tables/{table}/notices/test`: how a notice ended that was sent right now on every way.
 */
export type TestedNotices = { 
/**
 * The browser's.
 */
push: Delivery | null, 
/**
 * The webhook's.
 */
webhook: Delivery | null, };

/**
 * How an attempt to send a notice ended.
 */
export type Delivery = { 
/**
 * When, in milliseconds since 1970 UTC.
 */
at: number, 
/**
 * How.
 */
result: DeliveryResult, 
/**
 * The status of the answer, if there was one.
 */
status: number | null, };

/**
 * How an attempt to send a notice can end.
 */
export type DeliveryResult = "delivered" | "refused" | "unreachable" | "timed_out" | "forbidden_address" | "gone";

/**
 * What the house sends, in JSON: to a webhook as it is, to a browser encrypted. It has no names, no secrets and nothing of the game.
 */
export type Notice = { 
/**
 * What is told.
 */
what: NoticeKind, 
/**
 * The table.
 */
table: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * The seat that is told.
 */
seat: Seat, 
/**
 * The table's address.
 */
url: string, 
/**
 * Since when it is so, in milliseconds since 1970 UTC.
 */
at: number, 
/**
 * Until when the seat has to decide, if there is such a time.
 */
deadline: number | null, 
/**
 * The same in every attempt to send this notice, and in no other.
 */
id: string, };

/**
 * What a notice can tell.
 */
export type NoticeKind = "your_turn" | "soon_taken_over" | "taken_over" | "game_over" | "test";
