/** @param share 50 is the median; 99 is exceeded by one value in a hundred; 100 is the maximum. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
