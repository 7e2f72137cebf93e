/**
 * Reads what read-excel-file leaves out of a sheet, before that parses it: hidden rows, merged cells, texts that are
 * struck through, and its extent, because one stray cell in the last row or column turns a file of a kilobyte into a
 * table of millions of cells.
 */
import { ImportError } from './import-error.ts';
import { assertCellCount, maxListColumns } from './list-limits.ts';
import { scanXml, type XmlTag } from './scan-xml.ts';

/** Rows and columns from 0, bounds inclusive. */
type CellRange = { top: number; left: number; bottom: number; right: number };
export type SheetContent = {
  /** Numbers of rows. */
  hiddenRows: ReadonlySet<number>;
  merged: CellRange[];
  /** Columns, from 0, in which a text is struck through, and whether all of it is, by the number of the row. */
  struck: ReadonlyMap<number, ReadonlyMap<number, boolean>>;
  /** Numbers of rows with a formula whose result was not saved. */
  unsolved: ReadonlySet<number>;
  /** The colors in a row's cells, but black and white, by its number. */
  colors: ReadonlyMap<number, string>;
  /** What stands above and below each printed page. */
  printed: readonly string[];
};
export const emptySheet: SheetContent = {
  hiddenRows: new Set(),
  merged: [],
  struck: new Map(),
  unsolved: new Set(),
  colors: new Map(),
  printed: [],
};
/** Styles and shared texts that are struck through, these whole or not, and styles with a color, by the number that cells name. */
export type MarkedText = {
  styles: ReadonlySet<string>;
  texts: ReadonlyMap<string, boolean>;
  colors: ReadonlyMap<string, string>;
};

/** The limits of a spreadsheet: XFD1048576 is its last cell. */
const maxRow = 1_048_576;
const maxColumn = 16_384;
/** The parser allocates the rectangle between the first filled cell and the last, and each row up to its last cell. */
const maxExtentCells = 20_000_000;

/** A font, a color, a size, the page's number: `&"Arial,Bold"&14Hospitals &P`. */
const printCode = /&(?:"[^"]*"|K[\dA-F]{6}|\d+|[A-Z])/gi;

