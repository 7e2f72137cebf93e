/**
 * Worked from the limits: ₹1.5 lakh for life and savings, ₹25,000 a health group, ₹50,000 from 60; the lowest applies.
 * Tax of a year: worked by hand from the slabs, and 431 inputs were compared with a second program.
 */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { readTyped, testRows } from '../../../../testing/data/rows.ts';
import { section80dCalculator } from './80d-calculator.ts';
import { breakEvenDeductions, oldSlabs, type TaxYear } from './compare-regimes.ts';
import { deductiblePremiums, type Premiums } from './deductible-premiums.ts';
import { incomeTax, newRegime, oldRegime } from './income-tax.ts';

const answers = testAnswers(section80dCalculator, {
  parts: {
    saved: ({ verdict, working }) =>
      verdict.replace(', but none in the new one', `: ${working.rows.at(-1)?.value}`),
  },
});

answers`
  typed | saved | why
  rate 20.8; life 20000; own 30000 | These premiums save tax in the old regime: ₹9,360 | 20,000 + 25,000 of 30,000 = 45,000 × 20.8%.
  rate 31.2; life 1.5 lakh | These premiums save tax in the old regime: ₹46,800
  rate 31.2; life 5 lakh | These premiums save tax in the old regime: ₹46,800
  rate 30; life 1 lakh; otherSavings 80000 | These premiums save tax in the old regime: ₹21,000
  rate 30; life 1 lakh; otherSavings 2 lakh | These premiums save you no tax
  rate 20; life 1 lakh; sumAssured 5 lakh | These premiums save tax in the old regime: ₹10,000 | 10% of 5 lakh.
  rate 20; life 1 lakh; sumAssured 1 cr | These premiums save tax in the old regime: ₹20,000
  rate 20; own 40000 | These premiums save tax in the old regime: ₹5,000
  rate 20; own 40000; hasSenior yes | These premiums save tax in the old regime: ₹8,000
  rate 20; own 60000; hasSenior yes | These premiums save tax in the old regime: ₹10,000
  rate 20; parents 60000 | These premiums save tax in the old regime: ₹5,000
  rate 20; parents 60000; haveSeniorParent yes | These premiums save tax in the old regime: ₹10,000
  rate 31.2; life 2 lakh; own 1 lakh; parents 1 lakh; hasSenior yes; haveSeniorParent yes | These premiums save tax in the old regime: ₹78,000 | 1,00,000 of health in all, and 1,50,000 of life: 2,50,000 × 31.2%.
  rate 5.2; own २५००० | These premiums save tax in the old regime: ₹1,300
  rate 0; life 1 lakh | These premiums save you no tax
  rate 30 | These premiums save you no tax
`;

/** An income is no salary unless the row says so. */
const yearlyAnswers = testAnswers(section80dCalculator, { given: 'isSalary no' });
const salary = 'isSalary yes';

