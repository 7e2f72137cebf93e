/**
 * How many different hospitals all lists in force may have together. The memory that the search may use is made for
 * them: an import that would go beyond is refused before it changes anything.
 */
export const maxHospitals = 120_000;
