import { testRows } from '../../../testing/data/rows.ts';
import type { DatedFlow } from '../../content/dated-flow.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { calendarEventsOf, reminderDays } from './define-calendar.ts';
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
    { id: 'year', title: 'Year', text: 'Until {year}.', at: 'year', reminder: 'early' },
    { id: 'silent', title: 'Silent', text: '', at: 'year' },
  ],
  states: [{ id: 'all', until: null, heading: '', answer: '', doNow: [] }],
  keepReady: [],
  figures: [],
};

// Long periods remind early and often, short ones the day before, a window on its first day; none in the past.
testRows(['today', 'reminders'], ({ today, reminders }) => {
  const rows = flow.rows.map((row) => ({ ...row, reminder: 'early' as const }));
  const computedFlow = computeFlow(reminders ? { ...flow, rows } : flow, { start: '2027-03-31' });
  const events = calendarEventsOf({
    computedFlow,
    today: today as IsoDate,
    id: 'x',
    titlePrefix: 'P',
  });
  return {
    events: () =>
      events
        .map(({ id, date, remindDaysBefore }) => `${id} ${date} ${remindDaysBefore}`)
        .join('; '),
    last: () => `${events.at(-1)?.title}. ${events.at(-1)?.description}`,
  };
})`
  today | reminders | events | last | why
  2027-01-20 | | x-window 2027-02-14 0; x-start 2027-03-31 60,30,7; x-grace 2027-04-15 1; x-year 2028-04-15 60,30,7 | P: Year. Until 15 April 2028.
  2027-03-25 | | x-start 2027-03-31 1; x-grace 2027-04-15 1; x-year 2028-04-15 60,30,7
  2027-03-31 | | x-start 2027-03-31 0; …
  2027-04-01 | | x-grace 2027-04-15 1; … | | a past date has no event
  2026-11-01 | all early | x-window 2027-02-14 60,30,7; … | | a date that is counted back reminds as early as the days ahead allow
`;

// Of a long period 60, 30 and 7 days before its end, of a short one the day before; on the day itself if that is today.
testRows(['period', 'ahead'], ({ period, ahead }) => ({
  days: () => reminderDays(Number(period), Number(ahead)).join(),
}))`
  period | ahead | days
  184 | 184 | 60,30,7
  184 | 61 | 60,30,7
  184 | 60 | 30,7
  30 | 30 | 7
  184 | 7 | 1
  1 | 1 | 1
  15 | 15 | 1
  15 | 0 | 0
  184 | 0 | 0
`;
