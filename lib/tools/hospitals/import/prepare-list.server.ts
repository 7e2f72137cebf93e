/** A file as a list ready to be put in force, with what was set aside and why. Changes nothing. */
import 'server-only';
import type { ListEntry } from '../lists/list-entry.ts';
import { places } from '../places/read-places.server.ts';
import { plainText } from '../words.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';
import { ImportProblem } from './import-problem.ts';
import { readTable } from './read-table.server.ts';
import { tidyRow } from './tidy-row.ts';

export type SetAside = { row: number; reason: string; cells: readonly string[] };
export type PreparedList = {
  readAs: string;
  columns: FoundColumns;
  rowsRead: number;
  entries: ListEntry[];
  setAside: SetAside[];
};

const rowsPerStep = 2000;

/** @param onStep called with the rows read so far. */
export async function prepareList(
  file: string,
  map: ReadonlyMap<string, string>,
  onStep: (read: number) => void = () => undefined,
): Promise<PreparedList> {
  const { rows, readAs } = await readTable(file);
  const columns = findColumns(rows, map);
  const entries: ListEntry[] = [];
  const setAside: SetAside[] = [];
  const seen = new Set<string>();
  const known = places();
  let rowsRead = 0;
  for (const [index, cells] of rows.entries()) {
    if (index <= columns.headerRow) continue;
    rowsRead++;
    if (rowsRead % rowsPerStep === 0) onStep(rowsRead);
    const tidied = tidyRow(cells, columns.columns, known);
    if ('reason' in tidied) {
      setAside.push({ row: index + 1, reason: tidied.reason, cells });
      continue;
    }
    const { name, address, pin, city } = tidied.entry;
    const key = plainText(`${name}|${address}|${pin}|${city}`);
    if (seen.has(key)) setAside.push({ row: index + 1, reason: 'the same row again', cells });
    else {
      seen.add(key);
      entries.push(tidied.entry);
    }
  }
  refuseMisread(rowsRead, entries.length, setAside);
  return { readAs, columns, rowsRead, entries, setAside };
}

/** A wrong column is more likely than a list that is mostly dirt; the earlier list is worth more than that. */
function refuseMisread(rowsRead: number, taken: number, setAside: readonly SetAside[]): void {
  const unusable = setAside.filter(({ reason }) => reason !== 'the same row again');
  if (taken > 0 && unusable.length <= rowsRead / 2) return;
  const reason = unusable[0]?.reason ?? 'no rows';
  throw new ImportProblem(
    `${unusable.length} of ${rowsRead} rows cannot be used (first: ${reason}). Are the columns right? See --map.`,
  );
}
