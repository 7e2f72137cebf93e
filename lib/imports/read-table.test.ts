/** Rows are named by the number that a spreadsheet shows beside them, in the report of every import. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { readTable } from './read-table.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('blank lines, rows of empty cells and a cell of two lines do not shift the numbers of a CSV', async () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, '\n,,\nName,Place\n\n"Asha\nRao",Pune\n , \n\n\nRavi,Goa\n');
  expect(await readTable(file)).toMatchObject({
    rows: [
      ['Name', 'Place'],
      ['Asha\nRao', 'Pune'],
      ['Ravi', 'Goa'],
    ],
    rowNumbers: [3, 5, 9],
  });
});

test('blank rows do not shift the numbers of a workbook', async () => {
  const file = join(folder, 'list.xlsx');
  const row = (...cells: string[]) => cells.map((value) => ({ value }));
  await writeExcelFile([
    [],
    row('Name', 'Place'),
    [],
    row('Asha', 'Pune'),
    [],
    [],
    row('Ravi', 'Goa'),
  ]).toFile(file);
  expect(await readTable(file)).toMatchObject({
    rows: [
      ['Name', 'Place'],
      ['Asha', 'Pune'],
      ['Ravi', 'Goa'],
    ],
    rowNumbers: [2, 4, 7],
  });
});

test('a number with more digits than a spreadsheet keeps is told from a whole one', async () => {
  const file = join(folder, 'numbers.xlsx');
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }));
  await writeExcelFile([
    row('Policy', 'Mobile'),
    row(123456789012345, 9876543210),
    row(1234567890123456, '001234567890123456'),
    row(12345678901234567e3, 1.5),
  ]).toFile(file);
  expect((await readTable(file)).rows.slice(1)).toEqual([
    ['123456789012345', '9876543210'],
    ['1.234567890123456e+15', '001234567890123456'],
    ['1.2345678901234567e+19', '1.5'],
  ]);
});

test('tabs separate the cells, however many commas the addresses hold', async () => {
  const file = join(folder, 'list.tsv');
  const rows = ['1, Asha Road, Near Bus Stand, Pune', 'Ravi Chowk, Goa', '7, Main Road, Agra'];
  writeFileSync(
    file,
    `Pune, Goa, Agra\nof 1, 2 and 3 June\nName\tAddress\n${rows.map((row) => `A\t${row}\n`).join('')}`,
  );
  expect((await readTable(file)).rows.at(-1)).toEqual(['A', '7, Main Road, Agra']);
});
