/**
 * Lists that must not be imported without a question: excluded hospitals, half an edition, more rows than the limit.
 */
import type { Hospital } from './hospitals.ts';
import {
  acceptedReading,
  csvFile,
  type ExpectedReading,
  type ListFile,
  type ShapeMaker,
  usualHeader,
  usualListRow,
  usualListRows,
} from './list-file.ts';
import { createWorkbook } from './minimal-workbook.ts';

/** Imported as excluded hospitals or not at all, never as cashless ones. */
const toWarnOf = (hospitals: readonly Hospital[]): ExpectedReading =>
  acceptedReading(hospitals, {
    outcomes: ['asked', 'refused'],
    say: { excluded: hospitals.length },
  });

function withColumn(
  hospitals: readonly Hospital[],
  column: string,
  cell: (index: number) => string,
) {
  return csvFile([
    [...usualHeader, column],
    ...hospitals.map((one, index) => [...usualListRow(one, index), cell(index)]),
  ]);
}

/** More rows than `maxHospitals`. */
const rowsAboveLimit = 130_000;

/** Minimal rows, because the import refuses the file for its length. */
function endless(): Buffer {
  const lines = Array.from(
    { length: rowsAboveLimit },
    (_, index) => `Hospital Number ${index},${index} Main Road,Pune,Maharashtra,411001`,
  );
  return Buffer.from(`Hospital Name,Address,City,State,Pincode\n${lines.join('\n')}\n`);
}

export const warningFiles: ShapeMaker = (rows) => {
  const titled = rows(60);
  const dated = rows(60);
  const black = rows(60);
  const status = rows(90);
  const active = rows(60);
  const june = rows(200);
  const titles = (hospitals: readonly Hospital[], title: string) => [
    [title],
    ...usualListRows(hospitals),
  ];
  const editions: ListFile[] = [
    {
      file: 'edition-1-june.csv',
      shape: 'The first of three editions of one list',
      bytes: csvFile(usualListRows(june)),
      reading: acceptedReading(june),
    },
    {
      file: 'edition-2-july.csv',
      shape: 'The next edition, a little smaller: no question',
      bytes: csvFile(usualListRows(june.slice(0, 180))),
      reading: acceptedReading(june.slice(0, 180)),
    },
    {
      file: 'edition-3-august.csv',
      shape: 'The next edition, 33 percent smaller',
      bytes: csvFile(usualListRows(june.slice(0, 120))),
      reading: acceptedReading(june.slice(0, 120), {
        outcomes: ['asked', 'refused'],
        say: { 'fewer rows': 60 },
      }),
    },
  ];
  return [
    {
      file: 'excluded-title.csv',
      shape: 'A title with the word excluded',
      bytes: Buffer.from(
        `List of Excluded / De-listed Hospitals\n${csvFile(usualListRows(titled))}`,
      ),
      reading: toWarnOf(titled),
    },
    {
      file: 'excluded-header.csv',
      shape: 'A column with the date of exclusion',
      bytes: withColumn(dated, 'Date of exclusion', () => '01/07/2026'),
      reading: toWarnOf(dated),
    },
    {
      file: 'blacklisted.xlsx',
      shape: 'A workbook with the word blacklisted in its title',
      bytes: createWorkbook([{ name: 'Sheet1', rows: titles(black, 'Blacklisted providers') }]),
      reading: toWarnOf(black),
    },
    {
      file: 'status-de-empanelled.csv',
      shape: 'A status column: every third row is de-empanelled',
      bytes: withColumn(status, 'Status', (index) =>
        index % 3 === 2 ? 'De-empanelled' : 'Active',
      ),
      reading: acceptedReading(
        status.filter((_, index) => index % 3 !== 2),
        { outcomes: ['asked', 'refused'], say: { excluded: 30 } },
      ),
    },
    {
      file: 'status-active.csv',
      shape: 'A status column with active rows only: no question',
      bytes: withColumn(active, 'Status', () => 'Active'),
      reading: acceptedReading(active),
    },
    ...editions,
    {
      file: 'too-many.csv',
      shape: 'More hospitals than the limit',
      bytes: endless(),
      reading: { outcomes: ['asked', 'refused'], rows: 0, say: { 'too large': 1 } },
    },
  ];
};
