/** The three metrics, their buckets, and the evaluation of the counts. */

export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * Upper edges of the buckets, in ms (cls: the score); the last bucket has no upper edge. The limits of "good" and
 * "poor" (web.dev) are edges, so that a p75 is never on the wrong side of them.
 */
export const bucketEdges: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 20_000],
  inp: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 2000, 5000],
  cls: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1, 2],
};

const limits: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

/** Index of the bucket; an edge belongs to the bucket below it. */
export function bucketIndex(name: VitalName, value: number): number {
  const index = bucketEdges[name].findIndex((edge) => value <= edge);
  return index === -1 ? bucketEdges[name].length : index;
}

/**
 * The value that three of four visits do not exceed, interpolated within its bucket; for the last bucket, its lower
 * edge. Null without visits.
 * @param counts by bucket.
 */
export function p75(name: VitalName, counts: ReadonlyMap<number, number>): number | null {
  const edges = bucketEdges[name];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let remaining = total * 0.75;
  for (let bucket = 0; bucket <= edges.length; bucket++) {
    const count = counts.get(bucket) ?? 0;
    if (count > 0 && remaining <= count) {
      const low = edges[bucket - 1] ?? 0;
      return low + ((edges[bucket] ?? low) - low) * (remaining / count);
    }
    remaining -= count;
  }
  return null;
}

export type Rating = 'good' | 'needs work' | 'poor';

export function rateVital(name: VitalName, value: number): Rating {
  const [good, poor] = limits[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}

/** `p75` in ms; for cls a share. */
export type VitalSummary = { p75: number; rating: Rating; visits: number };
type RouteVitals = { path: string } & Record<VitalName, VitalSummary | null>;

type Count = { path: string; metric: VitalName; bucket: number; visits: number };

/** Routes by number of visits, highest first. */
export function summarizeVitals(counts: readonly Count[]): RouteVitals[] {
  const byPath = Map.groupBy(counts, ({ path }) => path);
  const visitsOf = (route: RouteVitals) =>
    Math.max(...vitalNames.map((name) => route[name]?.visits ?? 0));
  return [...byPath]
    .map(([path, routeCounts]) => {
      const summaryOf = (name: VitalName) => summarize(name, routeCounts);
      return { path, lcp: summaryOf('lcp'), inp: summaryOf('inp'), cls: summaryOf('cls') };
    })
    .sort((a, b) => visitsOf(b) - visitsOf(a) || a.path.localeCompare(b.path));
}

function summarize(name: VitalName, counts: readonly Count[]): VitalSummary | null {
  const buckets = new Map<number, number>();
  for (const { metric, bucket, visits } of counts)
    if (metric === name) buckets.set(bucket, (buckets.get(bucket) ?? 0) + visits);
  const value = p75(name, buckets);
  if (value === null) return null;
  const visits = [...buckets.values()].reduce((sum, count) => sum + count, 0);
  return { p75: value, rating: rateVital(name, value), visits };
}
