import type { Say } from '../../i18n/fluent';
import type { ActionId, ActionWords } from '../../garden/cards';

export const actionWords = (say: Say): Record<ActionId, ActionWords> => ({
  expand: { name: say('garden-action-expand'), does: say('garden-action-expand-does') },
  appoint: { name: say('garden-action-appoint'), does: say('garden-action-appoint-does') },
  buy: { name: say('garden-action-buy'), does: say('garden-action-buy-does') },
});

/** What whoever picked an action alone gets for it (G3.6). */
export const aloneWords = (say: Say): Record<ActionId, string> => ({ expand: say('garden-alone-twice'), appoint: say('garden-alone-twice'), buy: say('garden-alone-buy') });

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WEEKS = [1, 2, 3] as const;
export const weekWords = (week: number, day: number, start: string, say: Say): { now: string; days: string[]; weeks: string[] } => ({
  now: day > 0 ? say('garden-week-now', { week, day: say(`garden-day-${day}`), start }) : say('garden-week-before'),
  days: DAYS.map((d) => say(`garden-day-short-${d}`)),
  weeks: WEEKS.map((w) => `${w}.`),
});
export const weekNames = (say: Say): string[] => WEEKS.map((week) => say('garden-week', { week }));

export const tableWords = (week: number, say: Say): { title: string; detail: string; firm: string; takings: string; half: string; each: string; total: string; salary: string } => ({
  title: say('garden-payday-title', { week }),
  detail: say('garden-payday-detail'),
  firm: say('garden-pay-firm'),
  takings: say('garden-pay-takings'),
  half: say('garden-pay-half'),
  each: say('garden-pay-each'),
  total: say('garden-pay-total'),
  salary: say('garden-pay-salary'),
});

export const paydayWords = (week: number, say: Say): { payday: string; next: string; skip: string; half: string; each: string; salary: string; bank: string } => ({
  payday: say('garden-payday-title', { week }),
  next: say('garden-pay-next'),
  skip: say('garden-pay-skip'),
  half: say('garden-pay-half'),
  each: say('garden-pay-each'),
  salary: say('garden-pay-salary-of'),
  bank: say('garden-pay-bank'),
});
