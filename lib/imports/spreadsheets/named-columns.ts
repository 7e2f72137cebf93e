/** Finds the columns of a list by their headers, whatever their names and order. */
import { ImportError, WrongOption } from './import-error.ts';
import { importOption } from './import-options.ts';

/** Rows above the header: titles, dates, "List of network hospitals". */
const maxRowsAbove = 30;
/** Prose may read like the name of one column. */
const minColumns = 2;
/** The widest list that insurers publish has about sixty. */
const maxListedCells = 60;
const maxListedLetters = 40;

type Row = readonly string[];
/** Field to column, by the column's name or one-based number. */
export type ColumnMap = ReadonlyMap<string, string>;

export type NamedColumns<Field extends string> = {
  /** Index of the last row of the header, which may have two. */
  headerRow: number;
  header: Row;
  /** Column indexes of the fields, from 0. */
  at: ReadonlyMap<Field, readonly number[]>;
};

export type ColumnNames<Field extends string> = {
  /** Patterns of a header's `keyOf`, in order of preference. */
  names: Readonly<Record<Field, readonly RegExp[]>>;
  /** At least one of each group is required. */
  required: readonly (readonly Field[])[];
  /** The text that the patterns are matched against; by default the lower-case letters and digits of the header. */
  keyOf?: (cell: string) => string;
  /** Fields that may have several columns, all of which are read. */
  severalColumns?: ReadonlySet<Field>;
  /** The header may be two rows, with a group above the names. */
  mayHaveTwoRows?: boolean;
};

type Header<Field extends string> = NamedColumns<Field> & { isComplete: boolean; score: number };

/**
 * @param map overrules what the header says.
 * @throws ImportError naming what is missing and the columns there are.
 */
export function findNamedColumns<Field extends string>(
  columnNames: ColumnNames<Field>,
  rows: readonly Row[],
  map: ColumnMap,
): NamedColumns<Field> {
  const fields = Object.keys(columnNames.names) as Field[];
  for (const field of map.keys()) {
    if (!fields.some((one) => one === field))
      throw new WrongOption(
        `${importOption('columns')} knows no "${field}": it takes ${fields.join(', ')}.`,
      );
  }
  const best = findHeader(columnNames, rows, map);
  const found = best ?? { headerRow: 0, header: rows[0] ?? [], at: new Map<Field, number[]>() };
  // The file's content is not printed: it may be any file.
  if (!best && found.header.length < 2)
    throw new ImportError(
      'The first row is one cell, so this is no list with columns. Is it the right file?',
    );
  for (const [field, column] of map) {
    if (findColumn(columnNames, found.header, column) < 0)
      throw new WrongOption(
        `${importOption('columns', `${field}=${column}`)}: there is no such column. There are: ${formatCells(found.header)}.`,
      );
  }
  assertColumns(found, columnNames.required);
  return found;
}

/** @param required at least one of each group. @throws ImportError */
export function assertColumns<Field extends string>(
  { at, header }: NamedColumns<Field>,
  required: readonly (readonly Field[])[],
): void {
  const missing = required.filter((any) => !any.some((field) => at.has(field)));
  if (missing.length === 0) return;
  throw new ImportError(
    `No column holds: ${missing.map((any) => any.join(' or ')).join(', ')}. Say which with ${importOption('columns', `${missing[0]?.[0]}=COLUMN`)}; there are: ${formatCells(header)}.`,
  );
}

/** The cell of a field that has one column; empty where it has none. */
export function cellOf<Field extends string>(
  { at }: Pick<NamedColumns<Field>, 'at'>,
  field: Field,
  cells: Row,
): string {
  return cells[at.get(field)?.[0] ?? -1] ?? '';
}

/** Reports which column was read as which field, so that the operator sees a column that was not recognised. */
export function describeNamedColumns<Field extends string>(
  { header, at }: NamedColumns<Field>,
  {
    labelOf = (field) => field,
    isReadElsewhere = () => false,
  }: { labelOf?: (field: Field) => string; isReadElsewhere?: (cell: string) => boolean } = {},
): string {
  const columnName = (index: number) => header[index]?.trim() || `column ${index + 1}`;
  const readColumns = new Set([...at.values()].flat());
  const readFields = [...at].map(
    ([field, columns]) => `${labelOf(field)}=${columns.map(columnName).join(' + ')}`,
  );
  const unreadNames = formatCells(
    header.filter((cell, index) => !readColumns.has(index) && !isReadElsewhere(cell)),
  );
  const unreadNote = unreadNames && `; not read: ${unreadNames}${importOption('one-more-column')}`;
  return `Columns read: ${readFields.join(', ')}${unreadNote}`;
}

