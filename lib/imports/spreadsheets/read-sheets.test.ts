/** Reports of imports name a row by the number that a spreadsheet shows beside it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { createWorkbook } from '../../../testing/hospital-lists/minimal-workbook.ts';
import { readOnlySheet, readSheets } from './read-sheets.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('blank lines, rows of empty cells and a cell of two lines do not shift the numbers of a CSV', async () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, '\n,,\nName,Place\n\n"Asha\nRao",Pune\n , \n\n\nRavi,Goa\n');
  expect(await readOnlySheet(file)).toMatchObject({
    rows: [
      ['Name', 'Place'],
      ['Asha\nRao', 'Pune'],
      ['Ravi', 'Goa'],
    ],
    rowNumbers: [3, 5, 9],
  });
});

test('a file that is called a workbook and is none is refused as such', async () => {
  const file = join(folder, 'renamed.xlsx');
  writeFileSync(file, 'Name,Place\nAsha,Pune\n');
  await expect(readOnlySheet(file)).rejects.toThrow(
    'The file is no workbook, although its name says so',
  );
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
  expect(await readOnlySheet(file)).toMatchObject({
    rows: [
      ['Name', 'Place'],
      ['Asha', 'Pune'],
      ['Ravi', 'Goa'],
    ],
    rowNumbers: [2, 4, 7],
  });
});

test('a number with more digits than a spreadsheet stores is not read as a complete one', async () => {
  const file = join(folder, 'numbers.xlsx');
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }));
  await writeExcelFile([
    row('Policy', 'Mobile'),
    row(123456789012345, 9876543210),
    row(1234567890123456, '001234567890123456'),
    row(12345678901234567e3, 1.5),
  ]).toFile(file);
  expect((await readOnlySheet(file)).rows.slice(1)).toEqual([
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
  expect((await readOnlySheet(file)).rows.at(-1)).toEqual(['A', '7, Main Road, Agra']);
});

const rows = [
  ['Name', 'Place'],
  ['Asha', 'Pune'],
];

test('a second sheet is refused, unless it is hidden or empty', async () => {
  const file = join(folder, 'sheets.xlsx');
  writeFileSync(
    file,
    createWorkbook([
      { name: 'North', rows },
      { name: 'South', rows },
    ]),
  );
  await expect(readOnlySheet(file)).rejects.toThrow('2 sheets: North, South');
  writeFileSync(
    file,
    createWorkbook([
      { name: 'Old', rows, hidden: true },
      { name: 'Empty', rows: [] },
      { name: 'List', rows },
    ]),
  );
  expect((await readOnlySheet(file)).name).toBe('List');
  const { sheets } = await readSheets(file);
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Old', true],
    ['Empty', false],
    ['List', false],
  ]);
});

test('a merged cell is read in all its rows and columns', async () => {
  const file = join(folder, 'merged.xlsx');
  const cells = [
    ['Name', 'City', 'State'],
    ['Asha', 'Goa', ''],
    ['Ravi', '', ''],
    ['Uma', 'Pune', 'MH'],
  ];
  writeFileSync(file, createWorkbook([{ name: 'List', rows: cells, merged: ['B2:C3'] }]));
  expect((await readOnlySheet(file)).rows.slice(1)).toEqual([
    ['Asha', 'Goa', 'Goa'],
    ['Ravi', 'Goa', 'Goa'],
    ['Uma', 'Pune', 'MH'],
  ]);
});

test('a cell in the last row and column is refused before it becomes a table of millions', async () => {
  const file = join(folder, 'stray.xlsx');
  writeFileSync(file, createWorkbook([{ name: 'List', rows, strayCell: 'XFD1048576' }]));
  await expect(readOnlySheet(file)).rejects.toThrow(
    '"List" reaches to row 1048576 and column 16384: something stands far from the list.',
  );
  writeFileSync(file, createWorkbook([{ name: 'List', rows, strayCell: 'Z40' }]));
  expect((await readOnlySheet(file)).rowNumbers).toEqual([1, 2, 40]);
});

test.each([
  ['<c r="ZZZZZZ3"><v>1</v></c>', '"ZZZZZZ3", which no spreadsheet has'],
  ["<c r='ZZZZZZ3'><v>1</v></c>", '"ZZZZZZ3"'],
  ['<c r = "ZZZZZZ3"><v>1</v></c>', '"ZZZZZZ3"'],
  ['<c t="n"\nr\n=\n"&#90;&#x5A;ZZ3"><v>1</v></c>', '"ZZZZ3"'],
  ['<x:c r="XFE3"><v>1</v></x:c>', '"XFE3"'],
  ['<c x:r="ZZZZ3"><v>1</v></c>', '"ZZZZ3"'],
  ['<c r="A1048577"><v>1</v></c>', '"A1048577"'],
  ['<c r="A10485760"><v>1</v></c>', '"A10485760"'],
  ['<c r="A3e9"><v>1</v></c>', '"A3e9"'],
  ['<c r="a3"><v>1</v></c>', '"a3"'],
  ['<c r="A0"><v>1</v></c>', '"A0"'],
  ['<c r=""><v>1</v></c>', '""'],
  ['<c t="><!--" r="ZZZZ3"><v>1</v></c>', '"ZZZZ3"'],
  [`<c t=' r="A3"' r="ZZZZ3"><v>1</v></c>`, '"ZZZZ3"'],
  ['<!-- " --><c r="ZZZZ3"><v>1</v></c><!-- " -->', '"ZZZZ3"'],
  ["<c r='XFD1048576'><v>1</v></c>", 'reaches to row 1048576 and column 16384'],
  ['<c r="A3"/><c r="A3" x:r="ZZZZ3"><v>1</v></c>', 'damaged'],
  [`<c r="A3" ${'a="" '.repeat(300_000)}><v>1</v></c>`, 'damaged'],
  ['<c r="A3"><v>1</v></c', 'damaged'],
  ['<c r="A3>', 'damaged'],
  ['<!DOCTYPE x [<!ENTITY a "A3">]><c r="&a;"><v>1</v></c>', 'damaged'],
] as const)('attack: the cell %.60s is refused before the sheet is parsed', async (cell, said) => {
  const file = join(folder, 'reference.xlsx');
  const sheet = { name: 'List', rows, rowsXml: `<row r="3">${cell}</row>` };
  writeFileSync(file, createWorkbook([sheet]));
  await expect(readOnlySheet(file)).rejects.toThrow(said);
});

test('attack: rows whose styled cells reach far would take gigabytes', async () => {
  const file = join(folder, 'styled.xlsx');
  const styled = (count: number) =>
    Array.from({ length: count }, () => '<row><c/><c r="XFD9"/></row>').join('');
  writeFileSync(file, createWorkbook([{ name: 'List', rows, rowsXml: styled(2_000) }]));
  await expect(readOnlySheet(file)).rejects.toThrow('something stands far from the list');
});

test('one cell far to the right is refused, in few rows too', async () => {
  const file = join(folder, 'wide.xlsx');
  writeFileSync(file, createWorkbook([{ name: 'List', rows, strayCell: 'XFD3' }]));
  await expect(readOnlySheet(file)).rejects.toThrow('"List" reaches to row 3 and column 16384');
  writeFileSync(file, createWorkbook([{ name: 'List', rows, strayCell: 'ALL3' }]));
  expect((await readOnlySheet(file)).rows[2]).toHaveLength(1_000);
});

test('a workbook of one letter repeated is refused before it is unpacked', async () => {
  const file = join(folder, 'bomb.xlsx');
  const cell = { value: 'a'.repeat(3_000_000) };
  await writeExcelFile([
    [{ value: 'Name' }, { value: 'Place' }],
    [cell, cell],
  ]).toFile(file);
  await expect(readOnlySheet(file)).rejects.toThrow('unpacks to more than 200 times its size');
});

test('of 32,767 letters a cell is read, and one of more is refused, in a workbook and in a CSV', async () => {
  const files = { xlsx: join(folder, 'cell.xlsx'), csv: join(folder, 'cell.csv') };
  for (const [letters, isRead] of [
    [32_767, true],
    [32_768 * 6, false],
  ] as const) {
    const cells = [...rows, ['a'.repeat(letters), 'Pune']];
    writeFileSync(files.xlsx, createWorkbook([{ name: 'List', rows: cells }]));
    writeFileSync(files.csv, cells.map((row) => `${row.join(',')}\n`).join(''));
    for (const file of Object.values(files)) {
      if (isRead) expect((await readOnlySheet(file)).rows).toHaveLength(3);
      else await expect(readOnlySheet(file)).rejects.toThrow('A cell has more than 32767 letters');
    }
  }
});

test('a CSV may have 1,000 columns and 10 million cells; separators inside quotes do not count', async () => {
  const file = join(folder, 'wide.csv');
  const row = (columns: number) => `${'a,'.repeat(columns - 1)}a\n`;
  writeFileSync(file, row(1_000).repeat(2));
  expect((await readOnlySheet(file)).rows[0]).toHaveLength(1_000);
  const commas = ','.repeat(2_000);
  writeFileSync(file, `${row(3)}"${commas}",x,"say ""${commas}"""\n`);
  expect((await readOnlySheet(file)).rows[1]).toHaveLength(3);
  for (const columns of [1_001, 1_000_000]) {
    writeFileSync(file, row(columns).repeat(2));
    await expect(readOnlySheet(file)).rejects.toThrow('A row has more than 1000 columns');
  }
  writeFileSync(file, `${','.repeat(999)}\n`.repeat(10_001));
  await expect(readOnlySheet(file)).rejects.toThrow('The file has more than 10000000 cells');
});

test('rows that a filter hides are read, and known by their numbers', async () => {
  const file = join(folder, 'filtered.xlsx');
  writeFileSync(
    file,
    createWorkbook([{ name: 'List', rows: [...rows, ...rows], hiddenRows: [2, 4] }]),
  );
  const sheet = await readOnlySheet(file);
  expect([sheet.rows.length, [...sheet.hiddenRows]]).toEqual([4, [2, 4]]);
});

test('texts that are struck through, whole or in part, are known by row and column', async () => {
  const file = join(folder, 'struck.xlsx');
  const run = (text: string, properties: string) =>
    `<r><rPr>${properties}</rPr><t xml:space="preserve">${text}</t></r>`;
  const rich = (row: number, ...runs: string[]) =>
    `<row r="${row}"><c r="A${row}" t="inlineStr"><is>${runs.join('')}</is></c></row>`;
  const rowsXml = [
    rich(3, run('Uma', '<strike/>'), run(' Rao', '')),
    rich(4, run('Uma', '<strike val="0"/>')),
    rich(5, run('Uma', '<strike/>'), run(' Rao', '<strike/>')),
  ].join('');
  writeFileSync(file, createWorkbook([{ name: 'List', rows, rowsXml }]));
  const { struck = [] } = await readOnlySheet(file);
  expect(struck.map((columns) => [...columns])).toEqual([[], [], [[0, false]], [], [[0, true]]]);
});

test('rows with a formula whose result was not saved are known', async () => {
  const file = join(folder, 'formulas.xlsx');
  const solved = { formula: '1+1', value: 2 };
  const cells = [...rows, ['Uma', { formula: '1+1' }], ['Uma', solved]];
  writeFileSync(file, createWorkbook([{ name: 'List', rows: cells }]));
  const { unsolved } = await readOnlySheet(file);
  expect(unsolved).toEqual([...rows.map(() => false), true, false]);
});

test('a workbook of more than 150 MB is refused before it is unpacked, and says what to do', async () => {
  const file = join(folder, 'large.xlsx');
  writeFileSync(file, createWorkbook([{ name: 'List', rows }], 151 * 1024 * 1024));
  await expect(readOnlySheet(file)).rejects.toThrow('at most 150 are read. Save it as CSV.');
});

test('a workbook that holds more or less than its directory says is refused', async () => {
  const file = join(folder, 'lying.xlsx');
  for (const claimed of [10, 100_000]) {
    writeFileSync(file, createWorkbook([{ name: 'List', rows }], claimed));
    await expect(readOnlySheet(file)).rejects.toThrow('damaged');
  }
});

test('attack: a workbook whose directory claims a kilobyte for a sheet of megabytes is refused', async () => {
  const file = join(folder, 'claims-little.xlsx');
  const cell = { value: 'a'.repeat(3_000_000) };
  await writeExcelFile([
    [{ value: 'Name' }, { value: 'Place' }],
    [cell, cell],
  ]).toFile(file);
  const bytes = readFileSync(file);
  const directoryHeader = Buffer.from('PK\x01\x02', 'latin1');
  for (
    let at = bytes.indexOf(directoryHeader);
    at >= 0;
    at = bytes.indexOf(directoryHeader, at + 1)
  )
    if (bytes.readUInt32LE(at + 24) > 1_000_000) bytes.writeUInt32LE(1024, at + 24);
  writeFileSync(file, bytes);
  await expect(readOnlySheet(file)).rejects.toThrow('damaged');
});
