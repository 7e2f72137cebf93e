/** A cell of a comparison that no rule decides. */
export const insurerDecides = 'Insurer decides';
