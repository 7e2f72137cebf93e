/**
 * Worked by hand, in lakh: the base pays first; a top-up then pays the part of one bill above the deductible, a super
 * top-up that of the year, each at most the base's remainder of the bill. The first five are examples of the page.
 */
import {
  answerCalculator,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { Dice } from '../../../../testing/data/seeded-random.ts';
import { superTopUpLayers } from '../../../content/drawings.ts';
import type { TypedValues } from '../../calculators/parse-calculator-query.ts';
import { deductibleCalculator } from './deductible-calculator.ts';
import { type CoverLayers, type LayerKind, shareYear } from './year-of-bills.ts';

const lakh = 100_000;

test.each<
  [
    bills: number[],
    layers: [base: number, deductible: number, upper: number],
    base: number,
    topUp: number,
    superTopUp: number,
  ]
>([
  [[4, 6], [5, 5, 20], 5, 1, 5],
  [[3, 3, 3], [0, 5, 20], 0, 0, 4],
  [[8], [3, 5, 20], 3, 3, 3],
  [[5.6], [5, 5, 20], 5, 0.6, 0.6],
  // One year of the two that a stay across the renewal belongs to.
  [[4], [0, 5, 20], 0, 0, 0],
  [[6, 4], [5, 5, 20], 5, 1, 5],
  [[5], [5, 5, 20], 5, 0, 0],
  [[10, 10], [5, 5, 20], 5, 10, 15],
  // The layer ends at 4.
  [[10, 10], [5, 5, 4], 5, 4, 4],
  // 2 of the first bill and 6 of the second are in the gap of 5: only the top-up applies it twice.
  [[7, 6], [0, 5, 20], 0, 3, 8],
  // The base covers the layer's part: 10 above 5, but 2 left of the bill.
  [[12], [10, 5, 20], 10, 2, 2],
  [[8, 6], [10, 5, 20], 10, 1, 4],
  [[0, 6], [5, 5, 20], 5, 1, 1],
  [[20], [5, 5, 0], 5, 0, 0],
  [[20], [0, 0, 20], 0, 20, 20],
  [[1, 1, 1, 1, 1, 1, 1, 1], [5, 5, 20], 5, 0, 3],
  [[0.00001], [5, 5, 20], 0.00001, 0, 0],
  [[10_000], [5, 5, 20], 5, 20, 20],
])('bills of %j, layers %j: base %d, top-up %d, super top-up %d', (bills, by, ...paid) => {
  const [base, deductible, upper] = by.map((amount) => Math.round(amount * lakh));
  const layers = { base, deductible, upper } as CoverLayers;
  const year = (kind: LayerKind) =>
    shareYear(
      bills.map((bill) => Math.round(bill * lakh)),
      layers,
      kind,
    );
  expect([year('none').base, year('topUp').upper, year('superTopUp').upper]).toEqual(
    paid.map((amount) => Math.round(amount * lakh)),
  );
  expect(year('none').upper).toBe(0);
});

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
    const own = (kind: LayerKind, by: CoverLayers = layers) => shareYear(bills, by, kind).ownShare;
    const total = bills.reduce((sum, bill) => sum + bill, 0);
    for (const kind of ['none', 'topUp', 'superTopUp'] as const) {
      const year = shareYear(bills, layers, kind);
      expect(year.base + year.upper + year.ownShare).toBe(total);
      expect(Math.min(...year.bills.flatMap(Object.values), 0)).toBe(0);
      expect(own(kind, { ...layers, upper: layers.upper + any() })).toBeLessThanOrEqual(
        year.ownShare,
      );
      expect(own(kind, { ...layers, base: layers.base + any() })).toBeLessThanOrEqual(
        year.ownShare,
      );
      expect(
        own(kind, { ...layers, deductible: layers.deductible + any() }),
      ).toBeGreaterThanOrEqual(year.ownShare);
    }
    expect(own('superTopUp')).toBeLessThanOrEqual(own('topUp'));
    // The same year computed from totals only, which is enough for a super top-up.
    const { base, deductible, upper } = layers;
    const above = Math.max(0, total - Math.max(base, deductible));
    expect(shareYear(bills, layers, 'superTopUp').upper).toBe(Math.min(upper, above));
  }
});

type Input = TypedValues<typeof deductibleCalculator.fields>;
const answer = (input: Input) => answerCalculator(deductibleCalculator, input);

test.each<[Input, string]>([
  [
    { bills: '4 lakh, 6 lakh' },
    'A super top-up leaves you less to pay than a plain top-up (You pay with a super top-up: ₹0, With a plain top-up: ₹4 lakh)',
  ],
  [
    { bills: '8 lakh', base: '3 lakh' },
    'A top-up and a super top-up leave you the same to pay (You pay: ₹2 lakh, Without a top-up: ₹5 lakh)',
  ],
  [
    { bills: '8 lakh' },
    'A top-up and a super top-up leave you the same to pay (You pay: ₹0, Without a top-up: ₹3 lakh)',
  ],
  [{ bills: '४ लाख' }, 'The base policy pays all the bills: you need no top-up (You pay: ₹0)'],
  [{ bills: '4 lakh', base: '0' }, 'No top-up pays any of these bills (You pay: ₹4 lakh)'],
  [{ bills: '1' }, 'The base policy pays all the bills: you need no top-up (You pay: ₹0)'],
  [
    { bills: '100 crore' },
    'A top-up and a super top-up leave you the same to pay (You pay: ₹99.75 crore, Without a top-up: ₹99.95 crore)',
  ],
])('%j: %s', (input, verdict) => {
  expect(verdictWithNumbers(answer(input))).toBe(verdict);
});

