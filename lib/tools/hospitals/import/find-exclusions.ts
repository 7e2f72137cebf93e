/**
 * Finds rows of hospitals that the insurer no longer works with. Insurers publish such lists beside their network lists
 * and in the same shape; one of them imported as a network would send people to hospitals that are not cashless.
 */
import type { IsoDate } from '../../../dates/iso-date.ts';
import { endedMark, hasExclusionWords, isNoteOfEnded, isTitleOfEnded } from './exclusion-words.ts';
import type { FoundColumns } from './find-columns.ts';
import { findStatusColumns, maxStatusLetters, type StatusColumn } from './status-columns.ts';

/** A heading inside the list that ends the excluded rows. */
const inclusionPattern = /\b(?:network|cashless|[ei]mpanelled|active)\b/i;

export type Exclusions = {
  /**
   * The words that mark a row as excluded; null for another row. Call it for every row below the header, in order: a
   * heading applies to the rows below it.
   */
  exclusionOf: (cells: readonly string[]) => string | null;
  statusColumns: readonly StatusColumn[];
  /** Headings and footnotes that speak of ended tie-ups; after the last row. */
  notes: ReadonlySet<string>;
};

/** @param asOf the list's day: a validity that was over by then excludes. */
export function findExclusions(
  { columns, header, headerRow }: FoundColumns,
  { name, rows }: { name: string; rows: readonly (readonly string[])[] },
  asOf: IsoDate,
): Exclusions {
  const cellsAbove = rows.slice(0, headerRow).flat();
  const title = [name, ...cellsAbove].find(
    (text) => isTitleOfExcluded(text) && !header.includes(text),
  );
  if (title !== undefined)
    return { exclusionOf: () => title.trim().slice(0, 100), statusColumns: [], notes: new Set() };
  const { isPinPosition: _, isNameWithAddress: __, tieUp: ___, ...fields } = columns;
  const read = new Set(Object.values(fields).flat());
  const ofRows = rows.slice(headerRow + 1).filter((cells) => headingText(cells) === null);
  const statusColumns = findStatusColumns(header, ofRows, {
    skipped: read,
    asOf,
  });
  const { name: named, address, phone, city, specialities } = columns;
  const ofHospital = [named, address, phone, city, specialities].flatMap((ats) => ats ?? []);
  let heading: string | null = null;
  // A longer title may also say what the list leaves out.
  const notes = new Set(cellsAbove.filter(isNoteOfEnded).map((text) => text.slice(0, 100)));
  return {
    statusColumns,
    notes,
    exclusionOf: (cells) => {
      const only = headingText(cells);
      if (only !== null && isNoteOfEnded(only)) notes.add(only.slice(0, 100));
      if (only !== null && isTitleOfExcluded(only)) heading = only.slice(0, 100);
      else if (only !== null && inclusionPattern.test(only)) heading = null;
      if (heading !== null) return heading;
      const column = statusColumns.find(
        ({ at, meaningOf }) => meaningOf(cells[at]?.trim() ?? '') === 'ended',
      );
      if (column) return `${column.header}: ${cells[column.at]?.trim()}`.slice(0, 100);
      const status = cells.find(
        (cell) => cell.length <= maxStatusLetters && hasExclusionWords(cell),
      );
      return status ?? ofHospital.flatMap((at) => endedMark(cells[at] ?? '') ?? [])[0] ?? null;
    },
  };
}

function isTitleOfExcluded(text: string): boolean {
  return hasExclusionWords(text) || (text.length <= maxStatusLetters && isTitleOfEnded(text));
}

/** "B", "(ii)", "12." beside a heading; or nothing. */
const serialNumber = /^[^\p{L}\p{N}]*(?:[a-z]|[ivx]+|\d{0,4})[^\p{L}\p{N}]*$/iu;

/** The text of a heading row: one cell, or one that a workbook has merged over all columns. */
function headingText(cells: readonly string[]): string | null {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => !serialNumber.test(cell));
  const [text = null, ...others] = new Set(texts);
  return others.length === 0 ? text : null;
}
