import { scaled, type Pace } from '../table/pace';

/** How long each kind of event is looked at, in ms at normal pace. */
const HOLD: Record<string, number> = {
  start_drawn: 900,
  signs_drawn: 700,
  shown: 900,
  full_firm: 1300,
  boss_placed: 550,
  day_began: 350,
  picks_shown: 2400,
  annexed: 900,
  shifted: 1100,
  declined: 500,
  idle: 700,
  challenged: 700,
  turned_over: 800,
  blocked: 1300,
  broke: 1300,
  let_be: 900,
  repelled: 1700,
  appointed: 1300,
  contracted: 1000,
  bought: 900,
  drew: 700,
  moved: 1000,
  ended: 300,
};
/** Whoever did something themselves needs less time to see it. */
const OWN = 0.45;
/** How long a payday may keep others waiting for an absent reader. */
export const PAYDAY_LIMIT = 40_000;

export const holdOf = (kind: string, own: boolean, pace: Pace): number => scaled((HOLD[kind] ?? 0) * (own ? OWN : 1), pace);
