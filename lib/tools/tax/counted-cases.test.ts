/**
 * Payouts and years of tax counted outside the code: from Schedule II and the slabs, by hand or by a second program.
 */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { testAnswers } from '../../../testing/data/answer-rows.ts';
import type { CalculatorAnswer, CalculatorFields } from '../calculators/calculator.ts';
import { section80dCalculator } from './80d/80d-calculator.ts';
import { maturityTaxCalculator } from './maturity-tax/maturity-tax-calculator.ts';

const premiumTests = ({ working }: CalculatorAnswer) =>
  working.rows.filter(({ label }) => /^Premium (against|of this)/.test(label));
const payouts = testAnswers(maturityTaxCalculator, {
  given: 'kind traditional',
  today: '2026-11-26',
  parts: {
    tests: (answer) =>
      premiumTests(answer)
        .map(({ value }) => (value === 'kept' ? 'kept' : 'not kept'))
        .join(', '),
    'of the sum assured': (answer) =>
      /at max (₹[\d,]+)/.exec(String(premiumTests(answer)[0]?.note))?.[1] ?? '',
    fates: ({ tables }) =>
      tables?.[0]?.rows.map(([, , fate]) => fate?.split(/\W/)[0]).join(', ') ?? '',
  },
});

// The tests: the premium against the share of the sum assured, and against the yearly limit. If not all policies fit,
// the fates say what each pays, this one first.
payouts`
  typed | heading | tests | of the sum assured | fates | why
  issued 2024-05-10; premium 3 lakh; sumAssured 40 lakh; others 3 lakh | …within the limit; you choose which | kept, kept | ₹4,00,000 | free, taxed | two of 3 lakh: either is free, not both
  issued 2023-06-01; premium 2 lakh; sumAssured 30 lakh; others 2 lakh, 2 lakh | …within the limit; you choose which | kept, kept | ₹3,00,000 | free, free, taxed | three of 2 lakh: two are free
  issued 2011-07-01; premium 60000; sumAssured 3 lakh; others 10 lakh | By today’s rules, … free of income tax | kept | ₹60,000 | – | issued in 2011: a fifth of the sum assured, whatever the others cost
  issued 2003-03-31; premium 1 lakh; sumAssured 1.5 lakh | Free of income tax: no premium limit… | – |  | – | the last day before the tests
  issued 2003-04-01; premium 60001; sumAssured 3 lakh | The gain is taxed… | not kept | ₹60,000 | – | the first day of the tests, a rupee too much
  kind unitLinked; issued 2021-02-01; premium 2.5 lakh; sumAssured 25 lakh | By today’s rules, … free of income tax | kept, kept | ₹2,50,000 | – | a ULIP at both limits
  issued 2023-04-01; premium 5 lakh; sumAssured 50 lakh | By today’s rules, … free of income tax | kept, kept | ₹5,00,000 | – | another kind at its limit beside a ULIP at its own
  kind unitLinked; issued 2021-02-01; premium 2.6 lakh; sumAssured 30 lakh | The gain is taxed… | kept, not kept | ₹3,00,000 | – | a ULIP above the limit by itself
  issued 2013-04-01; premium 45000; sumAssured 3 lakh | The gain is taxed… | not kept | ₹30,000 | – | 15% of the sum assured, without a disability
  issued 2013-04-01; premium 45000; sumAssured 3 lakh; disability yes | By today’s rules, … free of income tax | kept | ₹45,000 | – | 15% of the sum assured, with a disability, on the first day of that rule
  issued 2013-03-31; premium 45000; sumAssured 3 lakh; disability yes | The gain is taxed… | not kept | ₹30,000 | – | the same a day earlier: 10%
  issued 2024-05-10; premium 2 lakh; sumAssured 40 lakh; allPremiums 6 lakh | Free of income tax if you count it… | kept, kept | ₹4,00,000 | – | a total of 6 lakh, in truth three of 2 lakh: it cannot say which fit
  kind unitLinked; issued 2023-01-01; premium 6 lakh; sumAssured 30 lakh | The gain is taxed… | not kept, not kept | ₹3,00,000 | – | a large ULIP, taxed unless it is paid on death
`;