test('without a base policy no number, bar or row names one', () => {
  const typed = { bills: '9 lakh', base: '0' };
  const { numbers, chart, working } = answer(typed);
  expect(numbers.map(({ label }) => label)).toEqual(['You pay', 'Without any policy']);
  expect(chart?.bars.map(({ label }) => label)).toEqual([
    'Without any policy',
    'With a top-up of either kind',
  ]);
  expect(working.rows.map(({ label }) => label).join()).not.toContain('base policy');
  const based = answer({ bills: '9 lakh' });
  expect(based.chart?.bars[0]?.label).toBe('Base policy alone');
});

test('without a base policy no sentence or step speaks of one that is there', () => {
  const { exception, nextSteps } = answer({ bills: '4 lakh, 6 lakh', base: '0' });
  expect(exception?.title).toBe('Without a base policy you pay the first ₹5 lakh');
  expect(nextSteps.map(({ text }) => text)).toEqual([
    'Find a base policy as large as the deductible',
    'Ask two insurers for written quotations',
  ]);
});

test('what is left is explained, its largest part first: the gap below the deductible, the part above the layer', () => {
  const aboveTop = '₹15 lakh of the bills is above that, and you pay it.';
  const gap =
    '₹2 lakh lies above the base policy and below the deductible. Neither policy pays that part.';
  const large = answer({ bills: '40 lakh', base: '3 lakh' });
  expect(large.exception?.text).toBe(aboveTop);
  expect(large.reasons?.text).toEqual([`A gap that neither policy pays. ${gap}`]);
  const small = answer({ bills: '26 lakh', base: '3 lakh' });
  expect(small.exception?.text).toBe(gap);
  expect(small.nextSteps?.[0]?.text).toBe('Choose a deductible no higher than the base policy');
  expect(answer({ bills: '15 lakh', base: '10 lakh' }).exception?.title).toBe(
    'Your base policy is larger than the deductible',
  );
  expect(answer({ bills: '4 lakh, 6 lakh' }).exception).toBeUndefined();
});

test('every bar is the whole year, and layers that pay the same are one bar', () => {
  const labels = (input: Input) => {
    const { bars } = answer(input).chart ?? { bars: [] };
    const sums = bars.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
    expect(new Set(sums).size).toBe(1);
    return bars.map(({ label }) => label);
  };
  expect(labels({ bills: '4 lakh, 6 lakh' })).toEqual([
    'Base policy alone',
    'With a top-up',
    'With a super top-up',
  ]);
  expect(labels({ bills: '8 lakh' })).toEqual([
    'Base policy alone',
    'With a top-up of either kind',
  ]);
  expect(labels({ bills: '4 lakh' })).toEqual(['Base policy alone']);
});

test('the question is repeated in one line, with what differs from the usual layers', () => {
  const asked = (input: Input) => questionText(deductibleCalculator, input);
  expect(asked({ bills: '4 lakh, 6 lakh' })).toBe('Bills of ₹4 lakh and ₹6 lakh');
  expect(asked({ bills: '1 lakh, 2 lakh, 3 lakh, 4 lakh', base: '0', deductible: '3 lakh' })).toBe(
    '4 bills, ₹10 lakh in all, no base policy, deductible of ₹3 lakh',
  );
  expect(asked({ bills: '8 lakh', base: '3 lakh', upper: '10 lakh' })).toBe(
    'A bill of ₹8 lakh, base policy of ₹3 lakh, ₹10 lakh above it',
  );
});

test.each<[Input, keyof Input]>([
  [{ base: '5 lakh' }, 'bills'],
  [{ bills: '0' }, 'bills'],
  [{ bills: '-4 lakh' }, 'bills'],
  [{ bills: '101 crore' }, 'bills'],
  [{ bills: '4 lakh, many' }, 'bills'],
  [{ bills: Array(13).fill('1 lakh').join(', ') }, 'bills'],
  [{ bills: '4 lakh', base: 'none' }, 'base'],
  [{ bills: '4 lakh', deductible: '-5' }, 'deductible'],
  [{ bills: '4 lakh', upper: '1000 crore' }, 'upper'],
])('%j is rejected at the field %s', (input, field) => {
  expect(() => answer(input)).toThrow(new RegExp(`"errors":{"${field}"`));
});

test('two bills without a comma between are told so', () => {
  expect(() => answer({ bills: '4,00,000 3,00,000' })).toThrow(
    /with a comma or a new line between/,
  );
});

test('a super top-up is asked for only where it pays one of the bills', () => {
  expect(answer({ bills: '4 lakh, 6 lakh' }).brief?.request).toBe(
    'Please offer in writing a super top-up that pays up to ₹20 lakh a year, above a deductible of ₹5 lakh.',
  );
  for (const left of [{ bills: '3 lakh' }, { bills: '4 lakh, 6 lakh', upper: '0' }]) {
    expect(answer(left).brief).toBeUndefined();
    expect(answer(left).subject).toBe('a year of hospital bills');
  }
});

test('every answer is complete: no broken number, no banned word, a short verdict', () => {
  for (const bills of [
    '1',
    '99999.6',
    '4 lakh, 6 lakh',
    '0, 0, 3 lakh',
    Array(12).fill('100 crore').join(', '),
  ]) {
    for (const base of ['0', '3 lakh', '1 cr', '1,00,00,00,000']) {
      for (const deductible of ['0', '5 lakh', '100 crore']) {
        for (const upper of ['0', '20 lakh', '10000000'])
          expectSoundAnswer(answer({ bills, base, deductible, upper }));
      }
    }
  }
});
