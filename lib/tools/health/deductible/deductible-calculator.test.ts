/**
 * Worked by hand, in lakh: the base pays first; a top-up then pays the part of one bill above the deductible, a super
 * top-up that of the year, each at most the base's remainder of the bill. The first five are examples of the page.
 */
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { testRows } from '../../../../testing/data/rows.ts';
import { Dice } from '../../../../testing/data/seeded-random.ts';
import { superTopUpLayers } from '../../../content/drawings.ts';
import { deductibleCalculator } from './deductible-calculator.ts';
import { type CoverLayers, type LayerKind, shareYear } from './deductible-working.ts';

const inRupees = (lakhs = '') =>
  lakhs.split('; ').map((lakh) => Math.round(Number(lakh) * 100_000));

// Layers: base, deductible, upper.
testRows(['bills', 'layers'], (row) => {
  const [base, deductible, upper] = inRupees(row.layers);
  const year = (kind: LayerKind) =>
    shareYear(inRupees(row.bills), { base, deductible, upper } as CoverLayers, kind);
  expect(year('none').upper).toBe(0);
  return {
    base: () => String(year('none').base / 100_000),
    'top-up': () => String(year('topUp').upper / 100_000),
    'super top-up': () => String(year('superTopUp').upper / 100_000),
  };
})`
  bills | layers | base | top-up | super top-up | why
  4; 6 | 5; 5; 20 | 5 | 1 | 5
  3; 3; 3 | 0; 5; 20 | 0 | 0 | 4
  8 | 3; 5; 20 | 3 | 3 | 3
  5.6 | 5; 5; 20 | 5 | 0.6 | 0.6
  4 | 0; 5; 20 | 0 | 0 | 0 | One year of the two that a stay across the renewal belongs to.
  6; 4 | 5; 5; 20 | 5 | 1 | 5
  5 | 5; 5; 20 | 5 | 0 | 0
  10; 10 | 5; 5; 20 | 5 | 10 | 15
  10; 10 | 5; 5; 4 | 5 | 4 | 4 | The layer ends at 4.
  7; 6 | 0; 5; 20 | 0 | 3 | 8 | 2 of the first bill and 6 of the second are in the gap of 5: only the top-up applies it twice.
  12 | 10; 5; 20 | 10 | 2 | 2 | The base covers the layer's part: 10 above 5, but 2 left of the bill.
  8; 6 | 10; 5; 20 | 10 | 1 | 4
  0; 6 | 5; 5; 20 | 5 | 1 | 1
  20 | 5; 5; 0 | 5 | 0 | 0
  20 | 0; 0; 20 | 0 | 20 | 20
  1; 1; 1; 1; 1; 1; 1; 1 | 5; 5; 20 | 5 | 0 | 3
  0.00001 | 5; 5; 20 | 0.00001 | 0 | 0
  10000 | 5; 5; 20 | 5 | 20 | 20
`;

test('the drawing of the page shows the calculator’s results', () => {
  const { bills, baseLakh, deductibleLakh, superTopUpLakh } = superTopUpLayers;
  const drawn = (payer: string, month?: string) =>
    bills
      .filter((part) => part.payer === payer && (!month || part.month === month))
      .reduce((sum, part) => sum + part.lakh, 0);
  const layers = { base: baseLakh, deductible: deductibleLakh, upper: superTopUpLakh };
  const year = shareYear([4, 6], layers, 'superTopUp');
  expect(year).toMatchObject({ base: drawn('base'), upper: drawn('superTopUp'), ownShare: 0 });
  expect(year.bills[1]?.base).toBe(drawn('base', 'December'));
});

test('over many years: shares add up, more cover never lowers the insurers’ payment, a super top-up never pays less', () => {
  const dice = new Dice(16);
  for (let round = 0; round < 3000; round += 1) {
    const bills = dice.some([0, 1, 40_000, 300_000, 500_000, 800_000, 2_500_000], 8);
    const any = () => dice.oneOf([0, 100_000, 300_000, 500_000, 1_000_000, 2_000_000]);
    const layers: CoverLayers = { base: any(), deductible: any(), upper: any() };
    const { base, deductible, upper } = layers;
    const own = (kind: LayerKind, by = {}) => shareYear(bills, { ...layers, ...by }, kind).ownShare;
    const total = bills.reduce((sum, bill) => sum + bill, 0);
    for (const kind of ['none', 'topUp', 'superTopUp'] as const) {
      const year = shareYear(bills, layers, kind);
      expect(year.base + year.upper + year.ownShare).toBe(total);
      expect(Math.min(...year.bills.flatMap(Object.values), 0)).toBe(0);
      expect(own(kind, { upper: upper + any() })).toBeLessThanOrEqual(year.ownShare);
      expect(own(kind, { base: base + any() })).toBeLessThanOrEqual(year.ownShare);
      expect(own(kind, { deductible: deductible + any() })).toBeGreaterThanOrEqual(year.ownShare);
    }
    expect(own('superTopUp')).toBeLessThanOrEqual(own('topUp'));
    // The same year computed from totals only, which is enough for a super top-up.
    const above = Math.max(0, total - Math.max(base, deductible));
    expect(shareYear(bills, layers, 'superTopUp').upper).toBe(Math.min(upper, above));
  }
});

