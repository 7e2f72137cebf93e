/**
 * Counted by hand: (spending + instalments − continuing pay) × months + costs, less savings and cover, rounded up to a
 * lakh. This is the present value of an annuity whose payments rise at the interest rate.
 */
import {
  answerCalculator,
  answerText,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import {
  expectSoundAnswer,
  expectVerdictOfWorking,
} from '../../../../testing/data/expect-sound-answer.ts';
import { Dice } from '../../../../testing/data/seeded-random.ts';
import { parseCalculatorQuery } from '../../calculators/parse-calculator-query.ts';
import { criticalIllnessCoverCalculator } from './critical-illness-cover-calculator.ts';

type Input = Partial<Record<keyof typeof criticalIllnessCoverCalculator.fields, string>>;
const today = '2026-11-23';
const answer = (input: Input) => answerCalculator(criticalIllnessCoverCalculator, input, today);
const parse = (input: Input) =>
  parseCalculatorQuery(
    criticalIllnessCoverCalculator,
    (name) => input[name as keyof Input] ?? '',
    today,
  );
const page: Input = { spending: '60000', instalments: '40000', months: '24' };

test.each<[why: string, input: Input, verdict: string]>([
  ['as on the page: (60 + 40) thousand × 24', page, '₹24 lakh for 24 months'],
  [
    'the page’s example year: 1 lakh × 9 and 2 lakh of costs',
    { spending: '1 lakh', months: '9', costs: '2 lakh' },
    '₹11 lakh for 9 months',
  ],
  ['24 months when nobody says', { spending: '50000' }, '₹12 lakh for 24 months'],
  ['one month', { spending: '1 lakh', months: '1' }, '₹1 lakh cannot earn for 1 month,'],
  ['ten years', { spending: '1 lakh', months: '120' }, '₹1.2 crore for 120 months'],
  ['instalments alone', { spending: '0', instalments: '25,000', months: '12' }, '₹3 lakh'],
  ['costs alone', { spending: '0', costs: '5 lakh' }, '₹5 lakh for 24 months'],
  ['up to a full lakh: 40,001 × 5', { spending: '40001', months: '5' }, '₹3 lakh for 5 months'],
  ['40,000 × 5 is one', { spending: '40000', months: '5' }, '₹2 lakh for 5 months'],
  ['a spouse’s 30,000: 70 thousand × 24', { ...page, goesOn: '30000' }, '₹17 lakh'],
  [
    'pay that goes on and is enough leaves the costs',
    { ...page, goesOn: '2 lakh', costs: '3 lakh' },
    '₹3 lakh for 24 months',
  ],
  ['savings: 24 − 10', { ...page, savings: '10 lakh' }, '₹14 lakh'],
  ['cover there is: 24 − 20', { ...page, cover: '20 lakh' }, '₹4 lakh for 24 months'],
  [
    'both: 24 + 6 − 5 − 10',
    { ...page, costs: '6 lakh', savings: '5 lakh', cover: '10 lakh' },
    '₹15 lakh',
  ],
  [
    'enough is there',
    { ...page, savings: '24 lakh' },
    'What you have would last 24 months: no further sum is needed',
  ],
  ['one rupee', { spending: '1', months: '1' }, '₹1 lakh for 1 month'],
  [
    'ten crore a month for ten years',
    { spending: '10 cr', instalments: '10 cr', months: '120', costs: '100 crore' },
    '₹2,500 crore for 120 months',
  ],
  ['in other digits', { spending: '५०,०००', months: '१२' }, '₹6 lakh for 12 months'],
])('%s', (_, input, verdict) => {
  expectVerdictOfWorking(answer(input), verdict);
});

test('other times are listed beside the visitor’s own', () => {
  const { tables = [] } = answer({
    ...page,
    months: '18',
    goesOn: '20000',
    savings: '4 lakh',
  });
  expect(tables[0]?.rows).toEqual([
    ['You earn nothing for 12 months', '₹6 lakh'],
    ['You earn nothing for 18 months', '₹11 lakh'],
    ['You earn nothing for 24 months', '₹16 lakh'],
    ['You earn nothing for 36 months', '₹25 lakh'],
    ['You earn nothing for 60 months', '₹44 lakh'],
    ['The pay that goes on ends as well', '₹14 lakh'],
  ]);
});

test('a sum that pays alone is split into what it is for', () => {
  const typed = { spending: '60000', instalments: '40000', costs: '1.5 lakh', months: '12' };
  expect(
    answer(typed).chart?.bars[0]?.parts.map(({ label, amount }) => `${label} ${amount}`),
  ).toEqual(['spending 720000', 'instalments 480000', 'other costs 150000', 'rounded up 50000']);
});

test('the bars show what pays the time without pay, and what lacks a year later', () => {
  const bars = (input: Input) =>
    answer({ ...page, ...input }).chart?.bars.map(({ label, parts }) => [
      label,
      ...parts.map((part) => `${part.label} ${part.amount}`),
    ]);
  expect(bars({ months: '18', goesOn: '20000', savings: '4 lakh' })).toEqual([
    ['18 months without pay', 'you have 400000', 'new cover 1100000'],
    // 80,000 × 30, less both.
    ['30 months without pay', 'you have 400000', 'new cover 1100000', 'still missing 900000'],
  ]);
  expect(bars({ goesOn: '1 lakh', costs: '2 lakh' })).toEqual([
    ['24 months without pay', 'other costs 200000'],
  ]);
  expect(bars({ savings: '30 lakh' })).toEqual([
    ['24 months without pay', 'you have 2400000'],
    ['36 months without pay', 'you have 3000000', 'still missing 600000'],
  ]);
});

test('the sum and the shortfall of a month are the numbers, and the question is one line', () => {
  expect(verdictWithNumbers(answer(page))).toBe(
    'If you cannot earn for 24 months, your household needs this sum (Critical illness sum to buy: ₹24 lakh, Short each month: ₹1 lakh)',
  );
  expect(verdictWithNumbers(answer({ spending: '0', costs: '5 lakh' }))).toMatch(
    /\(Critical illness sum to buy: ₹5 lakh\)$/,
  );
  expect(
    questionText(criticalIllnessCoverCalculator, { ...page, goesOn: '20000', hospital: 'no' }),
  ).toBe('₹60,000 a month, instalments of ₹40,000, ₹20,000 of pay goes on, no health insurance');
});

test('the exception is the missing health insurance, then pay that may end, then a longer time', () => {
  const said = (input: Input) => answer({ ...page, ...input });
  const all = said({ hospital: 'no', goesOn: '30000' });
  expect(all.exception?.title).toBe('Health insurance comes first');
  expect(all.reasons?.text).toEqual([
    'If the pay that goes on ends as well. The sum would then be ₹24 lakh.',
    expect.stringContaining('For 36 months the sum would be ₹26 lakh.'),
  ]);
  expect(said({ goesOn: '30000' }).exception?.title).toBe('If the pay that goes on ends as well');
  expect(said({}).exception?.text).toContain('For 36 months the sum would be ₹36 lakh.');
});

test('the usual wait and survival period are in days, whatever today is', () => {
  const rows = answer(page).tables?.[1]?.rows ?? [];
  expect(rows[0]?.join(' ')).toContain('in the first 90 days');
  expect(rows[1]?.join(' ')).toContain('30 days after diagnosis');
  const later = answerCalculator(criticalIllnessCoverCalculator, page, '2027-11-23');
  expect(later).toEqual(answer(page));
});

test('without health insurance, health insurance comes first', () => {
  const text = (input: Input) => answerText(answer(input));
  expect(text({ ...page, hospital: 'no' })).toContain('Buy [health insurance]');
  expect(text(page)).not.toContain('Buy [health insurance]');
});

test.each<[input: Input, errors: object]>([
  [{ spending: '0' }, { spending: 'Enter what your household spends.' }],
  [{ instalments: '0' }, { spending: expect.stringContaining('Enter a sum from ₹0') }],
  [{ ...page, months: '0' }, { months: 'Enter a number from 1 to 120 (months).' }],
  [{ ...page, months: '1.5' }, { months: expect.any(String) }],
  [{ ...page, savings: '-1' }, { savings: expect.any(String) }],
  [{ ...page, hospital: 'perhaps' }, { hospital: expect.any(String) }],
])('%j is rejected', (input, errors) => {
  expect(parse(input)).toMatchObject({ kind: 'invalid', errors, typed: input });
});

test('more spending or time never lowers the sum; more savings, cover or pay never raises it', () => {
  const dice = new Dice(4);
  const sum = (max: number) => String(dice.below(max));
  const more = (typed: string | undefined, by: number) => String(Number(typed) + dice.below(by));
  const sumOf = (input: Input) => {
    const { verdict, working } = answer(input);
    if (verdict.startsWith('What you have')) return 0;
    return Number(working.rows.at(-1)?.value.replace(/\D/g, ''));
  };
  for (let round = 0; round < 400; round += 1) {
    const input: Input = {
      spending: String(1 + dice.below(300_000)),
      instalments: sum(200_000),
      months: String(1 + dice.below(60)),
      costs: sum(2_000_000),
      goesOn: sum(300_000),
      savings: sum(3_000_000),
      cover: sum(3_000_000),
    };
    const before = sumOf(input);
    for (const [name, by] of [
      ['spending', 200_000],
      ['instalments', 200_000],
      ['months', 60],
      ['costs', 1_000_000],
    ] as const) {
      expect(sumOf({ ...input, [name]: more(input[name], by) })).toBeGreaterThanOrEqual(before);
    }
    for (const name of ['goesOn', 'savings', 'cover'] as const)
      expect(sumOf({ ...input, [name]: more(input[name], 500_000) })).toBeLessThanOrEqual(before);
  }
});

test('every text and bar of the answer is valid, whatever is typed', () => {
  for (const sum of ['0', '1', '99,999', '10 crore']) {
    for (const months of ['1', '13', '120']) {
      for (const has of ['', '0', '1', '100 crore']) {
        const said = answer({
          spending: sum,
          instalments: '1',
          costs: sum,
          months,
          savings: has,
          cover: has,
          goesOn: sum,
        });
        expectSoundAnswer(said);
      }
    }
  }
});