/** Six lakh a year for five years. */
const six = 'issued 2023-05-10; premium 6 lakh; sumAssured 60 lakh; paidIn 30 lakh; payout 36 lakh';
const total = 'issued 2024-05-10; premium 2 lakh; sumAssured 40 lakh; allPremiums 6 lakh';
const equal = 'issued 2024-05-10; premium 3 lakh; sumAssured 40 lakh; others 3 lakh';
const disabled = 'issued 2013-04-01; sumAssured 3 lakh';
payouts`
  typed | says | no says | tables | why
  kind unitLinked; issued 2021-02-01; premium 5 lakh; sumAssured 50 lakh; paidIn 25 lakh; payout 30 lakh | …₹10,000… | | | 2% of the gain of a taxed ULIP is taken off: 30 lakh less 25 lakh
  ${six}; deducted 7.5 lakh | …₹13.5 lakh is taxed…₹12,000 if it counts all…₹27,000… | | | 36 − (30 − 7.5) lakh; 2% of 6 or of 13.5 lakh
  ${six} | …the taxed income is higher by them… | | | premiums that were deducted from income are not subtracted
  ${six}; deducted 0 | | higher by them
  ${total} | …room for premiums of ₹3 lakh a year…one by one… | none of the others | – | of a total nothing is said about single policies
  ${total} | | does not fit
  ${total} | | stays outside
  ${equal} | …₹3 lakh a year stays outside too… | Choosing this one costs | | either choice leaves the same outside
  ${disabled}; premium 45000 | …Has the person insured a disability… | | | asked only where its answer decides
  ${disabled}; premium 45001 | | Has the person insured a disability
  ${disabled}; premium 30000 | | Has the person insured a disability
  ${disabled}; premium 45000; disability no | | Has the person insured a disability
  ${equal} | …What is paid on death is exempt…
  issued 2003-03-31; premium 1 lakh; sumAssured 1.5 lakh | …What is paid on death is exempt…
  ${six}; kind unitLinked | …What is paid on death is exempt…
`;

testAnswers(maturityTaxCalculator, {
  given: `kind traditional; ${six}`,
  parts: { income: ({ working }) => working.rows.find(({ isTotal }) => isTotal)?.value ?? '' },
})`
  typed | income | why
  deducted 7.5 lakh | ₹13,50,000 | 36 − (30 − 7.5) lakh
  kind traditional | ₹6,00,000
  kind unitLinked; deducted 7.5 lakh | ₹6,00,000 | a ULIP’s premiums are subtracted
  payout 28 lakh; deducted 7.5 lakh | ₹5,50,000 | a loss is income where the premiums were deducted: 28 − 22.5 lakh
`;

const years = testAnswers(section80dCalculator, { given: 'isSalary no', today: '2026-11-26' });

years`
  typed | heading | row Difference | row Old regime: taxed income | row Old regime: tax of the year | row New regime: taxed income | row New regime: tax of the year | why | source
  income 0 | Both regimes cost you the same |  | ₹0 | ₹0 | ₹0 | ₹0 | no income | by hand
  income 7 lakh; age 59 | You pay less tax in the new regime | ₹54,600 | ₹7,00,000 | ₹54,600 | ₹7,00,000 | ₹0 | 7 lakh at 59 | by hand
  income 12 lakh; age 60 | You pay less tax in the new regime | ₹1,76,800 | ₹12,00,000 | ₹1,76,800 | ₹12,00,000 | ₹0 | 12 lakh at 60: the last rupee with the whole rebate | by hand
  isSalary yes; income 12.75 lakh; age 35; life 1.5 lakh | You pay less tax in the new regime | ₹1,40,400 | ₹10,75,000 | ₹1,40,400 | ₹12,00,000 | ₹0 | salary of 12.75 lakh with 1.5 lakh of life premium | by hand
  isSalary yes; income 12.76 lakh; age 35 | You pay less tax in the new regime | ₹1,86,472 | ₹12,26,000 | ₹1,87,512 | ₹12,01,000 | ₹1,040 | salary of 12.76 lakh: the thousand above 12 lakh, and cess | by hand
  isSalary yes; income 24 lakh; age 45; life 1.5 lakh; own 25000; parents 60000; haveSeniorParent yes; pension 50000; loanInterest 2.5 lakh; rentAllowance 3 lakh | You pay less tax in the new regime | ₹3,900 | ₹15,75,000 | ₹2,96,400 | ₹23,25,000 | ₹2,92,500 | salary of 24 lakh with rent, a home loan and parents of 60: close | python
  income 50 lakh; age 79 | You pay less tax in the new regime | ₹2,39,200 | ₹50,00,000 | ₹13,62,400 | ₹50,00,000 | ₹11,23,200 | 50 lakh at 79: no surcharge yet | by hand
  isSalary yes; income 52 lakh; life 1.5 lakh | You pay less tax in the new regime | ₹1,11,800 | ₹50,00,000 | ₹13,65,000 | ₹51,25,000 | ₹12,53,200 | salary of 52 lakh with 1.5 lakh of life premium: 50 lakh, without a surcharge | by hand
  income 51 lakh; age 80 | You pay less tax in the new regime | ₹2,28,800 | ₹51,00,000 | ₹14,56,000 | ₹51,00,000 | ₹12,27,200 | 51 lakh at 80: relief from the surcharge in both | python
  income 1 crore; age 45 | You pay less tax in the new regime | ₹2,65,980 | ₹1,00,00,000 | ₹32,17,500 | ₹1,00,00,000 | ₹29,51,520 | a crore: 10% | by hand
  income 1.01 crore; age 45 | You pay less tax in the new regime | ₹2,65,980 | ₹1,01,00,000 | ₹33,21,500 | ₹1,01,00,000 | ₹30,55,520 | 1.01 crore: a lakh more tax at most, and cess | python
  income 2 crore; age 50 | You pay less tax in the new regime | ₹2,78,070 | ₹2,00,00,000 | ₹69,51,750 | ₹2,00,00,000 | ₹66,73,680 | 2 crore: 15%, not yet 25% | python
  income 5.1 crore; age 59 | You pay less tax in the new regime | ₹9,52,250 | ₹5,10,00,000 | ₹2,02,96,250 | ₹5,10,00,000 | ₹1,93,44,000 | 5.1 crore: relief from 37% in the old regime, 25% in the new | python
  isSalary yes; income 9 lakh; age 66; own 46000; checkUps 7000; parents 10000; haveSeniorParent yes; parentsBills 45000 | You pay less tax in the new regime | ₹62,400 | ₹7,50,000 | ₹62,400 | ₹8,25,000 | ₹0 | pension of 9 lakh at 66: both health limits are full | by hand
  isSalary yes; income 15 lakh; age 38; life 1 lakh; sumAssured 6 lakh; otherSavings 1.6 lakh; own 22000; checkUps 5000; parents 38000; haveSeniorParent yes; pension 60000; loanInterest 2 lakh; rentAllowance 4 lakh | You pay less tax in the old regime | ₹66,404 | ₹5,87,000 | ₹31,096 | ₹14,25,000 | ₹97,500 | salary of 15 lakh that the old regime taxes less | python
  income 5.5 lakh; age 79; own 50000 | Both regimes cost you the same |  | ₹5,00,000 | ₹0 | ₹5,50,000 | ₹0 | 79, no salary: 50,000 of premium bring 5.5 lakh down to the rebate | by hand
  income 6.1 lakh; age 80; own 50000; life 40000; sumAssured 2 lakh | You pay less tax in the new regime | ₹8,320 | ₹5,40,000 | ₹8,320 | ₹6,10,000 | ₹0 | 80, no salary: a premium of 20% of the sum assured counts half | by hand
`;

