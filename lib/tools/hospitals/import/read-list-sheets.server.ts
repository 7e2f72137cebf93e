/** Classifies the sheets of a file: a list, a list of excluded hospitals, hidden, empty, or other. */
import 'server-only';
import { ImportError, WrongOption } from '../../../imports/spreadsheets/import-error.ts';
import { readSheets } from '../../../imports/spreadsheets/read-sheets.server.ts';
import type { Sheet } from '../../../imports/spreadsheets/read-workbook.server.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { columnKey } from './column-names.ts';
import { saysEnded, textsOf, withoutEnding } from './exclusion-words.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';
import { inferHeader } from './infer-columns.ts';

/** `secondTable` stands to the right of the one that is read; `notes` are comments of cells above the hospitals. */
export type ListSheet = Sheet & {
  columns: FoundColumns;
  notes: string[];
  secondTable: string | null;
  /** The columns that were found by their values, in words; null where their names are known. */
  inferred: string | null;
};
export type SkippedSheet = {
  name: string;
  rows: number;
  reason: 'hidden' | 'empty' | 'no list';
  notes: string[];
};
export type ListSheets = {
  readAs: string;
  lists: ListSheet[];
  /** Those of the hidden sheets that are lists: they may name hospitals that are to be left out. */
  hiddenLists: ListSheet[];
  skippedSheets: SkippedSheet[];
};

export const maxNoteRows = 200;
const maxInferredLetters = 40;

/** @throws ImportError where no sheet is a list. */
export async function readListSheets(
  file: string,
  map: ReadonlyMap<string, string>,
): Promise<ListSheets> {
  const { readAs, sheets } = await readSheets(file);
  const lists: ListSheet[] = [];
  const hiddenLists: ListSheet[] = [];
  const skippedSheets: SkippedSheet[] = [];
  let firstError: ImportError | null = null;
  for (const sheet of sheets) {
    const { name, rows, isHidden } = sheet;
    let table: ListSheet | null = null;
    try {
      // A hidden one is read only where its columns are certain; otherwise its texts are asked about.
      if (rows.length > 0) table = (isHidden ? readNamedTable : readTable)(sheet, map);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      if (!isHidden) firstError ??= error;
    }
    if (table) (isHidden ? hiddenLists : lists).push(table);
    if (table && !isHidden) continue;
    const reason = rows.length === 0 ? 'empty' : 'no list';
    skippedSheets.push({
      name,
      rows: rows.length,
      reason: isHidden ? 'hidden' : reason,
      notes: table ? [] : rows.slice(0, maxNoteRows).flatMap(textsOf),
    });
  }
  if (lists.length > 0) return { readAs, lists, hiddenLists, skippedSheets };
  throw (
    firstError ??
    new ImportError('Every sheet that holds anything is hidden. Show the one that is meant.')
  );
}

function readTable(sheet: Sheet, map: ReadonlyMap<string, string>): ListSheet {
  try {
    return readNamedTable(sheet, map);
  } catch (error) {
    if (!(error instanceof ImportError) || error instanceof WrongOption) throw error;
    const found = inferHeader(sheet.rows, readPlaces());
    if (!found) throw error;
    const { at, header, ownHeader } = found;
    const insert = <Value>(values: readonly Value[], value: Value) =>
      values.toSpliced(at, 0, value);
    const { rows, rowNumbers, comments = [], colors = [], struck = [], unsolved = [] } = sheet;
    const named = {
      ...sheet,
      rows: insert(rows, header),
      rowNumbers: insert(rowNumbers, rowNumbers[at] ?? 0),
      comments: insert(comments, ''),
      colors: insert(colors, ''),
      struck: insert(struck, new Map()),
      unsolved: insert(unsolved, false),
    };
    const inferred = header.flatMap((field, column) =>
      field === '' || field === ownHeader?.[column]
        ? []
        : `${field} is "${(ownHeader?.[column] || rows[at]?.[column] || '').slice(0, maxInferredLetters)}"`,
    );
    return { ...readNamedTable(named, map), inferred: inferred.join(', ') };
  }
}

/** A comment is a cell of its row: what it says of the tie-up is read like a column of remarks. So is a color. */
function readNamedTable(sheet: Sheet, map: ReadonlyMap<string, string>): ListSheet {
  const whole = findColumns(sheet.rows, map);
  const second = findSecondTable(whole, sheet.rows);
  const table = second ? sheet.rows.map((cells) => cells.slice(0, second.at)) : sheet.rows;
  const found = second ? findColumns(table, map) : whole;
  const { headerRow, header } = found;
  const { comments = [], colors = [] } = sheet;
  const ownColors = findOwnColors(table, colors, headerRow);
  const added = [
    { name: 'Comment', texts: findStruck(sheet, found) },
    { name: 'Note on colour', texts: ownColors.notes },
  ].filter(({ texts }) => texts.some((text, row) => text && row > headerRow));
  const width = Math.max(0, ...(added.length > 0 ? table.map((cells) => cells.length) : []));
  const padded = (cells: readonly string[], more: readonly string[]) => [
    ...cells,
    ...Array<string>(width - cells.length).fill(''),
    ...more,
  ];
  const rows = table.map((cells, row) => {
    if (ownColors.key.has(row)) return cells.map(() => '');
    const texts = row > headerRow ? added.map((one) => one.texts[row] ?? '') : [];
    return texts.some(Boolean) ? padded(cells, texts) : cells;
  });
  const names = added.map(({ name }) => name);
  return {
    ...sheet,
    rows,
    notes: comments.slice(0, headerRow + 1).filter(Boolean),
    secondTable: second?.name ?? null,
    inferred: null,
    columns: names.length > 0 ? { ...found, header: padded(header, names) } : found,
  };
}

