/**
 * How many different hospitals all lists in force may have together: an import that would go beyond is refused before
 * it changes anything. `npm run bench -- hospital-imports` fills the site up to it.
 */
export const maxHospitals = 120_000;

/** Memory of the thread that searches them: twice what so many need. Beyond it the thread ends, and the site does not. */
export const searchHeapMb = 512;
