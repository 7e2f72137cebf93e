/** Summary of the counted visits by route. */
import { p75, type Rating, rateVital, type VitalName, vitalNames } from './vitals.ts';

/** `p75` in ms; for cls a share. */
export type VitalSummary = { p75: number; rating: Rating; visits: number };
export type RouteVitals = { path: string } & Record<VitalName, VitalSummary | null>;

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
