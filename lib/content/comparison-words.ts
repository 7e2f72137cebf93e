/** A cell of a comparison that no rule decides. */
export const insurerDecides = 'Insurer decides';

/** Mark in cells where the words would fill a third of some tables; a line above the table says what it means. */
export const insurerDecidesMark = '–';