const answers = testAnswers(deductibleCalculator);

answers`
  typed | verdict
  bills 4 lakh, 6 lakh | A super top-up leaves you less to pay than a plain top-up (You pay with a super top-up: ₹0, With a plain top-up: ₹4 lakh)
  bills 8 lakh; base 3 lakh | A top-up and a super top-up leave you the same to pay (You pay: ₹2 lakh, Without a top-up: ₹5 lakh)
  bills 8 lakh | A top-up and a super top-up leave you the same to pay (You pay: ₹0, Without a top-up: ₹3 lakh)
  bills ४ लाख | The base policy pays all the bills: you need no top-up (You pay: ₹0)
  bills 4 lakh; base 0 | No top-up pays any of these bills (You pay: ₹4 lakh)
  bills 1 | The base policy pays all the bills: you need no top-up (You pay: ₹0)
  bills 100 crore | A top-up and a super top-up leave you the same to pay (You pay: ₹99.75 crore, Without a top-up: ₹99.95 crore)
`;

const gap =
  '₹2 lakh lies above the base policy and below the deductible. Neither policy pays that part.';
answers`
  typed | verdict | bars | exception | reasons | steps | no working | why
  bills 9 lakh; base 0 | …(You pay: …, Without any policy: …) | Without any policy: …/ With a top-up of either kind: … | | | | base policy | without a base policy nothing names one
  bills 9 lakh | | Base policy alone: …
  bills 4 lakh, 6 lakh; base 0 | | | Without a base policy you pay the first ₹5 lakh: … | | Find a base policy as large as the deductible (…) / Ask two insurers for written quotations (…)
  bills 40 lakh; base 3 lakh | | | …: ₹15 lakh of the bills is above that, and you pay it. | A gap that neither policy pays. ${gap} | | | what is left is explained, its largest part first
  bills 26 lakh; base 3 lakh | | | …: ${gap} | | Choose a deductible no higher than the base policy (…
  bills 15 lakh; base 10 lakh | | | Your base policy is larger than the deductible: …
  bills 4 lakh, 6 lakh | | /^Base policy alone: [^/]* / With a top-up: [^/]* / With a super top-up: [^/]*$/ | –
  bills 8 lakh | | /^Base policy alone: [^/]* / With a top-up of either kind: [^/]*$/ | | | | | layers that pay the same are one bar
  bills 4 lakh | | /^Base policy alone: [^/]*$/
`;

answers`
  typed | question | brief | subject | why
  bills 4 lakh, 6 lakh | Bills of ₹4 lakh and ₹6 lakh | …Please offer in writing a super top-up that pays up to ₹20 lakh a year, above a deductible of ₹5 lakh. / …
  bills 1 lakh, 2 lakh, 3 lakh, 4 lakh; base 0; deductible 3 lakh | 4 bills, ₹10 lakh in all, no base policy, deductible of ₹3 lakh
  bills 8 lakh; base 3 lakh; upper 10 lakh | A bill of ₹8 lakh, base policy of ₹3 lakh, ₹10 lakh above it
  bills 3 lakh | | – | a year of hospital bills | a super top-up would pay none of the bills
  bills 4 lakh, 6 lakh; upper 0 | | – | a year of hospital bills
`;

answers`
  typed | field
  base 5 lakh | bills
  bills 0 | bills
  bills -4 lakh | bills
  bills 101 crore | bills
  bills 4 lakh, many | bills
  bills ${Array(13).fill('1 lakh').join(', ')} | bills
  bills 4 lakh; base none | base
  bills 4 lakh; deductible -5 | deductible
  bills 4 lakh; upper 1000 crore | upper
`;

answers`
  typed | error | why
  bills 4,00,000 3,00,000 | …with a comma or a new line between… | two bills without a comma between are told so
`;

testSoundAnswers(
  deductibleCalculator,
  [
    [
      'bills 1',
      'bills 99999.6',
      'bills 8 lakh',
      'bills 4 lakh, 6 lakh',
      'bills 0, 0, 3 lakh',
      `bills ${Array(12).fill('100 crore').join(', ')}`,
    ],
    ['base 0', 'base 3 lakh', 'base 1 cr', 'base 1,00,00,00,000'],
    ['deductible 0', 'deductible 5 lakh', 'deductible 100 crore'],
    ['upper 0', 'upper 20 lakh', 'upper 10000000'],
  ],
  ({ chart }) => {
    // Every bar is the whole year.
    const sums = chart?.bars.map(({ parts }) => parts.reduce((sum, part) => sum + part.amount, 0));
    expect(new Set(sums).size).toBeLessThanOrEqual(1);
  },
);
