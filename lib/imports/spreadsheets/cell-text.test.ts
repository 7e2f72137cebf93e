import { isEmptyValue, isScientific, restoreNumber, withoutTextMark } from './cell-text.ts';

test.each([
  ['9820059580.0', '9820059580'],
  ['400068,00', '400068'],
  ['9.820059580E+09', '9820059580'],
  ['9.8200595800E+09', '9820059580'],
  ['4.00068e5', '400068'],
  ['PIN 4.00068E+05', 'PIN 400068'],
  ['022-66301000', '022-66301000'],
  ['ME10, 2E', 'ME10, 2E'],
])('%j is restored to %j', (text, restored) => {
  expect(restoreNumber(text)).toBe(restored);
});

test.each([
  '9.82E+09',
  '9.8200595E+09',
  '4.0E+05',
  '1.234567890123456e+15',
  '1E+07',
  '9.8200595805E+09',
])('the digits that %j has lost are not invented', (text) => {
  expect(isScientific(text)).toBe(true);
  expect(restoreNumber(text)).toBe('');
});

test('a placeholder is an empty value, and a name that begins like one is not', () => {
  for (const text of ['NA', 'n/a', '-', '--', 'NULL', '#N/A', 'Not available'])
    expect(isEmptyValue(text)).toBe(true);
  for (const text of ['Nair', 'nil.rao@example.in', '0', ''])
    expect(isEmptyValue(text)).toBe(false);
});

test.each([
  ["'9876543210", '9876543210'],
  ["'-NA-", '-NA-'],
  ["'=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
  ["'St. John's", "St. John's"],
  ["'", ''],
  ["'Aastha' Hospital", "'Aastha' Hospital"],
  ["St. John's", "St. John's"],
])('the mark of a text is dropped: %j is %j', (cell, text) => {
  expect(withoutTextMark(cell)).toBe(text);
});
