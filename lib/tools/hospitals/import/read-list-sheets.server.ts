/** Classifies the sheets of a file: a list, a list of excluded hospitals, hidden, empty, or other. */
import 'server-only';
import { ImportError } from '../../../imports/spreadsheets/import-error.ts';
import { readSheets } from '../../../imports/spreadsheets/read-sheets.server.ts';
import type { Sheet } from '../../../imports/spreadsheets/read-workbook.server.ts';
import { textsOf } from './exclusion-words.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';
import { findSecondTable } from './find-second-table.ts';

/** `secondTable` stands to the right of the one that is read; `notes` are comments of cells above the hospitals. */
export type ListSheet = Sheet & {
  columns: FoundColumns;
  notes: string[];
  secondTable: string | null;
};
export type SkippedSheet = {
  name: string;
  rows: number;
  reason: 'hidden' | 'empty' | 'no list';
  notes: string[];
};
export type ListSheets = { readAs: string; lists: ListSheet[]; skippedSheets: SkippedSheet[] };

const maxNoteRows = 200;

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
        notes: reason === 'no list' ? rows.slice(0, maxNoteRows).flatMap(textsOf) : [],
      });
    if (isHidden) leave('hidden');
    else if (rows.length === 0) leave('empty');
    else
      try {
        lists.push(readTable(sheet, map));
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

/** A comment is a cell of its row: what it says of the tie-up is read like a column of remarks. */
function readTable(sheet: Sheet, map: ReadonlyMap<string, string>): ListSheet {
  const whole = findColumns(sheet.rows, map);
  const second = findSecondTable(whole, sheet.rows);
  const table = second ? sheet.rows.map((cells) => cells.slice(0, second.at)) : sheet.rows;
  const found = second ? findColumns(table, map) : whole;
  const { headerRow, header } = found;
  const comments = sheet.comments ?? [];
  const isOfRows = comments.some((text, row) => text && row > headerRow);
  const width = Math.max(0, ...(isOfRows ? table.map((cells) => cells.length) : []));
  const rows = table.map((cells, row) =>
    isOfRows && row > headerRow && comments[row]
      ? [...cells, ...Array<string>(width - cells.length).fill(''), comments[row]]
      : cells,
  );
  return {
    ...sheet,
    rows,
    notes: comments.slice(0, headerRow + 1).filter(Boolean),
    secondTable: second?.name ?? null,
    columns: isOfRows
      ? {
          ...found,
          header: [...header, ...Array<string>(width - header.length).fill(''), 'Comment'],
        }
      : found,
  };
}
