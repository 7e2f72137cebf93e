import {
  addClock,
  compareLocalDateTimes,
  isInFuture,
  minutesBetween,
  nowInIndia,
  parseTime,
  subtractClock,
} from './local-date-time.ts';

test('the minute in India is five and a half hours ahead of UTC, and so is midnight', () => {
  expect(nowInIndia(new Date('2026-11-21T18:29:59Z'))).toEqual({
    date: '2026-11-21',
    time: '23:59',
  });
  expect(nowInIndia(new Date('2026-11-21T18:30:00Z'))).toEqual({
    date: '2026-11-22',
    time: '00:00',
  });
});

test('hours run across midnight, month ends and a leap day', () => {
  const at = (date: `${number}-${number}-${number}`, time: string | null) => ({ date, time });
  expect(addClock(at('2026-11-21', '23:30'), { hours: 1 })).toEqual(at('2026-11-22', '00:30'));
  expect(addClock(at('2026-12-31', '22:00'), { hours: 3 })).toEqual(at('2027-01-01', '01:00'));
  expect(addClock(at('2028-02-28', '10:15'), { hours: 24 })).toEqual(at('2028-02-29', '10:15'));
  expect(subtractClock(at('2028-03-01', '09:00'), { hours: 72 })).toEqual(
    at('2028-02-27', '09:00'),
  );
});

test('without a time of day, hours become whole days and the time stays unknown', () => {
  const day = { date: '2026-11-21', time: null } as const;
  expect(addClock(day, { hours: 1 })).toEqual(day);
  expect(addClock(day, { hours: 24 })).toEqual({ date: '2026-11-22', time: null });
  expect(addClock(day, { hours: 48 })).toEqual({ date: '2026-11-23', time: null });
  expect(subtractClock(day, { hours: 72 })).toEqual({ date: '2026-11-18', time: null });
});

test('days and months run to the end of their last day; a month ends on its last day', () => {
  expect(addClock({ date: '2026-08-31', time: '10:00' }, { months: 6 })).toEqual({
    date: '2027-02-28',
    time: null,
  });
  expect(subtractClock({ date: '2026-08-31', time: '10:00' }, { days: 3 }).time).toBeNull();
  expect(addClock({ date: '2026-11-21', time: null }, { days: 45 }).date).toBe('2027-01-05');
});

test('a day without a time lasts until its end', () => {
  const day = { date: '2026-11-21', time: null } as const;
  const evening = { date: '2026-11-21', time: '20:00' } as const;
  expect(compareLocalDateTimes(day, evening)).toBeGreaterThan(0);
  expect(compareLocalDateTimes(evening, { date: '2026-11-22', time: '00:00' })).toBeLessThan(0);
  expect(minutesBetween(evening, { date: '2026-11-22', time: '20:30' })).toBe(24 * 60 + 30);
});

test('a time of today is ahead until its minute; a day without a time only from tomorrow', () => {
  const now = { date: '2026-11-21', time: '14:00' } as const;
  expect(isInFuture({ date: '2026-11-21', time: '14:01' }, now)).toBe(true);
  expect(isInFuture({ date: '2026-11-21', time: '14:00' }, now)).toBe(false);
  expect(isInFuture({ date: '2026-11-21', time: null }, now)).toBe(false);
  expect(isInFuture({ date: '2026-11-22', time: null }, now)).toBe(true);
});

test('a time is hours and minutes of a day, in ASCII', () => {
  expect(parseTime('00:00')).toBe('00:00');
  for (const text of ['24:00', '12:60', '1:30', '12.30', '', '१२:३०', '12:30\n'])
    expect(parseTime(text)).toBeNull();
});
