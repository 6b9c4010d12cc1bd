// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat, SeatSet } from './common';

/**
 * A beer garden, named after its inn; in the book's order (G1.2), in which they stand clockwise round the reconstruction.
 * On other maps figures walk as the inns stand there (G6.4).
 */
export type Garden = "krug" | "eiche" | "baeren" | "post" | "hirschen" | "adler";

/**
 * A brewery (G1.2).
 */
export type Brewery = "mayerbraeu" | "steinbraeu" | "kramerbraeu" | "schmidbraeu";

/**
 * A firm: one of the six gardens, then the four breweries (G1.2).
 */
export type Firm = "krug" | "eiche" | "baeren" | "post" | "hirschen" | "adler" | "mayerbraeu" | "steinbraeu" | "kramerbraeu" | "schmidbraeu";

/**
 * What a card shows: a share of a firm, or a figure (G1.3).
 */
export type Card = "krug" | "eiche" | "baeren" | "post" | "hirschen" | "adler" | "mayerbraeu" | "steinbraeu" | "kramerbraeu" | "schmidbraeu" | "drunkard" | "waitress";

/**
 * A figure that walks from garden to garden (G2.4, G6.4).
 */
export type Figure = "drunkard" | "waitress";

/**
 * What an action card says (G1.4), in the order in which the actions are carried out (G3.1).
 */
export type Pick = "expand" | "appoint" | "buy";

/**
 * A space of the board, numbered from 0 in reading order of the map.
 */
export type Space = number;

/**
 * A set of spaces; serialised as the sorted list of their numbers.
 */
export type SpaceSet = number[];

/**
 * A set of firms; serialised as the sorted list of their ids.
 */
export type FirmSet = Firm[];

/**
 * A set of gardens; serialised as the sorted list of their ids.
 */
export type GardenSet = Garden[];

/**
 * Some cards without order, at most 15 of a kind; serialised as the sorted list of the cards.
 *
 * Four bits count each kind, so that hands are added, compared and drawn from in a few instructions.
 */
export type Cards = Card[];

/**
 * Cards in a row, the uppermost first, at most 48; serialised as a list.
 */
export type CardRow = Card[];

/**
 * A side of a space.
 */
export type Side = "north" | "east" | "south" | "west";

/**
 * A map as it stands in setups and records.
 */
export type MapText = { 
/**
 * Its name, 1 to 60 characters.
 */
name: string, 
/**
 * From north to south, all of the same length: `.` a space, `P` a space with a parasol, `#` no space, `K E B O H A` the
 * front spaces of Krug, Eiche, Bären, pOst, Hirschen and Adler, small letters if they have a parasol.
 */
rows: Array<string>, 
/**
 * On which side of its front space each inn stands.
 */
doors: Record<Garden, Side>, 
/**
 * The breweries in the corners, clockwise from the north-west.
 */
breweries: [Brewery, Brewery, Brewery, Brewery], };

/**
 * A map that has been checked; copied by reference.
 *
 * Serialised as a [`MapText`], which is enough to draw it: spaces are numbered in reading order of its rows.
 */
export type Map = { 
/**
 * Its name, 1 to 60 characters.
 */
name: string, 
/**
 * From north to south, all of the same length: `.` a space, `P` a space with a parasol, `#` no space, `K E B O H A` the
 * front spaces of Krug, Eiche, Bären, pOst, Hirschen and Adler, small letters if they have a parasol.
 */
rows: Array<string>, 
/**
 * On which side of its front space each inn stands.
 */
doors: Record<Garden, Side>, 
/**
 * The breweries in the corners, clockwise from the north-west.
 */
breweries: [Brewery, Brewery, Brewery, Brewery], };

/**
 * Who begins (G2.8).
 */
export type StartPlayer = "luck" | { "seat": Seat };

/**
 * The setup of a game.
 */
