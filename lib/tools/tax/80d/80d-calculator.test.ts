/**
 * Worked from the limits: ₹1.5 lakh for life and savings, ₹25,000 a health group, ₹50,000 from 60; the lowest applies.
 * Tax of a year: worked by hand from the slabs, and 431 inputs were compared with a second program.
 */
import {
  answerCalculator,
  answerText,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import {
  parseCalculatorQuery,
  type TypedValues,
} from '../../calculators/parse-calculator-query.ts';
import { section80dCalculator } from './80d-calculator.ts';
import { breakEvenDeductions, oldSlabs, type TaxYear } from './compare-regimes.ts';
import { deductiblePremiums, type Premiums } from './deductible-premiums.ts';
import { incomeTax, newRegime, oldRegime } from './income-tax.ts';

type Typed = Partial<Record<keyof typeof section80dCalculator.fields, string>>;
/** Verdict, and to the rupee the last line of the working. */
const worth = (amount: string) => `These premiums save tax in the old regime: ₹${amount}`;
const worthOf = (typed: Typed) => {
  const { verdict, working } = answerOf(typed);
  return verdict.replace(', but none in the new one', `: ${working.rows.at(-1)?.value}`);
};

test.each<[Typed, string]>([
  // 20,000 + 25,000 of 30,000 = 45,000 × 20.8%.
  [{ rate: '20.8', life: '20000', own: '30000' }, worth('9,360')],
  [{ rate: '31.2', life: '1.5 lakh' }, worth('46,800')],
  [{ rate: '31.2', life: '5 lakh' }, worth('46,800')],
  [{ rate: '30', life: '1 lakh', otherSavings: '80000' }, worth('21,000')],
  [{ rate: '30', life: '1 lakh', otherSavings: '2 lakh' }, 'These premiums save you no tax'],
  // 10% of 5 lakh.
  [{ rate: '20', life: '1 lakh', sumAssured: '5 lakh' }, worth('10,000')],
  [{ rate: '20', life: '1 lakh', sumAssured: '1 cr' }, worth('20,000')],
  [{ rate: '20', own: '40000' }, worth('5,000')],
  [{ rate: '20', own: '40000', hasSenior: 'yes' }, worth('8,000')],
  [{ rate: '20', own: '60000', hasSenior: 'yes' }, worth('10,000')],
  [{ rate: '20', parents: '60000' }, worth('5,000')],
  [{ rate: '20', parents: '60000', haveSeniorParent: 'yes' }, worth('10,000')],
  // 1,00,000 of health in all, and 1,50,000 of life: 2,50,000 × 31.2%.
  [
    {
      rate: '31.2',
      life: '2 lakh',
      own: '1 lakh',
      parents: '1 lakh',
      hasSenior: 'yes',
      haveSeniorParent: 'yes',
    },
    worth('78,000'),
  ],
  [{ rate: '5.2', own: '२५०००' }, worth('1,300')],
  [{ rate: '0', life: '1 lakh' }, 'These premiums save you no tax'],
  [{ rate: '30' }, 'These premiums save you no tax'],
  // An address from when the tool asked for both regimes' tax is answered by its rate.
  [{ rate: '31.2', life: '1.5 lakh', taxOld: '112500', taxNew: '75000' } as Typed, worth('46,800')],
])('%j: %s', (typed, verdict) => {
  expect(worthOf(typed)).toBe(verdict);
});

test('both regimes give the cost of a year of cover after tax', () => {
  const { tables = [], working } = answerOf({
    rate: '20.8',
    life: '20000',
    own: '30000',
  });
  expect(tables[0]?.rows).toEqual([
    ['Old', '₹50,000', '₹9,360', '₹40,640'],
    ['New', '₹50,000', '₹0', '₹50,000'],
  ]);
  expect(working.rows.map(({ value }) => value)).toEqual([
    '₹20,000',
    '₹25,000',
    '₹0',
    '₹45,000',
    '₹9,360',
  ]);
});

const both = (amount: string) => `Both regimes cost you the same: ${amount}`;
const newer = (less: string, tax: string, other: string) =>
  `You pay less tax in the new regime: ${other}, ${tax}, ${less}`;
const older = (less: string, tax: string, other: string) =>
  `You pay less tax in the old regime: ${tax}, ${other}, ${less}`;
/** The verdict, and to the rupee the old tax, the new one and the difference. */
function comparedOf(typed: Typed): string {
  const { verdict, working } = answerOf(typed);
  const amounts = working.rows
    .filter(({ label }) => / tax of the year|^Difference/.test(label))
    .map(({ value }) => value);
  // Equal taxes are one amount.
  const shown = amounts.length === 3 ? amounts : amounts.slice(1);
  return `${verdict}: ${shown.join(', ')}`;
}
/** An income is no salary unless the case says so. */
function answerOf(typed: TypedValues<typeof section80dCalculator.fields>) {
  const all = typed.income === undefined ? typed : { isSalary: 'no', ...typed };
  return answerCalculator(section80dCalculator, all);
}

const salary = { isSalary: 'yes' };

test.each<[Typed, string]>([
  [{ income: '0' }, both('₹0')],
  // Old: 12,500 + 20% of 2 lakh = 52,500, and 4% cess. New: 15,000, all rebated.
  [{ income: '7 lakh' }, newer('₹54,600', '₹0', '₹54,600')],
  // Old: 1,12,500 + 60,000. New: 60,000, all rebated.
  [{ income: '12 lakh' }, newer('₹1,79,400', '₹0', '₹1,79,400')],
  // Old on 12.25 lakh: 1,80,000. New on 12 lakh.
  [{ income: '12.75 lakh', ...salary }, newer('₹1,87,200', '₹0', '₹1,87,200')],
  // New on 12.01 lakh: no more than the 1,000 above 12 lakh, and cess.
  [{ income: '12.76 lakh', ...salary }, newer('₹1,86,472', '₹1,040', '₹1,87,512')],
  // Beyond the relief: 60,000 + 15% of 75,000.
  [{ income: '12.75 lakh' }, newer('₹1,28,700', '₹74,100', '₹2,02,800')],
  // No surcharge at 50 lakh; at 51 lakh no more than the lakh above it: 13,12,500 and 10,80,000, + 1 lakh.
  [{ income: '50 lakh' }, newer('₹2,41,800', '₹11,23,200', '₹13,65,000')],
  [{ income: '51 lakh' }, newer('₹2,41,800', '₹12,27,200', '₹14,69,000')],
  // 15% of 58,12,500 and of 55,80,000.
  [{ income: '2 crore' }, newer('₹2,78,070', '₹66,73,680', '₹69,51,750')],
  // 5 lakh above 5 crore, in the old regime no more than that with the surcharge of 25% at 5 crore.
  [{ income: '5.05 crore' }, newer('₹6,27,250', '₹1,91,49,000', '₹1,97,76,250')],
  // 25% in the new regime, 37% in the old.
  [{ income: '100 crore' }, newer('₹3,77,18,850', '₹38,94,54,000', '₹42,71,72,850')],
  // Free income of 2.5, 3 and 5 lakh in the old regime: 62,500, 60,000 and 50,000 on 7.5 lakh.
  [{ income: '7.5 lakh', age: '59' }, newer('₹65,000', '₹0', '₹65,000')],
  [{ income: '7.5 lakh', age: '60' }, newer('₹62,400', '₹0', '₹62,400')],
  [{ income: '7.5 lakh', age: '79' }, newer('₹62,400', '₹0', '₹62,400')],
  [{ income: '7.5 lakh', age: '80' }, newer('₹52,000', '₹0', '₹52,000')],
  // From 60 the own family’s limit is 50,000: 10 lakh less 50,000 is 9.5 lakh, 10,000 + 90,000.
  [{ income: '10 lakh', age: '60', own: '60000' }, newer('₹1,04,000', '₹0', '₹1,04,000')],
  // Old: 5 lakh after the standard deduction and 50,000 of premiums, all rebated.
  [{ income: '6 lakh', ...salary, life: '25000', own: '25000' }, both('₹0')],
  // Old: 18 lakh less 50,000, 3 lakh, 2 lakh, 1.5 lakh, 75,000, 50,000 is 9.75 lakh: 1,07,500. New on 17.25: 1,45,000.
  [
    {
      income: '18 lakh',
      ...salary,
      life: '50000',
      own: '25000',
      parents: '50000',
      haveSeniorParent: 'yes',
      otherSavings: '1 lakh',
      rentAllowance: '3 lakh',
      loanInterest: '2.5 lakh',
      pension: '60000',
    },
    older('₹39,000', '₹1,11,800', '₹1,50,800'),
  ],
])('%j: %s', (typed, verdict) => {
  expect(comparedOf(typed)).toBe(verdict);
});

test('the answer says what the premiums save in each regime, and shows both slab by slab', () => {
  const answer = answerOf({
    income: '51.75 lakh',
    ...salary,
    life: '1 lakh',
    own: '30000',
  });
  const { tables = [] } = answer;
  // Old: 50 lakh with the premiums; without them 51.25, where the surcharge takes no more than is above 50.
  expect(tables[0]?.rows).toEqual([
    ['Old', '₹1,30,000', '₹1,30,000', '₹0'],
    ['New', '₹1,30,000', '₹0', '₹1,30,000'],
  ]);
  const said = answerText(answer);
  expect(said).toContain(
    'Your premiums save ₹1.3 lakh of tax in the old regime. The old regime still costs ₹1.38 lakh more.',
  );
  expect(said).toContain('In the new regime they save nothing');
  expect(said).toContain('TDS taken from your pay can differ');
  // Said once, above the answer.
  expect(said).not.toMatch(/general information/i);
  expect(tables[1]?.rows).toEqual([
    ['Standard deduction', '–', '₹50,000'],
    ['Life premiums', '₹1,00,000', '₹1,00,000'],
    ['Health premiums, your family', '₹30,000', '₹25,000'],
  ]);
  expect(tables[2]?.rows).toEqual([
    ['₹2,50,000 above ₹0', '0%', '₹0'],
    ['₹2,50,000 above ₹2,50,000', '5%', '₹12,500'],
    ['₹5,00,000 above ₹5,00,000', '20%', '₹1,00,000'],
    ['₹40,00,000 above ₹10,00,000', '30%', '₹12,00,000'],
    ['Rebate and its relief', '–', '₹0'],
    ['Surcharge, after relief', '–', '₹0'],
    ['Cess', '4%', '₹52,500'],
    ['Tax of the year', '–', '₹13,65,000'],
  ]);
  // New: 51 lakh, 11,10,000 by the slabs and 1 lakh above the tax of 50 lakh.
  expect(tables[3]?.rows.slice(-4)).toEqual([
    ['Rebate and its relief', '–', '₹0'],
    ['Surcharge, after relief', '–', '₹70,000'],
    ['Cess', '4%', '₹47,200'],
    ['Tax of the year', '–', '₹12,27,200'],
  ]);
});

test('all premiums count in what they save, and other savings do not', () => {
  const { tables = [] } = answerOf({
    income: '12 lakh',
    life: '40000',
    own: '20000',
    parents: '10000',
    otherSavings: '1.3 lakh',
    checkUps: '5000',
  });
  // 20,000 of room for life, 20,000 and 10,000, at 30% and cess; the check-up counts with and without them.
  expect(tables[0]?.rows[0]).toEqual(['Old', '₹70,000', '₹15,600', '₹54,400']);
});

test('in the new regime the rebate and its relief are shown', () => {
  const { tables = [] } = answerOf({ income: '12.1 lakh' });
  const last = tables[3]?.rows.slice(-4).map(([, , tax]) => tax);
  expect(last).toEqual(['−₹51,500', '₹0', '₹400', '₹10,400']);
});

test('check-ups and the bills of an uninsured parent count within the limits of their group', () => {
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
  const counts = (paid: Partial<Premiums>) => deductiblePremiums({ ...none, ...paid });
  expect(counts({ checkUps: 9000 }).checkUps).toBe(5000);
  expect(counts({ checkUps: 4000, parentsCheckUps: 4000 }).checkUps).toBe(5000);
  expect(counts({ own: 22_000, checkUps: 5000 }).checkUps).toBe(3000);
  expect(counts({ own: 25_000, checkUps: 5000, parentsCheckUps: 5000 }).checkUps).toBe(5000);
  expect(counts({ parents: 25_000, parentsCheckUps: 5000 }).checkUps).toBe(0);
  expect(counts({ parentsBills: 80_000 }).parentsBills).toBe(50_000);
  expect(counts({ parents: 20_000, parentsCheckUps: 5000, parentsBills: 80_000 })).toMatchObject({
    parents: 20_000,
    checkUps: 5000,
    parentsBills: 25_000,
  });
  expect(counts({ otherSavings: 200_000, life: 10_000 })).toMatchObject({
    otherSavings: 150_000,
    life: 0,
  });
});

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

test.each<[Typed, string]>([
  [{ life: '1 lakh' }, 'income'],
  [{ isSalary: 'yes' }, 'income'],
  [{ rate: '60' }, 'rate'],
  [{ rate: '30', own: '-5' }, 'own'],
  [{ income: '12 lakh', age: '17' }, 'age'],
  [{ income: '12 lakh', isSalary: 'no', rentAllowance: '1 lakh' }, 'rentAllowance'],
  // An unticked box once counted as no salary: 12.75 lakh cost 74,100 instead of nothing.
  [{ income: '12.75 lakh' }, 'isSalary'],
  [{ income: '15', ...salary }, 'income'],
  [{ income: '12 lakh', ...salary, life: '15' }, 'life'],
  // Whose is it: 25,000 of it would count as the own family's.
  [{ income: '12 lakh', ...salary, own: '40000', haveSeniorParent: 'yes' }, 'own'],
])('%j is rejected at the field %s', (typed, wrong) => {
  const read = (name: string) => typed[name as keyof Typed] ?? '';
  const outcome = parseCalculatorQuery(section80dCalculator, read, '2026-11-23');
  if (outcome.kind !== 'invalid') throw new Error('the query was accepted');
  expect(Object.keys(outcome.errors)).toEqual([wrong]);
});

test.each<Typed>([
  // As much as the own family's limit counts for anybody; a sum for parents says whose the rest is.
  { own: '25000', haveSeniorParent: 'yes' },
  { own: '40000' },
  { own: '40000', parents: '20000', haveSeniorParent: 'yes' },
  { own: '40000', parentsBills: '20000', haveSeniorParent: 'yes' },
  // An address from before the question has the box's word.
  { isSalary: 'yes' },
])('%j is answered', (typed) => {
  expect(() => answerOf({ income: '12 lakh', ...typed })).not.toThrow();
});

test.each<[Typed, RegExp, string]>([
  // New: nothing on 12 lakh. Old: nothing only at 5 lakh, 7.75 lakh below the income.
  [
    { income: '12.75 lakh', ...salary, life: '50000' },
    /In the old regime you pay the same, not less, if you deduct ₹7\.75 lakh a year or more, standard deduction included: now you deduct ₹1 lakh/,
    '₹7,75,000',
  ],
  // New on 15 lakh: 1,05,000. Old: 12,500 and 92,500 at 20% on 9,62,500; slabs and cess are rounded to rupees.
  [
    { income: '15 lakh' },
    /cheaper only if you deduct more than ₹5\.37 lakh a year: now you deduct ₹0/,
    '₹5,37,498',
  ],
  // New on 17.25: 1,45,000. Old: 1,12,500 and 32,500 at 30% on 11,08,333, rounded as above.
  [
    {
      income: '18 lakh',
      ...salary,
      life: '1.5 lakh',
      rentAllowance: '4 lakh',
      loanInterest: '2 lakh',
    },
    /stays cheaper as long as you deduct more than ₹6\.92 lakh a year, standard .*: now you deduct ₹8 lakh/,
    '₹6,91,666',
  ],
])('%j: the deductions that turn the verdict', (typed, says, exactly) => {
  const { text, working } = answerOf(typed);
  expect(text.join(' ')).toMatch(says);
  expect(working.rows.at(-1)?.value).toBe(exactly);
});

test('numbers, bars and exception: the difference first, and the old regime has to be chosen', () => {
  const [, full] = section80dCalculator.examples ?? [];
  const olderAnswer = answerOf({ ...full?.typed, pension: '60000' });
  expect(verdictWithNumbers(olderAnswer)).toBe(
    'You pay less tax in the old regime (You save every year: ₹39,000, Tax in the old regime: ₹1.12 lakh, Tax in the new regime: ₹1.51 lakh)',
  );
  const amounts = olderAnswer.chart?.bars.map(({ parts }) => parts.map(({ amount }) => amount));
  const [income, oldTax, newTax] = [1_800_000, 111_800, 150_800];
  expect(amounts).toEqual([
    [income - oldTax, oldTax],
    [income - newTax, newTax],
  ]);
  expect(olderAnswer.exception?.title).toBe('Choose the old regime in your return');
  const newerAnswer = answerOf({ income: '12 lakh', life: '50000' });
  // A sum is said once, and a regime without tax says so in its bar.
  expect(newerAnswer.numbers.map(({ label }) => label)).toEqual([
    'You save every year',
    'Tax in the new regime',
  ]);
  expect(
    newerAnswer.chart?.bars[1]?.parts.map(({ label, amount }) => `${label} ${amount}`),
  ).toEqual(['left after tax 1200000']);
  expect(newerAnswer.exception?.text).toMatch(
    /^The old regime still costs more\. In the new regime/,
  );
  expect(newerAnswer.exception?.title).toBe('Your premiums save ₹15,600 of tax in the old regime');
  expect(answerOf({ income: '12 lakh' }).exception?.title).toBe(
    'What we left out can change the result',
  );
  const none = answerOf({ income: '0' });
  expect([none.chart, none.numbers]).toEqual([
    undefined,
    [{ label: 'Tax of a year', value: '₹0' }],
  ]);
  const parts = answerOf({ rate: '20', own: '40000' }).chart?.bars[0]?.parts;
  expect(parts?.map(({ amount }) => amount)).toEqual([35_000, 5000]);
});

test('the question is repeated in one line', () => {
  const asked = (typed: Typed) => questionText(section80dCalculator, typed);
  const [short, full] = section80dCalculator.examples ?? [];
  expect(asked(short?.typed ?? {})).toBe('₹12 lakh of salary, premiums of ₹50,000');
  expect(asked({ ...full?.typed, age: '62' })).toBe(
    '₹18 lakh of salary, age 62, premiums of ₹1.25 lakh, other sums of ₹6.5 lakh',
  );
  expect(asked({ rate: '20.8', life: '20000' })).toBe('A tax rate of 20.8%, premiums of ₹20,000');
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
  const paid: Premiums = {
    life: 0,
    sumAssured: 400_000,
    otherSavings: 20_000,
    own: 0,
    hasSenior: false,
    parents: 0,
    haveSeniorParent: true,
    checkUps: 0,
    parentsCheckUps: 0,
    parentsBills: 0,
  };
  for (const name of ['life', 'own', 'parents'] as const) {
    const counted = [0, 1, 10_000, 40_000, 50_000, 200_000].map((amount) => {
      const found = deductiblePremiums({ ...paid, [name]: amount })[name];
      expect(found).toBeLessThanOrEqual(amount);
      return found;
    });
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  }
});

test('no text contains a broken number', () => {
  for (const amount of ['0', '10000', '100 crore']) {
    for (const base of [{ rate: '0.001' }, { rate: '50' }, { income: amount }]) {
      const typed = { life: amount, own: amount, parents: amount, otherSavings: amount };
      for (const more of [{}, { sumAssured: '0', pension: amount, parentsBills: amount }])
        expectSoundAnswer(answerOf({ ...base, ...typed, ...more }));
    }
  }
});
