/** Claims seen on 26 November 2026 at nine in the morning, with the plan that the heading names. Counted by hand. */
import { testRows } from '../../../testing/data/rows.ts';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { typeForAnswer } from '../../content/claims/claim-plans.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { findDueQuestion, pendingSteps } from './claim-events.ts';
import { nextDeadline } from './claim-verdict.ts';
import { parseClaimQuery } from './parse-claim-events.ts';
import { planTimeline } from './plan-timeline.ts';

const now: LocalDateTime = { date: '2026-11-26', time: '09:00' };

// The heading is the first thing to do, with its day or hour; none where the visitor has no deadline. A clock ends on a
// day (and hour), says the verdict on it, or is none of the plan.
testRows(['query', 'clock'], ({ query = '', clock }) => {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (!parsed) throw new Error(query);
  expect(parsed.errors).toEqual({});
  const { type, eventTimes } = parsed;
  expect(findDueQuestion(type, eventTimes)).toBeNull();
  const step = planTimeline(type, eventTimes, now).find(({ id }) => id === clock);
  const ends = [step?.date, step?.time].filter(Boolean).join(' ');
  return {
    ends: () => (step ? ends : 'none'),
    says: () => [step?.timeText, ends, ...(step?.detail ?? [])].join(' '),
    heading: () => nextDeadline(type, eventTimes, now)?.heading ?? '',
  };
})`
  query | clock | ends | says | heading | why
  type=motor-third-party&role=driving&date=2026-11-25&time=21:00 | police-report | 2026-11-26 21:00 |  | Tell the police today by 9:00…pm | the driver, twelve hours later: police and insurer by tonight
  type=motor-third-party&role=driving&date=2026-11-25&time=21:00 | notice | 2026-11-26 21:00
  type=motor-third-party&role=driving&date=2026-11-25&time=21:00 | first-report | 2026-11-27 21:00
  type=motor-third-party&role=driving&date=2026-11-25&time=21:00 | driver-form | 2026-12-25
  type=motor-third-party&role=driving&date=2026-11-25&time=21:00 | petition | none
  type=motor-third-party&role=hurt&date=2026-08-31 | rights-paper | 2026-09-10 |  | – | the hurt, accident on 31 August: six months end on the last of February
  type=motor-third-party&role=hurt&date=2026-08-31 | interim-report | 2026-10-20
  type=motor-third-party&role=hurt&date=2026-08-31 | detailed-report | 2026-11-29
  type=motor-third-party&role=hurt&date=2026-08-31 | petition | 2027-02-28
  type=motor-third-party&role=hurt&date=2026-08-31 | notice | none
  type=motor-third-party&role=hurt&date=2026-08-31 | police-report | none
  type=motor-third-party&role=hurt&date=2026-08-31 | driver-form | none
  type=health-cashless&date=2026-11-25&time=22:00&asked=2026-11-26T00:30&answered=2026-11-26T02:00&outcome=refused | cashless-decision |  | …Late by 30 minutes…until 26 November 2026, 1:30… | – | cashless refused at two in the night, half an hour late
  type=health-cashless&date=2026-11-25&time=22:00&asked=2026-11-26T00:30&answered=2026-11-26T02:00&outcome=refused | notice-emergency |  | Done…
  type=health-cashless&date=2026-11-25&time=22:00&asked=2026-11-26T00:30&answered=2026-11-26T02:00&outcome=refused | final-approval | none
  type=health-reimbursement&date=2026-10-20&papers=2026-11-01&decided=2026-11-20 | notice |  | Done… | – | a bill paid first, decided, and never told by itself: the insurer is four days late
  type=health-reimbursement&date=2026-10-20&papers=2026-11-01&decided=2026-11-20 | settlement |  | …Late by 4 days…until 16 November 2026…
  type=motor-third-party&role=hurt&date=2024-02-29 | petition |  | …2024-08-29 …File all the same…7 November 2025… | – | the hurt, accident on 29 February 2024: over, and to be filed all the same
  type=motor-third-party&role=hurt&date=2026-05-26 | petition | 2026-11-26 |  | File your petition to the tribunal today | the hurt, six months ago to the day: the whole day is left
  type=motor-third-party&role=hurt&date=2026-05-25 | petition | 2026-11-25 |  | – | the hurt, the day after it: over, so no heading presents it as lost
  type=motor-own-damage&date=2026-11-01&reported=2026-11-16 | notice |  | Done… | – | motor-own-damage: a survey report proves that the insurer knows
  type=motor-own-damage&date=2026-11-01&reported=2026-11-16 | surveyor |  | Done…
  type=motor-own-damage&date=2026-11-01&reported=2026-11-16 | decision | 2026-11-23
  type=two-wheeler&date=2026-11-01&reported=2026-11-16 | notice |  | Done… | – | two-wheeler: a survey report proves that the insurer knows
  type=two-wheeler&date=2026-11-01&reported=2026-11-16 | surveyor |  | Done…
  type=two-wheeler&date=2026-11-01&reported=2026-11-16 | decision | 2026-11-23
  type=motor-theft&date=2026-11-01&reported=2026-11-16 | final-report |  | Done in time… | Tell the insurer now | theft: the report of the police does not prove it
`;

test('steps of the first days are to do for a week, and no longer six months later', () => {
  const plans = claimTypes.flatMap((type) => [
    type,
    ...(type.question?.options.map(({ value }) => typeForAnswer(type, value)) ?? []),
  ]);
  const titlesOn = (date: LocalDateTime['date']) =>
    plans.flatMap((plan) =>
      pendingSteps(plan, { happened: { date, time: null } }, now).map(({ title }) => title),
    );
  const help =
    /^(Stop and help|Make everyone safe|Get off the road|Treatment first|Get help|Take time)/;
  const ofHelp = (titles: string[]) => titles.filter((title) => help.test(title)).length;
  expect(ofHelp(titlesOn('2026-11-19'))).toBe(7);
  expect(ofHelp(titlesOn('2026-11-18'))).toBe(0);
  expect(titlesOn('2026-05-26')).toContain('Tell the police');
});