yearlyAnswers`
  typed | heading | row Old regime: tax of the year | row New regime: tax of the year | row Difference | why
  income 0 | Both regimes cost you the same | ₹0 | ₹0
  income 7 lakh | You pay less tax in the new regime | ₹54,600 | ₹0 | ₹54,600 | Old: 12,500 + 20% of 2 lakh = 52,500, and 4% cess. New: 15,000, all rebated.
  income 12 lakh | You pay less tax in the new regime | ₹1,79,400 | ₹0 | ₹1,79,400 | Old: 1,12,500 + 60,000. New: 60,000, all rebated.
  income 12.75 lakh; ${salary} | You pay less tax in the new regime | ₹1,87,200 | ₹0 | ₹1,87,200 | Old on 12.25 lakh: 1,80,000. New on 12 lakh.
  income 12.76 lakh; ${salary} | You pay less tax in the new regime | ₹1,87,512 | ₹1,040 | ₹1,86,472 | New on 12.01 lakh: no more than the 1,000 above 12 lakh, and cess.
  income 12.75 lakh | You pay less tax in the new regime | ₹2,02,800 | ₹74,100 | ₹1,28,700 | Beyond the relief: 60,000 + 15% of 75,000.
  income 50 lakh | You pay less tax in the new regime | ₹13,65,000 | ₹11,23,200 | ₹2,41,800 | No surcharge at 50 lakh; at 51 lakh no more than the lakh above it: 13,12,500 and 10,80,000, + 1 lakh.
  income 51 lakh | You pay less tax in the new regime | ₹14,69,000 | ₹12,27,200 | ₹2,41,800
  income 2 crore | You pay less tax in the new regime | ₹69,51,750 | ₹66,73,680 | ₹2,78,070 | 15% of 58,12,500 and of 55,80,000.
  income 5.05 crore | You pay less tax in the new regime | ₹1,97,76,250 | ₹1,91,49,000 | ₹6,27,250 | 5 lakh above 5 crore, in the old regime no more than that with the surcharge of 25% at 5 crore.
  income 100 crore | You pay less tax in the new regime | ₹42,71,72,850 | ₹38,94,54,000 | ₹3,77,18,850 | 25% in the new regime, 37% in the old.
  income 7.5 lakh; age 59 | You pay less tax in the new regime | ₹65,000 | ₹0 | ₹65,000 | Free income of 2.5, 3 and 5 lakh in the old regime: 62,500, 60,000 and 50,000 on 7.5 lakh.
  income 7.5 lakh; age 60 | You pay less tax in the new regime | ₹62,400 | ₹0 | ₹62,400
  income 7.5 lakh; age 79 | You pay less tax in the new regime | ₹62,400 | ₹0 | ₹62,400
  income 7.5 lakh; age 80 | You pay less tax in the new regime | ₹52,000 | ₹0 | ₹52,000
  income 10 lakh; age 60; own 60000 | You pay less tax in the new regime | ₹1,04,000 | ₹0 | ₹1,04,000 | From 60 the own family’s limit is 50,000: 10 lakh less 50,000 is 9.5 lakh, 10,000 + 90,000.
  income 6 lakh; ${salary}; life 25000; own 25000 | Both regimes cost you the same | ₹0 | ₹0 | | Old: 5 lakh after the standard deduction and 50,000 of premiums, all rebated.
  income 18 lakh; ${salary}; life 50000; own 25000; parents 50000; haveSeniorParent yes; otherSavings 1 lakh; rentAllowance 3 lakh; loanInterest 2.5 lakh; pension 60000 | You pay less tax in the old regime | ₹1,11,800 | ₹1,50,800 | ₹39,000 | Old: 18 lakh less 50,000, 3 lakh, 2 lakh, 1.5 lakh, 75,000, 50,000 is 9.75 lakh: 1,07,500. New on 17.25: 1,45,000.
`;

// What the premiums save in each regime, and both slab by slab.
const many = 'income 51.75 lakh; isSalary yes; life 1 lakh; own 30000';
yearlyAnswers`
  typed | tables | says | no says | why
  rate 20.8; life 20000; own 30000 | …/ Old; ₹50,000; ₹9,360; ₹40,640 / New; ₹50,000; ₹0; ₹50,000… | | | the cost of a year of cover after tax
  ${many} | …/ Old; ₹1,30,000; ₹1,30,000; ₹0 / New; ₹1,30,000; ₹0; ₹1,30,000 /… | …Your premiums save ₹1.3 lakh of tax in the old regime. The old regime still costs ₹1.38 lakh more.…In the new regime they save nothing… | general information | old: 50 lakh with the premiums; without them 51.25, where the surcharge takes no more than is above 50
  ${many} | …/ Standard deduction; –; ₹50,000 / Life premiums; ₹1,00,000; ₹1,00,000 / Health premiums, your family; ₹30,000; ₹25,000 /… | …TDS taken from your pay can differ…
  ${many} | …/ ₹2,50,000 above ₹0; 0%; ₹0 / ₹2,50,000 above ₹2,50,000; 5%; ₹12,500 / ₹5,00,000 above ₹5,00,000; 20%; ₹1,00,000 / ₹40,00,000 above ₹10,00,000; 30%; ₹12,00,000 / Rebate and its relief; –; ₹0 / Surcharge, after relief; –; ₹0 / Cess; 4%; ₹52,500 / Tax of the year; –; ₹13,65,000 /…
  ${many} | …/ Rebate and its relief; –; ₹0 / Surcharge, after relief; –; ₹70,000 / Cess; 4%; ₹47,200 / Tax of the year; –; ₹12,27,200 | | | new: 51 lakh, 11,10,000 by the slabs and 1 lakh above the tax of 50 lakh
  income 12 lakh; life 40000; own 20000; parents 10000; otherSavings 1.3 lakh; checkUps 5000 | …/ Old; ₹70,000; ₹15,600; ₹54,400 /… | | | 20,000 of room for life, 20,000 and 10,000, at 30% and cess; the check-up counts with and without them
  income 12.1 lakh | …; −₹51,500 / Surcharge, after relief; –; ₹0 / Cess; 4%; ₹400 / Tax of the year; –; ₹10,400 | | | the rebate and its relief are shown
`;

