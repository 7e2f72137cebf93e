/**
 * The extent of a sheet and its number of hidden rows, read from the XML before the sheet is parsed: one stray cell in
 * the last row or column turns a file of a kilobyte into a table of millions of cells.
 */

export type SheetExtent = {
  rows: number;
  columns: number;
  hiddenRows: number;
  /** All cells of the XML, with or without a reference. */
  cells: number;
};

/** Cells with content; a cell that has only a style is a self-closing tag. */
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
