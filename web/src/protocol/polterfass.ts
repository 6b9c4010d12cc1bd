// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat, SeatSet } from './table';

/**
 * One of the nine barrels (P1.2, P1.3): 0 is the 9/2, 1 and 2 the 8/3, 3 and 4 the 7/4, 5 and 6 the 6/5; 7 and 8 are special.
 */
export type Barrel = number;

/**
 * A set of barrels; serialised as the sorted list of their numbers.
 */
export type BarrelSet = number[];

/**
 * An end of a barrel; of a special barrel "double" counts as the large end.
 */
export type End = "large" | "small";

/**
 * What the upper end of a standing barrel shows; serialised as the number, `"double"` or `"spoiled"`.
 */
export type Top = "double" | "spoiled" | number;

/**
 * What a guest lays: one or two different cards of 0 to 7 (P3.1); serialised as the sorted list of the cards.
 *
 * There are 36 (P3.3), numbered with the eight single cards first, then the pairs in lexicographic order.
 */
export type Order = number[];

/**
 * The setup of a game.
 */
export type Setup = { 
/**
 * How many play, 3 to 6 (P1.1).
 */
seats: number, 
/**
 * The score that ends the game, 25 to 300 mugs (P7.1).
 */
goal: number, 
/**
 * What happens if all guests are too greedy with equal orders (P6.5).
 */
equal_greedy: EqualGreedy, 
/**
 * Who keeps the tap first (P1.7).
 */
first_innkeeper: FirstInnkeeper, 
/**
 * How barrels fall.
 */
barrels: BarrelModel, };

/**
 * All guests equal in a round that was too greedy (P6.5).
 */
export type EqualGreedy = "net_zero" | "penalty";

/**
 * Who keeps the tap in the first round (P1.7).
 */
export type FirstInnkeeper = "luck" | { "seat": Seat };

/**
 * How barrels fall: the odds are data with a name (P1.9).
 */
export type BarrelModel = { "model": "reckoned", 
/**
 * The probability that a barrel stands, 0.05 to 0.95.
 */
stand: number, 
/**
 * The probability that a standing number barrel has its larger number on top, 0 to 1; a special's ends are even.
 */
large_end: number, };

/**
 * An action of a seat.
 */
export type Action = { "kind": "roll", } | { "kind": "order", 
/**
 * The one or two cards.
 */
cards: Order, } | { "kind": "roll_on", 
/**
 * The standing specials that go back into the cup.
 */
put_back: BarrelSet, } | { "kind": "close", } | { "kind": "target", 
/**
 * The number barrels that the spoiled ones destroy.
 */
destroyed: BarrelSet, 
/**
 * The number barrels that count twice.
 */
doubled: BarrelSet, };

/**
 * How a round was paid (P6).
 */
export type Verdict = "failed" | "enough" | "too_greedy";

/**
 * One line of the notepad.
 */
export type Row = { 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Who kept the tap.
 */
innkeeper: Seat, 
/**
 * What stood after the first roll, which is what all guests ordered by: numbers from high to low, then specials. Empty if
 * whoever sent the row, an older program, does not say so.
 */
tops: Array<Top>, 
/**
 * How it was paid.
 */
verdict: Verdict, 
/**
 * The serving in mugs; none if the innkeeper failed.
 */
served: number | null, 
/**
 * The sum of all orders, 0 to 65.
 */
ordered: number, 
/**
 * The order of each seat; none for the innkeeper.
 */
orders: Array<Order | null>, 
/**
 * What each seat scored in this round.
 */
results: Array<number>, 
/**
 * The running totals after it.
 */
totals: Array<number>, 
/**
 * The guests with the highest order, if they were too greedy.
 */
greediest: SeatSet, 
/**
 * The guests who get a plus for the lowest order, if they were too greedy; nobody if all orders are equal and the option
 * of P6.5 spares it.
 */
modest: SeatSet, };

/**
 * The notepad: one line per finished round.
 */
export type Pad = { 
/**
 * The finished rounds, the oldest first.
 */
rows: Array<Row>, };

/**
 * An event as an observer sees it; its kind and fields are the Fluent message `polterfass-<kind>` and its arguments.
 *
 * Fields with a seat are called `seat` or `innkeeper`; lists of seats `winners`, `greediest`, `modest`; lists of tops are
 * what stands on barrels.
 */
