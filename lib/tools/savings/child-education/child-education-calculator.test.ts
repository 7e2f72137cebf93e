/** Costs by compound interest, monthly sums from a spreadsheet's PMT (in advance, monthly rate (1 + r)^(1/12) − 1). */
import {
  answerCalculator,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { monthlySavingFor, savingsAfter } from '../../money/saving-goal.ts';
import { childEducationCalculator } from './child-education-calculator.ts';

type Typed = Partial<Record<keyof typeof childEducationCalculator.fields, string>>;
const goal = (cost: string, years: string, rise: string, more: Typed = {}): Typed => ({
  cost,
  years,
  rise,
  ...more,
});
const save = (monthly: string, cost: string, years: string, when = '') =>
  `Save this every month for the course in ${years} (A month${when}: ${monthly}, Cost by then: ${cost})`;
const nothing = { rate: '0' };

test.each<[Typed, string]>([
  [goal('15 lakh', '12', '8'), save('₹18,077', '₹37.77 lakh', '12 years')],
  [goal('15,00,000', '12', '5'), save('₹12,892', '₹26.94 lakh', '12 years')],
  [goal('१५ लाख', '12', '10'), save('₹22,529', '₹47.08 lakh', '12 years')],
  [goal('12 lakh', '10', '0', nothing), save('₹10,000', '₹12 lakh', '10 years')],
  [
    goal('12 lakh', '10', '0', { ...nothing, saved: '6 lakh' }),
    save('₹5,000', '₹12 lakh', '10 years'),
  ],
  [goal('120000', '1', '0', nothing), save('₹10,000', '₹1.2 lakh', '1 year')],
  [
    goal('25 lakh', '15', '6', { saved: '2 lakh', rate: '7' }),
    save('₹17,387', '₹59.91 lakh', '15 years'),
  ],
  [goal('10 lakh', '3', '6', { saved: '5 lakh' }), save('₹15,102', '₹11.91 lakh', '3 years')],
  [
    goal('10 lakh', '10', '6', { saved: '10 lakh' }),
    'What you saved is enough for this course in 10 years (Cost by then: ₹17.91 lakh)',
  ],
  [
    goal('10 lakh', '10', '6', { saved: '12 lakh' }),
    'What you saved is enough for this course in 10 years (Cost by then: ₹17.91 lakh)',
  ],
  [goal('50 lakh', '18', '10', { rate: '8' }), save('₹59,319', '₹2.78 crore', '18 years')],
  [
    goal('50 lakh', '18', '10', { rate: '8', raise: '10' }),
    save('₹28,410', '₹2.78 crore', '18 years', ', in the first year'),
  ],
  [
    goal('15 lakh', '12', '8', { raise: '6' }),
    save('₹13,387', '₹37.77 lakh', '12 years', ', in the first year'),
  ],
  [
    goal('20 lakh', '5', '4', { saved: '3 lakh', rate: '5.5' }),
    save('₹29,604', '₹24.33 lakh', '5 years'),
  ],
  [goal('1000', '60', '20', nothing), save('₹78,261', '₹5.63 crore', '60 years')],
  [goal('30 lakh', '1', '10'), save('₹2.66 lakh', '₹33 lakh', '1 year')],
])('%j: %s', (typed, verdict) => {
  expect(verdictWithNumbers(answerCalculator(childEducationCalculator, typed))).toBe(verdict);
});

test('the missing cover is the sum that grows to the goal, and it falls as savings grow', () => {
  const { exception, tables = [] } = answerCalculator(
    childEducationCalculator,
    goal('15 lakh', '12', '8'),
  );
  // 37,77,255 ÷ 1.06^12 = 18,77,170
  expect(exception?.title).toBe('If you die tomorrow, ₹18.77 lakh would be missing');
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
  expect(answer.exception).toBeUndefined();
  expect(answer.brief).toBeUndefined();
  expect(JSON.stringify(answer.nextSteps)).not.toContain('Insure');
  expect(answer.text[0]).toContain('reaches the goal by itself');
});

test('the line of what was asked names what was typed, and the bar adds up to the cost', () => {
  const input = { cost: 1_500_000, years: 12, rise: 8, saved: 300_000, rate: 6, raise: 0 };
  expect(childEducationCalculator.inputSummary?.(input, '2026-11-23')).toBe(
    '₹15 lakh today, in 12 years, rising 8% a year, ₹3 lakh saved',
  );
  const { chart } = childEducationCalculator.answer(input, '2026-11-23');
  const [cost, later] = (chart?.bars ?? []).map(({ parts }) =>
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
  expect(chart?.bars[0]?.parts[0]?.amount).toBe(1_500_000);
  expect(cost).toBeCloseTo(1_500_000 * 1.08 ** 12);
  expect(later).toBeCloseTo(1_500_000 * 1.08 ** 12);
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
