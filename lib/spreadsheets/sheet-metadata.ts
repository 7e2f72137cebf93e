/** What the reader of workbooks leaves out: which sheets and how many rows are hidden, and which cells are merged. */
import { decodeXML } from 'entities';
import { ImportProblem } from './import-problem.ts';
import { assertCellCount, assertCellLengths, maxColumns } from './list-limits.ts';
import { columnNumber, type SheetExtent, sheetExtent } from './sheet-extent.ts';
import { readZipDirectory, unpackEntry, type ZipEntry } from './zip-directory.ts';

/** Rows and columns from 0, the last ones included. */
type CellRange = { top: number; left: number; bottom: number; right: number };
export type SheetMetadata = {
  name: string;
  isHidden: boolean;
  hiddenRows: number;
  merged: readonly CellRange[];
};

const maxUnpackedMb = 300;
/** Of a part of some size. Sheets pack to a tenth or twentieth; a thousandth is one letter, again and again. */
const maxCompressionRatio = 200;
const minBytesForRatio = 1024 * 1024;
const damaged =
  'The XLSX file is damaged or cut off. Open it and save it again, or save it as CSV.';

/** A table is made of all that lies between the first cell and the last. */
const maxExtentCells = 20_000_000;

/** In the workbook's order. @throws ImportProblem */
export function readSheetMetadata(bytes: Buffer): SheetMetadata[] {
  const entries = readZipDirectory(bytes);
  if (!entries) throw new ImportProblem(damaged);
  const megabytes = entries.reduce((sum, one) => sum + one.unpackedBytes, 0) / 1024 / 1024;
  if (megabytes > maxUnpackedMb)
    throw new ImportProblem(
      `The XLSX file is too large: it unpacks to ${Math.round(megabytes)} MB, and at most ${maxUnpackedMb} are read.`,
    );
  if (entries.some(isZipBomb))
    throw new ImportProblem(
      `The XLSX file unpacks to more than ${maxCompressionRatio} times its size: that is no list. Is it the right file?`,
    );
  const texts = new Map<string, string>();
  const extents = new Map<string, SheetExtent>();
  for (const entry of entries) {
    if (!/\.(xml|rels)$/.test(entry.path)) continue;
    const text = unpackEntry(bytes, entry);
    if (text === null) throw new ImportProblem(damaged);
    assertCellLengths(text);
    // Of a sheet only its end is looked at: the merged cells stand behind the rows.
    const rowsEnd = text.lastIndexOf('</sheetData>');
    texts.set(entry.path, rowsEnd < 0 ? text : text.slice(rowsEnd));
    if (rowsEnd >= 0) extents.set(entry.path, sheetExtent(text));
  }
  const pathById = new Map(
    elements(texts.get('xl/_rels/workbook.xml.rels'), 'Relationship').map((one) => [
      attribute(one, 'Id'),
      attribute(one, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  return elements(texts.get('xl/workbook.xml'), 'sheet').map((sheet) => {
    const path = pathById.get(attribute(sheet, 'r:id')) ?? '';
    const name = attribute(sheet, 'name');
    const extent = extents.get(path);
    assertExtent(name, extent);
    return {
      name,
      isHidden: /hidden/i.test(attribute(sheet, 'state')),
      hiddenRows: extent?.hiddenRows ?? 0,
      merged: elements(texts.get(path), 'mergeCell').flatMap((one) =>
        parseRange(attribute(one, 'ref')),
      ),
    };
  });
}

function isZipBomb({ unpackedBytes, packedBytes }: ZipEntry): boolean {
  return unpackedBytes > minBytesForRatio && unpackedBytes > packedBytes * maxCompressionRatio;
}

function assertExtent(name: string, extent: SheetExtent | undefined): void {
  if (!extent) return;
  assertCellCount(extent.cells);
  const isFar = extent.rows * extent.columns > maxExtentCells || extent.columns > maxColumns;
  if (!isFar) return;
  throw new ImportProblem(
    `The sheet "${name}" reaches to row ${extent.rows} and column ${extent.columns}: something stands far from the list. Delete the rows and columns beyond the list and save it again, or save it as CSV.`,
  );
}

/** Prefixes of the namespace are left to whoever wrote the file. */
function elements(xml: string | undefined, name: string): string[] {
  return xml?.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];
}

function attribute(element: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(element)?.[1] ?? '';
  return decodeXML(found.slice(1, -1));
}

function parseRange(text: string): CellRange[] {
  const cells = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(text);
  if (!cells) return [];
  const [, left = '', top, right = '', bottom] = cells;
  return [
    {
      top: Number(top) - 1,
      left: columnNumber(left) - 1,
      bottom: Number(bottom) - 1,
      right: columnNumber(right) - 1,
    },
  ];
}
