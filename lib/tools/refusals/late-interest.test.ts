/** Days and rupees are counted by hand. */
import { testRefusals } from '../../../testing/data/refusal-rows.ts';
import { lateInterestOf, lateInterestSentence } from './late-interest.ts';
import type { RefusalInput } from './refusal-input.ts';

// `interest`: from, to, days, the last day of the insurer's time, per cent a year, rupees, rupees a day.
const interest = testRefusals('2026-11-26', 'kind=silence');
const silent = 'line=life&told=2026-09-27&papers=2026-10-01&amount=365000';

interest`
  query | today | interest | interest text | no interest text | interest sentence | why
  ${silent} | | 2026-09-27 2026-11-26 60 2026-10-16 7.5 4500 75 | …27 September 2026, the day the insurer was told…60 days…India Today…7.5% a year…₹4,500…₹75 for each further day… | | …the interest runs at the latest from 27 September 2026; to 26 November 2026 that is 60 days, at 7.5% a year by the bank rate at the start of the financial year (if another day’s rate is higher, I claim that one): ₹4,500 on ₹3,65,000. It runs on to the day of payment. | to today: 60 days at 5.5% and 2 points
  line=life&papers=2026-10-01&amount=365000 | | 2026-10-01 2026-11-26 56 2026-10-16 7.5 4200 75 papers | …the day of the last papers…more may be due… | | | without the day of the report from the last papers, at the least
  line=life | | | …we need the day on which the insurer was told…
  line=life&told=2026-09-27&papers=2026-10-01 | | | …60 days…7.5% a year…With the amount we count… | ₹ | | without an amount days and rate only
  line=life&told=2027-05-01&papers=2027-05-01 | 2027-06-01 | 2027-05-01 2027-06-01 31 2027-05-16 none none none depends | …not on our list…amount × (bank rate… | | | in a year that was not read the formula
  ${silent} | 2026-10-16 | | …runs to 16 October 2026…nothing is late yet… | | – | within the insurer’s time nothing is late
  ${silent} | 2026-10-17 | | …20 days… | | | on the day after its last it is
  line=theft&papers=2026-11-01 | | 2026-11-01 2026-11-26 25 none 7.5 none none | | | Interest on money paid late runs at the latest from 1 November 2026. | theft has no last day of the insurer; the papers of a vehicle are the report
  line=own-damage&papers=2026-11-01 | | 2026-11-01 2026-11-26 25 2026-11-24 7.5 none none
  line=health-cashless&papers=2026-10-01 | | – | | | | no interest for a cashless request or a refusal
`;

interest`
  query | interest | no interest text | interest sentence | why
  line=health-reimbursement&papers=2024-09-04 | older | not counted here | – | before the rule nothing is counted
  line=health-reimbursement&told=2024-08-20&papers=2024-09-05 | 2024-08-20… | not counted here | …By my count…
  line=own-damage&papers=2024-08-20&report=2024-09-05 | 2024-08-20… | not counted here | …By my count…
`;

interest`
  query | interest | interest text | interest sentence | why
  line=theft&papers=2024-09-04 | older | …not counted here… | – | if the insurer has times of its own, the answer says it of them
  line=life&told=2024-09-05&papers=2024-09-05 | /^\S+ \S+ \d+ \S+ 8\.75 / | | | the bank rate at the start of the year in which it fell due, and 2 points
  line=life&told=2025-03-01&papers=2025-03-01 | /^\S+ \S+ \d+ \S+ 8\.75 /
  line=life&told=2025-03-31&papers=2025-03-31 | /^\S+ \S+ \d+ \S+ 8\.5 /
  line=life&told=2026-03-16&papers=2026-03-16 | /^\S+ \S+ \d+ \S+ 8\.5 /
  line=life&told=2026-03-17&papers=2026-03-17 | /^\S+ \S+ \d+ \S+ 7\.5 /
`;

// The day on which the money came. After a death interest is owed for certain only after the longer time.
testRefusals('2026-12-31', 'kind=part&line=life&reason=late-interest&papers=2026-10-20')`
  query | interest | interest text | no interest text | interest sentence
  told=2026-10-15&settled=2026-11-14&amount=365000 | 2026-10-15 2026-11-14 30 2026-11-04 7.5 2250 75 depends | …14 November 2026, the day the money came… | further day
  settled=2026-11-04 | | | did not investigate | –
  settled=2026-11-05 | …papers depends | …did not investigate… | | By my count the interest runs…
  settled=2026-12-04 | …papers depends | …did not investigate… | | By my count the interest runs…
  settled=2026-12-05 | …papers | | did not investigate | By my count the interest runs…
`;

test('a refusal owes no interest', () => {
  const days = { told: '2026-09-27', papers: '2026-10-01' } as const;
  const refused: RefusalInput = { line: 'life', kind: 'refused', reasons: [], days, sent: null };
  expect(lateInterestOf(refused, '2026-11-26')).toBeNull();
  expect(lateInterestSentence(refused, '2026-11-26')).toBe('');
});
