import { formatRoughly, largerShare, surrenderExits } from './surrender-example.ts';

// By hand: ₹10 lakh × premiums paid ÷ 10, divided by 1.075 as often as years are left of twenty.
test('the special value is the paid-up benefit, discounted at the highest rate allowed', () => {
  const read = surrenderExits.map(({ year, paid, guaranteed, special }) => [
    year,
    paid,
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
  expect(largerShare(2)).toBe('45%');
  expect(largerShare(19)).toBe('155%');
});

test('an example is read to the thousand', () => {
  expect(formatRoughly(36_000)).toBe('₹36,000');
  expect(formatRoughly(168_983)).toBe('₹1.69 lakh');
  expect(formatRoughly(930_233)).toBe('₹9.3 lakh');
  expect(formatRoughly(99_600)).toBe('₹1 lakh');
});
