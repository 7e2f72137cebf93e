/** Rates that a spreadsheet's IRR gives for the same columns, and columns for which it gives none. */
import { futureValue, presentValue, rateText, yearlyReturn } from './yearly-return.ts';

const level = (amount: number, times: number) => Array.from({ length: times }, () => amount);

test.each([
  ['a deposit of a year at 7%', [-100, 107], 0.07],
  ['ten years at 6%', [-100, ...level(0, 9), 100 * 1.06 ** 10], 0.06],
  ['interest each year', [-100, 8, 8, 8, 8, 108], 0.08],
  [
    '1,00,000 for 10 years, 20,00,000 after 20',
    [...level(-100_000, 10), ...level(0, 10), 2_000_000],
    0.045_191,
  ],
  ['half is lost', [-100, 50], -0.5],
  ['nearly all is lost over 10 years', [-100, ...level(0, 9), 1], -0.369_043],
  ['just the money back', [...level(-100, 5), 500], 0],
  ['a known textbook case', [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], 0.086_631],
  ['60 years of premiums', [...level(-1000, 60), 60_000 * 3], 0.031_825],
])('%s', (_, flows, rate) => {
  const found = yearlyReturn(flows);
  expect(found.kind).toBe('rate');
  if (found.kind === 'rate') expect(found.rate).toBeCloseTo(rate, 4);
});

test('no rate is returned where there is none', () => {
  expect(yearlyReturn([-1, -2])).toEqual({ kind: 'none', missing: 'paid-out' });
  expect(yearlyReturn([1, 2])).toEqual({ kind: 'none', missing: 'paid-in' });
  expect(yearlyReturn([])).toEqual({ kind: 'none', missing: 'paid-in' });
  expect(yearlyReturn([0, 0])).toEqual({ kind: 'none', missing: 'paid-in' });
  expect(yearlyReturn([-1, 1_000_000])).toEqual({ kind: 'beyond' });
});

test('several rates are reported as such', () => {
  const found = yearlyReturn([-100, 230, -132]);
  expect(found.kind).toBe('several');
  if (found.kind === 'several')
    expect(found.rates.map((rate) => Math.round(rate * 100))).toEqual([10, 20]);
});

test('a missing rate, or one whose sign contradicts the total, is not a single rate', () => {
  // −100(1 − v)²: both roots in one place; −1 + 10v − 12v²: a loss that 40% fits, and 766% as well.
  expect(yearlyReturn([-100, 200, -100])).toEqual({ kind: 'several', rates: [] });
  expect(yearlyReturn([-1, 10, -12]).kind).toBe('several');
  expect(yearlyReturn([-100, 50, -50, 150])).toMatchObject({ kind: 'rate' });
  expect(yearlyReturn([-100, 200])).toEqual({ kind: 'rate', rate: 1 });
});

test('the return rises with the payouts, and its own rate makes both sides equal', () => {
  const rates = [900, 1000, 1100, 1500, 4000].map((back) => {
    const flows = [...level(-100, 10), back];
    const found = yearlyReturn(flows);
    if (found.kind !== 'rate') throw new Error(found.kind);
    expect(Math.abs(presentValue(flows, found.rate))).toBeLessThan(0.01);
    return found.rate;
  });
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
});

test('yearly payments accumulate, and rates are formatted', () => {
  expect(futureValue(100, 2, 0.1)).toBeCloseTo(231);
  expect(futureValue(100, 0, 0.1)).toBe(0);
  expect([0.0525, -0.014, -0.0001].map(rateText)).toEqual([
    '5.3% a year',
    '−1.4% a year',
    '0% a year',
  ]);
});
