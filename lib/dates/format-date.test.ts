import { formatDate, formatTime, formatWeekday } from './format-date.ts';

test('a day, a month and a year are formatted as precisely as they are known', () => {
  expect(formatDate('2027-05-10')).toBe('10 May 2027');
  expect(formatDate('2026-07')).toBe('July 2026');
  expect(formatDate('2024')).toBe('2024');
});

test('noon is pm and midnight is am', () => {
  expect(['00:05', '11:59', '12:00', '23:30'].map(formatTime)).toEqual([
    '12:05\u00a0am',
    '11:59\u00a0am',
    '12:00\u00a0pm',
    '11:30\u00a0pm',
  ]);
});

test('a day of this year has its weekday, one of another year its year', () => {
  expect(formatWeekday('2026-12-31', '2026-11-22')).toBe('Thu 31 Dec');
  expect(formatWeekday('2027-01-01', '2026-12-31')).toBe('1 January 2027');
});
