/** Costs by compound interest, monthly sums from a spreadsheet's PMT (in advance, monthly rate (1 + r)^(1/12) − 1). */
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { monthlySavingFor, savingsAfter } from '../../money/saving-goal.ts';
import { childEducationCalculator } from './child-education-calculator.ts';

const answers = testAnswers(childEducationCalculator);
const nothing = 'rate 0';

answers`
  typed | verdict
  cost 15 lakh; years 12; rise 8 | Save this every month for the course in 12 years (A month: ₹18,077, Cost by then: ₹37.77 lakh)
  cost 15,00,000; years 12; rise 5 | Save this every month for the course in 12 years (A month: ₹12,892, Cost by then: ₹26.94 lakh)
  cost १५ लाख; years 12; rise 10 | Save this every month for the course in 12 years (A month: ₹22,529, Cost by then: ₹47.08 lakh)
  cost 12 lakh; years 10; rise 0; ${nothing} | Save this every month for the course in 10 years (A month: ₹10,000, Cost by then: ₹12 lakh)
  cost 12 lakh; years 10; rise 0; ${nothing}; saved 6 lakh | Save this every month for the course in 10 years (A month: ₹5,000, Cost by then: ₹12 lakh)
  cost 120000; years 1; rise 0; ${nothing} | Save this every month for the course in 1 year (A month: ₹10,000, Cost by then: ₹1.2 lakh)
  cost 25 lakh; years 15; rise 6; saved 2 lakh; rate 7 | Save this every month for the course in 15 years (A month: ₹17,387, Cost by then: ₹59.91 lakh)
  cost 10 lakh; years 3; rise 6; saved 5 lakh | Save this every month for the course in 3 years (A month: ₹15,102, Cost by then: ₹11.91 lakh)
  cost 10 lakh; years 10; rise 6; saved 10 lakh | What you saved is enough for this course in 10 years (Cost by then: ₹17.91 lakh)
  cost 10 lakh; years 10; rise 6; saved 12 lakh | What you saved is enough for this course in 10 years (Cost by then: ₹17.91 lakh)
  cost 50 lakh; years 18; rise 10; rate 8 | Save this every month for the course in 18 years (A month: ₹59,319, Cost by then: ₹2.78 crore)
  cost 50 lakh; years 18; rise 10; rate 8; raise 10 | Save this every month for the course in 18 years (A month, in the first year: ₹28,410, Cost by then: ₹2.78 crore)
  cost 15 lakh; years 12; rise 8; raise 6 | Save this every month for the course in 12 years (A month, in the first year: ₹13,387, Cost by then: ₹37.77 lakh)
  cost 20 lakh; years 5; rise 4; saved 3 lakh; rate 5.5 | Save this every month for the course in 5 years (A month: ₹29,604, Cost by then: ₹24.33 lakh)
  cost 1000; years 60; rise 20; ${nothing} | Save this every month for the course in 60 years (A month: ₹78,261, Cost by then: ₹5.63 crore)
  cost 30 lakh; years 1; rise 10 | Save this every month for the course in 1 year (A month: ₹2.66 lakh, Cost by then: ₹33 lakh)
`;

answers`
  typed | question | exception | tables | brief | steps | text | bars | why
  cost 15 lakh; years 12; rise 8 | | If you die tomorrow, ₹18.77 lakh would be missing: … | /^[^/]* / today; ₹0; ₹18.77 lakh / in 3 years; ₹7.13 lakh; ₹15.23 lakh / in 6 years; [^/]* / in 9 years; [^/]*$/ | | | | | 37,77,255 ÷ 1.06^12 = 18,77,170; 36 sums of 18,077 at 6% are 7.13 lakh; 37.77 lakh ÷ 1.06^9 = 22.36 lakh, less those
  cost 1 lakh; years 5; rise 0; saved 2 lakh | | – | – | – | /^(?!.*Insure)/ | …reaches the goal by itself… | | with enough savings no text advises to save or to buy
  cost 15 lakh; years 12; rise 8; saved 3 lakh | ₹15 lakh today, in 12 years, rising 8% a year, ₹3 lakh saved | | | | | | /^[^/]*: [^,/]* 1500000, [^,/]* 2277255 / /
`;

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

testSoundAnswers(
  childEducationCalculator,
  [
    ['cost 1000', 'cost 1 cr', 'cost 100 crore'],
    ['years 1', 'years 2', 'years 60'],
    ['rise 0; rate 0; raise 0', 'rise 20; rate 20; raise 20'],
    ['saved 0', 'saved 3 lakh', 'saved 100 crore'],
  ],
  ({ chart }) => {
    // Today's cost and what it rises by are what is paid for it.
    const sums = chart?.bars.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
    for (const sum of sums ?? []) expect(sum / (sums?.[0] ?? 0)).toBeCloseTo(1);
  },
);
