/** A number with a typographic minus. */
export const figure = (n: number): string => (n < 0 ? `\u2212${-n}` : `${n}`);
/** The same with a plus for gains: +8, 0, −11. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));
