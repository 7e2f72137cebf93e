/**
 * The distribution of one measure's figures: data for the small drawing in each row. The axis does not start at zero,
 * so both of its ends are always printed.
 */
import type { InsurerMeasure, InsurerRow } from './find-insurers.ts';

export type FigureSpread = {
  /** Per cent at the left and the right end of the axis: whole numbers that enclose all figures. */
  min: number;
  max: number;
  /** Steady figures of the latest year: one that depends on a few claims would stretch the axis. */
  values: readonly number[];
};

export function figureSpread(rows: readonly InsurerRow[], measure: InsurerMeasure): FigureSpread {
  const values = steadyFigures(rows, measure);
  return {
    min: Math.floor(Math.min(...values)),
    max: Math.ceil(Math.max(...values)),
    values,
  };
}

/** Those of the latest year that do not depend on a few claims. */
export function steadyFigures(rows: readonly InsurerRow[], measure: InsurerMeasure): number[] {
  return rows.flatMap(({ figures, isUnsteady }) =>
    isUnsteady ? [] : (figures[measure]?.[0] ?? []),
  );
}

/** Position on the axis from its left end, 0 to 1. */
export function positionOnSpread(value: number, { min, max }: FigureSpread): number {
  return max === min ? 0.5 : (value - min) / (max - min);
}
