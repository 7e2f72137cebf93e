import { complaintLetter } from '../../content/complaints/complaint-letter.ts';
import {
  type ComplaintTarget,
  complaintTargets,
} from '../../content/complaints/complaint-targets.ts';
import { complaintReply } from '../../content/figures/claims.ts';
import { ombudsmanSilence } from '../../content/figures/complaints.ts';
import type { ClockFigure } from '../../content/types.ts';
import { addDays, type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import { complaintCalendar } from './complaint-calendar.ts';
import {
  type ComplaintField,
  type ComplaintInput,
  parseComplaintQuery,
} from './complaint-query.ts';
import { planComplaint } from './plan-complaint.ts';

const today: IsoDate = '2026-11-21';

function plan(to: ComplaintTarget, complained: IsoDate, answered: IsoDate | null = null) {
  return planComplaint({ to, complained, answered }, today);
}

test('a complaint to the insurer that was ignored for three weeks shows today’s options and the next ones', () => {
  const { state, answer, doNow, steps } = plan('insurer', '2026-10-31');
  expect(state).toBe('overdue');
  expect(answer).toContain('due on 14 November 2026, 7 days ago');
  expect(answer).toContain('follows on 1 December 2026');
  expect(doNow.join(' ')).toContain('155255 or 1800 4254 732');
  expect(steps.map(({ id, date, tone }) => [id, date, tone])).toEqual([
    ['complained', '2026-10-31', 'past'],
    ['reply-due', '2026-11-14', 'past'],
    ['bima-bharosa', '2026-11-15', 'past'],
    ['today', '2026-11-21', 'now'],
    ['door-opens', '2026-12-01', 'due'],
    ['door-closes', '2027-11-30', 'due'],
    ['commission', null, 'due'],
  ]);
});

test('where the heading says that the next body is open, the number is today and no other body’s date', () => {
  const numbersOf = (...asked: Parameters<typeof plan>) => plan(...asked).numbers;
  expect(numbersOf('insurer', '2026-10-31')).toEqual([
    { label: 'Open to you: Bima Bharosa', value: 'Today' },
  ]);
  expect(numbersOf('us', '2026-10-31')).toEqual([
    { label: 'Open to you: our principal officer', value: 'Today' },
  ]);
  expect(numbersOf('bima-bharosa', '2026-10-31')).toEqual([
    { label: 'Its answer was due on 14 November 2026', value: '7 days ago' },
  ]);
  for (const numbers of [
    numbersOf('insurer', '2026-09-01'),
    numbersOf('insurer', '2026-11-10', '2026-11-18'),
  ])
    expect(numbers).toEqual([
      { label: expect.stringMatching(/^Open to you until \d+ \w+ 2027$/), value: 'Today' },
    ]);
});

test('the states follow the deadlines: 14 days, one month, one year', () => {
  const stateAfter = (days: number) =>
    planComplaint(
      { to: 'insurer', complained: '2026-01-31', answered: null },
      addDays('2026-01-31', days),
    ).state;
  // 31 January and a month is 28 February: 28 days.
  expect([0, 14, 15, 28, 29, 393, 394].map(stateAfter)).toEqual([
    'waiting',
    'waiting',
    'overdue',
    'overdue',
    'ombudsman',
    'ombudsman',
    'year-over',
  ]);
});

test('each deadline uses the rule of the day it runs from: the old one before a change of law, the new one from its day', () => {
  const change: IsoDate = '2025-06-01';
  const ended = { until: addDays(change, -1) };
  const olderReply: ClockFigure = {
    ...complaintReply,
    text: '5 days',
    clock: { days: 5 },
    ...ended,
  };
  const olderSilence: ClockFigure = {
    ...ombudsmanSilence,
    text: '2 months',
    clock: { months: 2 },
    ...ended,
  };
  const rows = [
    ...[olderReply, { ...complaintReply, from: change }],
    ...[olderSilence, { ...ombudsmanSilence, from: change }],
  ];
  const planned = (complained: IsoDate) => {
    const complaint: ComplaintInput = { to: 'insurer', complained, answered: null };
    const { steps, figures } = planComplaint(complaint, complained, rows);
    const dates = new Map(steps.map(({ id, date }) => [id, date]));
    const words = new Map(figures.map(({ id, text }) => [id, text]));
    return [
      ...[dates.get('reply-due'), dates.get('door-opens')],
      ...[words.get(complaintReply.id), words.get(ombudsmanSilence.id)],
    ];
  };
  expect(planned('2025-05-31')).toEqual(['2025-06-05', '2025-08-01', '5 days', '2 months']);
  expect(planned('2025-06-01')).toEqual(['2025-06-15', '2025-07-02', '14 days', 'one month']);
});

test('our own deadline is 14 days too, and the Ombudsman hears complaints against us', () => {
  const { state, answer, steps } = plan('us', '2026-11-06');
  expect(state).toBe('overdue');
  expect(answer).toContain('hears a case against a broker too');
  expect(steps.find(({ id }) => id === 'reply-due')?.date).toBe('2026-11-20');
  expect(plan('us', '2026-11-07').state).toBe('waiting');
});

test('a disputed reply allows the Ombudsman at once, for a year', () => {
  const { state, steps } = plan('insurer', '2026-10-31', '2026-11-10');
  expect(state).toBe('ombudsman');
  expect(steps.find(({ id }) => id === 'door-closes')?.date).toBe('2027-11-10');
  expect(plan('us', '2025-10-01', '2025-11-20').state).toBe('year-over');
});

test('after the year the Ombudsman or a commission may still excuse a delay, and no text says it is too late', () => {
  for (const complaint of [
    plan('insurer', '2024-10-01'),
    plan('us', '2024-10-01'),
    plan('bima-bharosa', '2024-10-01'),
    plan('insurer', '2024-10-01', '2024-10-10'),
  ]) {
    const { state, heading, answer, doNow, figures } = complaint;
    expect(state).toBe('year-over');
    expect(heading).toContain('ask for the delay to be excused');
    expect(answer).toMatch(/Ombudsman may excuse a delay for good reasons.*two years.*as well/);
    expect(doNow[0]).toMatch(/^Complain to the Insurance Ombudsman/);
    expect(doNow[1]).toMatch(/^File at once, say why you are late/);
    expect(figures.map(({ id }) => id)).toContain('complaint-commission-window');
    expect([heading, answer, ...doNow].join(' ')).not.toMatch(/too late|could be asked until/i);
  }
});

test('the portal’s 15 days never become a date', () => {
  for (const to of ['insurer', 'bima-bharosa'] as const) {
    const dates = plan(to, '2026-11-01').steps.map(({ id, date }) => `${id} ${date}`);
    expect(dates).toContain('reply-due 2026-11-15');
    expect(dates.filter((text) => /reply|portal/.test(text))).toHaveLength(1);
  }
});

test('before the Ombudsman the award has a date, and the other steps state their period in words', () => {
  const { state, steps } = plan('ombudsman', '2026-08-31');
  expect(state).toBe('waiting');
  expect(steps.find(({ id }) => id === 'award-due')?.date).toBe('2026-11-30');
  expect(steps.find(({ id }) => id === 'compliance')?.timeText).toBe('within 30 days of the award');
  expect(plan('ombudsman', '2026-08-20').state).toBe('overdue');
});

test('the day changes at midnight in India', () => {
  const at = (instant: string) =>
    planComplaint(
      { to: 'insurer', complained: '2026-11-07', answered: null },
      todayInIndia(new Date(instant)),
    ).state;
  expect(at('2026-11-21T18:29:59Z')).toBe('waiting');
  expect(at('2026-11-21T18:30:00Z')).toBe('overdue');
});

test('every placeholder is filled, no figure is outdated, and no look-alike site is named', () => {
  for (const { value: to } of complaintTargets) {
    for (const days of [0, 10, 20, 40, 200, 500]) {
      const complained = addDays(today, -days);
      for (const answered of [null, complained]) {
        const { heading, answer, doNow, steps } = plan(to, complained, answered);
        const rows = steps.flatMap(({ title, text, timeText }) => [title, text, timeText]);
        for (const text of [heading, answer, ...doNow, ...rows]) {
          expect(text).not.toMatch(/[{}|]|undefined|NaN|igmsirdai|₹20 lakh|₹30 lakh/);
          expect(bannedWordsIn(text)).toEqual([]);
        }
      }
    }
  }
});

// The URL

const read = (values: Partial<Record<ComplaintField, string>>) =>
  parseComplaintQuery(values, today);

test('a complete URL is parsed', () => {
  expect(read({ complained: '2026-10-31', to: 'insurer' })).toEqual({
    kind: 'valid',
    input: { complained: '2026-10-31', to: 'insurer', answered: null },
  });
  expect(read({ complained: '31/10/2026', to: 'us', answered: '2026-11-10' })).toMatchObject({
    input: { answered: '2026-11-10' },
  });
});

test('a word for the day replaces an empty date', () => {
  expect(read({ to: 'us', on: 'last-week' })).toMatchObject({
    input: { complained: '2026-11-14' },
  });
  expect(read({ on: 'today' })).toMatchObject({
    values: { complained: '2026-11-21' },
    errors: { to: expect.any(String) },
  });
  expect(read({ to: 'us', on: 'tomorrow' })).toMatchObject({ kind: 'invalid' });
});

test('an impossible date is reported', () => {
  const errorsOf = (values: Partial<Record<ComplaintField, string>>) => {
    const query = read({ to: 'insurer', ...values });
    return query.kind === 'invalid' ? query.errors : {};
  };
  expect(errorsOf({})).toEqual({ complained: expect.stringMatching(/Enter the day/) });
  expect(errorsOf({ complained: '2026-02-31' }).complained).toMatch(/does not exist/);
  expect(errorsOf({ complained: '2026-11-22' }).complained).toMatch(/still to come/);
  expect(errorsOf({ complained: '1900-01-01' }).complained).toMatch(/five years back/);
  expect(errorsOf({ complained: today })).toEqual({});
  const complained = '2026-11-01';
  expect(errorsOf({ complained, answered: '2026-10-31' }).answered).toMatch(/before the complaint/);
  expect(errorsOf({ complained, answered: '2026-11-22' }).answered).toMatch(/still to come/);
  expect(errorsOf({ complained, answered: 'soon' }).answered).toMatch(/does not exist/);
  expect(errorsOf({ complained, to: '<b>' }).to).toMatch(/Choose/);
});

// The calendar and the letter

test('the calendar has the days to act on', () => {
  const complaint: ComplaintInput = { complained: '2026-10-31', to: 'insurer', answered: null };
  const href = complaintCalendar.hrefOf(complaint, today) ?? '';
  expect(href).toBe('/api/calendar?for=complaint&complained=2026-10-31&to=insurer');
  const calendar = complaintCalendar.fileOf(new URLSearchParams(href.split('?')[1]), today);
  expect(calendar?.events.map(({ date }) => date)).toEqual(['2026-12-01', '2027-11-30']);
  const text = calendar?.events.flatMap(({ description }) => description).join(' ');
  expect(text).not.toMatch(/[{}[\]]/);
});

test('the letter is filled in, without the values that are missing', () => {
  const text = letterText(
    fillLetter(complaintLetter.letter, complaintLetter.blanks, { name: 'Asha Rao', policy: 'P/1' }),
  );
  expect(text).toContain('Complaint under policy P/1');
  expect(text).toContain('Yours faithfully,\n\n\nAsha Rao');
  expect(text).not.toMatch(/Claim number|I first complained/);
  expect(text).toContain('within 14 days');
});

test('after a late reply the earlier date applies, the other is named, and no text says it is too late', () => {
  const complaint = { to: 'insurer', complained: '2024-10-01', answered: '2026-11-01' } as const;
  const plan = planComplaint(complaint, '2026-11-22');
  expect(plan.heading).toBe('File at once: the year may be over');
  expect(plan.answer).toContain('ended on 1 November 2025');
  expect(plan.answer).toContain('the last day is 1 November 2027');
  const inTime = planComplaint({ ...complaint, answered: '2024-11-01' }, '2025-11-01');
  expect(inTime.state).toBe('ombudsman');
  expect(inTime.steps.find(({ id }) => id === 'door-closes')?.date).toBe('2025-11-01');
});

test('what alone was left out is named: who was asked, or the day', () => {
  const read = (values: Record<string, string>) => parseComplaintQuery(values, '2026-11-26');
  expect(read({ complained: '2026-11-12' })).toMatchObject({
    question: 'Who did you complain to?',
  });
  expect(read({ to: 'insurer' })).toMatchObject({ question: 'When did you complain?' });
  const others: Record<string, string>[] = [{}, { to: 'x', complained: '2026-11-12' }];
  for (const values of others) expect(read(values)).not.toHaveProperty('question');
});

test('the last day for the Ombudsman is near: it is the first row, the number, and rings first', () => {
  const input = { to: 'insurer', complained: '2025-11-20', answered: null } as const;
  const plan = planComplaint(input, '2026-11-29');
  expect(plan.steps[0]).toMatchObject({ id: 'door-closes', date: '2026-12-20' });
  expect(plan.numbers).toEqual([
    { label: 'Last day to go to the Ombudsman', value: '20 December 2026' },
  ]);
  const file = complaintCalendar.fileOf(
    new URLSearchParams('to=insurer&complained=2025-11-20'),
    '2026-11-29',
  );
  expect(file?.events[0]).toMatchObject({ date: '2026-12-20', remindDaysBefore: [20, 7] });
  expect(planComplaint(input, '2026-10-21').steps[0]?.id).toBe('complained');
  expect(planComplaint(input, '2026-10-22').steps[0]?.id).toBe('door-closes');
});
