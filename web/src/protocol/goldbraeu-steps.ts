// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat, SeatSet } from './table';
import type { Brewery, Card, Cards, Figure, Firm, FirmSet, Garden, Pick, Space } from './goldbraeu-setup';

/**
 * An action of a seat.
 */
export type GoldbraeuAction = { "kind": "keep", 
/**
 * The two, in any order.
 */
cards: Cards, } | { "kind": "place_boss", 
/**
 * A firm without a boss.
 */
firm: Firm, } | { "kind": "pick", 
/**
 * Which.
 */
action: Pick, } | { "kind": "annex", 
/**
 * The garden.
 */
garden: Garden, 
/**
 * The space.
 */
space: Space, } | { "kind": "shift", 
/**
 * The space.
 */
space: Space, 
/**
 * The garden that it leaves.
 */
from: Garden, 
/**
 * The garden that it joins.
 */
to: Garden, } | { "kind": "appoint", 
/**
 * The firm.
 */
firm: Firm, } | { "kind": "contract", 
/**
 * The brewery.
 */
brewery: Brewery, 
/**
 * The garden.
 */
garden: Garden, } | { "kind": "block", 
/**
 * How many, 0 to 6.
 */
cards: number, } | { "kind": "break", 
/**
 * How many, 1 to 6.
 */
cards: number, } | { "kind": "buy", 
/**
 * Which.
 */
card: Card, } | { "kind": "buy_blind", } | { "kind": "keep_hidden", } | { "kind": "show", } | { "kind": "move", 
/**
 * Where to; where it stands is one of the choices.
 */
to: Garden, } | { "kind": "turn_over", 
/**
 * A share of this firm.
 */
firm: Firm, } | { "kind": "decline", };

/**
 * What has to happen next. Whoever is asked is the field `seat`, or `waiting` where several choose at once.
 */
export type GoldbraeuPhase = { "kind": "lot", } | { "kind": "signs", } | { "kind": "deal", } | { "kind": "keep", 
/**
 * Who.
 */
waiting: SeatSet, } | { "kind": "bosses", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many are still to be set, this one included.
 */
left: number, } | { "kind": "lay_out", } | { "kind": "pick", 
/**
 * Who.
 */
waiting: SeatSet, } | { "kind": "expand", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many executions are left, 1 or 2 (G3.6).
 */
left: number, } | { "kind": "appoint", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many executions are left, 1 or 2 (G3.6).
 */
left: number, 
/**
 * The firms where they were blocked today (G5.4).
 */
closed: FirmSet, } | { "kind": "block", 
/**
 * The boss's owner.
 */
seat: Seat, 
/**
 * Who wants the firm.
 */
challenger: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * How many executions the challenger has left, this one included.
 */
left: number, 
/**
 * The firms where the challenger was blocked today.
 */
closed: FirmSet, } | { "kind": "break", 
/**
 * The challenger.
 */
seat: Seat, 
/**
 * The boss's owner.
 */
owner: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * How many executions the challenger has left, this one included.
 */
left: number, 
/**
 * The firms where the challenger was blocked today.
 */
closed: FirmSet, } | { "kind": "buy", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The price in thalers (G6.1).
 */
price: number, } | { "kind": "blind", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What was paid for it.
 */
price: number, } | { "kind": "drawn", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card, if all know it (G10.4).
 */
card: Card | null, } | { "kind": "move", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
figure: Figure, } | { "kind": "turn_over", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "over", 
/**
 * Who won.
 */
winners: SeatSet, };
