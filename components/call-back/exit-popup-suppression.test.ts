import { dayMarker, isSuppressed } from './exit-popup-suppression';

/** Noon of a day in the visitor's own time. Months from 1. */
function day(year: number, month: number, date: number): Date {
  return new Date(year, month - 1, date, 12);
}

test('the marker is the day of the month, one ahead', () => {
  for (let date = 1; date <= 30; date += 1)
    expect(dayMarker(day(2026, 12, date))).toBe(String(date + 1));
});

test('31 is followed by 1', () => {
  expect(dayMarker(day(2026, 12, 31))).toBe('1');
  expect(dayMarker(day(2026, 1, 31))).toBe('1');
});

test('the last day of a shorter month counts on: 30 is followed by 31, 28 by 29', () => {
  expect(dayMarker(day(2026, 11, 30))).toBe('31');
  expect(dayMarker(day(2026, 2, 28))).toBe('29');
  expect(dayMarker(day(2028, 2, 29))).toBe('30');
});

test('without a marker the popup may appear', () => {
  for (const stored of [null, undefined, ''])
    expect(isSuppressed(stored, day(2026, 11, 21))).toBe(false);
});

test('it stays away for the rest of the day it was dismissed on', () => {
  const stored = dayMarker(new Date(2026, 10, 21, 0, 0, 0));
  expect(isSuppressed(stored, new Date(2026, 10, 21, 23, 59, 59))).toBe(true);
});

test('it may appear again the next day, on every day of four years', () => {
  for (let days = 0; days < 4 * 366; days += 1) {
    const today = day(2026, 1, 1 + days);
    const tomorrow = day(2026, 1, 2 + days);
    const stored = dayMarker(today);
    expect({ today, suppressed: isSuppressed(stored, today) }).toEqual({ today, suppressed: true });
    expect({ tomorrow, suppressed: isSuppressed(stored, tomorrow) }).toEqual({
      tomorrow,
      suppressed: false,
    });
  }
});

test('a marker from the last day of a month does not hold on the first of the next', () => {
  expect(isSuppressed(dayMarker(day(2026, 11, 30)), day(2026, 12, 1))).toBe(false);
  expect(isSuppressed(dayMarker(day(2026, 12, 31)), day(2027, 1, 1))).toBe(false);
  expect(isSuppressed(dayMarker(day(2026, 2, 28)), day(2026, 3, 1))).toBe(false);
});

test('the marker knows no month: on the same day a month later it holds for that one day', () => {
  const stored = dayMarker(day(2026, 10, 21));
  expect(isSuppressed(stored, day(2026, 11, 20))).toBe(false);
  expect(isSuppressed(stored, day(2026, 11, 21))).toBe(true);
  expect(isSuppressed(stored, day(2026, 11, 22))).toBe(false);
});

test('anything that is not a marker of ours lets the popup appear', () => {
  for (const stored of ['022', '22 ', '22.0', 'true', '21', '[object Object]', '22\n'])
    expect(isSuppressed(stored, day(2026, 11, 21))).toBe(false);
});