export type GoldbraeuSetup = { 
/**
 * How many play, 3 or 4 (G1.1).
 */
seats: number, 
/**
 * Who begins (G2.8).
 */
start: StartPlayer, 
/**
 * The square; the reconstruction if left out (G1.6).
 */
map: Map, };

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

/**
 * What lies open on the table; the same for every observer, and therefore safe to send.
 */
export type GoldbraeuBoard = { 
/**
 * The week, 1 to 3 (G3.1).
 */
week: number, 
/**
 * The day of the week, 1 to 7 (G3.1).
 */
day: number, 
/**
 * Who has the start figure; seat 0 as long as luck has not named one.
 */
start: Seat, 
/**
 * Who has the payday figure (G2.9).
 */
payday: Seat, 
/**
 * Thalers by seat (G2.2).
 */
money: Array<number>, 
/**
 * Unused stones by seat (G1.4).
 */
stones_left: Array<number>, 
/**
 * How many hidden cards each seat has; a card just drawn blind is not in the hand yet.
 */
hand_sizes: Array<number>, 
/**
 * The cards of each hand that all know (G10.4).
 */
known: Array<Cards>, 
/**
 * What each firm has.
 */
firms: Record<Firm, FirmBoard>, 
/**
 * What each garden has besides.
 */
gardens: Record<Garden, GardenBoard>, 
/**
 * Where the figures are (G2.4).
 */
figures: Figures, 
/**
 * The cards that lie face up, in the order in which they were laid; none where one was sold or never lay (G3.1).
 */
face_up: [Card | null, Card | null], 
/**
 * How many cards of the pile nobody knows; they lie on top.
 */
pile: number, 
/**
 * The cards that are known to lie under those, the next one first (G10.4).
 */
under: CardRow, 
/**
 * The cards that left the game (G10.4).
 */
gone: Cards, 
/**
 * The action cards of this day, once all have picked (G3.1).
 */
picks: Array<Pick | null>, 
/**
 * What has to happen next.
 */
phase: GoldbraeuPhase, };

/**
 * What a firm has.
 */
export type FirmBoard = { 
/**
 * Whose boss it has.
 */
boss: Seat | null, 
/**
 * Whether that boss was appointed today, and so can't be replaced (G5.5).
 */
fresh: boolean, 
/**
 * Stones by seat.
 */
stones: Array<number>, };

/**
 * What a garden has.
 */
export type GardenBoard = { 
/**
 * Its spaces, the front space among them.
 */
spaces: SpaceSet, 
/**
 * The brewery on its sign; before luck has dealt the signs, Mayerbräu.
 */
supplier: Brewery, };

/**
 * Where the figures are.
 */
export type Figures = { 
/**
 * The drunkard's garden.
 */
drunkard: Garden, 
/**
 * The waitress's garden.
 */
waitress: Garden, };

/**
 * How a firm divided what it got (G8.4).
 */
export type Split = { 
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
paid: Array<number>, };

/**
 * How a garden was paid.
 */
export type GardenPay = { 
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
paid: Array<number>, };

/**
 * How a brewery was paid.
 */
export type BreweryPay = { 
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
paid: Array<number>, };

/**
 * A whole payday.
 */
export type Payday = { 
/**
 * The gardens.
 */
gardens: Record<Garden, GardenPay>, 
/**
 * The breweries.
 */
breweries: Record<Brewery, BreweryPay>, 
/**
 * What each seat gets in all.
 */
totals: Array<number>, };

/**
 * What a shift cuts off.
 */
export type Cut = { 
/**
 * The space that would change over.
 */
space: Space, 
/**
 * The other spaces of its garden that would become free.
 */
frees: SpaceSet, };

/**
 * The table as one observer sees it; enough by itself to draw it and to play on it.
 */
