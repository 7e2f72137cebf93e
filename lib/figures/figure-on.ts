/**
 * Every figure's rows by date. After a change of law, a period that began under the old row keeps its old clock:
 * calculations from a past date look up the row of that date here.
 */
import * as accident from '../content/figures/accident.ts';
import * as brokerRules from '../content/figures/broker-rules.ts';
import * as callRules from '../content/figures/call-rules.ts';
import * as claims from '../content/figures/claims.ts';
import * as complaints from '../content/figures/complaints.ts';
import * as courtRulings from '../content/figures/court-rulings.ts';
import * as health from '../content/figures/health.ts';
import * as healthSchemes from '../content/figures/health-schemes.ts';
import * as incomeTax from '../content/figures/income-tax.ts';
import * as industry from '../content/figures/industry.ts';
import * as life from '../content/figures/life.ts';
import * as lifeSchemes from '../content/figures/life-schemes.ts';
import * as motor from '../content/figures/motor.ts';
import * as refusalsHealth from '../content/figures/refusals-health.ts';
import * as renewals from '../content/figures/renewals.ts';
import * as savings from '../content/figures/savings.ts';
import * as tax from '../content/figures/tax.ts';
import * as travel from '../content/figures/travel.ts';
import type { ClockFigure, Figure, Source } from '../content/types.ts';
import type { IsoDate } from '../dates/iso-date.ts';

export const figureFiles = {
  accident,
  brokerRules,
  callRules,
  claims,
  complaints,
  courtRulings,
  health,
  healthSchemes,
  incomeTax,
  industry,
  life,
  motor,
  refusalsHealth,
  lifeSchemes,
  renewals,
  savings,
  tax,
  travel,
};

/** A figure that is also part of a scale is one row. */
export const figureRows: readonly Figure[] = [
  ...new Set(Object.values(figureFiles).flatMap(rowsIn)),
];

/** The rows of a figure in chronological order. */
export function figureRowsOf(id: string, rows: readonly Figure[] = figureRows): Figure[] {
  return rows.filter((row) => row.id === id).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Undefined before the first recorded row, and after the last day of a rule without a successor. */
export function figureOn(
  id: string,
  day: IsoDate,
  rows: readonly Figure[] = figureRows,
): Figure | undefined {
  return figureRowsOf(id, rows).find(
    ({ from, until }) => from <= day && (until === undefined || day <= until),
  );
}

/**
 * The clock of a rule for a period that began on a date. Before the first recorded row it is that first row: an earlier
 * rule has a row only if a source gives both its clock and its dates. After it every day is covered: the test of this
 * file allows no gap between the rows of a clock and no end of the last one.
 */
export function clockOn(
  figure: ClockFigure,
  day: IsoDate,
  rows: readonly Figure[] = figureRows,
): ClockFigure {
  const clocks = figureRowsOf(figure.id, rows).filter(isClock);
  return clocks.findLast(({ from }) => from <= day) ?? clocks[0] ?? figure;
}

/**
 * Whether the rule was not yet law on that day: `clockOn` then gives its first row all the same. A rule whose first day
 * no source gives may be older than its row.
 */
export function isBeforeRule(figure: Figure, day: IsoDate, rows?: readonly Figure[]): boolean {
  const first = figureRowsOf(figure.id, rows)[0] ?? figure;
  return !first.isEffectiveDateUnknown && day < first.from;
}

export function isClock(figure: Figure): figure is ClockFigure {
  return 'clock' in figure;
}

type Exported = Figure | Source | { figure: Figure }[];

/** A file of figures also exports sources, and scales whose steps contain a figure each. */
function rowsIn(file: Readonly<Record<string, Exported>>): Figure[] {
  return Object.values(file).flatMap((value) => {
    if (Array.isArray(value)) return value.map(({ figure }) => figure);
    return 'id' in value ? [value] : [];
  });
}
