/** Life policies with an unpaid premium, seen on 26 November 2026. Dates counted on a calendar, not by the code. */
import { datesAsked, readTyped, testRows } from '../../../testing/data/rows.ts';
import { planRenewal } from './plan-renewal.ts';
import { parseRenewalQuery } from './renewal-query.ts';

testRows(['typed'], ({ typed = '', dates }) => {
  const values = readTyped(typed, ['kind', 'started', 'expiry', 'mode']);
  const query = parseRenewalQuery({ line: 'life', ...values }, '2026-11-26');
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  const { state, steps, numbers, heading, answer } = planRenewal(query.input, '2026-11-26');
  const { value, label } = numbers[0] ?? {};
  return {
    state: () => state,
    dates: () => datesAsked(dates, steps),
    says: () => `${heading} ${value} ${label} ${answer}`,
  };
})`
  typed | state | dates | says | why
  kind unit-linked; started 2020-02-01; expiry 2023-02-01; mode yearly | fund-due | grace 2023-03-03; lock-in 2025-02-01; revival 2026-02-01 | …payable to you… | unit-linked from February 2020, unpaid since February 2023: both ends are past
  kind unit-linked; started 2023-10-26; expiry 2026-10-26; mode yearly | discontinued | grace 2026-11-25; lost 2026-11-26; lock-in 2028-10-26; revival 2029-10-26 | …by 25 October 2028… | unit-linked, unpaid since last month: discontinued since today
  kind unit-linked; started 2020-11-20; expiry 2025-11-20; mode yearly | after-lock-in | grace 2025-12-20; revival 2028-11-20; notice none | …no charge for leaving… | unit-linked, the premium of the day on which the lock-in ends: nothing is locked
  kind term; expiry 2021-12-26 | lapsed | grace 2022-01-25; revival 2026-12-26 | …30 days left Until 26 December 2026… | term, 4 years and 11 months: a month is left
  kind traditional; expiry 2020-11-26 | revival-over | grace 2020-12-26; revival 2025-11-26 | …paid-up sum or the surrender value… | savings, six years: too late by a year
  kind unit-linked; started 2022-02-28; expiry 2024-02-29; mode yearly | discontinued | grace 2024-03-30; choice 2027-02-27; revival none; lock-in 2027-02-28 | …by 27 February 2027… | unit-linked, due on 29 February: three years later there is none
  kind traditional; expiry 2024-02-29 | lapsed | grace 2024-03-30; revival 2029-02-28 | …until 28 February 2029… | savings, due on 29 February: five years later there is none
  kind term; mode monthly; expiry 2026-11-15 | grace | grace 2026-11-30; lost 2026-12-01; revival none | …4 days left… | term, monthly: in the fifteen days
  kind traditional; expiry 2026-10-27 | grace | grace 2026-11-26; lost 2026-11-27; revival none | …Today The last day is… | savings, yearly: the last of the thirty days is today
  kind term; mode monthly; expiry 2026-11-10 | lapsed | grace 2026-11-25; lost 2026-11-26; revival 2031-11-10 | …10 November 2031… | term, monthly: lapsed since this morning
  kind unit-linked; started 2024-11-12; expiry 2026-11-12; mode monthly | grace | grace 2026-11-27; revival none | …1 day left… | unit-linked, monthly: one day left
  kind traditional; expiry 2027-01-15 | not-due | due 2027-01-15; grace 2027-02-14; revival none | …nothing to do today… | savings, due in January: nothing has lapsed
`;
