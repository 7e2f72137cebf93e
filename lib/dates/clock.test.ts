import { afterClock, beforeClock, dayInPeriod, periodFrom } from './clock.ts';

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

test('30 days from 1 August end on 30 or on 31 August: the safe day is 1 September', () => {
  expect(periodFrom('2026-08-01', { days: 30 }, true)).toEqual({
    last: '2026-08-31',
    over: '2026-08-31',
    safe: '2026-09-01',
  });
});

test('months end on the eve of the anniversary or on it; cut short, on one day by both counts', () => {
  expect(periodFrom('2021-05-01', { months: 60 }, true)).toEqual({
    last: '2026-05-01',
    over: '2026-05-01',
    safe: '2026-05-02',
  });
  expect(periodFrom('2024-02-29', { months: 24 }, true)).toEqual({
    last: '2026-02-28',
    over: '2026-03-01',
    safe: '2026-03-01',
  });
});

test('a limit has one reading, and its last day is within; a wait of nothing is over at once', () => {
  expect(periodFrom('2026-11-01', { days: 15 }, false)).toEqual({
    last: '2026-11-16',
    over: '2026-11-17',
    safe: '2026-11-17',
  });
  expect(periodFrom('2026-11-01', { hours: 24 }, true).over).toBe('2026-11-03');
});

test('the eve, the anniversary and the day after', () => {
  const period = periodFrom('2023-11-29', { months: 36 }, true);
  const days = (['2026-11-28', '2026-11-29', '2026-11-30'] as const).map((day) =>
    dayInPeriod(day, period),
  );
  expect(days).toEqual(['within', 'anniversary', 'after']);
});