const hospitalKey = /^(?:nameof)?(?:hospital|provider)s?(?:name)?$/;
const twoWords = /\p{L}{3}.*\s.*\p{L}{3}/u;

/**
 * A table of other hospitals to the right of the one that is read, often those that were delisted: its first column, and
 * what it is called.
 */
function findSecondTable(
  { columns, header, headerRow }: FoundColumns,
  rows: readonly (readonly string[])[],
): { at: number; name: string } | null {
  const nameAt = columns.name?.[0] ?? header.length;
  const key = columnKey(header[nameAt] ?? '');
  // A workbook may have merged the name's own header over several columns.
  const firstOther = header.findIndex((cell, at) => at > nameAt && columnKey(cell) !== key);
  const isOfNames = (at: number) =>
    rows.slice(headerRow + 1).some((cells) => {
      const cell = cells[at] ?? '';
      return twoWords.test(cell) && !saysEnded(cell);
    });
  const at = header.findIndex((cell, at) => {
    if (firstOther < 0 || at <= nameAt) return false;
    if (columnKey(cell) === key) return at > firstOther;
    return saysEnded(cell) && hospitalKey.test(columnKey(withoutEnding(cell))) && isOfNames(at);
  });
  if (at < 0) return null;
  // Its serial numbers stand before its names.
  let first = at;
  while (
    first > nameAt + 1 &&
    header[first - 1] &&
    header[first - 1] === header[nameAt - 1 - at + first]
  )
    first--;
  const title = rows.slice(0, headerRow).findLast((cells) => cells[first])?.[first];
  return { at: first, name: title ?? header[at] ?? '' };
}

/** Rows with fewer texts are headings and totals. */
const minRowTexts = 3;
/** Shorter lists may be striped by chance. */
const minStripedRows = 8;
/** Of neighbours, where a list is striped for the eye. */
const minStripes = 0.8;

/**
 * A note for each hospital whose row has other colors than most, or than the two that alternate: what they mean, if a
 * row above or below the hospitals says so.
 */
function findOwnColors(
  rows: readonly (readonly string[])[],
  colors: readonly string[],
  headerRow: number,
): { notes: string[]; key: ReadonlyMap<number, string> } {
  const key = new Map<number, string>();
  if (colors.every((color) => color === '')) return { notes: [], key };
  const at = [...rows.keys()].filter(
    (row) => row > headerRow && new Set(rows[row]).size > minRowTexts,
  );
  const counts = new Map<string, number>();
  for (const row of at) counts.set(colors[row] ?? '', (counts.get(colors[row] ?? '') ?? 0) + 1);
  const changes = at.filter((row, nth) => nth > 0 && colors[row] !== colors[at[nth - 1] ?? -1]);
  const isStriped = at.length >= minStripedRows && changes.length >= (at.length - 1) * minStripes;
  const usual = [...counts].sort(([, a], [, b]) => b - a).slice(0, isStriped ? 2 : 1);
  const own = at.filter((row) => usual.every(([color]) => color !== colors[row]));
  const ownColors = new Set(own.map((row) => colors[row] ?? ''));
  for (const [row, cells] of rows.entries()) {
    const [text, ...more] = cells.filter((cell) => cell.trim() !== '');
    const isOutside = row < headerRow || row > (at.at(-1) ?? 0);
    if (isOutside && text && more.length === 0 && ownColors.has(colors[row] ?? ''))
      key.set(row, text);
  }
  const notes: string[] = [];
  for (const row of own) {
    const [, meaning] = [...key].find(([ofKey]) => colors[ofKey] === colors[row]) ?? [];
    notes[row] = meaning ?? 'in another colour than most';
  }
  return { notes, key };
}

/** A whole name that is struck through ends the tie-up; another text may be an old telephone, or an old name. */
function findStruck(
  { rows, comments = [], struck = [], unsolved = [] }: Sheet,
  { at }: FoundColumns,
): string[] {
  return rows.map((_, row) => {
    const ofName = at.get('name')?.map((column) => struck[row]?.get(column)) ?? [];
    const isPart = ofName.includes(false) && 'A part of the name crossed out';
    const isOther = struck[row]?.size && 'Crossed out beside the name';
    return [
      ofName.includes(true) ? 'Struck through' : isPart || isOther,
      unsolved[row] && 'A formula without a result',
      comments[row],
    ]
      .filter(Boolean)
      .join('; ');
  });
}
