/**
 * Worked from the limits: ₹1.5 lakh for life and savings, ₹25,000 a health group, ₹50,000 from 60; the lowest applies.
 */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import { section80dCalculator } from './80d-calculator.ts';
import { deductiblePremiums, type Premiums } from './deductible-premiums.ts';

type Typed = Partial<Record<keyof typeof section80dCalculator.fields, string>>;
const worth = (amount: string) =>
  `Worth up to ₹${amount} a year in the old regime, nothing in the new one`;

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
  // 1,12,500 − 46,800 = 65,700 against 75,000, and against 60,000.
  [
    { rate: '31.2', life: '1.5 lakh', taxOld: '112500', taxNew: '75000' },
    'The old regime costs you ₹9,300 less with these premiums',
  ],
  [
    { rate: '31.2', life: '1.5 lakh', taxOld: '112500', taxNew: '60000' },
    'The new regime costs you ₹5,700 less, even with these premiums',
  ],
  [
    { rate: '31.2', life: '1.5 lakh', taxOld: '40000', taxNew: '0' },
    'Both regimes cost you the same with these premiums',
  ],
])('%j: %s', (typed, verdict) => {
  expect(answerCalculator(section80dCalculator, typed).verdict).toBe(verdict);
});

test('both regimes give the cost of a year of cover after tax', () => {
  const { tables = [], working } = answerCalculator(section80dCalculator, {
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

test.each<[Typed, string]>([
  [{ rate: '30', taxOld: '1 lakh' }, 'taxNew'],
  [{ rate: '30', taxNew: '0' }, 'taxOld'],
  [{ life: '1 lakh' }, 'rate'],
  [{ rate: '60' }, 'rate'],
  [{ rate: '30', own: '-5' }, 'own'],
])('%j is rejected at the field %s', (typed, wrong) => {
  const read = (name: string) => typed[name as keyof Typed] ?? '';
  const outcome = parseCalculatorQuery(section80dCalculator, read, '2026-11-23');
  if (outcome.kind !== 'wrong') throw new Error('the query was accepted');
  expect(Object.keys(outcome.errors)).toEqual([wrong]);
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
  for (const amount of ['0', '1', '100 crore']) {
    for (const rate of ['0', '0.001', '50']) {
      const typed = { rate, life: amount, own: amount, parents: amount, otherSavings: amount };
      for (const more of [{}, { sumAssured: '0', taxOld: amount, taxNew: amount }]) {
        const answer = JSON.stringify(
          answerCalculator(section80dCalculator, { ...typed, ...more }),
        );
        expect(answer).not.toMatch(/NaN|Infinity|undefined|null|₹-/);
      }
    }
  }
});
