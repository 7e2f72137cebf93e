/** Writes minimal XLSX workbooks with reproducible bytes; write-excel-file would write the current time into them. */
import { crc32 } from 'node:zlib';

/** A text, a number, or a formula with the value that was saved, if any. */
export type WorkbookCell = string | number | { formula: string; value?: number };

export type WorkbookSheet = {
  name: string;
  rows: readonly (readonly WorkbookCell[])[];
  hidden?: boolean;
  merged?: readonly string[];
  /** Row numbers, from 1. */
  hiddenRows?: readonly number[];
  /** Address of a cell far from the others: "XFD1048576". */
  strayCell?: string;
  /** Comments by the address of their cell. */
  comments?: Readonly<Record<string, string>>;
  isThreaded?: boolean;
  /** Rows as XML, after the others. */
  rowsXml?: string;
  /** Above each page. */
  printed?: string;
};

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function cellXml(cell: WorkbookCell, column: number, row: number): string {
  const at = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
    return `<c r="${at}"><f>${escaped(cell.formula)}</f>${value}</c>`;
  }
  if (cell === '') return '';
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function sheetXml({
  rows,
  merged = [],
  hiddenRows = [],
  strayCell,
  rowsXml = '',
  printed = '',
}: WorkbookSheet): string {
  const hidden = (row: number) => (hiddenRows.includes(row) ? ' hidden="1"' : '');
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}"${hidden(row + 1)}>${cells.map((cell, column) => cellXml(cell, column, row)).join('')}</row>`,
  );
  const [, row] = /(\d+)$/.exec(strayCell ?? '') ?? [];
  if (row) lines.push(`<row r="${row}"><c r="${strayCell}"><v>1</v></c></row>`);
  lines.push(rowsXml);
  const merges = merged.length
    ? `<mergeCells count="${merged.length}">${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
    : '';
  const header = printed
    ? `<headerFooter><oddHeader>${escaped(printed)}</oddHeader></headerFooter>`
    : '';
  return `${xml}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${merges}${header}</worksheet>`;
}

function commentFiles(
  { comments, isThreaded = false }: WorkbookSheet,
  index: number,
): [string, string][] {
  if (!comments) return [];
  const [part, type] = isThreaded
    ? ['threadedComments/threadedComment', 'threadedComment']
    : ['comments', 'comments'];
  const path = `${part}${index + 1}.xml`;
  const listed = Object.entries(comments).map(([at, text]) =>
    isThreaded
      ? `<threadedComment ref="${at}"><text>${escaped(text)}</text></threadedComment>`
      : `<comment ref="${at}" authorId="0"><text><r><t>${escaped(text)}</t></r></text></comment>`,
  );
  const body = isThreaded
    ? `<ThreadedComments>${listed.join('')}</ThreadedComments>`
    : `<comments xmlns="${main}"><commentList>${listed.join('')}</commentList></comments>`;
  return [
    [`xl/${path}`, `${xml}${body}`],
    [
      `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
      `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="../${path}"/></Relationships>`,
    ],
  ];
}

export function createWorkbook(sheets: readonly WorkbookSheet[], claimedSize?: number): Buffer {
  const each = (write: (sheet: WorkbookSheet, nth: number) => string) =>
    sheets.map((sheet, index) => write(sheet, index + 1)).join('');
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each((_, nth) => `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(({ name, hidden }, nth) => `<sheet name="${escaped(name)}" sheetId="${nth}"${hidden ? ' state="hidden"' : ''} r:id="rId${nth}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xml}<Relationships xmlns="${packaged}/relationships">${each((_, nth) => `<Relationship Id="rId${nth}" Type="${office}/worksheet" Target="worksheets/sheet${nth}.xml"/>`)}</Relationships>`,
    ],
    ...sheets.map((sheet, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetXml(sheet),
    ]),
    ...sheets.flatMap(commentFiles),
  ];
  return zip(files, claimedSize);
}

/** Stored, not compressed. `claimedSize` is the size that the zip directory states for every sheet. */
function zip(files: readonly [path: string, text: string][], claimedSize?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const unpacked = path.includes('worksheets') ? (claimedSize ?? data.length) : data.length;
    const method = unpacked === data.length ? 0 : 8;
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(method, 4);
    // 1 January 1980, the earliest date of a zip; the current date would change the bytes.
    header.writeUInt16LE(0x21, 8);
    header.writeUInt32LE(crc32(data), 10);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(unpacked, 18);
    header.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), header, tail, name]));
    parts.push(local);
    offset += local.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directoryBytes, end]);
}
