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
  hiddenRows: number;
  merged: CellRange[];
  /** Columns, from 0, in which a text is struck through, by the number of the row. */
  struck: ReadonlyMap<number, ReadonlySet<number>>;
  /** The colors in a row's cells, but black and white, by its number. */
  colors: ReadonlyMap<number, string>;
};
export const emptySheet: SheetContent = {
  hiddenRows: 0,
  merged: [],
  struck: new Map(),
  colors: new Map(),
};
/** Styles and shared texts that are struck through, and styles with a color, by the number that cells name. */
export type MarkedText = {
  styles: ReadonlySet<string>;
  texts: ReadonlySet<string>;
  colors: ReadonlyMap<string, string>;
};

/** The limits of a spreadsheet: XFD1048576 is its last cell. */
const maxRow = 1_048_576;
const maxColumn = 16_384;
/** The parser allocates the rectangle between the first filled cell and the last, and each row up to its last cell. */
const maxExtentCells = 20_000_000;

/** @param name of the sheet. @throws ImportError */
export function scanSheet(name: string, xml: string, marked: MarkedText): SheetContent {
  const merged: CellRange[] = [];
  const struck = new Map<number, Set<number>>();
  const strike = ({ row, column }: CellPlace) =>
    struck.set(row, (struck.get(row) ?? new Set()).add(column - 1));
  const colors = new Map<number, string>();
  let cell = { row: 0, column: 0, isStruck: false, isShared: false };
  let [rows, columns, hiddenRows, cells] = [0, 0, 0, 0];
  let [lastRow, lastColumn, allocated] = [0, 0, 0];
  let isInData = false;
  for (const { name: tag, isSelfClosing, attribute, text } of scanXml(xml)) {
    isInData ||= tag === 'sheetData';
    if (tag === 'mergeCell') merged.push(...parseRange(attribute('ref') ?? ''));
    else if (isInData && tag === 'row') {
      if (/^(?:1|true)$/.test(attribute('hidden') ?? '') && !isSelfClosing) hiddenRows++;
      const number = attribute('r');
      lastRow = number === undefined ? lastRow + 1 : cellAt(`A${number}`, name).row;
      lastColumn = 0;
    } else if (isInData && tag === 'c') {
      assertCellCount(++cells);
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
        isShared: marked.texts.size > 0 && attribute('t') === 's',
      };
    } else if (isInData && (tag === 'v' || tag === 't')) {
      // A cell may have a style and no text.
      const isStruck = cell.isStruck || (cell.isShared && marked.texts.has(text().trim()));
      if (isStruck && text() !== '') strike(cell);
    } else if (isInData && isStrike(tag, attribute)) strike(cell);
  }
  if (Math.max(rows * columns, allocated) > maxExtentCells || columns > maxListColumns)
    throw new ImportError(
      `The sheet "${name}" reaches to row ${rows} and column ${columns}: something stands far from the list. Delete the rows and columns beyond the list and save it again, or save it as CSV.`,
    );
  return { hiddenRows, merged, struck, colors };
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
