import type { DatedFlow } from '../../content/dated-flow.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { calendarEventsOf } from './define-calendar.ts';
import { computeFlow } from './flow-dates.ts';

const flow: DatedFlow = {
  startLabel: 'Due date',
  todayLabel: 'You are here',
  dates: [
    { name: 'window', clock: { days: 45 }, isBefore: true },
    { name: 'grace', clock: { days: 15 } },
    { name: 'year', from: 'grace', clock: { months: 12 } },
  ],
  rows: [
    { id: 'window', title: 'Opens', text: '', at: 'window', reminder: 'on-the-day' },
    { id: 'start', title: 'Due', text: '', at: 'start', reminder: 'early' },
    { id: 'grace', title: 'Grace', text: '', at: 'grace', reminder: 'early' },
    {
      id: 'year',
      title: 'Year',
      text: 'Until {year}, [online](/claim).',
      at: 'year',
      reminder: 'early',
    },
    { id: 'silent', title: 'Silent', text: '', at: 'year' },
  ],
  states: [{ id: 'all', until: null, heading: '', answer: '', doNow: [] }],
  keepReady: [],
  figures: [],
};

const computedFlow = computeFlow(flow, { start: '2027-03-31' });

const eventsOn = (today: IsoDate, one = computedFlow) =>
  calendarEventsOf({ computedFlow: one, today, id: 'x', titlePrefix: 'Policy' });

test('long periods remind early and often, short ones the day before, a window on its first day', () => {
  const events = eventsOn('2027-01-20');
  expect(events.map(({ id, date, remindDaysBefore }) => [id, date, remindDaysBefore])).toEqual([
    ['x-window', '2027-02-14', [0]],
    ['x-start', '2027-03-31', [60, 30, 7]],
    ['x-grace', '2027-04-15', [1]],
    ['x-year', '2028-04-15', [60, 30, 7]],
  ]);
  expect(events[3]).toMatchObject({
    title: 'Policy: Year',
    description: ['Until 15 April 2028, [online](/claim).'],
  });
});

test('a past date has no event, today’s has one, and no reminder is in the past', () => {
  const remindersOn = (today: IsoDate) =>
    eventsOn(today).map(({ id, remindDaysBefore }) => [id, remindDaysBefore]);
  expect(remindersOn('2027-03-25')).toEqual([
    ['x-start', [1]],
    ['x-grace', [1]],
    ['x-year', [60, 30, 7]],
  ]);
  expect(remindersOn('2027-03-31')[0]).toEqual(['x-start', [0]]);
  expect(remindersOn('2027-04-01')[0]).toEqual(['x-grace', [1]]);
});

test('a date that is counted back reminds as early as the days ahead allow', () => {
  const rows = flow.rows.map((row) => ({ ...row, reminder: 'early' as const }));
  const [window] = eventsOn('2026-11-01', computeFlow({ ...flow, rows }, { start: '2027-03-31' }));
  expect(window).toMatchObject({ id: 'x-window', remindDaysBefore: [60, 30, 7] });
});
