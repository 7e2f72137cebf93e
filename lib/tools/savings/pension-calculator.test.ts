/**
 * Incomes by compound interest, the capital as twelve months ÷ the rate, monthly sums from a spreadsheet's PMT in
 * advance.
 */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../testing/data/expect-sound-answer.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import { pensionCalculator } from './pension-calculator.ts';

const today = '2026-11-23';
type Typed = Partial<Record<keyof typeof pensionCalculator.fields, string>>;
const goal = (income: string, age: string, from: string, more: Typed = {}): Typed => ({
  income,
  age,
  from,
  ...more,
});

test.each<[Typed, string]>([
  [goal('40000', '35', '60'), '₹2.13 crore at 60: put aside ₹31,383 a month'],
  [goal('40,000', '25', '60'), '₹3.16 crore at 60: put aside ₹22,872 a month'],
  [goal('४००००', '45', '60'), '₹1.44 crore at 60: put aside ₹49,973 a month'],
  [goal('40000', '59', '60'), '₹83.2 lakh at 60: put aside ₹6,71,698 a month'],
  [goal('40000', '60', '60'), '₹80 lakh is needed now; ₹80 lakh is missing'],
  [
    goal('50000', '60', '', { annuity: '7.2' }),
    '₹83.33 lakh is needed now; ₹83.33 lakh is missing',
  ],
  [
    goal('50000', '60', '60', { annuity: '7.2', saved: '30 lakh' }),
    '₹83.33 lakh is needed now; ₹53.33 lakh is missing',
  ],
  [
    goal('50000', '60', '60', { annuity: '7.2', saved: '1 cr' }),
    'What you saved is enough for ₹50,000 a month at 60',
  ],
  [goal('30000', '40', '60', { saved: '5 lakh' }), '₹1.31 crore at 60: put aside ₹25,334 a month'],
  [
    goal('30000', '40', '60', { saved: '5 lakh', other: '10000' }),
    '₹87.64 lakh at 60: put aside ₹15,716 a month',
  ],
  [
    goal('30000', '40', '60', { inflation: '0', rate: '0' }),
    '₹60 lakh at 60: put aside ₹25,000 a month',
  ],
  [goal('30000', '40', '60', { raise: '5' }), '₹1.31 crore at 60: put aside ₹19,164 a month'],
  [
    goal('30000', '40', '60', { annuity: '7', inflation: '5', rate: '8' }),
    '₹1.36 crore at 60: put aside ₹23,829 a month',
  ],
  [
    goal('20000', '18', '58', { rate: '7', raise: '7' }),
    '₹1.92 crore at 58: put aside ₹2,756 a month',
  ],
  [goal('10000', '70', '75'), '₹24.33 lakh at 75: put aside ₹34,850 a month'],
  [goal('100', '18', '100'), '₹4.99 lakh at 100: put aside ₹21 a month'],
  [
    goal('40000', '35', '60', { saved: '10 cr' }),
    'What you saved is enough for ₹40,000 a month at 60',
  ],
  [
    goal('25000', '50', '55', {
      saved: '20 lakh',
      other: '5000',
      annuity: '6.5',
      inflation: '6',
      rate: '5.5',
    }),
    '₹49.41 lakh at 55: put aside ₹33,752 a month',
  ],
])('%j: %s', (typed, verdict) => {
  expect(answerCalculator(pensionCalculator, typed).verdict).toBe(verdict);
});

test.each<[Typed, string]>([
  // As 30,000 from 40 to 60 with 5 lakh saved: 25,334 a month.
  [{ epf: '3 lakh', nps: '2 lakh' }, '₹1.31 crore at 60: put aside ₹25,334 a month'],
  [{ epf: '0', nps: '0', saved: '5 lakh' }, '₹1.31 crore at 60: put aside ₹25,334 a month'],
  [
    { epf: '3 lakh', nps: '1 lakh', saved: '1 lakh', paying: '15000' },
    '₹1.31 crore at 60: put aside ₹10,334 a month more',
  ],
  [
    { saved: '5 lakh', paying: '25334' },
    'What is paid into EPF and NPS is enough for ₹30,000 a month at 60',
  ],
  [{ epf: '10 cr', paying: '15000' }, 'What you saved is enough for ₹30,000 a month at 60'],
])('30,000 from 40 to 60 with %j: %s', (more, verdict) => {
  const answer = answerCalculator(pensionCalculator, goal('30000', '40', '60', more));
  expect(answer.verdict).toBe(verdict);
});

