/**
 * How far the cells of a sheet reach, and how many of its rows are hidden, read from its XML before the sheet is. One
 * stray cell in the last row or column makes a table of millions out of a file of a kilobyte.
 */
export type SheetExtent = {
  rows: number;
  columns: number;
  hiddenRows: number;
  /** All that are written down, whether they say where they stand or not. */
  cells: number;
};

/** Cells that hold something; one that is only coloured closes itself. */
const filledCell = /<(?:\w+:)?c\s(?:[^<>]*\s)?r="([A-Z]{1,3})(\d{1,7})"(?:[^<>]*[^<>/])?>/g;
const anyCell = /<(?:\w+:)?c[\s>]/g;
const hiddenRow = /<(?:\w+:)?row\s(?:[^<>]*\s)?hidden="(?:1|true)"(?:[^<>]*[^<>/])?>/g;

export function sheetExtent(xml: string): SheetExtent {
  let [rows, columns, hiddenRows, cells] = [0, 0, 0, 0];
  for (const [, letters = '', row] of xml.matchAll(filledCell)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  for (const _ of xml.matchAll(hiddenRow)) hiddenRows++;
  for (const _ of xml.matchAll(anyCell)) cells++;
  return { rows, columns, hiddenRows, cells };
}

/** "A" is 1, "AA" 27. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at++) number = number * 26 + letters.charCodeAt(at) - 64;
  return number;
}
