import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { requireDate } from './flow-dates.ts';
import { computeOmbudsmanWindow, isAnswerLate } from './ombudsman-window.ts';

const complained: IsoDate = '2026-06-10';
const windowOf = (answered: IsoDate | null) => computeOmbudsmanWindow(complained, answered).dates;
const silenceEnds = requireDate(windowOf(null), 'silenceEnds');

test('an answer on the last day of the silence is in time, on the next day it is late', () => {
  expect(isAnswerLate(complained, silenceEnds)).toBe(false);
  expect(isAnswerLate(complained, addDays(silenceEnds, 1))).toBe(true);
});

test('without an answer the Ombudsman can be asked from the day after the silence', () => {
  expect(windowOf(null).ombudsmanWindowOpens).toBe(addDays(silenceEnds, 1));
});

test('an answer in time starts the year on its own day, a late one does not move the end after silence', () => {
  const inTime = windowOf(silenceEnds);
  const late = windowOf(addDays(silenceEnds, 9));
  expect(inTime.ombudsmanWindowCloses).toBe(windowOf(null).ombudsmanWindowCloses);
  expect(late.ombudsmanWindowCloses).toBe(windowOf(null).ombudsmanWindowCloses);
  expect(late.answerCloses).toBe(addDays(requireDate(late, 'ombudsmanWindowCloses'), 9));
});
