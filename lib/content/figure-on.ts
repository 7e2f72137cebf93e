/**
 * Every figure's rows by day. When the law changes, what began under the old row keeps its old clock: whoever
 * counts from a day in the past asks here for the row of that day.
 */
import type { IsoDate } from '../dates/iso-date.ts';
import * as brokerRules from './figures/broker-rules.ts';
import * as claims from './figures/claims.ts';
import * as complaints from './figures/complaints.ts';
import * as health from './figures/health.ts';
import * as healthSchemes from './figures/health-schemes.ts';
import * as industry from './figures/industry.ts';
import * as life from './figures/life.ts';
import * as lifeSchemes from './figures/life-schemes.ts';
import * as motor from './figures/motor.ts';
import * as renewals from './figures/renewals.ts';
import * as savings from './figures/savings.ts';
import * as tax from './figures/tax.ts';
import * as travel from './figures/travel.ts';
import type { ClockFigure, Figure, Source } from './types.ts';

export const figureFiles = {
  brokerRules,
  claims,
  complaints,
  health,
  healthSchemes,
  industry,
  life,
  motor,
  lifeSchemes,
  renewals,
  savings,
  tax,
  travel,
};

/** A figure that also stands in a scale is one row. */
export const figureRows: readonly Figure[] = [
  ...new Set(Object.values(figureFiles).flatMap(rowsIn)),
];

/** In order of time. */
export function rowsOf(id: string, rows: readonly Figure[] = figureRows): Figure[] {
  return rows.filter((row) => row.id === id).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Undefined before the first row on record, and after the last day of a rule that ended without another. */
export function figureOn(
  id: string,
  day: IsoDate,
  rows: readonly Figure[] = figureRows,
): Figure | undefined {
  return rowsOf(id, rows).find(
    ({ from, until }) => from <= day && (until === undefined || day <= until),
  );
}

/**
 * The clock of a rule for what began on a day. Before the first row on record it is that first row: an earlier
 * rule has a row only where a source gives both its clock and its days. After it, every day has its own: the test
 * of this file allows the rows of a clock no gap and the last of them no end.
 */
export function clockOn(
  figure: ClockFigure,
  day: IsoDate,
  rows: readonly Figure[] = figureRows,
): ClockFigure {
  const clocks = rowsOf(figure.id, rows).filter(isClock);
  return clocks.findLast(({ from }) => from <= day) ?? clocks[0] ?? figure;
}

export function isClock(figure: Figure): figure is ClockFigure {
  return 'clock' in figure;
}

type Exported = Figure | Source | { figure: Figure }[];

/** A file of figures also exports sources, and scales whose steps hold a figure each. */
function rowsIn(file: Readonly<Record<string, Exported>>): Figure[] {
  return Object.values(file).flatMap((value) => {
    if (Array.isArray(value)) return value.map(({ figure }) => figure);
    return 'id' in value ? [value] : [];
  });
}
