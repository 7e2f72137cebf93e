import { formatDate } from './format-date';

test('a day, a month and a year are formatted as precisely as they are known', () => {
  expect(formatDate('2027-05-10')).toBe('10 May 2027');
  expect(formatDate('2026-07')).toBe('July 2026');
  expect(formatDate('2024')).toBe('2024');
});
