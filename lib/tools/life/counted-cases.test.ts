/**
 * Families worked outside the code: a year's need, the years, loans and goals, less what there is; rounded up to a
 * lakh.
 */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { humanLifeValueCalculator } from './human-life-value/human-life-value-calculator.ts';

type Case = {
  counted: 'by hand' | 'python';
  typed: Partial<Record<keyof typeof humanLifeValueCalculator.fields, string>>;
  /** Null where no more cover is needed. */
  cover: { sum: string; years: number } | null;
  needed: string;
};

const cases: [string, Case][] = [
  [
    // 10.5 lakh × 26, and the loan.
    '15 lakh, a loan of 35 lakh, a child of 2, equal rates',
    {
      counted: 'by hand',
      typed: {
        age: '34',
        income: '15 lakh',
        loans: '35 lakh',
        child: '2',
        inflation: '6',
        interest: '6',
      },
      cover: { sum: '₹3.08 crore', years: 26 },
      needed: '₹3,08,00,000',
    },
  ],
  [
    'the same, if the money earns two points more than prices rise',
    {
      counted: 'python',
      typed: {
        age: '34',
        income: '15 lakh',
        loans: '35 lakh',
        child: '2',
        inflation: '4',
        interest: '6',
      },
      cover: { sum: '₹2.53 crore', years: 26 },
      needed: '₹2,52,35,963',
    },
  ],
  [
    // 8.4 lakh × 20, less 50 lakh of cover.
    'no children: until 60',
    {
      counted: 'by hand',
      typed: {
        age: '40',
        income: '12 lakh',
        loans: '0',
        inflation: '5',
        interest: '5',
        cover: '50 lakh',
      },
      cover: { sum: '₹1.18 crore', years: 20 },
      needed: '₹1,68,00,000',
    },
  ],
  [
    // 25 − 3 years, not 25 − 17: 12.6 lakh × 22 and 20 lakh; 10 lakh of savings.
    'two children, 3 and 17: the younger one decides, beyond 60',
    {
      counted: 'by hand',
      typed: { age: '45', income: '18 lakh', loans: '20 lakh', child: '3', savings: '10 lakh' },
      cover: { sum: '₹2.88 crore', years: 22 },
      needed: '₹2,97,20,000',
    },
  ],
  [
    'two years from 60 with a crore: enough',
    {
      counted: 'by hand',
      typed: { age: '58', income: '6 lakh', years: '2', savings: '1 crore' },
      cover: null,
      needed: '₹8,40,000',
    },
  ],
];

test.each(cases)('%s', (_name, { typed, cover, needed }) => {
  const { verdict, numbers, working } = answerCalculator(
    humanLifeValueCalculator,
    typed,
    '2026-11-26',
  );
  expect(verdict).toMatch(
    cover ? `You need life cover for ${cover.years} years` : /^No more life cover/,
  );
  expect(numbers?.[0]?.value).toBe(cover?.sum ?? '₹0');
  const row = working.rows.find(({ label }) => label === 'Your family would need');
  expect(row?.value).toBe(needed);
});
