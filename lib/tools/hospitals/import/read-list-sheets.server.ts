/** The sheets of a file and what each is: a list, a list of excluded hospitals, hidden, empty, or something else. */
import 'server-only';
import { ImportProblem } from '../../../imports/import-problem.ts';
import { readSheets } from '../../../imports/read-table.server.ts';
import type { Sheet } from '../../../imports/read-workbook.server.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';

export type ListSheet = Sheet & { columns: FoundColumns };
export type LeftSheet = { name: string; rows: number; why: 'hidden' | 'empty' | 'no list' };
export type ListSheets = { readAs: string; lists: ListSheet[]; left: LeftSheet[] };

/** @throws ImportProblem where no sheet is a list. */
export async function readListSheets(
  file: string,
  map: ReadonlyMap<string, string>,
): Promise<ListSheets> {
  const { readAs, sheets } = await readSheets(file);
  const lists: ListSheet[] = [];
  const left: LeftSheet[] = [];
  let problem: ImportProblem | null = null;
  for (const sheet of sheets) {
    const { name, rows, isHidden } = sheet;
    const leave = (why: LeftSheet['why']) => left.push({ name, rows: rows.length, why });
    if (isHidden) leave('hidden');
    else if (rows.length === 0) leave('empty');
    else
      try {
        lists.push({ ...sheet, columns: findColumns(rows, map) });
      } catch (error) {
        if (!(error instanceof ImportProblem)) throw error;
        problem ??= error;
        leave('no list');
      }
  }
  if (lists.length > 0) return { readAs, lists, left };
  throw (
    problem ??
    new ImportProblem('Every sheet that holds anything is hidden. Show the one that is meant.')
  );
}