testAnswers(section80dCalculator)`
  typed | working | why
  rate 20.8; life 20000; own 30000 | /: ₹20,000 / [^/]*: ₹25,000 / [^/]*: ₹0 / [^/]*: ₹45,000 / [^/]*: ₹9,360$/
`;

const none: Premiums = {
  life: 0,
  sumAssured: null,
  otherSavings: 0,
  own: 0,
  hasSenior: false,
  parents: 0,
  haveSeniorParent: false,
  checkUps: 0,
  parentsCheckUps: 0,
  parentsBills: 0,
};
// Check-ups and the bills of an uninsured parent count within the limits of their group.
testRows(['paid'], ({ paid = '' }) => {
  const sums = Object.entries(readTyped(paid, Object.keys(none))).map(([name, sum]) => [
    name,
    Number(sum),
  ]);
  const counted = Object.entries(deductiblePremiums({ ...none, ...Object.fromEntries(sums) }));
  return Object.fromEntries(counted.map(([name, sum]) => [name, () => String(sum)]));
})`
  paid | checkUps | parents | parentsBills | otherSavings | life
  checkUps 9000 | 5000
  checkUps 4000; parentsCheckUps 4000 | 5000
  own 22000; checkUps 5000 | 3000
  own 25000; checkUps 5000; parentsCheckUps 5000 | 5000
  parents 25000; parentsCheckUps 5000 | 0
  parentsBills 80000 | | | 50000
  parents 20000; parentsCheckUps 5000; parentsBills 80000 | 5000 | 20000 | 25000
  otherSavings 200000; life 10000 | | | | 150000 | 0
`;

