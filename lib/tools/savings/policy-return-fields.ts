/** Fields with the figures of a benefit illustration, and with those to compare. */
import { illustrationRates } from '../../content/figures/savings.ts';
import type { CalculatorInput } from '../calculators/calculator.ts';
import { maxRupees } from '../money/sum-field.ts';

const maxYears = 60;

export const quotedPlanFields = {
  // No default: a floor by law exists for some kinds only, so an address without the kind is asked for it.
  kind: {
    kind: 'choice',
    label: 'The kind of plan',
    hint: 'Named in the illustration.',
    options: {
      nonParticipating: 'Non-participating: fixed amounts, no bonus',
      participating: 'Participating: with bonuses',
      unitLinked: 'Unit-linked (ULIP)',
      unknown: 'I do not know',
    },
  },
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
    hint: 'From the guaranteed column, 0 if nothing. A ULIP has none: take an assumed one.',
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
  bonus: {
    kind: 'rupees',
    label: 'Bonuses at the end, of a participating plan',
    hint: `What a column that assumes ${illustrationRates.text} adds to the guaranteed sum. Nobody promises it.`,
    min: 0,
    max: 100 * maxRupees,
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
    hint: 'Counts only for what you get if you leave early, and never for a ULIP. Nobody knows it for the day you leave.',
    min: 1,
    max: 15,
    step: 0.01,
    start: '7',
    isDetail: true,
  },
} as const;

export type QuotedPlan = CalculatorInput<typeof quotedPlanFields>;
