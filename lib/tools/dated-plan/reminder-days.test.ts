import { reminderDays } from './define-calendar.ts';

test('a long period has reminders 60, 30 and 7 days before its end, unless they are past', () => {
  expect(reminderDays(184, 184)).toEqual([60, 30, 7]);
  expect(reminderDays(184, 61)).toEqual([60, 30, 7]);
  expect(reminderDays(184, 60)).toEqual([30, 7]);
  expect(reminderDays(30, 30)).toEqual([7]);
  expect(reminderDays(184, 7)).toEqual([1]);
});

test('a short period has a reminder one day before its end, and on the day itself when that is today', () => {
  expect(reminderDays(1, 1)).toEqual([1]);
  expect(reminderDays(15, 15)).toEqual([1]);
  expect(reminderDays(15, 0)).toEqual([0]);
  expect(reminderDays(184, 0)).toEqual([0]);
});
