// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat } from './table';

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
