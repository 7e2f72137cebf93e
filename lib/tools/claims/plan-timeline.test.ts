import { claimTypes, findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { surveyReport } from '../../content/figures/claims.ts';
import type { ClockFigure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { parseClaimQuery } from './parse-claim-query.ts';
import { planTimeline } from './plan-timeline.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;

function plan(query: string) {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (!parsed) throw new Error(query);
  expect(parsed.errors).toEqual({});
  return planTimeline(parsed.type, parsed.eventTimes, now);
}

const row = (query: string, id: string) => plan(query).find((step) => step.id === id);

test('a car stolen an hour ago: the insurer by tomorrow at the same hour, the police report in 90 days', () => {
  const steps = plan('type=motor-theft&date=2026-11-21&time=14:00');
  expect(steps.map(({ id, date, timeText, tone }) => [id, date, timeText, tone])).toEqual([
    ['event-happened', '2026-11-21', '2:00\u00a0pm, 1 hour ago', 'now'],
    ['notice', '2026-11-22', '2:00\u00a0pm, in 23 hours', 'due'],
    ['final-report', '2027-02-19', 'in 90 days', 'due'],
  ]);
});

test('a father admitted this morning: the answer within the hour, the notice within the day', () => {
  const query = 'type=health-cashless&date=2026-11-21&time=09:30&asked=2026-11-21T14:20';
  expect(row(query, 'cashless-decision')).toMatchObject({
    timeText: '3:20\u00a0pm, in 20 minutes',
    tone: 'now',
  });
  expect(row(query, 'notice-emergency')).toMatchObject({ date: '2026-11-22' });
  expect(row(query, 'notice-planned')).toBeUndefined();
  expect(row(query, 'final-approval')).toMatchObject({ date: null });
  const later = `${query}&discharge=2026-11-21T14:50`;
  expect(row(later, 'final-approval')).toMatchObject({ timeText: '5:50\u00a0pm, in 2 hours' });
});

test('where the true start is unknown the row names the event it was counted from', () => {
  const step = row('type=health-cashless&date=2026-11-21&time=14:30', 'cashless-decision');
  expect(step?.timeText).toBe('3:30\u00a0pm, in 30 minutes');
  expect(step?.detail.join(' ')).toContain('Estimated from the admission');
});

test('an event today without an hour has begun, and is the row of today: there is no second one', () => {
  const steps = plan('type=health-cashless&date=2026-11-21');
  expect(steps.map(({ id }) => id)).not.toContain('today');
  expect(steps[0]?.id).toBe('event-happened');
  expect(steps.filter(({ tone }) => tone === 'now').length).toBeGreaterThan(0);
  const before = plan('type=health-cashless&date=2026-11-19').map(({ id }) => id);
  expect(before).toContain('today');
  expect(steps.find(({ id }) => id === 'notice-planned')).toBeUndefined();
  expect(steps.find(({ id }) => id === 'notice-emergency')).toMatchObject({ date: '2026-11-22' });
});

test('an estimated clock never advises a complaint', () => {
  const words = (query: string) => row(query, 'cashless-decision')?.detail.join(' ');
  const query = 'type=health-cashless&date=2026-11-20&time=09:00';
  expect(words(query)).toContain('It may be over by now');
  expect(words(query)).not.toContain('complain');
  expect(words(`${query}&asked=2026-11-20T10:00`)).toContain('then complain');
});

test('a planned stay has its notice before it, counted by the longer period', () => {
  const query = 'type=health-cashless&date=2026-12-01';
  expect(row(query, 'notice-planned')).toMatchObject({ date: '2026-11-28', tone: 'due' });
  expect(row(query, 'notice-emergency')).toBeUndefined();
});

test('survey: a day for the surveyor, fifteen for the report, seven for the decision', () => {
  const query = 'type=motor-own-damage&date=2026-11-19&time=18:00&told=2026-11-20T10:00';
  expect(row(query, 'surveyor')).toMatchObject({
    date: '2026-11-21',
    timeText: '10:00\u00a0am, 5 hours ago',
    // The only row of today.
    tone: 'now',
  });
  expect(row(query, 'survey-report')).toMatchObject({ date: '2026-12-06' });
  expect(row(query, 'decision')).toMatchObject({ date: '2026-12-13' });
});

test('a clock that started before a change of law keeps its old length; from the day of the change the new one applies', () => {
  const older: ClockFigure = {
    ...surveyReport,
    text: '10 days',
    clock: { days: 10 },
    until: '2025-05-31',
  };
  const rows = [older, { ...surveyReport, from: '2025-06-01' } as const];
  const type = findClaimType('motor-own-damage') as ClaimType;
  const reportOf = (noticeDate: IsoDate | null, day: IsoDate = '2026-11-21') => {
    const eventTimes = noticeDate ? { told: { date: noticeDate, time: null } } : {};
    const steps = planTimeline(type, eventTimes, { date: day, time: '15:00' }, rows);
    const step = steps.find(({ id }) => id === 'survey-report');
    return [step?.figure?.text, step?.date];
  };
  // Told on 30 May, the surveyor is there on the last day of the old rule.
  expect(reportOf('2025-05-30')).toEqual(['10 days', '2025-06-10']);
  expect(reportOf('2025-05-31')).toEqual(['15 days', '2025-06-16']);
  // Without a known start, today's rule applies.
  expect(reportOf(null)).toEqual(['15 days', null]);
  expect(reportOf(null, '2025-05-31')).toEqual(['10 days', null]);
});

test('consequences on the day of an accident, without its hour, come after the accident', () => {
  const steps = plan(
    'type=motor-third-party&role=driving&date=2026-11-20&time=09:00&told=2026-11-20',
  );
  expect(steps.map(({ id }) => id).slice(0, 2)).toEqual(['event-happened', 'notice']);
});

test('the decision is due from the report, or from its last day if that comes first', () => {
  const early = 'type=two-wheeler&date=2026-10-01&surveyed=2026-10-02&reported=2026-10-10';
  expect(row(early, 'decision')).toMatchObject({ date: '2026-10-17' });
  const late = 'type=two-wheeler&date=2026-10-01&surveyed=2026-10-02&reported=2026-11-10';
  expect(row(late, 'survey-report')).toMatchObject({ timeText: 'Late by 24 days' });
  expect(row(late, 'decision')).toMatchObject({ date: '2026-10-24' });
});

test('a death claim: 15 days from the last paper, 45 with an investigation, three years from the start', () => {
  const query = 'type=life-death&date=2026-11-01&papers=2026-11-10&start=2024-02-29';
  expect(row(query, 'settlement')).toMatchObject({ date: '2026-11-25' });
  expect(row(query, 'investigated')).toMatchObject({ date: '2026-12-25' });
  expect(row(query, 'questions-end')).toMatchObject({ date: '2027-03-01' });
});

test('the clocks of a complaint appear once there is one', () => {
  expect(row('type=travel&date=2026-10-01', 'complaint-reply')).toBeUndefined();
  const query = 'type=travel&date=2026-10-01&complained=2026-10-31';
  expect(row(query, 'complaint-reply')).toMatchObject({ date: '2026-11-14', tone: 'past' });
  expect(row(query, 'ombudsman-opens')).toMatchObject({ date: '2026-12-01' });
  expect(row(query, 'ombudsman-closes')).toMatchObject({ date: '2027-11-30' });
});

test('dated rows are in order of time, undated ones come last', () => {
  for (const type of claimTypes) {
    const dates = planTimeline(type, { happened: { date: '2026-11-19', time: null } }, now).map(
      ({ date }) => date ?? '9999',
    );
    expect(dates).toEqual([...dates].sort());
  }
});

test('without any date every clock is listed with its length', () => {
  const steps = planTimeline(findClaimType('life-death') as ClaimType, {}, now);
  expect(steps.find(({ id }) => id === 'settlement')).toMatchObject({
    date: null,
    timeText: '15 days from the day you sent the last paper',
  });
});

test('without a date the steps say nothing of today: the page of the kind is prerendered', () => {
  for (const type of claimTypes) {
    const on = (date: IsoDate) => planTimeline(type, {}, { date, time: '10:00' });
    expect(on('2026-11-21')).toEqual(on('2026-12-24'));
  }
});
