/** What a benefit illustration prints, as the visitor copies it, and what to hold against it. */
import type { Asked } from '../instruments/instrument.ts';

const mostRupees = 1_000_000_000;
const mostYears = 60;

export const quotedPlanFields = {
  premium: {
    kind: 'rupees',
    label: 'Premium for a year, with tax',
    least: 100,
    most: mostRupees,
  },
  paying: { kind: 'number', unit: 'years', label: 'You pay for', least: 1, most: mostYears },
  end: {
    kind: 'number',
    unit: 'years',
    label: 'The plan ends after',
    hint: 'Counted from the first premium.',
    least: 1,
    most: mostYears,
  },
  maturity: {
    kind: 'rupees',
    label: 'Paid to you at the end',
    hint: 'The guaranteed column first, then the others. 0 if nothing.',
    least: 0,
    most: 100 * mostRupees,
  },
  benefits: {
    kind: 'rows',
    label: 'Paid to you on the way (if anything)',
    hint: 'One amount a line, from the end of year 1; a dash for nothing. You can paste the column.',
    leastRows: 1,
    mostRows: mostYears,
    isOptional: true,
    isDetail: true,
  },
  term: {
    kind: 'rupees',
    label: 'A year’s premium of term insurance with the same cover',
    hint: 'Leave empty if you need no cover.',
    least: 0,
    most: mostRupees,
    isOptional: true,
    isDetail: true,
  },
  deposit: {
    kind: 'number',
    unit: '% a year',
    label: 'What a deposit would pay you, after tax',
    least: 0,
    most: 20,
    step: 0.01,
    start: '6',
    isDetail: true,
  },
  bondYield: {
    kind: 'number',
    unit: '% a year',
    label: 'What 10-year government bonds yield',
    hint: 'Counts only for what you get if you leave early. Nobody knows it for the day you leave.',
    least: 1,
    most: 15,
    step: 0.01,
    start: '7',
    isDetail: true,
  },
} as const;

export type QuotedPlan = Asked<typeof quotedPlanFields>;
