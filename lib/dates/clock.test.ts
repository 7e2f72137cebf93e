import { afterClock, beforeClock } from './clock.ts';

test('days and months follow the calendar, in both directions', () => {
  expect(afterClock('2026-11-21', { days: 90 })).toBe('2027-02-19');
  expect(afterClock('2027-01-31', { months: 1 })).toBe('2027-02-28');
  expect(beforeClock('2026-11-21', { days: 45 })).toBe('2026-10-07');
  expect(beforeClock('2026-03-31', { months: 1 })).toBe('2026-02-28');
});

test('hours without a start time become whole days, rounded to the safe side', () => {
  expect(afterClock('2026-11-21', { hours: 24 })).toBe('2026-11-22');
  expect(afterClock('2026-11-21', { hours: 3 })).toBe('2026-11-21');
  expect(beforeClock('2026-11-21', { hours: 72 })).toBe('2026-11-18');
  expect(beforeClock('2026-11-21', { hours: 36 })).toBe('2026-11-19');
});