/** @param name of the sheet. @throws ImportError */
export function scanSheet(name: string, xml: string, marked: MarkedText): SheetContent {
  const merged: CellRange[] = [];
  const struck = new Map<number, Map<number, boolean>>();
  const strike = ({ row, column }: CellPlace, isWhole: boolean) => {
    struck.set(row, (struck.get(row) ?? new Map<number, boolean>()).set(column - 1, isWhole));
  };
  const unsolved = new Set<number>();
  const hiddenRows = new Set<number>();
  const colors = new Map<number, string>();
  const printed = new Set<string>();
  let cell = { row: 0, column: 0, isStruck: false, type: '', isPlain: false, isRunStruck: false };
  let [rows, columns, cells] = [0, 0, 0];
  let [lastRow, lastColumn, allocated] = [0, 0, 0];
  let isInData = false;
  const isMarked = marked.styles.size + marked.texts.size > 0 || xml.includes('strike');
  // The row of a formula of which no result was read yet.
  let formulaRow = 0;
  for (const { name: tag, isSelfClosing, attribute, text } of scanXml(xml)) {
    isInData ||= tag === 'sheetData';
    if (tag === 'mergeCell') merged.push(...parseRange(attribute('ref') ?? ''));
    else if (/^(?:odd|even|first)(?:Header|Footer)$/.test(tag)) {
      const parts = text()
        .replaceAll('&&', ' and ')
        .split(/&[LCR]/);
      for (const part of parts) printed.add(part.replace(printCode, '').trim());
    } else if (isInData && tag === 'row') {
      const number = attribute('r');
      lastRow = number === undefined ? lastRow + 1 : cellAt(`A${number}`, name).row;
      if (/^(?:1|true)$/.test(attribute('hidden') ?? '') && !isSelfClosing) hiddenRows.add(lastRow);
      lastColumn = 0;
    } else if (isInData && tag === 'c') {
      assertCellCount(++cells);
      if (formulaRow > 0) unsolved.add(formulaRow);
      formulaRow = 0;
      const place = attribute('r');
      const at = place === undefined ? null : cellAt(place, name);
      const column = at?.column ?? lastColumn + 1;
      allocated += Math.max(0, column - lastColumn);
      lastColumn = column;
      const row = at?.row ?? lastRow;
      const color = marked.colors.size > 0 && marked.colors.get(attribute('s') ?? '');
      const known = colors.get(row) ?? '';
      if (color && !known.includes(color)) colors.set(row, `${known} ${color}`);
      // A cell that has only a style is a self-closing tag.
      if (isSelfClosing) continue;
      rows = Math.max(rows, row);
      columns = Math.max(columns, column);
      cell = {
        row,
        column,
        isStruck: marked.styles.size > 0 && marked.styles.has(attribute('s') ?? ''),
        type: attribute('t') ?? '',
        isPlain: false,
        isRunStruck: false,
      };
    } else if (isInData && tag === 'f') formulaRow = cell.row;
    else if (isInData && tag === 'r') cell.isRunStruck = false;
    else if (isInData && isStrike(tag, attribute)) cell.isRunStruck = true;
    else if (isInData && (tag === 'v' || tag === 't') && (isMarked || formulaRow > 0)) {
      const written = text();
      // The result of a formula may be an empty text.
      if (written !== '' || cell.type === 'str') formulaRow = 0;
      // A cell may have a style and no text.
      if (written.trim() === '') continue;
      const ofShared = cell.type === 's' ? marked.texts.get(written.trim()) : undefined;
      const isStruck = cell.isStruck || cell.isRunStruck || ofShared !== undefined;
      cell.isPlain ||= !isStruck || (!cell.isStruck && ofShared === false);
      if (isStruck || struck.get(cell.row)?.has(cell.column - 1)) strike(cell, !cell.isPlain);
    }
  }
  if (formulaRow > 0) unsolved.add(formulaRow);
  if (Math.max(rows * columns, allocated) > maxExtentCells || columns > maxListColumns)
    throw new ImportError(
      `The sheet "${name}" reaches to row ${rows} and column ${columns}: something stands far from the list. Delete the rows and columns beyond the list and save it again, or save it as CSV.`,
    );
  return { hiddenRows, merged, struck, unsolved, colors, printed: [...printed].filter(Boolean) };
}

/** Whether the element strikes its text through. */
export function isStrike(tag: string, attribute: XmlTag['attribute']): boolean {
  return tag === 'strike' && !/^(?:0|false|off)$/.test(attribute('val') ?? '');
}

type CellPlace = { row: number; column: number };

/** @throws ImportError naming the cell. */
function cellAt(reference: string, sheet: string): CellPlace {
  const place = parseReference(reference);
  if (place) return place;
  throw new ImportError(
    `The sheet "${sheet}" has a cell "${reference.slice(0, 40)}", which no spreadsheet has. Open the file and save it again, or save it as CSV.`,
  );
}

/** "AA7" is row 7 and column 27. @returns null for a place that no spreadsheet has. */
export function parseReference(text: string): CellPlace | null {
  const [, letters = '', digits = ''] = /^\s*([A-Z]{1,3})([1-9]\d{0,6})\s*$/.exec(text) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(digits);
  return row >= 1 && row <= maxRow && column >= 1 && column <= maxColumn ? { row, column } : null;
}

function parseRange(range: string): CellRange[] {
  const [first, last] = range.split(':').map(parseReference);
  if (!first || !last) return [];
  return [
    {
      top: first.row - 1,
      left: first.column - 1,
      bottom: last.row - 1,
      right: last.column - 1,
    },
  ];
}
