import { parseCalendarDate } from './parse-calendar-date.ts';

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
