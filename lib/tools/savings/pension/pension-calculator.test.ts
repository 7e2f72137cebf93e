/**
 * Incomes by compound interest, the capital as twelve months ÷ the rate, monthly sums from a spreadsheet's PMT in
 * advance.
 */
import {
  answerCalculator,
  answerText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { rupees } from '../../../input/rupees.ts';
import { parseCalculatorQuery } from '../../calculators/parse-calculator-query.ts';
import { pensionCalculator } from './pension-calculator.ts';

const today = '2026-11-23';
type Typed = Partial<Record<keyof typeof pensionCalculator.fields, string>>;
const goal = (income: string, age: string, from: string, more: Typed = {}): Typed => ({
  income,
  age,
  from,
  ...more,
});
const save = (age: number, monthly: string, needed: string, when = '') =>
  `Save this every month until you are ${age}, to have this income for life (A month${when}: ${monthly}, Needed at ${age}: ${needed})`;

test.each<[Typed, string]>([
  [goal('40000', '35', '60'), save(60, '₹31,383', '₹2.13 crore')],
  [goal('40,000', '25', '60'), save(60, '₹22,872', '₹3.16 crore')],
  [goal('४००००', '45', '60'), save(60, '₹49,973', '₹1.44 crore')],
  [goal('40000', '59', '60'), save(60, '₹6.72 lakh', '₹83.2 lakh')],
  [
    goal('40000', '60', '60'),
    'To have this income from today, you need this sum now (Needed now: ₹80 lakh)',
  ],
  [
    goal('50000', '60', '', { annuity: '7.2' }),
    'To have this income from today, you need this sum now (Needed now: ₹83.33 lakh)',
  ],
  [
    goal('50000', '60', '60', { annuity: '7.2', saved: '30 lakh' }),
    'What you saved is not enough for this income yet (Still missing: ₹53.33 lakh, Needed now: ₹83.33 lakh)',
  ],
  [
    goal('50000', '60', '60', { annuity: '7.2', saved: '1 cr' }),
    'What you saved is enough for this income from 60 (Needed now: ₹83.33 lakh)',
  ],
  [goal('30000', '40', '60', { saved: '5 lakh' }), save(60, '₹25,334', '₹1.31 crore')],
  [
    goal('30000', '40', '60', { saved: '5 lakh', other: '10000' }),
    save(60, '₹15,716', '₹87.64 lakh'),
  ],
  [goal('30000', '40', '60', { inflation: '0', rate: '0' }), save(60, '₹25,000', '₹60 lakh')],
  [
    goal('30000', '40', '60', { raise: '5' }),
    save(60, '₹19,164', '₹1.31 crore', ', in the first year'),
  ],
  [
    goal('30000', '40', '60', { annuity: '7', inflation: '5', rate: '8' }),
    save(60, '₹23,829', '₹1.36 crore'),
  ],
  [
    goal('20000', '18', '58', { rate: '7', raise: '7' }),
    save(58, '₹2,756', '₹1.92 crore', ', in the first year'),
  ],
  [goal('10000', '70', '75'), save(75, '₹34,850', '₹24.33 lakh')],
  [goal('100', '18', '100'), save(100, '₹21', '₹4.99 lakh')],
  [
    goal('40000', '35', '60', { saved: '10 cr' }),
    'What you saved is enough for this income from 60 (Needed at 60: ₹2.13 crore)',
  ],
  [
    goal('25000', '50', '55', {
      saved: '20 lakh',
      other: '5000',
      annuity: '6.5',
      inflation: '6',
      rate: '5.5',
    }),
    save(55, '₹33,752', '₹49.41 lakh'),
  ],
])('%j: %s', (typed, verdict) => {
  expect(verdictWithNumbers(answerCalculator(pensionCalculator, typed))).toBe(verdict);
});

test.each<[Typed, string]>([
  // The same as 30,000 from 40 to 60 with 5 lakh saved: 25,334 a month.
  [{ epf: '3 lakh', nps: '2 lakh' }, save(60, '₹25,334', '₹1.31 crore')],
  [{ epf: '0', nps: '0', saved: '5 lakh' }, save(60, '₹25,334', '₹1.31 crore')],
  [
    { epf: '3 lakh', nps: '1 lakh', saved: '1 lakh', paying: '15000' },
    'Save this beside EPF and NPS until you are 60, to have this income for life (A month more: ₹10,334, Needed at 60: ₹1.31 crore)',
  ],
  [
    { saved: '5 lakh', paying: '25334' },
    'What is paid into EPF and NPS is enough for this income from 60 (Needed at 60: ₹1.31 crore)',
  ],
  [
    { epf: '10 cr', paying: '15000' },
    'What you saved is enough for this income from 60 (Needed at 60: ₹1.31 crore)',
  ],
])('30,000 from 40 to 60 with %j: %s', (more, verdict) => {
  const answer = answerCalculator(pensionCalculator, goal('30000', '40', '60', more));
  expect(verdictWithNumbers(answer)).toBe(verdict);
});

test('EPF and NPS are a part of what is missing on the day itself and in the year before', () => {
  const funds = { epf: '30 lakh', nps: '10 lakh', paying: '10000' };
  const on = answerCalculator(pensionCalculator, goal('40000', '60', '60', funds));
  expect(verdictWithNumbers(on)).toBe(
    'What you saved is not enough for this income yet (Still missing: ₹40 lakh, Needed now: ₹80 lakh)',
  );
  expect(on.working.rows.at(-1)?.note).toBe('Today EPF ₹30,00,000, NPS ₹10,00,000, other ₹0.');
  const before = answerCalculator(pensionCalculator, goal('40000', '59', '60', funds));
  const { rows } = before.working;
  // 83.2 lakh less 40 lakh at 6%: 40.8 lakh in a year, by twelve sums that grow to 12.387 times one.
  expect(verdictWithNumbers(before)).toBe(
    'Save this beside EPF and NPS until you are 60, to have this income for life (A month more: ₹3.19 lakh, Needed at 60: ₹83.2 lakh)',
  );
  expect(rows.slice(-2)).toMatchObject([
    { label: 'Paid into EPF and NPS already' },
    { label: 'A month beside that', value: '₹3,19,391' },
  ]);
});

test('the line of what was asked names what was typed', () => {
  const typed = goal('40000', '35', '60', { epf: '3 lakh', saved: '1 lakh', paying: '15000' });
  const outcome = parseCalculatorQuery(
    pensionCalculator,
    (name) => typed[name as keyof Typed] ?? '',
    today,
  );
  if (outcome.kind !== 'valid') throw new Error(outcome.kind);
  expect(pensionCalculator.inputSummary?.(outcome.input, today)).toBe(
    '₹40,000 a month from 60, age 35, EPF ₹3 lakh, savings of ₹1 lakh, ₹15,000 a month paid in',
  );
});

test('what EPF and NPS hold is asked first, then comes what a level income loses', () => {
  const exceptionOf = (more: Typed) =>
    answerCalculator(pensionCalculator, goal('40000', '35', '60', more)).exception?.title;
  const later = 'At 80, this income buys what ₹18,255 buys today';
  const asked = 'EPF and NPS are not in the sum so far';
  expect([{ saved: '5 lakh' }, { epf: '1 lakh' }, { paying: '5000' }].map(exceptionOf)).toEqual([
    asked,
    later,
    later,
  ]);
  expect(answerText(answerCalculator(pensionCalculator, goal('40000', '35', '60')))).toContain(
    `${later}. An annuity usually pays the same`,
  );
  expect(exceptionOf({ saved: '10 cr' })).toBe(later);
  expect(exceptionOf({ saved: '10 cr', inflation: '0' })).toBeUndefined();
});

test('the bar adds up to the sum that is needed', () => {
  for (const typed of [
    goal('40000', '35', '60', { epf: '3 lakh', paying: '5000' }),
    goal('40000', '60', '60', { saved: '30 lakh' }),
    goal('40000', '60', '60', { saved: '3 crore' }),
  ]) {
    const { chart, working } = answerCalculator(pensionCalculator, typed);
    const needed = working.rows.find(({ label }) => label.startsWith('Needed at'))?.value;
    const parts = chart?.bars[0]?.parts ?? [];
    expect(rupees(parts.reduce((sum, { amount }) => sum + amount, 0))).toBe(needed);
  }
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
    const { rows } = answerCalculator(pensionCalculator, typed).working;
    return Number(rows.at(-1)?.value.replace(/\D/g, ''));
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
