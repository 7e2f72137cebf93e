/** Costs by compound interest, monthly sums from a spreadsheet's PMT (in advance, monthly rate (1 + r)^(1/12) − 1). */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../testing/data/expect-sound-answer.ts';
import { monthlySavingFor, savingsAfter } from '../money/saving-goal.ts';
import { childEducationCalculator } from './child-education-calculator.ts';

type Typed = Partial<Record<keyof typeof childEducationCalculator.fields, string>>;
const goal = (cost: string, years: string, rise: string, more: Typed = {}): Typed => ({
  cost,
  years,
  rise,
  ...more,
});
const nothing = { rate: '0' };

test.each<[Typed, string]>([
  [goal('15 lakh', '12', '8'), 'Put aside ₹18,077 a month: ₹37.77 lakh in 12 years'],
  [goal('15,00,000', '12', '5'), 'Put aside ₹12,892 a month: ₹26.94 lakh in 12 years'],
  [goal('१५ लाख', '12', '10'), 'Put aside ₹22,529 a month: ₹47.08 lakh in 12 years'],
  [goal('12 lakh', '10', '0', nothing), 'Put aside ₹10,000 a month: ₹12 lakh in 10 years'],
  [
    goal('12 lakh', '10', '0', { ...nothing, saved: '6 lakh' }),
    'Put aside ₹5,000 a month: ₹12 lakh in 10 years',
  ],
  [goal('120000', '1', '0', nothing), 'Put aside ₹10,000 a month: ₹1.2 lakh in 1 year'],
  [
    goal('25 lakh', '15', '6', { saved: '2 lakh', rate: '7' }),
    'Put aside ₹17,387 a month: ₹59.91 lakh in 15 years',
  ],
  [
    goal('10 lakh', '3', '6', { saved: '5 lakh' }),
    'Put aside ₹15,102 a month: ₹11.91 lakh in 3 years',
  ],
  [
    goal('10 lakh', '10', '6', { saved: '10 lakh' }),
    'What you saved is enough for ₹17.91 lakh in 10 years',
  ],
  [
    goal('10 lakh', '10', '6', { saved: '12 lakh' }),
    'What you saved is enough for ₹17.91 lakh in 10 years',
  ],
  [
    goal('50 lakh', '18', '10', { rate: '8' }),
    'Put aside ₹59,319 a month: ₹2.78 crore in 18 years',
  ],
  [
    goal('50 lakh', '18', '10', { rate: '8', raise: '10' }),
    'Put aside ₹28,410 a month: ₹2.78 crore in 18 years',
  ],
  [
    goal('15 lakh', '12', '8', { raise: '6' }),
    'Put aside ₹13,387 a month: ₹37.77 lakh in 12 years',
  ],
  [
    goal('20 lakh', '5', '4', { saved: '3 lakh', rate: '5.5' }),
    'Put aside ₹29,604 a month: ₹24.33 lakh in 5 years',
  ],
  [goal('1000', '60', '20', nothing), 'Put aside ₹78,261 a month: ₹5.63 crore in 60 years'],
  [goal('30 lakh', '1', '10'), 'Put aside ₹2,66,419 a month: ₹33 lakh in 1 year'],
])('%j: %s', (typed, verdict) => {
  expect(answerCalculator(childEducationCalculator, typed).verdict).toBe(verdict);
});

test('the missing cover is the sum that grows to the goal, and it falls as savings grow', () => {
  const { text, tables = [] } = answerCalculator(
    childEducationCalculator,
    goal('15 lakh', '12', '8'),
  );
  // 37,77,255 ÷ 1.06^12 = 18,77,170
  expect(text[0]).toContain('If you die tomorrow, ₹18.77 lakh is missing');
  expect(tables[0]?.rows.map(([when]) => when)).toEqual([
    'today',
    'in 3 years',
    'in 6 years',
    'in 9 years',
  ]);
  expect(tables[0]?.rows[0]).toEqual(['today', '₹0', '₹18.77 lakh']);
  // 36 sums of 18,077 at 6% are 7.13 lakh; 37.77 lakh ÷ 1.06^9 = 22.36 lakh, less those.
  expect(tables[0]?.rows[1]).toEqual(['in 3 years', '₹7.13 lakh', '₹15.23 lakh']);
});

test('with enough savings no text advises to save or to buy', () => {
  const answer = answerCalculator(
    childEducationCalculator,
    goal('1 lakh', '5', '0', { saved: '2 lakh' }),
  );
  expect(answer.tables).toBeUndefined();
  expect(answer.text[0]).toContain('reaches the goal by itself');
});

test('a higher goal or a lower return never lowers the monthly sum, and the sum reaches the goal', () => {
  for (const years of [1, 7, 30, 60]) {
    for (const raise of [0, 0.06, 0.2]) {
      const monthly = (sum: number, rate: number, atHand = 0) =>
        monthlySavingFor(sum, years, { atHand, raise, rate });
      expect(monthly(2e6, 0.06)).toBeGreaterThan(monthly(1e6, 0.06));
      expect(monthly(1e6, 0.04)).toBeGreaterThan(monthly(1e6, 0.06));
      expect(monthly(1e6, 0.06, 1e5)).toBeLessThan(monthly(1e6, 0.06));
      const found = { atHand: 1e5, raise, rate: 0.06, monthly: monthly(1e7, 0.06, 1e5) };
      expect(savingsAfter(years, found)).toBeCloseTo(1e7, 2);
    }
  }
});

test('no text contains a broken number', () => {
  for (const cost of ['1000', '1 cr', '100 crore']) {
    for (const years of ['1', '2', '60']) {
      for (const share of ['0', '20']) {
        for (const saved of ['0', '100 crore']) {
          const typed = goal(cost, years, share, { rate: share, raise: share, saved });
          expectSoundAnswer(answerCalculator(childEducationCalculator, typed));
        }
      }
    }
  }
});
