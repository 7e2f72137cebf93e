// Dated claims of every kind. Every date in the table was counted by hand on a calendar: none comes from the code.
import { claimTypes } from '../../content/claims/all-claims.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { clockStatus, statusText } from './clock-step.ts';
import { computeDueDates } from './due-dates.ts';
import { parseClaimQuery } from './parse-claim-events.ts';

/** Under its kind, each line: now | the visitor's dates | the clock | its end | its text. */
const table = `
health-cashless
2026-12-01T08:00 | date=2026-11-30&time=23:30 | notice-emergency | 2026-12-01T23:30 | open
2026-12-01T08:00 | date=2026-11-30&time=23:30&told=2026-12-01T07:00 | notice-emergency | 2026-12-01T23:30 | Done in time
2026-12-02T09:00 | date=2026-11-30&time=23:30&told=2026-12-02T01:30 | notice-emergency | 2026-12-01T23:30 | Late by 2 hours
2027-01-01T02:00 | date=2026-12-31&time=22:00&asked=2026-12-31T23:45&answered=2027-01-01T00:45 | cashless-decision | 2027-01-01T00:45 | Done in time
2027-01-01T02:00 | date=2026-12-31&time=22:00&asked=2026-12-31T23:45&answered=2027-01-01T00:46 | cashless-decision | 2027-01-01T00:45 | Late by 1 minute
2028-02-29T08:00 | date=2028-02-25&discharge=2028-02-28T22:00&approved=2028-02-29T02:30 | final-approval | 2028-02-29T01:00 | Late by 1 hour
2026-11-22T13:00 | date=2026-11-20&discharge=2026-11-22T10:00 | final-approval | 2026-11-22T13:00 | open
2026-11-22T13:01 | date=2026-11-20&discharge=2026-11-22T10:00 | final-approval | 2026-11-22T13:00 | over
2028-02-20T10:00 | date=2028-03-01&time=09:00&told=2028-02-18T11:00 | notice-planned | 2028-02-27T09:00 | Done in time
2027-02-27T10:00 | date=2027-03-01&time=09:00 | notice-planned | 2027-02-26T09:00 | over

health-reimbursement
2026-11-21T15:00 | date=2026-10-28&discharge=2026-10-31&papers=2026-11-10 | send-papers | 2026-11-15 | Done in time
2027-03-08T09:00 | date=2027-02-18&discharge=2027-02-20&papers=2027-03-07 | send-papers | 2027-03-07 | Done in time
2028-03-08T09:00 | date=2028-02-18&discharge=2028-02-20&papers=2028-03-07 | send-papers | 2028-03-06 | Late by 1 day
2027-01-11T09:00 | date=2026-12-01&papers=2026-12-20&decided=2027-01-10 | settlement | 2027-01-04 | Late by 6 days
2026-11-22T09:00 | date=2026-11-20&told=2026-11-21T23:50 | notice | 2026-11-21 | Done in time
2026-11-21T23:59 | date=2026-11-20 | notice | 2026-11-21 | open
2026-11-22T00:00 | date=2026-11-20 | notice | 2026-11-21 | over

critical-illness
2026-12-05T09:00 | date=2026-12-01&start=2026-11-30 | waiting-period | 2027-03-01 | open
2028-02-02T09:00 | date=2028-01-31&told=2028-02-01 | survival-period | 2028-03-01 | open

motor-own-damage
2026-11-05T09:00 | date=2026-11-01&time=09:00&told=2026-11-01T20:00 | notice | 2026-11-02T09:00 | Done in time
2026-11-05T09:00 | date=2026-11-01&time=09:00&told=2026-11-02T20:10 | notice | 2026-11-02T09:00 | Late by 11 hours
2026-11-22T06:24 | date=2026-11-21&time=09:00&told=2026-11-21T10:00 | surveyor | 2026-11-22T10:00 | open
2026-11-22T18:00 | date=2026-11-21&time=09:00&told=2026-11-21T10:00&surveyed=2026-11-22 | surveyor | 2026-11-22T10:00 | Done in time
2026-11-20T09:00 | date=2026-11-01&told=2026-11-02T09:00&surveyed=2026-11-03&reported=2026-11-16 | survey-report | 2026-11-18 | Done in time
2026-11-25T09:00 | date=2026-11-01&surveyed=2026-11-03&reported=2026-11-16&decided=2026-11-24 | decision | 2026-11-23 | Late by 1 day
2026-11-20T09:00 | date=2026-10-01&surveyed=2026-10-02&reported=2026-11-10 | survey-report | 2026-10-17 | Late by 24 days
2026-11-20T09:00 | date=2026-10-01&surveyed=2026-10-02&reported=2026-11-10 | decision | 2026-10-24 | over

two-wheeler
2027-01-01T23:50 | date=2026-12-31&time=23:50 | notice | 2027-01-01T23:50 | open
2027-01-04T09:00 | date=2026-12-31&told=2027-01-03T10:00 | notice | 2027-01-01 | Late by 2 days

motor-theft
2027-03-01T09:00 | date=2026-11-30&time=22:15&reported=2027-02-28 | final-report | 2027-02-28 | Done in time
2028-03-06T09:00 | date=2027-11-30&time=22:15&reported=2028-03-05 | final-report | 2028-02-28 | Done
2028-03-02T09:00 | date=2028-02-28&time=23:00&told=2028-03-01T23:30 | notice | 2028-02-29T23:00 | Late by 24 hours

motor-third-party
2026-11-22T06:10 | role=hurt&date=2026-05-22&time=00:05 | petition | 2026-11-22 | open
2026-11-22T23:59 | role=hurt&date=2026-05-22&time=00:05 | petition | 2026-11-22 | open
2026-11-23T00:00 | role=hurt&date=2026-05-22&time=00:05 | petition | 2026-11-22 | over
2027-03-01T09:00 | role=hurt&date=2026-08-31&filed=2027-02-28 | petition | 2027-02-28 | Done in time
2028-03-11T09:00 | role=hurt&date=2027-08-31&filed=2028-03-10 | petition | 2028-02-29 | Late by 10 days
2026-11-22T09:00 | role=hurt&date=2022-04-01 | petition | 2022-10-01 | over
2026-11-22T09:00 | role=hurt&date=2022-03-31 | petition | none | open
2026-11-22T09:00 | role=hurt&date=2021-07-15 | first-report | none | open
2026-11-22T20:00 | role=hurt&date=2026-11-20&time=10:00&reported=2026-11-22 | first-report | 2026-11-22T10:00 | Done in time
2027-03-02T09:00 | role=hurt&date=2027-01-10&time=10:00 | interim-report | 2027-03-01 | over
2028-02-29T23:00 | role=hurt&date=2028-01-10&time=10:00 | interim-report | 2028-02-29 | open
2026-11-22T09:00 | role=driving&date=2026-11-21&time=10:00 | police-report | 2026-11-22T10:00 | open
2026-11-22T10:01 | role=driving&date=2026-11-21&time=10:00 | police-report | 2026-11-22T10:00 | over
2026-11-22T10:01 | role=driving&date=2026-11-21&time=10:00&police=2026-11-21T11:00 | police-report | 2026-11-22T10:00 | Done in time
2028-03-02T10:00 | role=driving&date=2028-02-28&time=23:00&police=2028-03-01T01:00 | police-report | 2028-02-29T23:00 | Late by 2 hours
2026-12-30T09:00 | role=driving&date=2026-11-30&form=2026-12-30 | driver-form | 2026-12-30 | Done in time
2022-04-20T09:00 | role=driving&date=2022-03-31 | driver-form | none | open
2028-02-28T09:00 | role=hurt&date=2028-02-20 | rights-paper | 2028-03-01 | open
2027-03-02T09:00 | role=hurt&date=2027-01-31&policies=2027-03-01 | accident-cover | 2027-03-02 | Done in time
2028-03-02T09:00 | role=died&date=2028-01-31 | public-schemes | 2028-03-01 | over
2026-11-26T09:00 | role=died&date=2026-08-31 | petition | 2027-02-28 | open
2027-03-01T09:00 | role=hurt&date=2026-11-30 | detailed-report | 2027-02-28 | over

life-death
2027-02-05T09:00 | date=2026-12-31&told=2027-01-30 | notice | 2027-01-30 | Done in time
2027-02-05T09:00 | date=2026-12-31&told=2027-02-02 | notice | 2027-01-30 | Late by 3 days
2026-12-17T09:00 | date=2026-10-01&papers=2026-11-01&decided=2026-12-16 | settlement | 2026-11-16 | Late by 30 days
2026-12-17T09:00 | date=2026-10-01&papers=2026-11-01&decided=2026-12-16 | investigated | 2026-12-16 | Done in time
2026-12-17T09:00 | date=2026-10-01&start=2024-02-29 | questions-end | 2027-03-01 | open

travel
2027-03-05T09:00 | date=2027-01-20&discharge=2027-01-30&papers=2027-03-04 | medical-papers | 2027-03-01 | Late by 3 days
2028-03-05T09:00 | date=2028-01-20&discharge=2028-01-30&papers=2028-02-29 | medical-papers | 2028-02-29 | Done in time

personal-accident
2027-01-05T09:00 | date=2026-12-05&told=2027-01-05 | notice | 2027-01-04 | Late by 1 day
2027-03-02T09:00 | date=2027-01-31&complained=2027-02-15&replied=2027-03-01 | complaint-reply | 2027-03-01 | Done in time
2026-11-20T09:00 | date=2026-10-01&complained=2026-10-31 | complaint-reply | 2026-11-14 | over
2026-11-20T09:00 | date=2026-10-01&complained=2026-10-31 | ombudsman-opens | 2026-12-01 | open
2026-11-20T09:00 | date=2026-10-01&complained=2026-10-31 | ombudsman-closes | 2027-11-30 | open
2027-02-20T09:00 | date=2027-01-01&complained=2027-01-31 | ombudsman-opens | 2027-03-01 | open
2028-02-20T09:00 | date=2028-01-01&complained=2028-01-31 | ombudsman-opens | 2028-03-01 | open
2028-02-20T09:00 | date=2028-01-01&complained=2028-01-31 | ombudsman-closes | 2029-02-28 | open
2028-03-20T09:00 | date=2028-01-01&complained=2028-02-20&replied=2028-02-29 | ombudsman-closes | 2029-02-28 | open
2027-12-20T09:00 | date=2026-10-01&complained=2026-10-31&replied=2026-11-30 | ombudsman-closes | 2027-11-30 | over
2027-12-20T09:00 | date=2026-10-01&complained=2026-10-31&replied=2027-12-10 | ombudsman-closes | 2027-11-30 | over
2027-12-06T09:00 | date=2026-10-01&complained=2026-10-31&ombudsman=2027-12-05 | ombudsman-closes | 2027-11-30 | Late by 5 days
`;

