import type { DatedFlow } from '../../content/dated-flow.ts';
import { calendarEventsOf } from './calendar-events-of.ts';
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

test('long periods remind early and often, short ones the day before, a window on its first day', () => {
  const events = calendarEventsOf({
    computedFlow,
    today: '2027-01-20',
    id: 'x',
    titlePrefix: 'Policy',
  });
  expect(events.map(({ id, date, remindDaysBefore }) => [id, date, remindDaysBefore])).toEqual([
    ['x-window', '2027-02-14', [0]],
    ['x-start', '2027-03-31', [60, 30, 7]],
    ['x-grace', '2027-04-15', [1]],
    ['x-year', '2028-04-15', [60, 30, 7]],
  ]);
  expect(events[3]).toMatchObject({
    title: 'Policy: Year',
    description: 'Until 15 April 2028, online.',
  });
});

test('a past date has no event, and no reminder is in the past', () => {
  const events = calendarEventsOf({
    computedFlow,
    today: '2027-03-25',
    id: 'x',
    titlePrefix: 'Policy',
  });
  expect(events.map(({ id, remindDaysBefore }) => [id, remindDaysBefore])).toEqual([
    ['x-start', [1]],
    ['x-grace', [1]],
    ['x-year', [60, 30, 7]],
  ]);
});
