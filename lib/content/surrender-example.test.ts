import { formatRounded, largerValueShare, surrenderExits } from './surrender-example.ts';

// Counted by hand: ₹10 lakh × premiums paid ÷ 10, divided by 1.075 as often as years are left of twenty.
test('the special value is the paid-up benefit, discounted at the highest rate allowed', () => {
  const read = surrenderExits.map(({ year, premiumsPaid, guaranteed, special }) => [
    year,
    premiumsPaid,
    guaranteed,
    Math.round(special),
  ]);
  expect(read).toEqual([
    [2, 120_000, 36_000, 54_410],
    [3, 180_000, 63_000, 87_736],
    [5, 300_000, 150_000, 168_983],
    [7, 420_000, 210_000, 273_393],
    [19, 600_000, 540_000, 930_233],
  ]);
});

test('close to maturity the larger value exceeds the premiums paid', () => {
  expect(largerValueShare(2)).toBe('45%');
  expect(largerValueShare(19)).toBe('155%');
});

test('an example is rounded to the thousand', () => {
  expect(formatRounded(36_000)).toBe('₹36,000');
  expect(formatRounded(168_983)).toBe('₹1.69 lakh');
  expect(formatRounded(930_233)).toBe('₹9.3 lakh');
  expect(formatRounded(99_600)).toBe('₹1 lakh');
});
