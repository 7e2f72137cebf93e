/** The dates are counted by hand. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { computeRefusalFlow, planRefusal, refusalCalendar, silentClocks } from './plan-refusal.ts';
import type { RefusalInput } from './refusal-query.ts';

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
    'door-closes: 2027-12-20',
    'commission: 2028-11-10',
  ]);
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

test('the calendar file names its day, so that it does not move, and nothing else of the visitor', () => {
  const href = refusalCalendar.hrefOf({ ...refused, sent: null }, '2026-11-26') ?? '';
  expect(href).toContain('sent=2026-11-26');
  const file = refusalCalendar.fileOf(new URLSearchParams(href.split('?')[1]), '2026-11-30');
  expect(file?.events.map(({ id, date }) => [id, date])).toEqual([
    ['refusal-health-reimbursement-2026-11-26-reply-due', '2026-12-10'],
    ['refusal-health-reimbursement-2026-11-26-door-opens', '2026-12-27'],
    ['refusal-health-reimbursement-2026-11-26-door-closes', '2027-12-26'],
    ['refusal-health-reimbursement-2026-11-26-commission', '2028-11-10'],
  ]);
  expect(refusalCalendar.fileOf(new URLSearchParams('letter=2026-02-31'), '2026-11-30')).toBeNull();
});
