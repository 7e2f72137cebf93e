/**
 * Counted by hand: (spending + instalments − continuing pay) × months + costs, less savings and cover, rounded up to a
 * lakh. This is the present value of an annuity whose payments rise at the interest rate.
 */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import {
  readInput,
  testAnswers,
  testDirections,
  testSoundAnswers,
} from '../../../../testing/data/answer-rows.ts';
import { expectVerdictOfWorking } from '../../../../testing/data/expect-sound-answer.ts';
import { testRows } from '../../../../testing/data/rows.ts';
import { criticalIllnessCoverCalculator } from './critical-illness-cover-calculator.ts';

const page = 'spending 60000; instalments 40000; months 24';

// The sum is the last amount of the working.
testRows(['typed'], ({ typed = '', sum = '' }) => {
  const input = readInput(criticalIllnessCoverCalculator, typed);
  return {
    sum: () => {
      expectVerdictOfWorking(answerCalculator(criticalIllnessCoverCalculator, input), sum);
      return sum;
    },
  };
})`
  typed | sum | why
  ${page} | ₹24 lakh for 24 months | as on the page: (60 + 40) thousand × 24
  spending 1 lakh; months 9; costs 2 lakh | ₹11 lakh for 9 months | the page’s example year: 1 lakh × 9 and 2 lakh of costs
  spending 50000 | ₹12 lakh for 24 months | 24 months when nobody says
  spending 1 lakh; months 1 | ₹1 lakh cannot earn for 1 month, | one month
  spending 1 lakh; months 120 | ₹1.2 crore for 120 months | ten years
  spending 0; instalments 25,000; months 12 | ₹3 lakh | instalments alone
  spending 0; costs 5 lakh | ₹5 lakh for 24 months | costs alone
  spending 40001; months 5 | ₹3 lakh for 5 months | up to a full lakh: 40,001 × 5
  spending 40000; months 5 | ₹2 lakh for 5 months | 40,000 × 5 is one
  ${page}; goesOn 30000 | ₹17 lakh | a spouse’s 30,000: 70 thousand × 24
  ${page}; goesOn 2 lakh; costs 3 lakh | ₹3 lakh for 24 months | pay that goes on and is enough leaves the costs
  ${page}; savings 10 lakh | ₹14 lakh | savings: 24 − 10
  ${page}; cover 20 lakh | ₹4 lakh for 24 months | cover there is: 24 − 20
  ${page}; costs 6 lakh; savings 5 lakh; cover 10 lakh | ₹15 lakh | both: 24 + 6 − 5 − 10
  ${page}; savings 24 lakh | What you have would last 24 months: no further sum is needed | enough is there
  spending 1; months 1 | ₹1 lakh for 1 month | one rupee
  spending 10 cr; instalments 10 cr; months 120; costs 100 crore | ₹2,500 crore for 120 months | ten crore a month for ten years
  spending ५०,०००; months १२ | ₹6 lakh for 12 months | in other digits
`;

const pageAnswers = testAnswers(criticalIllnessCoverCalculator, { given: page });

// The bars: what pays the time without pay, and what lacks a year later.
pageAnswers`
  typed | tables | bars | why
  months 18; goesOn 20000; savings 4 lakh | …/ You earn nothing for 12 months; ₹6 lakh / You earn nothing for 18 months; ₹11 lakh / You earn nothing for 24 months; ₹16 lakh / You earn nothing for 36 months; ₹25 lakh / You earn nothing for 60 months; ₹44 lakh / The pay that goes on ends as well; ₹14 lakh /… | 18 months without pay: you have 400000, new cover 1100000 / 30 months without pay: you have 400000, new cover 1100000, still missing 900000 | 80,000 × 30, less both
  costs 1.5 lakh; months 12 | | /^[^/]*: spending 720000, instalments 480000, other costs 150000, rounded up 50000\b/ | a sum that pays alone is split into what it is for
  goesOn 1 lakh; costs 2 lakh | | 24 months without pay: other costs 200000
  savings 30 lakh | | 24 months without pay: you have 2400000 / 36 months without pay: you have 3000000, still missing 600000
  months 24 | …in the first 90 days… / …30 days after diagnosis… | | the usual wait and survival period are in days
`;

// The exception is the missing health insurance, then pay that may end, then a longer time.
pageAnswers`
  typed | verdict | question | exception | reasons | says | no says
  months 24 | If you cannot earn for 24 months, your household needs this sum (Critical illness sum to buy: ₹24 lakh, Short each month: ₹1 lakh) | | …For 36 months the sum would be ₹36 lakh.… | | | Buy [health insurance]
  spending 0; instalments; costs 5 lakh | …(Critical illness sum to buy: ₹5 lakh)
  goesOn 20000; hospital no | | ₹60,000 a month, instalments of ₹40,000, ₹20,000 of pay goes on, no health insurance
  hospital no; goesOn 30000 | | | Health insurance comes first: … | If the pay that goes on ends as well. The sum would then be ₹24 lakh. / …For 36 months the sum would be ₹26 lakh.… | …Buy [health insurance]…
  goesOn 30000 | | | If the pay that goes on ends as well: …
`;

test('the answer is the same whatever today is', () => {
  const input = readInput(criticalIllnessCoverCalculator, page);
  const later = answerCalculator(criticalIllnessCoverCalculator, input, '2027-11-23');
  expect(later).toEqual(answerCalculator(criticalIllnessCoverCalculator, input));
});

testAnswers(criticalIllnessCoverCalculator)`
  typed | error
  spending 0 | spending: Enter what your household spends.
  instalments 0 | spending: Enter a sum, such as 50000…
  ${page}; months 0 | months: Enter a number from 1 to 120 (months).
  ${page}; months 1.5 | months: …
  ${page}; savings -1 | savings: …
  ${page}; hospital perhaps | hospital: …
`;

testDirections(
  criticalIllnessCoverCalculator,
  ({ working, verdict }) =>
    verdict.startsWith('What you have') ? 0 : Number(working.rows.at(-1)?.value.replace(/\D/g, '')),
  {
    spending: [1, 300_000],
    instalments: [0, 200_000],
    months: [1, 61],
    costs: [0, 2_000_000],
    goesOn: [0, 300_000],
    savings: [0, 3_000_000],
    cover: [0, 3_000_000],
  },
  {
    up: { spending: 2e5, instalments: 2e5, months: 60, costs: 1e6 },
    down: { goesOn: 5e5, savings: 5e5, cover: 5e5 },
  },
);

testSoundAnswers(criticalIllnessCoverCalculator, [
  ['0', '1', '99,999', '10 crore'].map(
    (sum) => `spending ${sum}; instalments 1; costs ${sum}; goesOn ${sum}`,
  ),
  ['months 1', 'months 13', 'months 120'],
  ['', '0', '1', '100 crore'].map((has) => `savings ${has}; cover ${has}`),
]);
