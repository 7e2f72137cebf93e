/**
 * Maximum number of different hospitals in all lists in force: an import that would exceed it is refused before it
 * changes anything. `npm run bench -- hospital-imports` fills the site up to it.
 */
export const maxHospitals = 120_000;

/** Heap of the search worker: twice what the maximum needs. Beyond it only the worker ends. */
export const searchHeapMb = 512;
