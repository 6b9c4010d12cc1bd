// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat, TableId } from './table';

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
