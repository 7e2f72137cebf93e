import {
  addDays,
  addMonths,
  daysBetween,
  parseIsoDate,
  startOfDayInIndia,
  todayInIndia,
} from './iso-date.ts';

test('the day in India changes at 18:30 UTC', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(todayInIndia(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
  expect(todayInIndia(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-21');
  expect(todayInIndia(new Date('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
});

test('the day in India is right across a month, a year and 29 February', () => {
  expect(todayInIndia(new Date('2026-11-30T18:30:00Z'))).toBe('2026-12-01');
  expect(todayInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
  expect(todayInIndia(new Date('2028-02-28T18:30:00Z'))).toBe('2028-02-29');
  expect(todayInIndia(new Date('2027-02-28T18:30:00Z'))).toBe('2027-03-01');
});

test('a day in India begins at 18:30 UTC of the day before', () => {
  expect(startOfDayInIndia('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(startOfDayInIndia('2028-03-01').toISOString()).toBe('2028-02-29T18:30:00.000Z');
});

test('a date is parsed only if it is complete and exists', () => {
  expect(parseIsoDate('2026-11-12')).toBe('2026-11-12');
  expect(parseIsoDate('2028-02-29')).toBe('2028-02-29');
  const wrong = [
    '',
    '2026-02-31',
    '2027-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-1-2',
    '12-11-2026',
    '12/11/2026',
    '2026-11-12T00:00',
    ' 2026-11-12',
    '2026-11-12\n',
    '२०२६-११-१२',
    '-2026-11-12',
    '<b>',
  ];
  for (const text of wrong) expect([text, parseIsoDate(text)]).toEqual([text, null]);
});

test('years outside 1900 to 2199 are refused', () => {
  expect(parseIsoDate('1900-01-01')).toBe('1900-01-01');
  expect(parseIsoDate('2199-12-31')).toBe('2199-12-31');
  for (const text of ['1899-12-31', '2200-01-01', '0001-01-01', '9999-12-31'])
    expect([text, parseIsoDate(text)]).toEqual([text, null]);
});

test('days are added and subtracted across month and year ends', () => {
  expect(addDays('2026-11-12', 30)).toBe('2026-12-12');
  expect(addDays('2027-02-20', 15)).toBe('2027-03-07');
  expect(addDays('2028-02-20', 15)).toBe('2028-03-06');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-01-01', -45)).toBe('2026-11-17');
  expect(addDays('2026-11-12', 0)).toBe('2026-11-12');
});

test('a month later is the same day, or the last day of a shorter month', () => {
  expect(addMonths('2026-10-31', 1)).toBe('2026-11-30');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2028-02-29', 48)).toBe('2032-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-11-30', 24)).toBe('2028-11-30');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2027-01-15', -13)).toBe('2025-12-15');
});

test('the days between two dates count midnights, both ways', () => {
  expect(daysBetween('2026-11-12', '2026-11-12')).toBe(0);
  expect(daysBetween('2026-11-12', '2026-11-21')).toBe(9);
  expect(daysBetween('2026-11-21', '2026-11-12')).toBe(-9);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1);
  expect(daysBetween('1900-01-01', '2199-12-31')).toBe(109_572);
});

test('adding days and counting them back agree over every day of eight years', () => {
  let date = addDays('2024-01-01', 0);
  for (let day = 0; day < 2_922; day += 1) {
    expect(daysBetween('2024-01-01', date)).toBe(day);
    expect(parseIsoDate(date)).toBe(date);
    date = addDays(date, 1);
  }
  expect(date).toBe('2032-01-01');
});
