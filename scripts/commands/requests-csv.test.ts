import { csvCell } from './requests-csv.ts';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [7, '7'],
])('%j is the cell %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx'])(
  '%j is text to a spreadsheet, not a formula',
  (value) => {
    expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
  },
);
