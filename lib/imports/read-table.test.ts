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
