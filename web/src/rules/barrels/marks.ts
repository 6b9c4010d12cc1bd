/** Strokes that pictures share, in the units of the barrels. */
export const TICK = 'M-.9 .1L-.2 .8L1 -.8';
export const CROSS = 'M-.8 -.8L.8 .8M.8 -.8L-.8 .8';
export const ARROW = 'M-1 0H.9M.2 -.7L.9 0L.2 .7';
