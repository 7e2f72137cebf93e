/** The same cells in other encodings, separators and formats, and with escapes that an export left. */
import type { Hospital } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  type ExpectedReading,
  type ListFile,
  type ShapeMaker,
  toReadRow,
  usualListRows,
} from './list-file.ts';

const text = (hospitals: readonly Hospital[]) => csvFile(usualListRows(hospitals)).toString();

const bom = '\uFEFF';

function bigEndian(content: string): Buffer {
  return Buffer.from(bom + content, 'utf16le').swap16();
}

function html(hospitals: readonly Hospital[]): Buffer {
  const rows = usualListRows(hospitals).map(
    (cells) =>
      `<tr>${cells.map((cell) => `<td>${cell.replace(/&/g, '&amp;')}</td>`).join('')}</tr>`,
  );
  return Buffer.from(`<html><body><table border="1">${rows.join('\n')}</table></body></html>`);
}

/** The signature of a binary workbook (before 2007), followed by zeros. */
const oldWorkbook = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096)]);

const changed = (hospitals: Hospital[], address: (one: Hospital) => string): Hospital[] =>
  hospitals.map((one) => ({ ...one, address: address(one) }));

/** A dash in UTF-8, decoded as Windows-1252 and saved again. */
const brokenDash = '\u00E2\u20AC\u201C';

const refusedOr = (reading: ExpectedReading, say: string): ExpectedReading => ({
  ...reading,
  outcomes: ['taken', 'asked', 'refused'],
  say: { [say]: 1 },
});

export const encodingFiles: ShapeMaker = (rows) => {
  const make = (
    file: string,
    shape: string,
    write: (hospitals: Hospital[]) => Buffer,
    read: (hospitals: Hospital[]) => ExpectedReading = acceptedReading,
    count = 60,
  ): ListFile => {
    const hospitals = rows(count);
    return { file, shape, bytes: write(hospitals), reading: read(hospitals) };
  };
  const repaired = (one: Hospital) => `${one.address} \u2013 Ground Floor`;
  return [
    make(
      'utf-16-be.csv',
      'UTF-16, big endian',
      (all) => bigEndian(text(all)),
      (all) => refusedOr(acceptedReading(all), 'save as UTF-8'),
    ),
    make('utf-16-le.txt', 'UTF-16, little endian, tabs', (all) =>
      Buffer.from(bom + csvFile(usualListRows(all), '\t'), 'utf16le'),
    ),
    make(
      'windows-1252.csv',
      'Windows-1252 with a dash and an accent',
      (all) =>
        Buffer.from(
          text(changed(all, (one) => `Café Lane \u0001 ${one.address}`)).replaceAll(
            '\u0001',
            '\u0096',
          ),
          'latin1',
        ),
      (all) => acceptedReading(changed(all, (one) => `Café Lane \u2013 ${one.address}`)),
    ),
    make(
      'broken-dashes.csv',
      'UTF-8 decoded as Windows-1252',
      (all) =>
        Buffer.from(text(changed(all, (one) => `${one.address} ${brokenDash} Ground Floor`))),
      (all) => acceptedReading(changed(all, repaired)),
    ),
    make(
      'percent-escapes.csv',
      'Percent escapes of a link',
      (all) => Buffer.from(text(changed(all, (one) => `${one.address} %E2%80%93 Ground Floor`))),
      (all) => acceptedReading(changed(all, repaired)),
    ),
    make(
      'database-nulls.csv',
      'Empty cells as \\N, line breaks as \\n',
      (all) => Buffer.from(text(changed(all, (one) => `${one.address}\\n\\N`))),
      (all) => acceptedReading(all),
    ),
    make('table.xls', 'An HTML table with the extension of a workbook', html, (all) =>
      refusedOr(acceptedReading(all), 'save as XLSX'),
    ),
    make(
      'before-2007.xls',
      'A binary workbook (before 2007)',
      () => oldWorkbook,
      () => ({ outcomes: ['refused'], rows: 0, say: { 'save as XLSX': 1 } }),
    ),
    make('separator-line.csv', 'A separator line and a byte order mark', (all) =>
      Buffer.from(`${bom}sep=;\r\n${csvFile(usualListRows(all), ';')}`),
    ),
    make('pipes.txt', 'Pipes as separators, CR as line ends', (all) =>
      Buffer.from(csvFile(usualListRows(all), '|').toString().replaceAll('\n', '\r')),
    ),
    make(
      'lines-in-cells.csv',
      'Addresses over several lines',
      (all) => Buffer.from(text(changed(all, (one) => one.address.replaceAll(', ', ',\n')))),
      (all) =>
        acceptedReading(all, { sample: all.slice(0, 3).map((one) => ({ ...toReadRow(one) })) }),
    ),
  ];
};
