/**
 * Reads what read-excel-file leaves out: hidden sheets, hidden rows and merged cells. Rule: sizes are checked in the
 * zip's directory before anything is unpacked, because a few kilobytes may unpack to gigabytes.
 */
import { text } from 'node:stream/consumers';
import { decodeXML } from 'entities';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ImportError } from './import-error.ts';
import { assertCellCount, assertCellLengths, maxListColumns } from './list-limits.ts';
import { columnNumber, type SheetExtent, sheetExtent } from './sheet-extent.ts';

/** Rows and columns from 0, bounds inclusive. */
type CellRange = { top: number; left: number; bottom: number; right: number };
export type SheetMetadata = {
  name: string;
  isHidden: boolean;
  hiddenRows: number;
  merged: readonly CellRange[];
};

const maxUnpackedMb = 300;
/** Sheets compress to a tenth or twentieth of their size; a thousandth is one letter repeated. */
const maxCompressionRatio = 200;
const minBytesForRatio = 1024 * 1024;
const damagedFile =
  'The XLSX file is damaged or cut off. Open it and save it again, or save it as CSV.';

/** The parser allocates the whole rectangle between the first cell and the last. */
const maxExtentCells = 20_000_000;

/** The sheets in the workbook's order. @throws ImportError */
export async function readSheetMetadata(bytes: Buffer): Promise<SheetMetadata[]> {
  const { zip, entries } = await openZip(bytes);
  assertUnpackedSize(entries);
  const texts = new Map<string, string>();
  const extents = new Map<string, SheetExtent>();
  for (const entry of entries) {
    if (!/\.(xml|rels)$/.test(entry.fileName)) continue;
    const xml = await unpack(zip, entry);
    assertCellLengths(xml);
    // Only the end of a sheet is read: merged cells are listed after the rows.
    const rowsEnd = xml.lastIndexOf('</sheetData>');
    texts.set(entry.fileName, rowsEnd < 0 ? xml : xml.slice(rowsEnd));
    if (rowsEnd >= 0) extents.set(entry.fileName, sheetExtent(xml));
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

/** @throws ImportError */
async function openZip(bytes: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  try {
    const zip = await fromBufferPromise(bytes);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return { zip, entries };
  } catch {
    throw new ImportError(damagedFile);
  }
}

/** @throws ImportError */
function assertUnpackedSize(entries: readonly Entry[]): void {
  const megabytes = entries.reduce((sum, one) => sum + one.uncompressedSize, 0) / 1024 / 1024;
  if (megabytes > maxUnpackedMb)
    throw new ImportError(
      `The XLSX file is too large: it unpacks to ${Math.round(megabytes)} MB, and at most ${maxUnpackedMb} are read.`,
    );
  if (entries.some(isZipBomb))
    throw new ImportError(
      `The XLSX file unpacks to more than ${maxCompressionRatio} times its size: that is no list. Is it the right file?`,
    );
}

function isZipBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return (
    uncompressedSize > minBytesForRatio && uncompressedSize > compressedSize * maxCompressionRatio
  );
}

/** yauzl stops an entry that has more or fewer bytes than the directory says. @throws ImportError */
async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
  try {
    return await text(await zip.openReadStreamPromise(entry));
  } catch {
    throw new ImportError(damagedFile);
  }
}

function assertExtent(name: string, extent: SheetExtent | undefined): void {
  if (!extent) return;
  assertCellCount(extent.cells);
  const isFar = extent.rows * extent.columns > maxExtentCells || extent.columns > maxListColumns;
  if (!isFar) return;
  throw new ImportError(
    `The sheet "${name}" reaches to row ${extent.rows} and column ${extent.columns}: something stands far from the list. Delete the rows and columns beyond the list and save it again, or save it as CSV.`,
  );
}

/** The program that wrote the file chooses the namespace prefix. */
function elements(xml: string | undefined, name: string): string[] {
  return xml?.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];
}

function attribute(element: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(element)?.[1] ?? '';
  return decodeXML(found.slice(1, -1));
}

function parseRange(range: string): CellRange[] {
  const cells = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range);
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
