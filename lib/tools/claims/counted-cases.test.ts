/** Claims seen on 26 November 2026 at nine in the morning, with the plan that the heading names. Counted by hand. */
import { claimTypes } from '../../content/claims/all-claims.ts';
import { typeForAnswer } from '../../content/claims/claim-plans.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { pendingSteps } from './claim-events.ts';
import { findDueQuestion } from './claim-question.ts';
import { nextDeadline } from './next-deadline.ts';
import { parseClaimQuery } from './parse-claim-query.ts';
import { planTimeline } from './plan-timeline.ts';

const now: LocalDateTime = { date: '2026-11-26', time: '09:00' };

type Case = {
  query: string;
  /** The first thing to do, with its day or hour; null where the visitor has no deadline. */
  heading: RegExp | null;
  /** The day (and hour) at which each clock ends, or the verdict on it. */
  clocks: Record<string, string | RegExp>;
  /** Clocks that the plan must not have. */
  without?: string[];
};

const cases: [string, Case][] = [
  [
    'the driver, twelve hours later: police and insurer by tonight',
    {
      query: 'type=motor-third-party&role=driving&date=2026-11-25&time=21:00',
      heading: /^Tell the police today by 9:00\spm$/,
      clocks: {
        'police-report': '2026-11-26 21:00',
        notice: '2026-11-26 21:00',
        'first-report': '2026-11-27 21:00',
        'driver-form': '2026-12-25',
      },
      without: ['petition'],
    },
  ],
  [
    'the hurt, accident on 31 August: six months end on the last of February',
    {
      query: 'type=motor-third-party&role=hurt&date=2026-08-31',
      heading: null,
      clocks: {
        'rights-paper': '2026-09-10',
        'interim-report': '2026-10-20',
        'detailed-report': '2026-11-29',
        petition: '2027-02-28',
      },
      without: ['notice', 'police-report', 'driver-form'],
    },
  ],
  [
    'cashless refused at two in the night, half an hour late',
    {
      query:
        'type=health-cashless&date=2026-11-25&time=22:00&asked=2026-11-26T00:30&answered=2026-11-26T02:00&outcome=refused',
      heading: null,
      clocks: {
        'cashless-decision': /Late by 30 minutes.*until 26 November 2026, 1:30/,
        'notice-emergency': /^Done/,
      },
      without: ['final-approval'],
    },
  ],
  [
    'a bill paid first, decided, and never told by itself: the insurer is four days late',
    {
      query: 'type=health-reimbursement&date=2026-10-20&papers=2026-11-01&decided=2026-11-20',
      heading: null,
      clocks: {
        notice: /^Done/,
        settlement: /Late by 4 days.*until 16 November 2026/,
      },
    },
  ],
  [
    'the hurt, accident on 29 February 2024: over, and to be filed all the same',
    {
      query: 'type=motor-third-party&role=hurt&date=2024-02-29',
      heading: null,
      clocks: { petition: /2024-08-29 .*File all the same.*7 November 2025/ },
    },
  ],
  [
    'the hurt, six months ago to the day: the whole day is left',
    {
      query: 'type=motor-third-party&role=hurt&date=2026-05-26',
      heading: /^File your petition to the tribunal today$/,
      clocks: { petition: '2026-11-26' },
    },
  ],
  [
    'the hurt, the day after it: over, so no heading presents it as lost',
    {
      query: 'type=motor-third-party&role=hurt&date=2026-05-25',
      heading: null,
      clocks: { petition: '2026-11-25' },
    },
  ],
  ...(['motor-own-damage', 'two-wheeler'] as const).map((type): [string, Case] => [
    `${type}: a survey report proves that the insurer knows`,
    {
      query: `type=${type}&date=2026-11-01&reported=2026-11-16`,
      heading: null,
      clocks: { notice: /^Done/, surveyor: /^Done/, decision: '2026-11-23' },
    },
  ]),
  [
    'theft: the report of the police does not prove it',
    {
      query: 'type=motor-theft&date=2026-11-01&reported=2026-11-16',
      heading: /^Tell the insurer now$/,
      clocks: { 'final-report': /^Done in time/ },
    },
  ],
];

test.each(cases)('%s', (_name, { query, heading, clocks, without = [] }) => {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (!parsed) throw new Error(query);
  expect(parsed.errors).toEqual({});
  const { type, eventTimes } = parsed;
  expect(findDueQuestion(type, eventTimes)).toBeNull();
  const steps = planTimeline(type, eventTimes, now);
  for (const [id, expected] of Object.entries(clocks)) {
    const step = steps.find((one) => one.id === id);
    const end = [step?.date, step?.time].filter(Boolean).join(' ');
    if (typeof expected === 'string') expect([id, end]).toEqual([id, expected]);
    else expect([step?.timeText, end, ...(step?.detail ?? [])].join(' ')).toMatch(expected);
  }
  for (const id of without) expect(steps.map((step) => step.id)).not.toContain(id);
  const next = nextDeadline(type, eventTimes, now)?.heading ?? null;
  if (heading) expect(next).toMatch(heading);
  else expect(next).toBeNull();
});

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