export type GoldbraeuView = { 
/**
 * The setup, map included.
 */
setup: GoldbraeuSetup, 
/**
 * Whose eyes these are; none for a spectator.
 */
seat: Seat | null, 
/**
 * Who may act now; empty while luck decides and when the game is over.
 */
to_act: SeatSet, 
/**
 * Who has made a sealed choice that is not revealed yet (G2.6, G3.1).
 */
chosen: SeatSet, 
/**
 * The observer's own hidden cards.
 */
hand: Cards, 
/**
 * The two cards that the observer keeps, while others still choose (G2.6).
 */
kept: Cards | null, 
/**
 * The action card that the observer has picked, while others still pick (G3.1).
 */
pick: Pick | null, 
/**
 * The share that the observer has just drawn and may show (G6.3).
 */
drawn: Card | null, 
/**
 * All hands, once the game is over (G10.3).
 */
hands: Array<Cards> | null, 
/**
 * How many shares each firm has: six, with three players five (G1.7).
 */
shares: number, 
/**
 * While somebody may expand: what would become free if a space changed over (G4.3); spaces that cut off nothing are left
 * out.
 */
cuts: Array<Cut>, 
/**
 * While somebody may appoint: the firms at which the owner of the boss would be asked whether to block (G5.9).
 */
may_block: FirmSet, 
/**
 * What a payday would bring if it were now, without any further card turned over (G8).
 */
forecast: Payday, 
/**
 * The week, 1 to 3 (G3.1).
 */
week: number, 
/**
 * The day of the week, 1 to 7 (G3.1).
 */
day: number, 
/**
 * Who has the start figure; seat 0 as long as luck has not named one.
 */
start: Seat, 
/**
 * Who has the payday figure (G2.9).
 */
payday: Seat, 
/**
 * Thalers by seat (G2.2).
 */
money: Array<number>, 
/**
 * Unused stones by seat (G1.4).
 */
stones_left: Array<number>, 
/**
 * How many hidden cards each seat has; a card just drawn blind is not in the hand yet.
 */
hand_sizes: Array<number>, 
/**
 * The cards of each hand that all know (G10.4).
 */
known: Array<Cards>, 
/**
 * What each firm has.
 */
firms: Record<Firm, FirmBoard>, 
/**
 * What each garden has besides.
 */
gardens: Record<Garden, GardenBoard>, 
/**
 * Where the figures are (G2.4).
 */
figures: Figures, 
/**
 * The cards that lie face up, in the order in which they were laid; none where one was sold or never lay (G3.1).
 */
face_up: [Card | null, Card | null], 
/**
 * How many cards of the pile nobody knows; they lie on top.
 */
pile: number, 
/**
 * The cards that are known to lie under those, the next one first (G10.4).
 */
under: CardRow, 
/**
 * The cards that left the game (G10.4).
 */
gone: Cards, 
/**
 * The action cards of this day, once all have picked (G3.1).
 */
picks: Array<Pick | null>, 
/**
 * What has to happen next.
 */
phase: GoldbraeuPhase, };

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

/**
 * A day that has ended.
 */
export type DayRow = { 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The day, 1 to 7.
 */
day: number, 
/**
 * Thalers by seat at its end, before the payday if there was one.
 */
money: Array<number>, };

/**
 * A garden's line.
 */
export type GardenRow = { 
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
paid: Array<number>, };

/**
 * A brewery's line.
 */
export type BreweryRow = { 
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
paid: Array<number>, };

/**
 * A payday.
 */
export type PaydayRow = { 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The gardens in the order in which they were paid.
 */
gardens: Array<GardenRow>, 
/**
 * The breweries in the order in which they were paid.
 */
breweries: Array<BreweryRow>, 
/**
 * What each seat got in all; empty until all is paid.
 */
totals: Array<number>, 
/**
 * Thalers by seat after it; empty until all is paid.
 */
money: Array<number>, };

/**
 * What is written down as the game goes on.
 */
export type GoldbraeuPad = { 
/**
 * The finished days, the oldest first.
 */
days: Array<DayRow>, 
/**
 * The finished paydays, the oldest first.
 */
paydays: Array<PaydayRow>, };
