import { testClaims } from '../../../testing/data/claim-rows.ts';
import { claimTypes, findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { surveyReport } from '../../content/figures/claims.ts';
import type { ClockFigure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { planTimeline } from './plan-timeline.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;
const claims = testClaims(now);

claims`
  query | timeline | row event-happened | row notice | row final-report | why
  type=motor-theft&date=2026-11-21&time=14:00 | event-happened 2026-11-21; notice 2026-11-22; final-report 2027-02-19 | 2026-11-21, 2:00…pm, 1 hour ago, now: … | 2026-11-22, 2:00…pm, in 23 hours, due: … | 2027-02-19, in 90 days, due: … | a car stolen an hour ago: the insurer by tomorrow at the same hour, the police report in 90 days
  type=motor-third-party&role=driving&date=2026-11-20&time=09:00&told=2026-11-20 | event-happened 2026-11-20; notice … | | | | consequences on the day of an accident, without its hour, come after the accident
`;

const admitted = 'type=health-cashless&date=2026-11-21&time=09:30&asked=2026-11-21T14:20';
const yesterday = 'type=health-cashless&date=2026-11-20&time=09:00';
claims`
  query | row cashless-decision | row notice-emergency | row notice-planned | row final-approval | row today | no row cashless-decision | why
  ${admitted} | …, 3:20…pm, in 20 minutes, now: … | 2026-11-22, … | none | undated, … | | | a father admitted this morning: the answer within the hour, the notice within the day
  ${admitted}&discharge=2026-11-21T14:50 | | | | …5:50…pm, in 2 hours…
  type=health-cashless&date=2026-11-21&time=14:30 | …, 3:30…pm, in 30 minutes, …Estimated from the admission… | | | | | | where the true start is unknown the row names the event it was counted from
  type=health-cashless&date=2026-11-21 | | 2026-11-22, … | none | | none | | an event today without an hour has begun, and is the row of today
  type=health-cashless&date=2026-11-19 | | | | | 2026-11-21, …
  ${yesterday} | …It may be over by now… | | | | | complain | an estimated clock never advises a complaint
  ${yesterday}&asked=2026-11-20T10:00 | …then complain…
  type=health-cashless&date=2026-12-01 | | none | 2026-11-28, …due: … | | | | a planned stay has its notice before it, counted by the longer period
`;

const told = 'type=motor-own-damage&date=2026-11-19&time=18:00&told=2026-11-20T10:00';
const surveyed = 'type=two-wheeler&date=2026-10-01&surveyed=2026-10-02';
claims`
  query | row surveyor | row survey-report | row decision | why
  ${told} | 2026-11-21, 10:00…am, 5 hours ago, now: … | 2026-12-06, … | 2026-12-13, … | a day for the surveyor, the only row of today, fifteen for the report, seven for the decision
  ${surveyed}&reported=2026-10-10 | | | 2026-10-17, … | the decision is due from the report
  ${surveyed}&reported=2026-11-10 | | …Late by 24 days, … | 2026-10-24, … | or from its last day if that comes first
`;

claims`
  query | row settlement | row investigated | row questions-end | row complaint-reply | row ombudsman-opens | row ombudsman-closes | why
  type=life-death&date=2026-11-01&papers=2026-11-10&start=2024-02-29 | 2026-11-25, … | 2026-12-25, … | 2027-03-01, … | | | | 15 days from the last paper, 45 with an investigation, three years from the start
  type=life-death | undated, 15 days from the day you sent the last paper, … | | | | | | without any date every clock is listed with its length
  type=travel&date=2026-10-01 | | | | none | | | the clocks of a complaint appear once there is one
  type=travel&date=2026-10-01&complained=2026-10-31 | | | | 2026-11-14, …past: … | 2026-12-01, … | 2027-11-30, …
`;

test('a clock that started before a change of law keeps its old length; from the day of the change the new one applies', () => {
  const old = { text: '10 days', clock: { days: 10 }, until: '2025-05-31' } as const;
  const older: ClockFigure = { ...surveyReport, ...old };
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

test('dated rows are in order of time, undated ones come last; without a date the steps say nothing of today', () => {
  for (const type of claimTypes) {
    const happened = { date: '2026-11-19', time: null } as const;
    const dates = planTimeline(type, { happened }, now).map(({ date }) => date ?? '9999');
    expect(dates).toEqual([...dates].sort());
    // The page of the kind is prerendered.
    const on = (date: IsoDate) => planTimeline(type, {}, { date, time: '10:00' });
    expect(on('2026-11-21')).toEqual(on('2026-12-24'));
  }
});
