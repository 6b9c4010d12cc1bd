// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat, SeatSet } from './table';
import type { Brewery, Card, CardRow, Cards, Figure, Firm, Garden, Pick, Space, SpaceSet } from './goldbraeu-setup';

/**
 * Why hidden cards were turned over (G6.6).
 */
export type Purpose = "qualify" | "block" | "break" | "drawn" | "payday";

/**
 * An event as an observer sees it; its kind and fields are the Fluent message `goldbraeu-<kind>` and its arguments.
 *
 * Fields with a seat are called `seat`, `owner`, `challenger`, `old`, `start` or `payday`.
 */
export type GoldbraeuSeen = { "kind": "start_drawn", 
/**
 * Who.
 */
start: Seat, } | { "kind": "signs_drawn", 
/**
 * The suppliers by garden.
 */
signs: Record<Garden, Brewery>, } | { "kind": "dealt", 
/**
 * The observer's own.
 */
hand: Cards | null, } | { "kind": "kept", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The cards, for their own eyes only.
 */
cards: Cards | null, } | { "kind": "shown", 
/**
 * The cards by seat.
 */
cards: Array<Cards>, } | { "kind": "full_firm", 
/**
 * The firm.
 */
firm: Firm, 
/**
 * Who lost a stone.
 */
losers: SeatSet, } | { "kind": "boss_placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
firm: Firm, } | { "kind": "day_began", 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The day, 1 to 7.
 */
day: number, 
/**
 * Who has the start figure.
 */
start: Seat, 
/**
 * Who has the payday figure.
 */
payday: Seat, } | { "kind": "laid_out", 
/**
 * The card.
 */
card: Card, } | { "kind": "picked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for their own eyes only.
 */
action: Pick | null, } | { "kind": "picks_shown", 
/**
 * By seat.
 */
picks: Array<Pick | null>, } | { "kind": "annexed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The garden.
 */
garden: Garden, 
/**
 * The space.
 */
space: Space, 
/**
 * Whether it has a parasol.
 */
parasol: boolean, } | { "kind": "shifted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The space.
 */
space: Space, 
/**
 * Whether it has a parasol.
 */
parasol: boolean, 
/**
 * The giving garden.
 */
from: Garden, 
/**
 * The receiving garden.
 */
to: Garden, 
/**
 * The spaces that were cut off and became free (G4.3).
 */
freed: SpaceSet, } | { "kind": "declined", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which action.
 */
action: Pick, } | { "kind": "idle", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which action.
 */
action: Pick, } | { "kind": "challenged", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
firm: Firm, 
/**
 * Whose boss is there.
 */
owner: Seat | null, } | { "kind": "turned_over", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * How many.
 */
cards: number, 
/**
 * Why.
 */
purpose: Purpose, } | { "kind": "blocked", 
/**
 * The owner.
 */
seat: Seat, 
/**
 * Who wanted the firm.
 */
challenger: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * The owner's stones.
 */
own: number, 
/**
 * The stones of all others.
 */
others: number, } | { "kind": "broke", 
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
 * The owner's stones.
 */
own: number, 
/**
 * The stones of all others.
 */
others: number, } | { "kind": "let_be", 
/**
 * The owner.
 */
seat: Seat, 
/**
 * Who wants the firm.
 */
challenger: Seat, 
/**
 * The firm.
 */
firm: Firm, } | { "kind": "repelled", 
/**
 * The challenger.
 */
seat: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * Whether it was for want of a stone, not for a majority (G5.7).
 */
no_stone: boolean, } | { "kind": "appointed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
firm: Firm, 
/**
 * Whose boss went home.
 */
old: Seat | null, } | { "kind": "contracted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The new supplier.
 */
brewery: Brewery, 
/**
 * The garden.
 */
garden: Garden, 
/**
 * The brewery whose sign went back.
 */
replaced: Brewery, 
/**
 * How many signs the new supplier has left, 0 to 2.
 */
signs_left: number, } | { "kind": "bought", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * For how many thalers.
 */
price: number, } | { "kind": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * For how many thalers.
 */
price: number, 
/**
 * The card, if the observer knows it.
 */
card: Card | null, 
/**
 * Whether all know it, because it is a figure or was seen before (G6.4, G10.4).
 */
known: boolean, } | { "kind": "kept_hidden", 
/**
 * Who has it.
 */
seat: Seat, } | { "kind": "moved", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which figure.
 */
figure: Figure, 
/**
 * From where.
 */
from: Garden, 
/**
 * Where to; may be the same.
 */
to: Garden, } | { "kind": "day_ended", 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The day, 1 to 7.
 */
day: number, 
/**
 * Thalers by seat, before the payday if there is one.
 */
money: Array<number>, } | { "kind": "put_under", 
/**
 * The cards.
 */
cards: CardRow, } | { "kind": "payday_began", 
/**
 * The week, 1 to 3.
 */
week: number, } | { "kind": "finished", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "garden_paid", 
/**
 * The garden.
 */
garden: Garden, 
/**
 * How many spaces it has.
 */
spaces: number, 
/**
 * How many of them have a parasol.
 */
parasols: number, 
/**
 * What the drunkard cost, 0 to 12.
 */
lost: number, 
/**
 * What the waitress brought, 0 or 20.
 */
gained: number, 
/**
 * The takings after both (G8.2).
 */
takings: number, 
/**
 * Half of the takings: for the supplier, and for the holders of stones (G8.3).
 */
half: number, 
/**
 * Who gets the other half.
 */
supplier: Brewery | null, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, } | { "kind": "brewery_paid", 
/**
 * The brewery.
 */
brewery: Brewery, 
/**
 * What its gardens brought it (G8.3).
 */
received: number, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, } | { "kind": "payday_ended", 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * What each seat got in all.
 */
totals: Array<number>, 
/**
 * Thalers by seat after it.
 */
money: Array<number>, } | { "kind": "hands_shown", 
/**
 * By seat.
 */
hands: Array<Cards>, } | { "kind": "ended", 
/**
 * Who won.
 */
winners: SeatSet, 
/**
 * Their money in thalers.
 */
money: number, };
