/** The dates are counted by hand. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { computeRefusalFlow, planRefusal, silentClocks } from './plan-refusal.ts';
import { refusalCalendar } from './refusal-calendar.ts';
import type { RefusalInput } from './refusal-input.ts';

const refused: RefusalInput = {
  line: 'health-reimbursement',
  kind: 'refused',
  reasons: [],
  days: { letter: '2026-11-10' },
  sent: '2026-11-20',
};

const datesOf = (input: RefusalInput, today: IsoDate) =>
  planRefusal(input, today).steps.map(({ id, date }) => `${id}: ${date}`);

test('from the complaint: 14 days, a month, a year after the month; two years from their letter', () => {
  expect(datesOf(refused, '2026-11-26')).toEqual([
    'refused: 2026-11-10',
    'complained: 2026-11-20',
    'today: 2026-11-26',
    'reply-due: 2026-12-04',
    'bima-bharosa: 2026-12-05',
    'door-opens: 2026-12-21',
    'letter-year: 2027-11-10',
    'door-closes: 2027-12-20',
    'commission: 2028-11-10',
  ]);
});

test('the year of the Ombudsman may be counted from their letter: the row says so where there is one', () => {
  const yearRow = (days: RefusalInput['days']) =>
    planRefusal({ ...refused, days }, '2026-11-26').steps.find(({ id }) => id === 'door-closes');
  expect(yearRow({ letter: '2026-11-10' })?.text).toContain(
    'Counted from their letter: 10 November 2027.',
  );
  expect(yearRow({})?.text).not.toContain('Counted from their letter');
});

test('the step for today: send, wait, the portal, the Ombudsman, the delay excused', () => {
  const states = (
    ['2026-11-20', '2026-11-21', '2026-12-04', '2026-12-05', '2026-12-21', '2027-12-21'] as const
  ).map((today) => planRefusal(refused, today).state);
  expect(states).toEqual(['send', 'waiting', 'waiting', 'overdue', 'ombudsman', 'year-over']);
});

test('without a complaint the plan counts from today, without a letter the two years have no day', () => {
  const plan = planRefusal({ ...refused, sent: null, days: {} }, '2026-11-26');
  expect(plan.state).toBe('send');
  expect(plan.steps.find(({ id }) => id === 'reply-due')?.date).toBe('2026-12-10');
  expect(plan.steps.find(({ id }) => id === 'commission')).toMatchObject({ date: null });
});

test('with an old letter the two years come before the Ombudsman’s, in their order', () => {
  const old: RefusalInput = { ...refused, days: { letter: '2024-12-15' } };
  expect(datesOf(old, '2026-11-26').slice(-2)).toEqual([
    'door-opens: 2026-12-21',
    'door-closes: 2027-12-20',
  ]);
  expect(datesOf(old, '2026-11-26')).toContain('commission: 2026-12-15');
});

test('with the day of the accident the tribunal’s six months stand first, and the steps carry role and date', () => {
  const hurt: RefusalInput = { ...refused, line: 'third-party', days: { arose: '2026-08-31' } };
  const plan = planRefusal(hurt, '2026-11-26');
  const steps = '/claim/motor-third-party/answer?role=hurt&date=2026-08-31';
  expect(plan.heading).toContain('by 28 February 2027');
  expect(plan.answer).toMatch(/Is it your own insurer\? The insurer still has time/);
  expect(plan.doNow[0]).toMatch(/^Were you hurt\? The driver’s insurer is not yours: your way/);
  expect(plan.doNow[0]).toContain(steps);
  expect(plan.steps.find(({ id }) => id === 'tribunal')).toMatchObject({ date: '2027-02-28' });
  const search = refusalCalendar.hrefOf(hurt, '2026-11-26')?.split('?')[1];
  const [first] = refusalCalendar.fileOf(new URLSearchParams(search), '2026-11-26')?.events ?? [];
  expect(first?.date).toBe('2027-02-28');
  const before = planRefusal({ ...hurt, days: { arose: '2021-06-01' } }, '2026-11-26');
  expect(before.steps.find(({ id }) => id === 'tribunal')).toMatchObject({ date: null });
});

test('the last day of the Ombudsman holds only in silence', () => {
  const closes = planRefusal(refused, '2026-11-26').steps.find(({ id }) => id === 'door-closes');
  expect(closes?.text).toMatch(
    /^Only if the insurer stays silent.*earlier: one year from its answer/,
  );
});

test('nothing sent while the two years of the commission lasted: that time is over, see a lawyer', () => {
  const planFor = (letter: IsoDate) =>
    planRefusal({ ...refused, sent: null, days: { letter } }, '2026-11-26');
  expect(planFor('2024-11-26').state).toBe('send');
  const { state, heading, answer, doNow } = planFor('2024-11-25');
  expect(state).toBe('commission-over');
  expect(heading).toMatch(/are over: see a lawyer$/);
  expect(answer).toMatch(/ended on 25 November 2026.*may excuse a delay/);
  expect(doNow[0]).toMatch(/lawyer/);
});

test('people hurt on the road are led to the tribunal first', () => {
  const plan = planRefusal({ ...refused, line: 'third-party' }, '2026-11-26');
  expect(plan.doNow[0]).toContain('/claim/motor-third-party');
  expect(plan.steps.map(({ id }) => id)).toContain('tribunal');
  expect(JSON.stringify(planRefusal(refused, '2026-11-26'))).not.toContain('tribunal');
});

test('silence: the insurer’s days from the last papers, over on the day after the last', () => {
  const silent: RefusalInput = { ...refused, kind: 'silence', days: { papers: '2026-11-01' } };
  const ends = (input: RefusalInput, today: IsoDate) =>
    silentClocks(input, today)?.map(({ end, isOver }) => [end, isOver]);
  expect(ends(silent, '2026-11-16')).toEqual([['2026-11-16', false]]);
  expect(ends(silent, '2026-11-17')).toEqual([['2026-11-16', true]]);
  expect(ends({ ...silent, line: 'life' }, '2026-11-26')).toEqual([
    ['2026-11-16', true],
    ['2026-12-16', false],
  ]);
  expect(ends({ ...silent, line: 'own-damage' }, '2026-11-26')).toEqual([
    ['2026-11-02', true],
    ['2026-11-17', true],
    ['2026-11-24', true],
  ]);
  expect(ends({ ...silent, line: 'theft' }, '2026-11-26')).toEqual([]);
  expect(silentClocks({ ...silent, days: {} }, '2026-11-26')).toBeNull();
  expect(silentClocks({ ...silent, line: null }, '2026-11-26')).toBeNull();
  expect(datesOf(silent, '2026-11-26')[0]).toBe('insurer-decision: 2026-11-16');
});

test('with the day of the survey report the decision counts from it', () => {
  const days = { papers: '2026-11-01', report: '2026-11-20' } as const;
  const silent: RefusalInput = { ...refused, line: 'own-damage', kind: 'silence', days };
  expect(silentClocks(silent, '2026-11-26')?.at(-1)).toMatchObject({
    end: '2026-11-27',
    isOver: false,
  });
  expect(datesOf(silent, '2026-11-26')).toContain('insurer-decision: 2026-11-27');
});

test('every line and kind has a plan, with and without its dates', () => {
  for (const line of [null, 'life', 'theft', 'own-damage', 'third-party', 'travel'] as const) {
    for (const kind of ['refused', 'part', 'silence'] as const) {
      for (const days of [{}, { letter: '2026-01-01', papers: '2026-01-01' }] as const) {
        const computed = computeRefusalFlow({ ...refused, line, kind, days }, '2026-11-26');
        expect(computed.dates.replyDue).toBe('2026-12-04');
      }
    }
  }
});

const fileOf = (search: string, today: IsoDate) =>
  refusalCalendar.fileOf(new URLSearchParams(search), today);

test('the calendar of an unsent letter names the day it counts from, and never says that it was sent', () => {
  const href = refusalCalendar.hrefOf({ ...refused, sent: null }, '2026-11-26') ?? '';
  expect(href).toContain('&if-sent=2026-11-26');
  expect(href).not.toContain('&sent=');
  const file = fileOf(href.split('?')[1] ?? '', '2026-11-30');
  expect(file?.events.map(({ id, date }) => [id, date])).toEqual([
    ['refusal-health-reimbursement-2026-11-26-reply-due', '2026-12-10'],
    ['refusal-health-reimbursement-2026-11-26-door-opens', '2026-12-27'],
    ['refusal-health-reimbursement-2026-11-26-letter-year', '2027-11-10'],
    ['refusal-health-reimbursement-2026-11-26-door-closes', '2027-12-26'],
    ['refusal-health-reimbursement-2026-11-26-commission', '2028-11-10'],
  ]);
  const supposed = file?.events.filter(({ description }) =>
    description.includes('If you send your letter today, 26 November 2026:'),
  );
  expect(supposed).toHaveLength(3);
  const sent = fileOf(
    refusalCalendar.hrefOf(refused, '2026-11-26')?.split('?')[1] ?? '',
    '2026-11-26',
  );
  expect(JSON.stringify(sent)).not.toContain('If you send');
});

test.each(['', 'line=life', 'letter=2026-02-31', 'letter=2026-11-10', 'if-sent=2027-01-01'])(
  'no file without a day to count from: "%s"',
  (search) => expect(fileOf(search, '2026-11-30')).toBeNull(),
);

test('an answer that is not accepted opens the Ombudsman on its day; a late one counts from the silence', () => {
  const claim = {
    line: 'life',
    kind: 'refused',
    reasons: [],
    days: { letter: '2026-08-01' },
  } as const;
  const plan = planRefusal({ ...claim, sent: '2026-11-01', answered: '2026-11-10' }, '2026-11-26');
  expect(plan.state).toBe('ombudsman');
  expect(plan.steps.find(({ id }) => id === 'door-closes')?.date).toBe('2027-11-10');
  const late = planRefusal({ ...claim, sent: '2026-09-01', answered: '2026-11-10' }, '2026-11-26');
  expect(late.steps.find(({ id }) => id === 'door-closes')?.date).toBe('2027-10-01');
  const unanswered = planRefusal({ ...claim, sent: '2026-11-01' }, '2026-11-26');
  expect(unanswered.state).not.toBe('ombudsman');
  // Answered on the day of the complaint: nothing is to be sent any more.
  const sameDay = planRefusal(
    { ...claim, sent: '2026-11-26', answered: '2026-11-26' },
    '2026-11-26',
  );
  expect(sameDay.state).toBe('ombudsman');
});

const yearOf = (letter: IsoDate, sent: IsoDate | null = null): RefusalInput => ({
  ...refused,
  days: { letter },
  sent,
});

test('the year from their letter is near: its end is the first row, the number, and rings first', () => {
  const input = yearOf('2025-12-01');
  const plan = planRefusal(input, '2026-11-29');
  expect(plan.steps[0]).toMatchObject({ id: 'letter-year', date: '2026-12-01', tone: 'due' });
  expect(plan.numbers).toEqual([
    { label: 'Last safe day for the Ombudsman', value: '1 December 2026' },
  ]);
  expect(plan.heading).toBe('File with the Ombudsman by 1 December 2026, to be safe');
  expect(plan.answer).toMatch(/^An office may count the year from their letter: it ends in 2 days/);
  const search = refusalCalendar.hrefOf(input, '2026-11-29')?.split('?')[1] ?? '';
  const events = refusalCalendar.fileOf(new URLSearchParams(search), '2026-11-29')?.events;
  expect(events?.map(({ date }) => date)).toEqual([
    '2026-12-01',
    '2026-12-13',
    '2026-12-30',
    '2027-12-01',
    '2027-12-29',
  ]);
  expect(events?.[0]?.remindDaysBefore).toEqual([1]);
  const later = refusalCalendar.fileOf(
    new URLSearchParams('line=life&letter=2026-01-15&if-sent=2026-11-29'),
    '2026-11-29',
  );
  expect(later?.events[0]).toMatchObject({ date: '2027-01-15', remindDaysBefore: [46, 30, 7] });
});

test.each<[IsoDate, string, string]>([
  ['2026-01-28', 'Send your letter today', 'letter-year: 2027-01-28'],
  [
    '2026-01-27',
    'File with the Ombudsman by 27 January 2027, to be safe',
    'letter-year: 2027-01-27',
  ],
  [
    '2025-11-29',
    'File with the Ombudsman by 29 November 2026, to be safe',
    'letter-year: 2026-11-29',
  ],
  ['2025-11-28', 'Send your letter today', 'letter-year: 2026-11-28'],
])(
  '60 days before its end the year from their letter comes first: letter of %s',
  (letter, heading, row) => {
    const plan = planRefusal(yearOf(letter), '2026-11-29');
    expect(plan.heading).toBe(heading);
    expect(plan.steps.map(({ id, date }) => `${id}: ${date}`)).toContain(row);
    expect(plan.safeDay?.id ?? null).toBe(heading.startsWith('File') ? 'letter-year' : null);
  },
);

test('the year from their letter is over: that is said, and how to ask for the delay to be excused', () => {
  const plan = planRefusal(yearOf('2025-11-28'), '2026-11-29');
  expect(plan.answer).toMatch(
    /For the Ombudsman you may be late: one year from their letter ended on 28 November 2026/,
  );
  expect(plan.doNow[1]).toMatch(
    /ended on 28 November 2026.*ask for the delay to be excused: write what kept you/,
  );
  expect(plan.steps.find(({ id }) => id === 'letter-year')?.title).toBe(
    'One year from their letter ended',
  );
});

test('the two years of a commission are near: their end is the first row', () => {
  const plan = planRefusal(yearOf('2024-12-15', '2026-11-20'), '2026-11-26');
  expect(plan.steps[0]).toMatchObject({ id: 'commission', date: '2026-12-15' });
  expect(plan.heading).toBe('A consumer commission: by 15 December 2026');
});