export type Seen = { "kind": "innkeeper_drawn", 
/**
 * The seat.
 */
innkeeper: Seat, } | { "kind": "round_began", 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Who keeps the tap.
 */
innkeeper: Seat, } | { "kind": "first_rolled", 
/**
 * Who rolled.
 */
innkeeper: Seat, 
/**
 * Which barrels stand.
 */
stood: BarrelSet, 
/**
 * What they show, numbers from high to low, then specials.
 */
tops: Array<Top>, 
/**
 * The sum of the standing numbers, before any special.
 */
sum: number, 
/**
 * Whether no number barrel stands, so that all nine are rolled again.
 */
again: boolean, } | { "kind": "ordered", 
/**
 * The guest.
 */
seat: Seat, 
/**
 * The cards, for the guest's own eyes only.
 */
cards: Order | null, } | { "kind": "orders_in", 
/**
 * By seat: how many cards lie there; none for the innkeeper.
 */
backs: Array<number | null>, } | { "kind": "rolls_on", 
/**
 * Who.
 */
innkeeper: Seat, 
/**
 * Which barrels are in the cup.
 */
barrels: BarrelSet, 
/**
 * How many they are, 1 to 9.
 */
cup: number, 
/**
 * How many standing specials were put back, 0 to 2.
 */
put_back: number, } | { "kind": "rolled", 
/**
 * Who rolled.
 */
innkeeper: Seat, 
/**
 * Which barrels of this roll stand.
 */
stood: BarrelSet, 
/**
 * What those show, numbers from high to low, then specials.
 */
tops: Array<Top>, 
/**
 * The sum of all standing numbers, older ones too, before any special.
 */
sum: number, } | { "kind": "failed", 
/**
 * Who failed.
 */
innkeeper: Seat, 
/**
 * How many barrels were in the cup, 1 to 9.
 */
cup: number, } | { "kind": "closed", 
/**
 * Who closed it.
 */
innkeeper: Seat, } | { "kind": "served", 
/**
 * Who serves.
 */
innkeeper: Seat, 
/**
 * The serving in mugs, 0 to 68 (P5.7).
 */
served: number, 
/**
 * What the destroyed barrels showed.
 */
destroyed: Array<Top>, 
/**
 * What the doubled barrels showed.
 */
doubled: Array<Top>, } | { "kind": "billed", 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Who kept the tap.
 */
innkeeper: Seat, 
/**
 * What stood after the first roll, which is what all guests ordered by: numbers from high to low, then specials. Empty if
 * whoever sent the row, an older program, does not say so.
 */
tops: Array<Top>, 
/**
 * How it was paid.
 */
verdict: Verdict, 
/**
 * The serving in mugs; none if the innkeeper failed.
 */
served: number | null, 
/**
 * The sum of all orders, 0 to 65.
 */
ordered: number, 
/**
 * The order of each seat; none for the innkeeper.
 */
orders: Array<Order | null>, 
/**
 * What each seat scored in this round.
 */
results: Array<number>, 
/**
 * The running totals after it.
 */
totals: Array<number>, 
/**
 * The guests with the highest order, if they were too greedy.
 */
greediest: SeatSet, 
/**
 * The guests who get a plus for the lowest order, if they were too greedy; nobody if all orders are equal and the option
 * of P6.5 spares it.
 */
modest: SeatSet, } | { "kind": "ended", 
/**
 * Who won.
 */
winners: SeatSet, 
/**
 * Their score in mugs.
 */
score: number, };

/**
 * The table as one observer sees it; enough by itself to draw it and to play on it.
 */
export type View = { 
/**
 * The setup, odds included.
 */
setup: Setup, 
/**
 * Whose eyes these are; none for a spectator.
 */
seat: Seat | null, 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * Who keeps the tap; none before the lot has named the first innkeeper.
 */
innkeeper: Seat | null, 
/**
 * The running totals by seat.
 */
totals: Array<number>, 
/**
 * The nine barrels; between two rounds they stay as the round before left them.
 */
barrels: Array<BarrelView>, 
/**
 * The nine barrels as the first roll left them, which is what all guests order by (P3.1); none before that roll.
 */
ordered_at: Array<BarrelView> | null, 
/**
 * The guests who have laid their order in this round.
 */
laid: SeatSet, 
/**
 * By seat: how many cards lie there, once all have laid (P3.2).
 */
backs: Array<number | null>, 
/**
 * The observer's own order in this round.
 */
order: Order | null, 
/**
 * Where in the round the table is.
 */
phase: PhaseView, 
/**
 * Who may act now; empty while luck decides and when the game is over.
 */
to_act: SeatSet, };

/**
 * Where in the round the table is.
 */
export type PhaseView = { "kind": "lot" } | { "kind": "first_roll" } | { "kind": "rolling", 
/**
 * Whether it is a first roll (P2.1).
 */
first: boolean, } | { "kind": "ordering" } | { "kind": "tap" } | { "kind": "targets", 
/**
 * How many number barrels are to be destroyed, 0 to 2.
 */
destroy: number, 
/**
 * How many are to be doubled, 0 to 2.
 */
double: number, } | { "kind": "over", 
/**
 * Who won.
 */
winners: SeatSet, };

/**
 * Where a barrel is.
 */
export type BarrelView = { "place": "cup" } | { "place": "lying" } | { "place": "standing", 
/**
 * The end on top.
 */
up: End, 
/**
 * Whether it came to stand in the last roll.
 */
fresh: boolean, };
