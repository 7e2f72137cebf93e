import { parse } from 'csv-parse/sync';
import { toCsv } from './csv.ts';

/** Parses as a spreadsheet does. */
const cellsOf = (csv: string): string[][] => parse(csv, { bom: true });

test('a written file is parsed to the same cells: commas, semicolons, quotes, line breaks, numbers and empty cells', () => {
  const csv = toCsv([
    ['a, b; c', 'say "no"', 'two\nlines'],
    [-7, null, undefined],
  ]);
  expect(cellsOf(csv)).toEqual([
    ['a, b; c', 'say "no"', 'two\nlines'],
    ['-7', '', ''],
  ]);
});

test('the file has a UTF-8 mark for Excel and CRLF line ends', () => {
  expect(toCsv([['₹ 5'], ['x']])).toBe('\uFEFF₹ 5\r\nx\r\n');
});

test('a cell with a semicolon or a lone carriage return is quoted', () => {
  expect(toCsv([['a;b', 'a\rb']])).toContain('"a;b","a\rb"');
});

test.each([
  ...['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '  =1', '|x', '%x'],
  ...['＝1+1', '＋91', '－2', '＠SUM(1)', '﹣2', '\u00a0=1', '\u3000＝1', '\u0000=1'],
  ...[
    '\u200b=1+1',
    '\u202e=1+1',
    '\u2066\u200d＝1',
    '\ufeff=1',
    '\u00ad-1',
    '\u3164=1',
    '\ufe0f@x',
  ],
  `${'\u200b'.repeat(500)}=1`,
])('%j is text to a spreadsheet, not a formula', (value) => {
  expect(cellsOf(toCsv([[value]]))).toEqual([[`'${value}`]]);
});

test('an apostrophe is added only where it is needed', () => {
  expect(cellsOf(toCsv([['a=b', 'x - y', '5%', '', '\u200bx', '१=१']]))).toEqual([
    ['a=b', 'x - y', '5%', '', '\u200bx', '१=१'],
  ]);
});
