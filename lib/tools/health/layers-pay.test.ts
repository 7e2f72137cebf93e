/** By hand: base first, then of each bill (top-up) or of the year's sum (super top-up) what is above the deductible. */
import { answerInstrument } from '../../../testing/answer-instrument.ts';
import { Dice } from '../../../testing/seeded-random.ts';
import { layersPay } from './layers-pay.ts';
import { type Layers, withBaseOnly, withSuperTopUp, withTopUp } from './year-of-bills.ts';

type Case = [
  bills: number[],
  layers: [number, number, number],
  topUp: number[],
  superTopUp: number[],
];

// In lakh: base, deductible, layer; then what base, layer and family pay.
test.each<Case>([
  [
    [4, 6],
    [5, 5, 20],
    [5, 1, 4],
    [5, 5, 0],
  ],
  [[12], [5, 5, 20], [5, 7, 0], [5, 7, 0]],
  [[12], [5, 5, 3], [5, 3, 4], [5, 3, 4]],
  [[3], [5, 5, 20], [3, 0, 0], [3, 0, 0]],
  [[5], [5, 5, 20], [5, 0, 0], [5, 0, 0]],
  [
    [3, 3, 3],
    [5, 5, 20],
    [5, 0, 4],
    [5, 4, 0],
  ],
  [
    [3, 3, 3],
    [0, 5, 20],
    [0, 0, 9],
    [0, 4, 5],
  ],
  [[8], [3, 5, 20], [3, 3, 2], [3, 3, 2]],
  [
    [4, 4],
    [3, 5, 20],
    [3, 0, 5],
    [3, 3, 2],
  ],
  [[8], [10, 5, 20], [8, 0, 0], [8, 0, 0]],
  [[12], [10, 5, 20], [10, 2, 0], [10, 2, 0]],
  [
    [6, 6],
    [10, 5, 20],
    [10, 1, 1],
    [10, 2, 0],
  ],
  [[30], [5, 5, 20], [5, 20, 5], [5, 20, 5]],
  [
    [15, 15],
    [5, 5, 20],
    [5, 20, 5],
    [5, 20, 5],
  ],
  [
    [15, 4],
    [5, 5, 20],
    [5, 10, 4],
    [5, 14, 0],
  ],
  [
    [4, 15],
    [5, 5, 20],
    [5, 10, 4],
    [5, 14, 0],
  ],
  [
    [0, 6, 0],
    [5, 5, 20],
    [5, 1, 0],
    [5, 1, 0],
  ],
  [[7], [0, 0, 20], [0, 7, 0], [0, 7, 0]],
])('bills %j, layers %j', (bills, [base, deductible, layer], topUp, superTopUp) => {
  const layers = { base, deductible, layer };
  expect(Object.values(withTopUp(bills, layers))).toEqual(topUp);
  expect(Object.values(withSuperTopUp(bills, layers))).toEqual(superTopUp);
});

test('whatever the year: each rupee is paid once, and more cover never leaves a family more', () => {
  const dice = new Dice(16);
  for (let round = 0; round < 3000; round += 1) {
    const bills = Array.from({ length: 1 + dice.below(6) }, () => dice.below(2_000_000));
    const layers: Layers = {
      base: dice.below(1_000_000),
      deductible: dice.below(1_000_000),
      layer: dice.below(3_000_000),
    };
    const total = bills.reduce((sum, bill) => sum + bill, 0);
    const alone = withBaseOnly(bills, layers.base);
    for (const way of [withTopUp, withSuperTopUp]) {
      const paid = way(bills, layers);
      expect(paid.base + paid.layer + paid.own).toBe(total);
      expect(Math.min(paid.base, paid.layer, paid.own)).toBeGreaterThanOrEqual(0);
      expect(paid.own).toBeLessThanOrEqual(alone.own);
      expect(way(bills, { ...layers, layer: layers.layer + 100_000 }).own).toBeLessThanOrEqual(
        paid.own,
      );
      expect(way(bills, { ...layers, base: layers.base + 100_000 }).own).toBeLessThanOrEqual(
        paid.own,
      );
      expect(
        way(bills, { ...layers, deductible: layers.deductible + 100_000 }).own,
      ).toBeGreaterThanOrEqual(paid.own);
    }
    expect(withSuperTopUp(bills, layers).own).toBeLessThanOrEqual(withTopUp(bills, layers).own);
  }
});

const asked = { base: '5 lakh', deductible: '5 lakh', layer: '20 lakh' };

test('the example of the page, in words', () => {
  const answer = answerInstrument(layersPay, { ...asked, bills: '4 lakh\n6 lakh' });
  expect(answer.verdict).toBe('With a super top-up you pay nothing of ₹10 lakh');
  expect(answer.text).toEqual([
    'A plain top-up counts each bill by itself and would leave you ₹4,00,000, ₹4,00,000 more.',
  ]);
});

test('a gap between base policy and deductible is named', () => {
  const answer = answerInstrument(layersPay, { ...asked, base: '3 lakh', bills: '8 lakh' });
  expect(answer.verdict).toBe('With a super top-up you pay ₹2 lakh of ₹8 lakh');
  expect(answer.text.join(' ')).toContain('lie ₹2,00,000 that you pay yourself');
});

test.each(['0', '0\n-', '200 crore'])('bills of “%s” are asked again', (bills) => {
  expect(() => answerInstrument(layersPay, { ...asked, bills })).toThrow('"bills"');
});
