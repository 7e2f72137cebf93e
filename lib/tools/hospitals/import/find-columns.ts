/** Which column holds what, in lists whose columns have any names and any order. */

import { ImportProblem } from '../../../imports/import-problem.ts';
import { columnNames, type Field, fields } from './column-names.ts';

/** Column numbers of a field, from 0; an address may stand in several. */
export type Columns = Readonly<Partial<Record<Field, readonly number[]>>> & {
  /** The positions are the PIN codes' middles. */
  isPinPosition: boolean;
};
export type FoundColumns = { columns: Columns; headerRow: number; header: readonly string[] };
type Header = { row: number; columns: Map<Field, number[]>; score: number };
/** Field to column, by the column's name or number from 1. */
type ColumnMap = ReadonlyMap<string, string>;

/** Junk that stands above a header: titles, dates, "List of network hospitals". */
const maxRowsAbove = 30;

/** @param map overrules what the header says. */
export function findColumns(
  rows: readonly (readonly string[])[],
  map: ColumnMap = new Map(),
): FoundColumns {
  for (const field of map.keys())
    if (!fields.some((one) => one === field))
      throw new ImportProblem(`--map knows no "${field}": it takes ${fields.join(', ')}.`);
  const best = findHeader(rows, map);
  const header = rows[best?.row ?? 0] ?? [];
  if (!best)
    throw new ImportProblem(
      `No column holds the hospitals' names. Say which with --map name=COLUMN; the first row has: ${shorten(header)}.`,
    );
  for (const [field, column] of map)
    if (columnNamed(header, column) < 0)
      throw new ImportProblem(
        `--map ${field}=${column}: there is no such column. There are: ${shorten(header)}.`,
      );
  const { columns, row } = best;
  if (!columns.has('address') && !columns.has('city') && !columns.has('pin'))
    throw new ImportProblem(
      `No column holds an address, a city or a PIN code. Say which with --map address=COLUMN; there are: ${shorten(header)}.`,
    );
  const latitude = header[columns.get('latitude')?.[0] ?? -1] ?? '';
  const isPinPosition = /pin/i.test(latitude);
  return { columns: { ...Object.fromEntries(columns), isPinPosition }, headerRow: row, header };
}

/** Of the first rows the one that names most columns. */
function findHeader(rows: readonly (readonly string[])[], map: ColumnMap): Header | null {
  const known = [...map.values()];
  let best: Header | null = null;
  for (const [row, cells] of rows.slice(0, maxRowsAbove).entries()) {
    const columns = columnsIn(cells);
    for (const field of fields) {
      const at = columnNamed(cells, map.get(field) ?? '');
      if (at >= 0) columns.set(field, [at]);
    }
    const named = known.filter((column) => columnNamed(cells, column, false) >= 0).length;
    const score = columns.size + named * 2;
    if (columns.has('name') && score >= 2 && score > (best?.score ?? 0))
      best = { row, columns, score };
  }
  return best;
}

function columnsIn(cells: readonly string[]): Map<Field, number[]> {
  const found = new Map<Field, number[]>();
  const taken = new Set<number>();
  const keys = cells.map(keyOf);
  for (const field of fields) {
    for (const pattern of columnNames[field]) {
      const at = keys.flatMap((key, index) =>
        pattern.test(key) && !taken.has(index) ? [index] : [],
      );
      if (at.length === 0) continue;
      const all = field === 'address' ? at : at.slice(0, 1);
      found.set(field, all);
      for (const index of all) taken.add(index);
      break;
    }
  }
  return found;
}

function columnNamed(cells: readonly string[], column: string, mayBeNumber = true): number {
  const key = keyOf(column);
  const at = cells.findIndex((cell) => keyOf(cell) === key && key !== '');
  if (at >= 0 || !mayBeNumber || !/^\d{1,3}$/.test(column)) return at;
  const number = Number(column) - 1;
  return number >= 0 && number < cells.length ? number : -1;
}

function keyOf(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function shorten(header: readonly string[]): string {
  return header
    .filter((cell) => cell.trim() !== '')
    .slice(0, 20)
    .map((cell) => cell.trim().slice(0, 40))
    .join(', ');
}