test('EPF and NPS are a part of what is missing on the day itself and in the year before', () => {
  const funds = { epf: '30 lakh', nps: '10 lakh', paying: '10000' };
  const on = answerCalculator(pensionCalculator, goal('40000', '60', '60', funds));
  expect(on.verdict).toBe('₹80 lakh is needed now; ₹40 lakh is missing');
  expect(on.working.rows.at(-1)?.note).toBe('Today EPF ₹30,00,000, NPS ₹10,00,000, other ₹0.');
  const { verdict, working } = answerCalculator(
    pensionCalculator,
    goal('40000', '59', '60', funds),
  );
  // 83.2 lakh less 40 lakh at 6%: 40.8 lakh in a year, by twelve sums that grow to 12.387 times one.
  expect(verdict).toBe('₹83.2 lakh at 60: put aside ₹3,19,391 a month more');
  expect(working.rows.map(({ label }) => label).slice(-2)).toEqual([
    'Paid into EPF and NPS already',
    'A month beside that',
  ]);
});

test('without EPF and NPS the answer asks for them', () => {
  const asks = (more: Typed) =>
    answerCalculator(pensionCalculator, goal('40000', '35', '60', more)).text.some((text) =>
      text.startsWith('Nothing is counted from EPF or NPS'),
    );
  expect([asks({ saved: '5 lakh' }), asks({ epf: '1 lakh' }), asks({ paying: '5000' })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a level income loses purchasing power each year; a rising one lasts for the planned years', () => {
  const { tables = [] } = answerCalculator(pensionCalculator, goal('40000', '35', '60'));
  // 40,000 ÷ 1.04^10, ^20, ^30.
  expect(tables[0]?.rows).toEqual([
    ['60', '₹40,000'],
    ['70', '₹27,023'],
    ['80', '₹18,255'],
    ['90', '₹12,333'],
  ]);
  // 12 × 1,06,633 × the sum of (1.04 ÷ 1.06)^k, k from 0 to 14 and to 29.
  expect(tables[1]?.rows[0]).toEqual(['15 years, to age 75', '₹1.69 crore']);
  expect(tables[1]?.rows[3]).toEqual(['30 years, to age 90', '₹2.95 crore']);
});

test.each([
  [goal('40000', '17', '60'), ['age']],
  [goal('40000', '101', '60'), ['age']],
  [goal('0', '35', '60'), ['income']],
  [goal('40000', '61', '60'), ['from']],
  [goal('40000', '35', '60', { other: '40000' }), ['other']],
])('%j is rejected at the field %j', (typed, wrong) => {
  const outcome = parseCalculatorQuery(
    pensionCalculator,
    (name) => typed[name as keyof Typed] ?? '',
    today,
  );
  if (outcome.kind !== 'invalid') throw new Error('the query was accepted');
  expect(Object.keys(outcome.errors)).toEqual(wrong);
});

test('more income never needs less; a better annuity rate or return never needs more', () => {
  const monthly = (typed: Typed) => {
    const { verdict } = answerCalculator(pensionCalculator, typed);
    return Number(/put aside ₹([\d,]+)/.exec(verdict)?.[1]?.replaceAll(',', ''));
  };
  const rising = (sums: number[]) => expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  for (const age of ['18', '45', '59']) {
    rising(['5000', '5001', '50000', '5 lakh'].map((income) => monthly(goal(income, age, '60'))));
    rising(
      ['0', '3', '6', '20'].map((inflation) => monthly(goal('5000', age, '60', { inflation }))),
    );
    rising(['20', '7', '6', '1'].map((annuity) => monthly(goal('5000', age, '60', { annuity }))));
    rising(['20', '7', '6', '0'].map((rate) => monthly(goal('5000', age, '60', { rate }))));
  }
});

test('no text contains a broken number', () => {
  for (const income of ['100', '10 cr']) {
    for (const [age, from] of [
      ['18', '100'],
      ['100', '100'],
      ['59', '60'],
    ] as const) {
      for (const share of ['0', '20']) {
        const more = {
          rate: share,
          inflation: share,
          raise: share,
          saved: '100 cr',
          nps: '1',
          paying: '1',
        };
        expectSoundAnswer(answerCalculator(pensionCalculator, goal(income, age, from, more)));
      }
    }
  }
});
