/** Life policies with an unpaid premium, seen on 26 November 2026. Dates counted on a calendar, not by the code. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { planRenewal } from './plan-renewal.ts';
import { parseRenewalQuery } from './renewal-query.ts';

const today: IsoDate = '2026-11-26';

type Case = {
  /** What is typed beside `line=life`. */
  typed: Record<string, string>;
  state: string;
  /** Rows of the timeline by id; null where the plan must have none. */
  dates: Record<string, IsoDate | null>;
  /** What the heading or the answer says. */
  says: RegExp;
};

const unitLinked = (started: IsoDate, expiry: IsoDate, mode = 'yearly') => ({
  kind: 'unit-linked',
  started,
  expiry,
  mode,
});

const cases: [string, Case][] = [
  [
    'unit-linked from February 2020, unpaid since February 2023: both ends are past',
    {
      typed: unitLinked('2020-02-01', '2023-02-01'),
      state: 'fund-due',
      dates: { grace: '2023-03-03', 'lock-in': '2025-02-01', revival: '2026-02-01' },
      says: /payable to you/,
    },
  ],
  [
    'unit-linked, unpaid since last month: discontinued since today',
    {
      typed: unitLinked('2023-10-26', '2026-10-26'),
      state: 'discontinued',
      dates: {
        grace: '2026-11-25',
        lost: '2026-11-26',
        'lock-in': '2028-10-26',
        revival: '2029-10-26',
      },
      says: /by 25 October 2028/,
    },
  ],
  [
    'unit-linked, the premium of the day on which the lock-in ends: nothing is locked',
    {
      typed: unitLinked('2020-11-20', '2025-11-20'),
      state: 'after-lock-in',
      dates: { grace: '2025-12-20', revival: '2028-11-20', notice: null },
      says: /no charge for leaving/,
    },
  ],
  [
    'term, 4 years and 11 months: a month is left',
    {
      typed: { kind: 'term', expiry: '2021-12-26' },
      state: 'lapsed',
      dates: { grace: '2022-01-25', revival: '2026-12-26' },
      says: /30 days left Until 26 December 2026/,
    },
  ],
  [
    'savings, six years: too late by a year',
    {
      typed: { kind: 'traditional', expiry: '2020-11-26' },
      state: 'revival-over',
      dates: { grace: '2020-12-26', revival: '2025-11-26' },
      says: /paid-up sum or the surrender value/,
    },
  ],
  [
    'unit-linked, due on 29 February: three years later there is none',
    {
      typed: unitLinked('2022-02-28', '2024-02-29'),
      state: 'discontinued',
      dates: { grace: '2024-03-30', choice: '2027-02-27', revival: null, 'lock-in': '2027-02-28' },
      says: /by 27 February 2027/,
    },
  ],
  [
    'savings, due on 29 February: five years later there is none',
    {
      typed: { kind: 'traditional', expiry: '2024-02-29' },
      state: 'lapsed',
      dates: { grace: '2024-03-30', revival: '2029-02-28' },
      says: /until 28 February 2029/,
    },
  ],
  [
    'term, monthly: in the fifteen days',
    {
      typed: { kind: 'term', mode: 'monthly', expiry: '2026-11-15' },
      state: 'grace',
      dates: { grace: '2026-11-30', lost: '2026-12-01', revival: null },
      says: /4 days left/,
    },
  ],
  [
    'savings, yearly: the last of the thirty days is today',
    {
      typed: { kind: 'traditional', expiry: '2026-10-27' },
      state: 'grace',
      dates: { grace: '2026-11-26', lost: '2026-11-27', revival: null },
      says: /Today The last day is/,
    },
  ],
  [
    'term, monthly: lapsed since this morning',
    {
      typed: { kind: 'term', mode: 'monthly', expiry: '2026-11-10' },
      state: 'lapsed',
      dates: { grace: '2026-11-25', lost: '2026-11-26', revival: '2031-11-10' },
      says: /10 November 2031/,
    },
  ],
  [
    'unit-linked, monthly: one day left',
    {
      typed: unitLinked('2024-11-12', '2026-11-12', 'monthly'),
      state: 'grace',
      dates: { grace: '2026-11-27', revival: null },
      says: /1 day left/,
    },
  ],
  [
    'savings, due in January: nothing has lapsed',
    {
      typed: { kind: 'traditional', expiry: '2027-01-15' },
      state: 'not-due',
      dates: { due: '2027-01-15', grace: '2027-02-14', revival: null },
      says: /nothing to do today/,
    },
  ],
];

test.each(cases)('%s', (_name, { typed, state, dates, says }) => {
  const query = parseRenewalQuery({ line: 'life', ...typed }, today);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  const plan = planRenewal(query.input, today);
  const rows = Object.fromEntries(plan.steps.map(({ id, date }) => [id, date]));
  expect(plan.state).toBe(state);
  expect(Object.fromEntries(Object.keys(dates).map((id) => [id, rows[id] ?? null]))).toEqual(dates);
  const { value, label } = plan.numbers[0] ?? {};
  expect(`${plan.heading} ${value} ${label} ${plan.answer}`).toMatch(says);
});