const cases = table
  .trim()
  .split('\n\n')
  .flatMap((group) => {
    const [kind = '', ...lines] = group.split('\n');
    return lines.map((line) => [kind, ...line.split(' | ')] as [string, ...string[]]);
  });

test('every kind of claim has its cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(55);
  const kinds = new Set(cases.map(([kind]) => kind));
  expect(claimTypes.map(({ id }) => id).filter((id) => !kinds.has(id))).toEqual([]);
});

test.each(cases)('%s on %s, %s: %s ends %s, %s', (kind, at = '', query, id, due, says) => {
  const now = { date: at.slice(0, 10) as IsoDate, time: at.slice(11) };
  const eventTimes = Object.fromEntries(new URLSearchParams(`type=${kind}&${query}`));
  const parsed = parseClaimQuery(eventTimes, now);
  if (!parsed) throw new Error(kind);
  expect(parsed.errors).toEqual({});
  const dated = computeDueDates(parsed.type, parsed.eventTimes, now).find(
    ({ clock }) => clock.id === id,
  );
  if (!dated) throw new Error(`no clock ${id}`);
  const status = clockStatus(dated, now);
  const end = dated.due && [dated.due.date, dated.due.time].filter(Boolean).join('T');
  expect({ due: end ?? 'none', says: statusText(status) || status.kind }).toEqual({ due, says });
});
