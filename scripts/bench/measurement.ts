/** A measured value, its limit, and the table in which a benchmark prints them. */
import { textTable } from '../command-line/command-output.ts';

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
