/** Fields with the figures of a benefit illustration, and with those to compare. */
import { illustrationRates } from '../../../content/figures/savings.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { maxRupees } from '../../money/money-fields.ts';

const maxYears = 60;
const comparison = { fold: 'What to compare it with', isDetail: true } as const;

export const quotedPlanFields = {
  // No default: a floor by law exists for some kinds only, so an address without the kind is asked for it.
  kind: {
    kind: 'choice',
    label: 'The kind of plan',
    hint: 'The benefit illustration names it.',
    options: {
      nonParticipating: 'Non-participating: fixed amounts, no bonus',
      participating: 'Participating: with bonuses',
      unitLinked: 'Unit-linked (ULIP)',
      capitalGuarantee: 'Capital guarantee: two parts',
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
    label: 'Maturity amount',
    hint: 'From the guaranteed column; 0 if it shows nothing. A ULIP has no such column: take one of its assumed ones.',
    min: 0,
    max: 100 * maxRupees,
  },
  benefits: {
    kind: 'rows',
    label: 'Paid to you before the end, if anything',
    hint: 'One amount on each line, from the end of year 1. A dash where nothing is paid. You can paste the column.',
    minRows: 1,
    maxRows: maxYears,
    isOptional: true,
    isDetail: true,
  },
  fixed: {
    kind: 'rupees',
    label: 'Of a year’s premium, for the fixed part',
    hint: 'Of a capital guarantee plan: the rest goes to the unit-linked part.',
    min: 100,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
  bonus: {
    kind: 'rupees',
    label: 'Bonuses at maturity, participating plan',
    hint: `What a column that assumes ${illustrationRates.text} adds to the guaranteed sum. Nobody promises it.`,
    min: 0,
    max: 100 * maxRupees,
    isOptional: true,
    isDetail: true,
  },
  term: {
    ...comparison,
    kind: 'rupees',
    label: 'Yearly premium of a term plan with the same cover',
    hint: 'Leave empty if you need no cover.',
    min: 0,
    max: maxRupees,
    isOptional: true,
  },
  deposit: {
    ...comparison,
    kind: 'number',
    unit: '% a year',
    label: 'What a bank deposit would earn, after tax',
    min: 0,
    max: 20,
    step: 0.01,
    start: '6',
  },
  bondYield: {
    ...comparison,
    kind: 'number',
    unit: '% a year',
    label: 'Yield of 10-year government bonds',
    hint: 'Used only for what you get if you leave early, and never for a ULIP. Nobody knows it for that day.',
    min: 1,
    max: 15,
    step: 0.01,
    start: '7',
  },
} as const;

export type QuotedPlan = CalculatorInput<typeof quotedPlanFields>;