/** Finds the row that names most columns among the first ones, or two rows that name more together. */
function findHeader<Field extends string>(
  columnNames: ColumnNames<Field>,
  rows: readonly Row[],
  map: ColumnMap,
): Header<Field> | null {
  let best: Header<Field> | null = null;
  const consider = (header: Header<Field>) => {
    const isMore = Number(header.isComplete) - Number(best?.isComplete ?? false);
    if (header.score < minColumns) return;
    if (!best || isMore > 0 || (isMore === 0 && header.score > best.score)) best = header;
  };
  for (const [row, cells] of rows.slice(0, maxRowsAbove).entries()) {
    const one = readHeader(columnNames, cells, row, map);
    const rowBelow = columnNames.mayHaveTwoRows && rows[row + 1];
    if (rowBelow && one.score >= minColumns && isOfGroups(cells, rowBelow)) {
      const both = joinRows(cells, rowBelow).map((cell, at) =>
        rowBelow[at] && rowBelow[at] !== cells[at] ? `${groupAt(cells, at)} ${cell}` : cell,
      );
      consider(readHeader(columnNames, both, row + 1, map));
    }
    consider(one);
    if (!rowBelow) continue;
    const twoRowHeader = readHeader(columnNames, joinRows(cells, rowBelow), row + 1, map);
    const alone = Math.max(one.score, readHeader(columnNames, rowBelow, row + 1, map).score);
    if (twoRowHeader.score >= alone + 2) consider(twoRowHeader);
  }
  return best;
}

/** "From" and "To" below "Tie-up period", which stands over both. */
function isOfGroups(above: Row, below: Row): boolean {
  const isNamed = below.map(
    (cell, at) => cell !== '' && cell !== above[at] && !/\p{N}/u.test(cell),
  );
  const sharesGroup = (at: number) =>
    [at - 1, at + 1].some(
      (other) => isNamed[other] && groupAt(above, other) === groupAt(above, at),
    );
  return (
    isNamed.includes(true) &&
    below.every((cell, at) => (isNamed[at] ? sharesGroup(at) : cell === '' || cell === above[at]))
  );
}

/** The group over a column: a workbook repeats it in merged cells, a CSV has it once. */
function groupAt(above: Row, at: number): string {
  return above.slice(0, at + 1).findLast((cell) => cell !== '') ?? '';
}

/** Joins a header of two rows: the lower cell counts, the upper one where the lower is empty. */
function joinRows(above: Row, below: Row): string[] {
  return Array.from(
    { length: Math.max(above.length, below.length) },
    (_, at) => below[at]?.trim() || above[at] || '',
  );
}

function readHeader<Field extends string>(
  columnNames: ColumnNames<Field>,
  header: Row,
  headerRow: number,
  map: ColumnMap,
): Header<Field> {
  const at = matchColumns(columnNames, header, map);
  const mappedCount = [...map.values()].filter(
    (one) => findNamed(columnNames, header, one) >= 0,
  ).length;
  return {
    headerRow,
    header,
    at,
    isComplete: columnNames.required.every((any) => any.some((field) => at.has(field))),
    score: at.size + mappedCount * 2,
  };
}

/** A column that --map names belongs to that field alone. */
function matchColumns<Field extends string>(
  columnNames: ColumnNames<Field>,
  header: Row,
  map: ColumnMap,
): Map<Field, number[]> {
  const { names, keyOf = headerKey, severalColumns } = columnNames;
  const keys = header.map(keyOf);
  const fields = Object.keys(names) as Field[];
  const found = new Map<Field, number[]>();
  for (const field of fields) {
    const index = findColumn(columnNames, header, map.get(field) ?? '');
    if (index >= 0) found.set(field, [index]);
  }
  const takenColumns = new Set([...found.values()].flat());
  for (const field of fields) {
    if (map.has(field)) continue;
    for (const pattern of names[field]) {
      const all = keys.flatMap((key, index) =>
        pattern.test(key) && !takenColumns.has(index) ? [index] : [],
      );
      if (all.length === 0) continue;
      const chosenColumns = severalColumns?.has(field) ? all : all.slice(0, 1);
      found.set(field, chosenColumns);
      for (const index of chosenColumns) takenColumns.add(index);
      break;
    }
  }
  return found;
}

/** @returns the index of the column that --map names or numbers; -1 where there is none. */
function findColumn(columnNames: ColumnNames<string>, header: Row, column: string): number {
  const index = findNamed(columnNames, header, column);
  if (index >= 0 || !/^\d{1,3}$/.test(column)) return index;
  const number = Number(column) - 1;
  return number >= 0 && number < header.length ? number : -1;
}

/** Finds the column that is spelt so, or else the one that the patterns match. */
function findNamed(
  { keyOf = headerKey }: ColumnNames<string>,
  header: Row,
  column: string,
): number {
  const [spelt, key] = [normalizeHeader(column), keyOf(column)];
  const index = spelt === '' ? -1 : header.findIndex((cell) => normalizeHeader(cell) === spelt);
  if (index >= 0 || key === '') return index;
  return header.findIndex((cell) => keyOf(cell) === key);
}

function formatCells(header: Row): string {
  const cells = header.map((cell) => cell.trim().slice(0, maxListedLetters)).filter(Boolean);
  const more = cells.length > maxListedCells ? ', …' : '';
  return `${cells.slice(0, maxListedCells).join(', ')}${more}`;
}

/** For --map, which may name a column in any script: compares letters and digits only; "" matches no column. */
function normalizeHeader(cell: string): string {
  const letters = cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters || cell.trim();
}

/** "Date of expiry" and "Expiry date" are equal. */
function headerKey(cell: string): string {
  const key = cell.toLowerCase().replace(/[^a-z0-9]/g, '');
  return key
    .replace(/^(name|date|period|number|no)of(the)?(\w+)$/, '$3$1')
    .replace(/of(the)?(policy|risk|cover)(?=date$|$)/, '');
}
