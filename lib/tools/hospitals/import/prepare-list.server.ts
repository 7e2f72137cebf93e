/** A file as a list ready to be put in force, with the rows that were rejected and why. Changes nothing. */
import 'server-only';
import { ImportProblem } from '../../../imports/import-problem.ts';
import { readTable } from '../../../imports/read-table.server.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';
import { normalizeRow } from './normalize-row.ts';

type RejectedRow = { row: number; reason: string; cells: readonly string[] };
export type PreparedList = {
  readAs: string;
  columns: FoundColumns;
  rowsRead: number;
  entries: ListEntry[];
  rejected: RejectedRow[];
};

const rowsPerStep = 2000;
const repeated = 'the same row again';

/** @param onStep called with the rows read so far. */
export async function prepareList(
  file: string,
  map: ReadonlyMap<string, string>,
  onStep: (read: number) => void = () => undefined,
): Promise<PreparedList> {
  const { rows, rowNumbers, readAs } = await readTable(file);
  const columns = findColumns(rows, map);
  const entries: ListEntry[] = [];
  const rejected: RejectedRow[] = [];
  const seen = new Set<string>();
  const places = readPlaces();
  let rowsRead = 0;
  for (const [index, cells] of rows.entries()) {
    if (index <= columns.headerRow) continue;
    const row = rowNumbers[index] ?? index + 1;
    rowsRead++;
    if (rowsRead % rowsPerStep === 0) onStep(rowsRead);
    const normalized = normalizeRow(cells, columns.columns, places);
    if ('reason' in normalized) {
      rejected.push({ row, reason: normalized.reason, cells });
      continue;
    }
    const { name, address, pin, city } = normalized.entry;
    const key = normalizeText(`${name}|${address}|${pin}|${city}`);
    if (seen.has(key)) rejected.push({ row, reason: repeated, cells });
    else {
      seen.add(key);
      entries.push(normalized.entry);
    }
  }
  refuseMisread(rowsRead, entries.length, rejected);
  return { readAs, columns, rowsRead, entries, rejected };
}

/** A wrong column is likelier than a list that is mostly dirt, and the earlier list is worth more than that. */
function refuseMisread(rowsRead: number, taken: number, rejected: readonly RejectedRow[]): void {
  const unusable = rejected.filter(({ reason }) => reason !== repeated);
  if (taken > 0 && unusable.length <= rowsRead / 2) return;
  const reason = unusable[0]?.reason ?? 'no rows';
  throw new ImportProblem(
    `${unusable.length} of ${rowsRead} rows cannot be used (first: ${reason}). Are the columns right? See --map.`,
  );
}
