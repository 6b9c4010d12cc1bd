/** The sections of the page, in the order in which a round is played. */
export const SECTIONS = ['goal', 'barrels', 'first-roll', 'orders', 'serving', 'specials', 'bill', 'example', 'end'] as const;
export type Section = (typeof SECTIONS)[number];
