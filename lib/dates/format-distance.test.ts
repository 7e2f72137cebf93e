import {
  formatDayDistance,
  formatDaysLeft,
  formatDelay,
  formatDistance,
} from './format-distance.ts';

test('distances are formatted as people say them', () => {
  const distances = (
    ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-22', '2025-11-12'] as const
  ).map((date) => formatDayDistance(date, '2026-11-12'));
  expect(distances).toEqual(['yesterday', 'today', 'tomorrow', 'in 10 days', '365 days ago']);
});

test('beyond a year they are not given in days', () => {
  expect(formatDayDistance('2027-11-13', '2026-11-12')).toBe('in 366 days');
  expect(formatDayDistance('2025-11-10', '2026-11-12')).toBe('over a year ago');
  expect(formatDayDistance('2036-11-13', '2026-11-12')).toBe('in over 10 years');
});

test('the last day itself still counts', () => {
  expect(formatDaysLeft('2026-11-12', '2026-11-12')).toBe('today is the last day');
  expect(formatDaysLeft('2026-11-13', '2026-11-12')).toBe('1 day left');
  expect(formatDaysLeft('2026-11-24', '2026-11-12')).toBe('12 days left');
});

test('within a day the unit is minutes or hours, beyond it days, and far beyond it nothing', () => {
  const now = { date: '2026-11-12', time: '14:00' } as const;
  expect(formatDistance({ date: '2026-11-12', time: '14:40' }, now)).toBe('in 40 minutes');
  expect(formatDistance({ date: '2026-11-12', time: '09:00' }, now)).toBe('5 hours ago');
  expect(formatDistance({ date: '2026-11-12', time: null }, now)).toBe('today');
  expect(formatDistance({ date: '2026-11-20', time: '10:00' }, now)).toBe('in 8 days');
  expect(formatDistance({ date: '2027-11-14', time: null }, now)).toBe('');
});

test('a delay is given in minutes, hours or days, and only if it is certain', () => {
  const due = { date: '2026-11-02', time: '09:00' } as const;
  const delay = (date: `${number}-${number}-${number}`, time: string | null) =>
    formatDelay(due, { date, time });
  expect(delay('2026-11-02', '09:00')).toBeNull();
  expect(delay('2026-11-02', '09:01')).toBe('1 minute');
  expect(delay('2026-11-02', '20:10')).toBe('11 hours');
  expect(delay('2026-11-04', '08:59')).toBe('47 hours');
  expect(delay('2026-11-04', '09:00')).toBe('2 days');
  expect(delay('2026-11-02', null)).toBeNull();
  expect(delay('2026-11-03', null)).toBe('1 day');
  expect(formatDelay({ date: '2026-11-02', time: null }, due)).toBeNull();
});
