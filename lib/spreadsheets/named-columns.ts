/** Finds the columns of a list by their headers, whatever their names and order. */
import { ImportProblem, WrongOption } from './import-problem.ts';

/** Rows above the header, such as a title and a date. */
const maxRowsAbove = 30;

export type NamedColumns<Field extends string> = {
  headerRow: number;
  /** Column indexes of the fields, from 0. */
  at: ReadonlyMap<Field, number>;
};

export type ColumnNames<Field extends string> = {
  /** Lower-case letters and digits of the header, in order of preference. */
  names: Readonly<Record<Field, readonly RegExp[]>>;
  /** At least one of each group is required. */
  required: readonly (readonly Field[])[];
};

/**
 * @param map field to column name: overrules what the header says.
 * @throws ImportProblem naming what is missing and the columns there are.
 */
export function findNamedColumns<Field extends string>(
  { names, required }: ColumnNames<Field>,
  rows: readonly (readonly string[])[],
  map: ReadonlyMap<string, string>,
): NamedColumns<Field> {
  const fields = Object.keys(names) as Field[];
  for (const field of map.keys()) {
    if (!fields.some((one) => one === field))
      throw new WrongOption(`--map knows no "${field}": it takes ${fields.join(', ')}.`);
  }
  const read = rows.slice(0, maxRowsAbove).map((cells, headerRow) => ({
    headerRow,
    at: matchColumns(names, cells, map),
  }));
  const best = read.reduce((one, other) => (other.at.size > one.at.size ? other : one));
  // The file's content is not printed: it may be any file.
  if (best.at.size === 0 && (rows[0]?.length ?? 0) < 2)
    throw new ImportProblem(
      'The first row is one cell, so this is no list with columns. Is it the right file?',
    );
  const header = rows[best.headerRow]?.filter(Boolean).join(', ').slice(0, 500);
  for (const [field, column] of map) {
    if (!best.at.has(field as Field))
      throw new WrongOption(`--map ${field}=${column}: there is no such column in: ${header}.`);
  }
  const missing = required.filter((any) => !any.some((field) => best.at.has(field)));
  if (missing.length > 0)
    throw new ImportProblem(
      `No column holds: ${missing.map(([field]) => field).join(', ')}. Say which with --map field=COLUMN; there are: ${header}.`,
    );
  return best;
}

/** Reports which column was read as which field, so that the operator sees a column that was not recognised. */
export function describeColumns(
  { headerRow, at }: NamedColumns<string>,
  rows: readonly (readonly string[])[],
  isReadElsewhere: (cell: string) => boolean = () => false,
): string {
  const header = rows[headerRow] ?? [];
  const taken = new Set(at.values());
  const read = [...at].map(([field, index]) => `${field}=${header[index]}`);
  const left = header.filter((cell, index) => cell && !taken.has(index) && !isReadElsewhere(cell));
  return [
    `Columns read: ${read.join(', ')}`,
    ...(left.length > 0 ? [`Not read: ${left.join(', ')} (--map field=COLUMN reads one)`] : []),
  ].join('\n');
}

function matchColumns<Field extends string>(
  names: Readonly<Record<Field, readonly RegExp[]>>,
  cells: readonly string[],
  map: ReadonlyMap<string, string>,
): Map<Field, number> {
  const keys = cells.map(headerKey);
  const found = new Map<Field, number>();
  const spelt = cells.map(normalizeHeader);
  for (const [field, column] of map) {
    const index = spelt.indexOf(normalizeHeader(column));
    if (index >= 0) found.set(field as Field, index);
  }
  for (const field of Object.keys(names) as Field[]) {
    if (map.has(field)) continue;
    const taken = new Set(found.values());
    for (const pattern of names[field]) {
      const index = keys.findIndex((key, at) => pattern.test(key) && !taken.has(at));
      if (index < 0) continue;
      found.set(field, index);
      break;
    }
  }
  return found;
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