// What the premiums save and cost in the old regime: nobody pays a negative sum.
years`
  typed | tables | why
  isSalary yes; income 52 lakh; life 1.5 lakh | /^[^/]* / Old; [^;]*; ₹1,56,000; ₹0, and ₹6,000 less [^;/]*surcharge[^−]*$/ | 1.5 lakh above 50 lakh cost as much tax, and 4% of it as cess
  income 5.1 lakh; life 10000 | /^[^/]* / Old; [^;]*; ₹15,080; ₹0, and ₹5,080 less [^;/]*rebate/ | the tax is 14,500 and cess if the premium is not deducted; if it is, the rebate takes all
  income 51 lakh; life 50000 | /^[^/]* / Old; [^;]*; ₹52,000; ₹0, and ₹2,000 less [^;/]*surcharge/
  income 12 lakh; life 50000 | /^[^/]* / Old; [^;]*; ₹15,600; ₹34,400 /
`;

test('what a person of sixty may deduct besides is named as left out, and the sources are of the rates reached', () => {
  const answerOf = (income: string) =>
    answerCalculator(section80dCalculator, { isSalary: 'no', income }, '2026-11-26');
  expect(answerOf('9 lakh').assumptions.join(' ')).toMatch(
    /interest on deposits .*60 years.*without health insurance/,
  );
  const idsOf = (income: string) => answerOf(income).figures.map(({ id }) => id);
  const [small, large] = [idsOf('9 lakh'), idsOf('6 crore')];
  expect(small.filter((id) => id.includes('surcharge'))).toEqual([]);
  expect(large.filter((id) => id.includes('surcharge'))).toHaveLength(8);
  expect(small.length).toBeLessThan(36);
});

test('income, salary, age, premiums and savings are open, the rest is in titled folds', () => {
  const fields = Object.entries(section80dCalculator.fields as CalculatorFields);
  const open = fields.flatMap(([name, { isDetail }]) => (isDetail ? [] : [name]));
  expect(open.join()).toBe('income,isSalary,age,life,own,parents,otherSavings');
  expect(new Set(fields.map(([, { fold }]) => fold)).size).toBe(3);
  expect(fields.filter(([, { label }]) => label.length > 45)).toEqual([]);
});
