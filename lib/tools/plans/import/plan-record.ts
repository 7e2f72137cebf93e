/** One rate of a file with the fields of its plan, as text: a row of a table or an entry of a JSON file. */
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import { CellError } from './parse-cells.ts';
import type { PlanField } from './plan-columns.ts';

export type PlanRecord = {
  /** "row 5", "plans[0].rates[3]". */
  place: string;
  /** Text of the field; empty where the file has none. */
  text: (field: PlanField) => string;
  /** The field's name in the file. */
  nameOf: (field: PlanField) => string;
  features: readonly (readonly [label: string, text: string])[];
};

/** Why a row is rejected. */
export type InvalidCell = { place: string; column: string; reason: string };

/** Reads fields one by one, so that all errors of a record are reported together. */
export function cellReader({ place, text, nameOf }: PlanRecord, invalidCells: InvalidCell[]) {
  return <Value>(
    field: PlanField,
    parse: (text: string) => Value,
    isOptional?: 'optional',
  ): Value | undefined => {
    const value = text(field).trim();
    try {
      if (value === '' && !isOptional) throw new CellError('is empty');
      return parse(value);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      invalidCells.push({ place, column: nameOf(field), reason: error.message });
      return undefined;
    }
  };
}

const maxListedLines = 500;
const maxListedPlaces = 100;

/** The same error on many rows is reported in one line with all row numbers. */
export function describeInvalidCells(invalidCells: readonly InvalidCell[]): string {
  const cellsByReason = Map.groupBy(invalidCells, ({ column, reason }) => `${column}: ${reason}`);
  const lines = [...cellsByReason].map(([reason, cells]) => {
    const places = [...new Set(cells.map(({ place }) => place))];
    const more = places.length - maxListedPlaces;
    return `${places.slice(0, maxListedPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}, ${reason}`;
  });
  const more = lines.length - maxListedLines;
  return [
    ...lines.slice(0, maxListedLines),
    ...(more > 0 ? [`and ${more} more${importOption('all-cells')}`] : []),
  ].join('\n');
}
