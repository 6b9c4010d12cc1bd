// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat, SeatSet } from './table';
import type { Brewery, Card, CardRow, Cards, Firm, FirmSet, Garden, GoldbraeuSetup, Pick, Space, SpaceSet } from './goldbraeu-setup';
import type { GoldbraeuPhase } from './goldbraeu-steps';
import type { Payday } from './goldbraeu-payday';

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
