/** Limits of a list, checked before its cells are parsed: a file beyond them is the wrong one or damaged. */
import { ImportError } from './import-error.ts';

/** The widest list that insurers publish has about sixty. */
export const maxListColumns = 1_000;
const maxCells = 10_000_000;
/** The limit of a spreadsheet itself. */
const maxCellLetters = 32_767;
/** A letter of XML may be written as `&quot;`. */
const maxXmlLetters = maxCellLetters * 6;

function assertColumnCount(columns: number): void {
  if (columns > maxListColumns)
    throw new ImportError(
      `A row has more than ${maxListColumns} columns: that is not one insurer's list. Is it the right file?`,
    );
}

/** @throws ImportError */
export function assertCellCount(cells: number): void {
  if (cells > maxCells)
    throw new ImportError(
      `The file has more than ${maxCells} cells: that is not one insurer's list. Is it the right file?`,
    );
}

function assertCellLength(letters: number, max: number): void {
  if (letters > max)
    throw new ImportError(
      `A cell has more than ${maxCellLetters} letters, which no spreadsheet takes. Is it the right file?`,
    );
}

/** Quoted cells may hold separators and line ends. @throws ImportError */
export function assertCsvSize(text: string, separator: string): void {
  const split = separator.charCodeAt(0);
  let [columns, cells, start, isQuoted] = [1, 0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    // A doubled quote is a quote inside the cell.
    if (sign === quote && (isQuoted || at === start || text.charCodeAt(at - 1) === quote))
      isQuoted = !isQuoted;
    else if (!isQuoted && (sign === split || sign === lineFeed || sign === carriageReturn)) {
      assertCellLength(at - start, maxCellLetters);
      start = at + 1;
      cells += 1;
      columns = sign === split ? columns + 1 : 1;
      assertColumnCount(columns);
    }
  }
  assertCellCount(cells);
}

const quote = '"'.charCodeAt(0);
const lineFeed = '\n'.charCodeAt(0);
const carriageReturn = '\r'.charCodeAt(0);

/** The text between two tags of a workbook's XML is one cell. @throws ImportError */
export function assertXmlTextLength(letters: number): void {
  assertCellLength(letters, maxXmlLetters);
}
