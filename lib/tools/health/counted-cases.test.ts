/**
 * Households worked by hand: a bill of 8 lakh rises by 8% for five years (× 1.4693). A second stay costs the same again
 * for two above fifty, half for several or for one above fifty, a quarter for one younger.
 */
import { testAnswers } from '../../../testing/data/answer-rows.ts';
import { healthCoverCalculator } from './health-cover/health-cover-calculator.ts';

testAnswers(healthCoverCalculator, {
  given: 'treated no; parentTreated no',
  today: '2026-11-26',
})`
  typed | verdict | says | no says | why
  parents 66, 61 | One family plan…(Sum insured: ₹25 lakh) | …70th birthday… in 4 years at most… | | well: 16 → 23.51 → 25
  parents 66, 61 | | …Your parent aged 61 can join it… | | the standard policy is open to one of them
  parents 66, 61; parentTreated diabetes | Your parents need a policy each (Each parent: ₹20 lakh) | Diabetes: a wait…up to 36 months… | all of you pay for their age | 12 → 17.63 → 20 each
  parents 66, 61; parentTreated diabetes | | …61 is in treatment may be charged a loading, … wait longer or be declined…
  parents 66, 61; parentTreated diabetes | | …A loading or refusal…
  age 69 | You need one policy…(Sum insured: ₹20 lakh) | …70th birthday… in 1 year at most… | job ends | free cover within a year
  age 69 | | …plans on offer for every age (no upper limit), for you at 69 too… | | no standard policy
  age 66; spouse 65 | …: ₹25 lakh) | …Your spouse aged 65 can join it only before the next birthday… | until 65 | the last year of the standard policy
  age 70; spouse 66 | …: ₹25 lakh) | …Whoever is 70 years or older gets ₹5 lakh… | | only one has the free cover: it takes nothing off a policy for both
  age 70; spouse 66 | | …70th birthday… in 4 years at most…
  age 30 | You need one policy (Sum insured: ₹15 lakh) | | | 10 → 14.69 → 15: a policy, no floater
  age 35; spouse 33; children 4 | One family plan can cover the three of you (Sum insured: ₹20 lakh) | | | 12 → 17.63 → 20
`;
