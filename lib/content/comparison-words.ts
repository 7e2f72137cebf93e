/** A cell of a comparison that no rule decides. */
export const insurerDecides = 'Insurer decides';

/** In the table's cells, where the words would fill a third of some tables: a line above it says what it means. */
export const insurerDecidesMark = '–';
