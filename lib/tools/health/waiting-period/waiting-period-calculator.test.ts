/**
 * Counted on a calendar. Months from 1 June 2027 are over on 1 June by one count and on 2 June by every count, 30 days
 * on 1 or 2 July; months that would end on a day that the month lacks end with the month by both.
 */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { readInput, testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { addDays, addMonths, type IsoDate } from '../../../dates/iso-date.ts';
import { waitingPeriodCalculator } from './waiting-period-calculator.ts';
import { waitingDates } from './waiting-period-dates.ts';
import { needLabels } from './waiting-period-fields.ts';

const june = 'start 2027-06-01';
const raised = 'before 24; oldSum 5 lakh; newSum 20 lakh';

const answers = testAnswers(waitingPeriodCalculator);
const answersFromJune = testAnswers(waitingPeriodCalculator, { given: june });
const answersOfDiabetes = testAnswers(waitingPeriodCalculator, { given: 'treated diabetes' });

answers`
  typed | verdict | last | why
  ${june} | … (You wait: 36 months, Covered: from month 37) | from 2 June 2030
  ${june}; existing 24 | … (You wait: 24 months, Covered: from month 25) | from 2 June 2029
  ${june}; existing 0 | … (You wait: 30 days, Covered: from day 31) | from 2 July 2027 | No wait of its own: the first 30 days, 1 to 30 June, apply to any illness.
  ${june}; existing 0; first 0 | … (Covered: from day 1) | from 1 June 2027
  ${june}; before 12 | … (You still wait: 24 months, Covered: from month 25) | from 2 June 2029
  ${june}; before 35 | … (You still wait: 1 month, Covered: from month 2) | from 2 July 2027
  ${june}; before 36 | … (Covered: from day 2, You waited already: 36 months) | from 2 June 2027 | served to the day: safe by both counts
  ${june}; before 600 | … (Covered: from day 1, You waited already: 36 months) | from 1 June 2027
  ${june}; need listed | … (You wait: 36 months, Covered: from month 37) | from 2 June 2030
  ${june}; need listed; listed 24 | … (You wait: 24 months, Covered: from month 25) | from 2 June 2029
  ${june}; need listed; listed 24; before 24 | … (Covered: from day 2, You waited already: 24 months) | from 2 June 2027
  ${june}; need fresh | … (You wait: 30 days, Covered: from day 31) | from 2 July 2027
  ${june}; need fresh; first 90 | … (You wait: 90 days, Covered: from day 91) | from 31 August 2027
  ${june}; need fresh; before 12 | … (Covered: from day 1) | from 1 June 2027
  ${june}; need accident | … (Covered: from day 1) | from 1 June 2027
  ${june}; need birth; birth 24 | … (You wait: 24 months, Covered: from month 25) | from 2 June 2029
  ${june}; existing 5; first 180 | … (You wait: 180 days, Covered: from day 181) | from 29 November 2027 | The wait for any illness is over later: 180 days and 5 months.
  ${june}; need undeclared | … (Can be disputed for: 60 months, No longer disputed: from month 61) | from 2 June 2032
  ${june}; need undeclared; before 24 | … (Can still be disputed for: 36 months, No longer disputed: from month 37) | from 2 June 2030
  start 2024-04-01; need undeclared; before 60 | … (No longer disputed: from day 2, You waited already: 60 months) | from 2 April 2024
  start 2024-04-01; need undeclared; before 72 | … (No longer disputed: from day 1, You waited already: 60 months) | from 1 April 2024
  start 2023-11-01 | … (The wait was: 36 months, Covered: from month 37) | from 2 November 2026
  start 2028-02-29 | … (You wait: 36 months, Covered: from month 37) | from 1 March 2031 | 29 February 2028 and 36 months: the last of them ends with 28 February 2031.
  start 2027-01-31; need fresh | … (You wait: 30 days, Covered: from day 31) | from 3 March 2027
  start 2028-01-30; need fresh | … (You wait: 30 days, Covered: from day 31) | from 1 March 2028
`;

answersFromJune`
  typed | heading | why
  treated diabetes | Once you declare diabetes, it is covered after a wait
  treated blood-pressure; before 36 | Once you declare high blood pressure, it is covered without a wait
  treated yes | An illness you have and declare is covered after a wait | Not named, denied or left open: the question about an illness is answered.
  treated no | An illness you have and declare is covered after a wait
   | An illness you have and declare is covered after a wait
  need accident | An accident is covered without a wait
  need listed | A listed operation is covered after a wait
  need undeclared | An illness left off the form can be held against you for a time
  need undeclared; before 60 | Only fraud, if proven, still counts against you
  need undeclared; start 2023-06-01 | By the rule of 2024, an illness left off the form can be held against you for a time
`;

answers`
  typed | question | verdict | text | tables | steps | no all | why
  need existing; treated diabetes | Diabetes | Once you declare diabetes, it is covered after a wait (You wait: 36 months, Covered: from month 37) | | …From day 1 / …From day 31 / …From month 37 / …From month 37 / …Ask for the plan’s wait / …Disputed for 60 months… | …(#change) | of 20 | without a start there are months and no date
  ${june}; treated diabetes | | | If the policy starts on 1 June 2027, this is covered from 2 June 2030. | …Diabetes; 36 months; 2 June 2030… | | | with one, the day too
  ${june}; need undeclared | | | If the policy starts on 1 June 2027, it can be disputed until 1 June 2032.
  ${june}; need listed; before 24 | A listed operation, covered for 24 months before, policy from 1 June 2027
  before 12; oldSum 5 lakh; newSum 20 lakh | An illness you have, covered for 12 months before, ₹5 lakh before, ₹20 lakh now
  ${june}; before 36; oldSum 5 lakh; newSum 20 lakh | | | | What; Wait; Up to ₹5 lakh; The ₹15 lakh above it / …An illness you have; 36 months; 2 June 2027; 2 June 2030… | | | an increased sum insured has new waits for the added part
  ${june}; before 36; oldSum 5 lakh; newSum 5 lakh | | | | /^[^;]*; [^;]*; [^;]* / | | | not increased
  ${june}; before 36; oldSum 5 lakh; newSum 3 lakh | | | | /^[^;]*; [^;]*; [^;]* / | | | reduced
`;

// The exception is what is most particular to the policy: other rules, a higher sum, months before.
answersOfDiabetes`
  typed | exception | bars | why
  start 2023-06-01; ${raised} | Your policy was sold under other rules: …
  ${raised} | For the added ₹15 lakh you wait again: …
  before 24 | Your 24 months count: …
  before 1 | Your month counts: …
  need undeclared; before 24 | Declare it now: …
  need listed | Diabetes is covered from month 37: …
  need existing | Ask for a shorter wait: … | Diabetes: wait 36 months, covered from month 37…
  treated no | What counts as an illness you have: …
  need accident; treated no; ${raised} | Your 24 months count: … | | the added part has no waiting period either
`;

// The illness in treatment is dated beside an answer about something else, and diabetes has its page.
answersFromJune`
  typed | says | no says
  need accident; treated diabetes | …Diabetes and what follows from it, once declared, are covered from month 37 on: 2 June 2030.…
  need listed; treated yes | …The illness in treatment and…
  need listed; treated no | | once declared
  treated diabetes | …](/diabetes-health-insurance)…
  treated heart | | /diabetes-health-insurance
`;

answers`
  typed | field
  start 2027-02-29 | start
  start 1909-01-01 | start
  start 2031-01-01 | start
  ${june}; need pregnancy | need
  ${june}; treated cancer | treated
  ${june}; need birth | birth
  ${june}; before -1 | before
  ${june}; before 1.5 | before
  ${june}; existing 49 | existing
  ${june}; newSum 5 lakh | oldSum
  ${june}; oldSum 5 lakh | newSum
`;

const on = (today: IsoDate) => testAnswers(waitingPeriodCalculator, { today });

// A wait of the past is headed by its end.
on('2026-11-29')`
  typed | heading | steps | no says
  need undeclared; start 2018-01-01 | Over since 1 January 2025: only fraud, if proven, still counts against you | /^[^(]*\(\/claim\/refused\)/ | declare the illness now
  treated diabetes; start 2018-01-01 | Over since 2 January 2021: diabetes, once declared, is covered | /^[^(]*\(\/claim\/refused\)/ | You wait
  treated diabetes; before 12; start 2024-02-29 | Over since 1 March 2026: diabetes, once declared, is covered | /^[^(]*\(\/claim\/refused\)/ | You wait
  need fresh; start 2018-01-01 | Over since 1 February 2018: a new illness is covered | /^[^(]*\(\/claim\/refused\)/ | You wait
  need listed; start 1999-05-01 | Over since 2 May 2002: a listed operation is covered | /^[^(]*\(\/claim\/refused\)/ | You wait
  need birth; birth 9; start 2024-01-01 | Over since 2 October 2024: a birth is covered | /^[^(]*\(\/claim\/refused\)/ | You wait
`;

// The wait runs on its eve, has two counts on the anniversary, and is over on the day after.
const anniversary = 'treated diabetes; start 2023-11-29';
on('2026-11-28')`
  typed | heading | text
  ${anniversary} | Once you declare diabetes, it is covered after a wait | Your policy began on 29 November 2023: this is covered from 30 November 2026.
`;
on('2026-11-29')`
  typed | text | exception | last | why
  ${anniversary} | By one count it is over today…
  need undeclared; before 60; start 2026-11-29 | By one count it is over today… | /^(?!Declare)/ | from 30 November 2026 | served to the day: as the decoder says
  need undeclared; before 60; start 2026-12-01 | …only if fraud is proven. | Your 60 months count…
  need undeclared; before 72; start 2026-11-29 | …only if fraud is proven. | Your 72 months count… | from 29 November 2026
  existing 48; start 2026-10-01 | | The rules allow at most 36 months: You entered 48 months. For a policy from 1 April 2024 on the longest wait is 36 months, which we count here. Before that it was 48 months. | from 2 October 2029 | a wait that the rules forbid is said, and counted as they allow it
  existing 48; start 2023-10-01 | | …could wait 48 months; today at most 36 months… | from 2 October 2027 | before 2024 it may be longer
`;
on('2026-11-30')`
  typed | heading
  ${anniversary} | Over since 30 November 2026…
`;

test('without a start, and before it, the answer is the same on every day', () => {
  for (const typed of ['need existing; treated diabetes', 'start 2028-06-01']) {
    const input = readInput(waitingPeriodCalculator, typed);
    const said = (today: IsoDate) =>
      JSON.stringify(answerCalculator(waitingPeriodCalculator, input, today));
    expect(said('2027-11-23')).toBe(said('2026-11-23'));
  }
});

test('for many starts: more months before never delay a date, a longer wait never advances it', () => {
  let start: IsoDate = '2024-01-01';
  for (let round = 0; round < 400; round += 1) {
    start = addDays(start, 3);
    const waits = { first: 30, listed: 24, existing: 36, birth: 9, moratorium: 60 };
    let earlier = waitingDates(start, waits, 0);
    expect(earlier.existing.over >= addMonths(start, 36)).toBe(true);
    for (const before of [1, 9, 24, 36, 60, 72]) {
      const later = waitingDates(start, waits, before);
      for (const need of Object.keys(needLabels) as (keyof typeof needLabels)[]) {
        expect((later[need]?.safe ?? '') <= (earlier[need]?.safe ?? '')).toBe(true);
        expect((later[need]?.over ?? '') >= start).toBe(true);
      }
      earlier = later;
    }
    const longer = waitingDates(start, { ...waits, existing: 37 }, 12);
    expect(longer.existing.safe > waitingDates(start, waits, 12).existing.safe).toBe(true);
  }
});

testSoundAnswers(
  waitingPeriodCalculator,
  [
    Object.keys(needLabels).map((need) => `need ${need}`),
    ['', ...['2017-01-31', '2024-02-29', '2026-11-23', '2028-11-22'].map((day) => `start ${day}`)],
    ['', 'treated diabetes'],
    [
      'birth 0; existing 0; listed 1; first 1',
      'birth 1; before 1',
      'birth 120; before 600; oldSum 0; newSum 100 crore',
    ],
  ],
  (said) => {
    expect(JSON.stringify(said)).not.toMatch(/\b0 months/);
    // What waits, and what is paid: each bar is as long as the others.
    const sums = said.chart?.bars.map(({ parts }) =>
      parts.reduce((sum, part) => sum + part.amount, 0),
    );
    expect(new Set(sums).size).toBeLessThanOrEqual(1);
  },
);
