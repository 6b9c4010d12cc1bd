import type { SeatIndex } from '../table/seats';
import type { BreweryId, FirmId } from './firms';

export interface Payment { seat: SeatIndex; name: string; stones: number; /** For the stones. */ shares: number; /** The boss's salary. */ salary: number }

/** What one firm takes and pays at payday. */
export interface PaydayStep {
  firm: FirmId;
  name: string;
  /** The parts of the takings in words with their sums: spaces, parasols, waitress, drunkard; for a brewery what each garden brought. */
  sum: readonly { label: string; amount: number }[];
  takings: number;
  /** A garden's supplier and its half. */
  half: { brewery: BreweryId; name: string; amount: number } | null;
  /** What the firm divides among its stones, and what each stone gets. */
  divides: number;
  stones: number;
  each: number;
  paid: readonly Payment[];
  /** What goes to the bank, if the firm has no boss. */
  bank: number;
  /** All of it in words. */
  label: string;
}

/** What each of `seats` gets over all steps. */
export function totals(steps: readonly PaydayStep[], seats: readonly SeatIndex[]): number[] {
  return seats.map((seat) => steps.reduce((sum, s) => sum + s.paid.filter((p) => p.seat === seat).reduce((a, p) => a + p.shares + p.salary, 0), 0));
}

/** How many coins stand for an amount on their way: one for each two thalers, at least one, at most eight. */
export function coinsFor(amount: number): number {
  return amount <= 0 ? 0 : Math.min(8, Math.max(1, Math.round(amount / 2)));
}

/** How long a step is shown before the next one, in ms: time to read what it says. */
export function reading(step: PaydayStep, pace: number): number {
  return (1900 + 450 * step.paid.length + 250 * step.sum.length) * pace;
}
