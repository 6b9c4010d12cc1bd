/** The paths of a thaler lying on its side, seen a little from above, with its upper face at the origin. */
export const EDGE = 'M-13 0V5C-13 11 13 11 13 5V0Z';
/** How much higher the next thaler of a stack lies. */
export const LIFT = 6.5;
export const CROWN = 'M-13 6L-15 -8L-7.5 -3L0 -12L7.5 -3L15 -8L13 6Z';
