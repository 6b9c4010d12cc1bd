/** The sections of the page, in the order in which one needs them. */
export const SECTIONS = ['goal', 'board', 'start', 'day', 'expand', 'appoint', 'buy', 'full', 'payday', 'end'] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections with an example that is told in steps, and how many. */
export const STEPS = { expand: 3, appoint: 5, payday: 5 } as const satisfies Partial<Record<Section, number>>;
