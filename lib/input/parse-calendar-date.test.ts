import { parseCalendarDate, parsePrintedDate } from './parse-calendar-date.ts';

test.each([
  ['2027-05-10', '2027-05-10'],
  ['10/5/2027', '2027-05-10'],
  ['10-05-2027', '2027-05-10'],
  [' १०/०५/२०२७ ', '2027-05-10'],
  ['29.02.2028', '2028-02-29'],
])('%s is the date %s', (typed, iso) => {
  expect(parseCalendarDate(typed)).toBe(iso);
});

test.each([
  '',
  '29/02/2027',
  '2026-13-01',
  '31/04/2026',
  '10/05/27',
  '0/0/2026',
  '5 May 2026',
  '1899-12-31',
  '2026-05-10T00:00',
  '9'.repeat(400),
])('"%s" is not a date', (typed) => {
  expect(parseCalendarDate(typed)).toBeNull();
});

test.each<[printed: string, date: string | null]>([
  ['1/4/2026', '2026-04-01'],
  ['01-04-26', '2026-04-01'],
  ['1st April 2026', '2026-04-01'],
  ['01-Apr-26', '2026-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['01/04/2026 23:59', '2026-04-01'],
  ['31/02/2026', null],
  ['1 Foo 2026', null],
  ['', null],
])('%j is %s', (printed, date) => {
  expect(parsePrintedDate(printed)).toBe(date);
});

/** A spreadsheet counts 1 January 2000 as 36526 and 1 April 2026 as 46113. */
test.each<[serial: string, date: string | null]>([
  ['36526', '2000-01-01'],
  ['46113', '2026-04-01'],
  ['30000', '1982-02-18'],
  ['69999', '2091-08-24'],
  ['29999', null],
  ['70000', null],
  ['461130', null],
])('the serial day %s is %s', (serial, date) => {
  expect(parsePrintedDate(serial)).toBe(date);
});