test('more income never costs less tax, at any limit', () => {
  for (const regime of [newRegime, ...[40, 60, 80].map((age) => oldRegime(oldSlabs(age)))]) {
    for (const limit of [5e5, 12e5, 50e5, 1e7, 2e7, 5e7]) {
      const totals = [-1e4, 0, 1e3, 5e4, 1e5, 5e5].map(
        (more) => incomeTax(limit + more, regime).total,
      );
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
  }
});

answers`
  typed | field | why
  life 1 lakh | income
  isSalary yes | income
  rate 60 | rate
  rate 30; own -5 | own
  income 12 lakh; age 17 | age
  income 12 lakh; isSalary no; rentAllowance 1 lakh | rentAllowance
  income 12.75 lakh | isSalary | An unticked box once counted as no salary: 12.75 lakh cost 74,100 instead of nothing.
  income 15; ${salary} | income
  income 12 lakh; ${salary}; life 15 | life
  income 12 lakh; ${salary}; own 40000; haveSeniorParent yes | own | Whose is it: 25,000 of it would count as the own family's.
`;

yearlyAnswers`
  typed | heading | why
  income 12 lakh; own 25000; haveSeniorParent yes | …regime | as much as the own family’s limit counts for anybody
  income 12 lakh; own 40000 | …regime
  income 12 lakh; own 40000; parents 20000; haveSeniorParent yes | …regime | a sum for parents says whose the rest is
  income 12 lakh; own 40000; parentsBills 20000; haveSeniorParent yes | …regime
  income 12 lakh; isSalary yes | …regime | an address from before the question has the box’s word
`;

// The deductions that turn the verdict.
yearlyAnswers`
  typed | text | last | why
  income 12.75 lakh; ${salary}; life 50000 | …In the old regime you pay the same, not less, if you deduct ₹7.75 lakh a year or more, standard deduction included: now you deduct ₹1 lakh… | ₹7,75,000 | new: nothing on 12 lakh. Old: nothing only at 5 lakh, 7.75 lakh below the income
  income 15 lakh | …cheaper only if you deduct more than ₹5.37 lakh a year: now you deduct ₹0… | ₹5,37,498 | new on 15 lakh: 1,05,000. Old: 12,500 and 92,500 at 20% on 9,62,500; slabs and cess are rounded to rupees
  income 18 lakh; ${salary}; life 1.5 lakh; rentAllowance 4 lakh; loanInterest 2 lakh | …stays cheaper as long as you deduct more than ₹6.92 lakh a year, standard …: now you deduct ₹8 lakh… | ₹6,91,666 | new on 17.25: 1,45,000. Old: 1,12,500 and 32,500 at 30% on 11,08,333, rounded as above
`;

// The difference comes first, and the old regime has to be chosen.
const full =
  'income 18 lakh; isSalary yes; life 50000; own 25000; parents 50000; haveSeniorParent yes; otherSavings 1 lakh; rentAllowance 3 lakh; loanInterest 2.5 lakh';
yearlyAnswers`
  typed | verdict | bars | exception | why
  ${full}; pension 60000 | You pay less tax in the old regime (You save every year: ₹39,000, Tax in the old regime: ₹1.12 lakh, Tax in the new regime: ₹1.51 lakh) | /^[^/]* 1688200, [^/]* 111800 / [^/]* 1649200, [^/]* 150800$/ | Choose the old regime in your return: …
  income 12 lakh; life 50000 | …(You save every year: …, Tax in the new regime: …) | …/ …: left after tax 1200000 | Your premiums save ₹15,600 of tax in the old regime: The old regime still costs more. In the new regime… | a sum is said once, and a regime without tax says so in its bar
  income 12 lakh | | | What we left out can change the result: …
  income 0 | …(Tax of a year: ₹0) | –
  rate 20; own 40000 | | /^[^/]* 35000, [^/]* 5000\b/
`;

yearlyAnswers`
  typed | question
  income 12 lakh; ${salary}; life 25000; own 25000 | ₹12 lakh of salary, premiums of ₹50,000
  ${full}; age 62 | ₹18 lakh of salary, age 62, premiums of ₹1.25 lakh, other sums of ₹6.5 lakh
  rate 20.8; life 20000 | A tax rate of 20.8%, premiums of ₹20,000
`;

test('sums are to the rupee; what a return rounds them to is a sourced row', () => {
  const { assumptions, figures } = answerCalculator(section80dCalculator, {
    income: '6 crore',
    isSalary: 'yes',
  });
  expect(assumptions?.join(' ')).toContain('a return rounds them to the nearest ten rupees.');
  expect(figures.map(({ id }) => id)).toContain('income-tax-rounding');
});

test('one rupee less than the break-even turns the verdict', () => {
  for (const income of [9e5, 12e5, 15e5, 24e5, 51e5, 2e7]) {
    const year = { income, age: 40 } as TaxYear;
    const { total } = incomeTax(income, newRegime);
    const least = breakEvenDeductions(year, total);
    const costs = (deducted: number) => incomeTax(income - deducted, oldRegime(oldSlabs(40))).total;
    expect(costs(least)).toBeLessThanOrEqual(total);
    expect(costs(least - 1)).toBeGreaterThan(total);
  }
});

test('a larger premium never reduces the deduction, which never exceeds the premium', () => {
  const paid = { ...none, sumAssured: 400_000, otherSavings: 20_000, haveSeniorParent: true };
  for (const name of ['life', 'own', 'parents'] as const) {
    const counted = [0, 1, 10_000, 40_000, 50_000, 200_000].map((amount) => {
      const found = deductiblePremiums({ ...paid, [name]: amount })[name];
      expect(found).toBeLessThanOrEqual(amount);
      return found;
    });
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  }
});

testSoundAnswers(section80dCalculator, [
  ['0', '10000', '100 crore'].flatMap((sum) =>
    ['rate 0.001', 'rate 50', `income ${sum}; isSalary no`].flatMap((base) =>
      ['', 'sumAssured 0; pension 10000', `pension ${sum}; parentsBills ${sum}`].map(
        (more) => `${base}; life ${sum}; own ${sum}; parents ${sum}; otherSavings ${sum}; ${more}`,
      ),
    ),
  ),
]);
