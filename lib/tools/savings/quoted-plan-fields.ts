/** Fields with the figures of a benefit illustration, and with those to compare. */
import type { CalculatorInput } from '../calculators/calculator.ts';

const maxRupees = 1_000_000_000;
const maxYears = 60;

export const quotedPlanFields = {
  premium: {
    kind: 'rupees',
    label: 'Premium for a year, with tax',
    min: 100,
    max: maxRupees,
  },
  paying: { kind: 'number', unit: 'years', label: 'You pay for', min: 1, max: maxYears },
  end: {
    kind: 'number',
    unit: 'years',
    label: 'The plan ends after',
    hint: 'Counted from the first premium.',
    min: 1,
    max: maxYears,
  },
  maturity: {
    kind: 'rupees',
    label: 'Paid to you at the end',
    hint: 'The guaranteed column first, then the others. 0 if nothing.',
    min: 0,
    max: 100 * maxRupees,
  },
  benefits: {
    kind: 'rows',
    label: 'Paid to you on the way (if anything)',
    hint: 'One amount a line, from the end of year 1; a dash for nothing. You can paste the column.',
    minRows: 1,
    maxRows: maxYears,
    isOptional: true,
    isDetail: true,
  },
  term: {
    kind: 'rupees',
    label: 'A year’s premium of term insurance with the same cover',
    hint: 'Leave empty if you need no cover.',
    min: 0,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
  deposit: {
    kind: 'number',
    unit: '% a year',
    label: 'What a deposit would pay you, after tax',
    min: 0,
    max: 20,
    step: 0.01,
    start: '6',
    isDetail: true,
  },
  bondYield: {
    kind: 'number',
    unit: '% a year',
    label: 'What 10-year government bonds yield',
    hint: 'Counts only for what you get if you leave early. Nobody knows it for the day you leave.',
    min: 1,
    max: 15,
    step: 0.01,
    start: '7',
    isDetail: true,
  },
} as const;

export type QuotedPlan = CalculatorInput<typeof quotedPlanFields>;
