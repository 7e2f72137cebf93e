/** A small XLSX for tests, made by hand: sheets are XML files in a ZIP, here stored without packing. */
import { crc32 } from 'node:zlib';

export function testXlsx(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cells = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, at, column)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  });
}

function cellXml(cell: string | number, row: number, column: number): string {
  const at = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const path = Buffer.from(name);
    // Version, flags, method, time, date; then checksum and sizes.
    const about = Buffer.alloc(22);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(data.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(path.length, 0);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), about, lengths, path, data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
      about,
      lengths.subarray(0, 2),
      Buffer.alloc(2),
      rest.subarray(2),
      path,
    );
    offset += 30 + path.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length / 5, 8);
  end.writeUInt16LE(parts.length / 5, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
