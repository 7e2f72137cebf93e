/** Assigns columns to fields, in lists whose columns have any name and any order. */

import { ImportProblem, WrongOption } from '../../../spreadsheets/import-problem.ts';
import { columnKey, columnNames, type Field, fields, multiColumnFields } from './column-names.ts';

/** Column indexes of a field, from 0; an address may have several. */
export type Columns = Readonly<Partial<Record<Field, readonly number[]>>> & {
  /** The positions are centroids of PIN codes. */
  isPinPosition: boolean;
  /** The name column also holds the address. */
  isNameWithAddress: boolean;
};
export type FoundColumns = {
  columns: Columns;
  /** Index of the last row of the header, which may have two. */
  headerRow: number;
  header: readonly string[];
};
type Header = {
  lastRow: number;
  cells: readonly string[];
  columns: Map<Field, number[]>;
  score: number;
};
/** Field to column, by the column's name or one-based number. */
type ColumnMap = ReadonlyMap<string, string>;
type Row = readonly string[];

/** Rows above a header: titles, dates, "List of network hospitals". */
const maxTitleRows = 30;

/** @param map takes precedence over the header. */
export function findColumns(rows: readonly Row[], map: ColumnMap = new Map()): FoundColumns {
  for (const field of map.keys())
    if (!fields.some((one) => one === field))
      throw new WrongOption(`--map knows no "${field}": it takes ${fields.join(', ')}.`);
  const best = findHeader(rows, map);
  const header = best?.cells ?? rows[0] ?? [];
  // The file may be anything, so its content is not printed.
  if (!best && header.length < 2)
    throw new ImportProblem(
      'The first row is one cell, so this is no list of hospitals. Is it the right file?',
    );
  if (!best)
    throw new ImportProblem(
      `No column holds the hospitals' names. Say which with --map name=COLUMN; the first row has: ${shorten(header)}.`,
    );
  for (const [field, column] of map)
    if (findColumn(header, column) < 0)
      throw new WrongOption(
        `--map ${field}=${column}: there is no such column. There are: ${shorten(header)}.`,
      );
  const { columns, lastRow } = best;
  const isNameWithAddress = /address/.test(columnKey(header[columns.get('name')?.[0] ?? -1] ?? ''));
  const places = ['address', 'city', 'district', 'pin'] as const;
  if (!isNameWithAddress && places.every((field) => !columns.has(field)))
    throw new ImportProblem(
      `No column holds an address, a city or a PIN code. Say which with --map address=COLUMN; there are: ${shorten(header)}.`,
    );
  const isPinPosition = /pin/i.test(header[columns.get('latitude')?.[0] ?? -1] ?? '');
  return {
    columns: { ...Object.fromEntries(columns), isPinPosition, isNameWithAddress },
    headerRow: lastRow,
    header,
  };
}

/** Of the first rows the one that names most columns, or two rows that name more together. */
function findHeader(rows: readonly Row[], map: ColumnMap): Header | null {
  let best: Header | null = null;
  for (const [row, cells] of rows.slice(0, maxTitleRows).entries()) {
    const one = readHeader(cells, row, map);
    if (one.columns.has('name') && one.score >= 2 && one.score > (best?.score ?? 0)) best = one;
    const below = rows[row + 1];
    if (!below) continue;
    const two = readHeader(joinRows(cells, below), row + 1, map);
    const alone = Math.max(one.score, readHeader(below, row + 1, map).score);
    if (two.columns.has('name') && two.score >= alone + 2 && two.score > (best?.score ?? 0))
      best = two;
  }
  return best;
}

/** In a header of two rows the lower cell counts, the upper one where the lower is empty. */
function joinRows(above: Row, below: Row): string[] {
  return Array.from(
    { length: Math.max(above.length, below.length) },
    (_, at) => below[at]?.trim() || above[at] || '',
  );
}

function readHeader(cells: Row, lastRow: number, map: ColumnMap): Header {
  const columns = matchColumns(cells);
  for (const field of fields) {
    const at = findColumn(cells, map.get(field) ?? '');
    if (at >= 0) columns.set(field, [at]);
  }
  const named = [...map.values()].filter((column) => findColumn(cells, column, false) >= 0).length;
  return { lastRow, cells, columns, score: columns.size + named * 2 };
}

function matchColumns(cells: Row): Map<Field, number[]> {
  const found = new Map<Field, number[]>();
  const used = new Set<number>();
  const keys = cells.map(columnKey);
  for (const field of fields) {
    for (const pattern of columnNames[field]) {
      const at = keys.flatMap((key, index) =>
        pattern.test(key) && !used.has(index) ? [index] : [],
      );
      if (at.length === 0) continue;
      const all = multiColumnFields.has(field) ? at : at.slice(0, 1);
      found.set(field, all);
      for (const index of all) used.add(index);
      break;
    }
  }
  return found;
}

function findColumn(cells: Row, column: string, mayBeNumber = true): number {
  const key = columnKey(column);
  const at = cells.findIndex((cell) => columnKey(cell) === key && key !== '');
  if (at >= 0 || !mayBeNumber || !/^\d{1,3}$/.test(column)) return at;
  const number = Number(column) - 1;
  return number >= 0 && number < cells.length ? number : -1;
}

/**
 * Describes the assignment of columns, so that the operator sees a missed one before its hospitals lack their PIN
 * codes.
 */
export function describeColumns({ columns, header }: FoundColumns): string {
  const { isPinPosition: _, isNameWithAddress, ...numbers } = columns;
  const columnName = (at: number) => header[at]?.trim() || `column ${at + 1}`;
  const read = Object.entries(numbers).map(
    ([field, at]) =>
      `${field === 'name' && isNameWithAddress ? 'name and address' : field}=${at.map(columnName).join(' + ')}`,
  );
  const used = new Set(Object.values(numbers).flat());
  const unused = header.filter((cell, at) => cell.trim() !== '' && !used.has(at));
  const unread =
    unused.length === 0 ? '' : `; not read: ${shorten(unused)} (--map field=COLUMN reads one)`;
  return `Columns read: ${read.join(', ')}${unread}`;
}

function shorten(header: Row): string {
  return header
    .filter((cell) => cell.trim() !== '')
    .slice(0, 20)
    .map((cell) => cell.trim().slice(0, 40))
    .join(', ');
}
