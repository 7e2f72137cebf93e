/** Classifies the sheets of a file: a list, a list of excluded hospitals, hidden, empty, or other. */
import 'server-only';
import { ImportError } from '../../../imports/spreadsheets/import-error.ts';
import { readSheets } from '../../../imports/spreadsheets/read-sheets.server.ts';
import type { Sheet } from '../../../imports/spreadsheets/read-workbook.server.ts';
import { isNoteOfEnded } from './exclusion-words.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';

export type ListSheet = Sheet & { columns: FoundColumns };
export type SkippedSheet = {
  name: string;
  rows: number;
  reason: 'hidden' | 'empty' | 'no list';
  notes: string[];
};
export type ListSheets = { readAs: string; lists: ListSheet[]; skippedSheets: SkippedSheet[] };

/** @throws ImportError where no sheet is a list. */
export async function readListSheets(
  file: string,
  map: ReadonlyMap<string, string>,
): Promise<ListSheets> {
  const { readAs, sheets } = await readSheets(file);
  const lists: ListSheet[] = [];
  const skippedSheets: SkippedSheet[] = [];
  let firstError: ImportError | null = null;
  for (const sheet of sheets) {
    const { name, rows, isHidden } = sheet;
    const leave = (reason: SkippedSheet['reason']) =>
      skippedSheets.push({
        name,
        rows: rows.length,
        reason,
        notes: reason === 'no list' ? rows.flat().filter(isNoteOfEnded) : [],
      });
    if (isHidden) leave('hidden');
    else if (rows.length === 0) leave('empty');
    else
      try {
        lists.push({ ...sheet, columns: findColumns(rows, map) });
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        firstError ??= error;
        leave('no list');
      }
  }
  if (lists.length > 0) return { readAs, lists, skippedSheets };
  throw (
    firstError ??
    new ImportError('Every sheet that holds anything is hidden. Show the one that is meant.')
  );
}
