/**
 * Every figure's rows by day. When the law changes, what began under the old row keeps its old clock: whoever
 * counts from a day in the past asks here for the row of that day.
 */
import type { IsoDate } from '../dates/iso-date.ts';
import * as brokerRules from './figures/broker-rules.ts';
import * as claims from './figures/claims.ts';
import * as complaints from './figures/complaints.ts';
import * as health from './figures/health.ts';
import * as industry from './figures/industry.ts';
import * as life from './figures/life.ts';
import * as motor from './figures/motor.ts';
import * as renewals from './figures/renewals.ts';
import * as travel from './figures/travel.ts';
import type { ClockFigure, Figure, Source } from './types.ts';

const files = [brokerRules, claims, complaints, health, industry, life, motor, renewals, travel];

export const figureRows: readonly Figure[] = files.flatMap(rowsIn);

const rowsById = new Map<string, Figure[]>();
for (const row of figureRows.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
  rowsById.set(row.id, [...(rowsById.get(row.id) ?? []), row]);
}

/** Undefined before the first row on record, and where a rule has ended without another. */
export function figureOn(id: string, day: IsoDate): Figure | undefined {
  return rowOn(rowsById.get(id) ?? [], day);
}

export function rowOn<Row extends Figure>(rows: readonly Row[], day: IsoDate): Row | undefined {
  return rows.find(({ from, until }) => from <= day && (until === undefined || day <= until));
}

/**
 * The clock of a rule for what began on a day. Before the first row on record it is that first row: which rule
 * held earlier is not known here.
 * @throws where the rule had ended by that day, or is no clock in the row of that day.
 */
export function clockOn(figure: ClockFigure, day: IsoDate): ClockFigure {
  const rows = rowsById.get(figure.id) ?? [figure];
  const row = rowOn(rows, day) ?? rows.find(({ from }) => day < from);
  if (!row || !isClock(row)) throw new Error(`The figure ${figure.id} has no clock on ${day}`);
  return row;
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
