/**
 * Where the figures of one measure lie beside each other: what the small picture in each row is drawn from. The
 * line does not begin at nought, so its two ends are always printed with it.
 */
import type { InsurerRow, Measure } from './find-insurers.ts';

export type FigureSpread = {
  /** Per cent at the left and the right end of the line, whole and outside every figure. */
  min: number;
  max: number;
  /** Steady figures of the latest year; one that a few claims move is printed and not drawn. */
  values: readonly number[];
};

export function figureSpread(rows: readonly InsurerRow[], measure: Measure): FigureSpread {
  const values = rows.flatMap((row) => plottableFigure(row, measure) ?? []);
  return {
    min: Math.floor(Math.min(...values)),
    max: Math.ceil(Math.max(...values)),
    values,
  };
}

/** What of a row is drawn: null where there is no figure, or no steady one. */
export function plottableFigure(
  { figures, isUnsteady }: InsurerRow,
  measure: Measure,
): number | null {
  return isUnsteady ? null : (figures[measure]?.[0] ?? null);
}

/** Share of the line from its left end, 0 to 1. */
export function positionOnSpread(value: number, { min, max }: FigureSpread): number {
  return max === min ? 0.5 : (value - min) / (max - min);
}
