/** What all benchmarks share: their options, percentiles, and the table of measured values and limits. */
import { textTable } from '../command-line/command-output.ts';

/** Each benchmark uses its own. */
export type BenchOptions = {
  /** Pages; empty for all. */
  paths: readonly string[];
  visits: number | undefined;
  /** Leaves out the held-out queries. */
  isTuned: boolean;
  seed: number | undefined;
  minutes: number | undefined;
};

export type Measurement = {
  label: string;
  value: number;
  unit: string;
  limit?: { value: number; kind: 'at most' | 'at least' };
};

export function withMax(label: string, value: number, unit: string, limit: number): Measurement {
  return { label, value, unit, limit: { value: limit, kind: 'at most' } };
}

export function withMin(label: string, value: number, unit: string, limit: number): Measurement {
  return { label, value, unit, limit: { value: limit, kind: 'at least' } };
}

export function printMeasurements(measurements: Measurement[]): void {
  const rows = measurements.map(({ label, value, unit, limit }) => {
    if (!limit) return [label, round(value), unit, '', '', ''];
    const ratio = value / limit.value;
    const isWithin = limit.kind === 'at most' ? value <= limit.value : value >= limit.value;
    return [
      label,
      round(value),
      unit,
      `${limit.kind} ${round(limit.value)}`,
      // A limit of zero has no ratio.
      Number.isFinite(ratio) ? ratio.toFixed(2) : '',
      isWithin ? 'within' : 'OVER',
    ];
  });
  console.log(textTable(['figure', 'measured', 'unit', 'limit', 'ratio', ''], rows));
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}

/** @param share 50 is the median; 99 is exceeded by one value in a hundred; 100 is the maximum. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
