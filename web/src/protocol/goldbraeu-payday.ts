// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

import type { Seat } from './table';
import type { Brewery, Garden } from './goldbraeu-setup';

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
