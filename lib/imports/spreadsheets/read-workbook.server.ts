/** Reads all sheets of an XLSX file, marks hidden ones, fills merged cells and puts what is printed around them on top. */
import 'server-only';
import readXlsxFile from 'read-excel-file/node';
import { ImportError } from './import-error.ts';
import type { ParsedRows } from './parse-csv.ts';
import { damagedWorkbook } from './scan-xml.ts';
import { readSheetMetadata, type SheetMetadata } from './sheet-metadata.ts';

/** A CSV file is one sheet without a name. */
export type Sheet = ParsedRows & {
  name: string;
  isHidden: boolean;
  /** Their numbers. */
  hiddenRows: ReadonlySet<number>;
  /** Of cells, by index of their row; empty where there is none. */
  comments?: string[];
  /** Columns in which a text is struck through, and whether all of it is, by index of the row. */
  struck?: ReadonlyMap<number, boolean>[];
  /** Whether a formula of the row has no result, as a program writes it that is no spreadsheet. */
  unsolved?: boolean[];
  /** Of cells, by index of their row, as one text. */
  colors?: string[];
};

/** Compressed; the unpacked size is about ten times this. */
const maxXlsxMb = 16;

/** @throws ImportError */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length > maxXlsxMb * 1024 * 1024)
    throw new ImportError(`An XLSX file may have ${maxXlsxMb} MB. Save a larger one as CSV.`);
  const parts = await readSheetMetadata(bytes);
  const sheets = await readXlsxFile(bytes).catch(() => {
    throw new ImportError(damagedWorkbook);
  });
  return sheets.map(({ sheet, data }, nth) => {
    const part = parts.find(({ name }) => name === sheet) ?? parts[nth];
    const cells = data.map((row) => row.map(cellText));
    if (part) fillMerged(cells, part);
    const rows: string[][] = [];
    const rowNumbers: number[] = [];
    for (const [index, row] of cells.entries()) {
      if (row.every((cell) => cell === '')) continue;
      rows.push(row);
      rowNumbers.push(index + 1);
    }
    const printed = rows.length > 0 ? (part?.printed ?? []) : [];
    rows.unshift(...printed.map((text) => [text]));
    rowNumbers.unshift(...printed.map(() => 0));
    const { isHidden = false, hiddenRows = new Set<number>() } = part ?? {};
    const comments = rowNumbers.map((row) => readableComment(part?.comments.get(row) ?? ''));
    const struck = rowNumbers.map((row) => part?.struck.get(row) ?? new Map<number, boolean>());
    const unsolved = rowNumbers.map((row) => part?.unsolved.has(row) ?? false);
    const colors = rowNumbers.map((row) => part?.colors.get(row) ?? '');
    const marks = { comments, struck, unsolved, colors };
    return { name: sheet, isHidden, hiddenRows, rows, rowNumbers, ...marks };
  });
}

/** Without the sentence by which a newer program explains itself to older ones, and the author's name before a line. */
function readableComment(text: string): string {
  return text
    .replace(/\[Threaded comment\][\s\S]*?Comment:/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Only the first cell of a merged range has the text that a spreadsheet shows for all of it. */
function fillMerged(rows: string[][], { merged }: SheetMetadata): void {
  for (const { top, left, bottom, right } of merged) {
    const text = rows[top]?.[left] ?? '';
    if (text === '') continue;
    for (const row of rows.slice(top, bottom + 1))
      for (let column = left; column <= Math.min(right, row.length - 1); column++)
        if (row[column] === '') row[column] = text;
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A spreadsheet stores fifteen digits of a number: a longer one has lost digits and must not look complete.
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return cell.toExponential();
  return String(cell);
}
