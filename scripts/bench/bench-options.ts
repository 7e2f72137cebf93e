/** The options of `npm run bench --`; each benchmark uses its own. */
export type BenchOptions = {
  /** Pages; empty for all. */
  paths: readonly string[];
  visits: number | undefined;
  /** Leaves out the held-out queries. */
  isTuned: boolean;
  seed: number | undefined;
  minutes: number | undefined;
  part: number | undefined;
};
