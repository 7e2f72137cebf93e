/**
 * Maximum number of different hospitals on all current lists: an import that would exceed it is refused before it
 * changes anything. `npm run bench -- hospitals` measures the memory of an index of this size.
 */
export const maxHospitals = 120_000;

/** Heap limit of the search process, twice the need of that many. Beyond it that ends, but not the site. */
export const searchHeapMb = 512;
