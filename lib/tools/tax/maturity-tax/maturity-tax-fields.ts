/** Fields of the calculator "is what your life policy pays taxed"; a few are folded. */
import {
  taxDisabledShareSince,
  taxPremiumSection,
  taxTraditionalIssuedSince,
  taxUnitLinkedIssuedSince,
} from '../../../content/figures/tax.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { maxRupees, sumField } from '../../money/money-fields.ts';

/** A payout after decades, or a total of policies, may be larger than any other sum. */
export const largeSum = { ...sumField, max: 10 * maxRupees } as const;
export const payoutFields = {
  kind: {
    kind: 'choice',
    label: 'The policy is',
    hint: 'ULIP: unit-linked.',
    options: { traditional: 'Not a ULIP', unitLinked: 'A ULIP' },
    start: 'traditional',
  },
  issued: { kind: 'date', label: 'Issued on', yearsBack: 60, yearsAhead: 1 },
  premium: {
    ...largeSum,
    ofYear: 'premium',
    label: 'Premium a year',
    hint: 'The highest year. For a single premium, that one sum.',
    min: 1,
  },
  sumAssured: {
    ...largeSum,
    label: 'Sum assured',
    hint: 'Paid on death, as the policy names it.',
    min: 1,
  },
  others: {
    kind: 'rows',
    label: 'Yearly premiums of your other policies of this kind',
    hint: `One by one, like 3 lakh, 2 lakh. ULIPs issued since ${taxUnitLinkedIssuedSince.text}, other policies since ${taxTraditionalIssuedSince.text}. Leave out term insurance. Leave empty if there is none.`,
    minRows: 1,
    maxRows: 10,
    isLine: true,
    isOptional: true,
  },
  disability: {
    kind: 'choice',
    label: 'Disability or listed illness of the person insured',
    hint: `Counts for policies issued since ${taxDisabledShareSince.text}.`,
    options: { no: 'Neither', yes: 'One of them' },
    isOptional: true,
    isDetail: true,
  },
  allPremiums: {
    ...largeSum,
    label: 'Or one year’s premiums of all such policies together',
    hint: 'With this one, if you do not know them one by one.',
    isOptional: true,
    isDetail: true,
  },
  paidIn: { ...largeSum, label: 'All premiums paid by then', isOptional: true, isDetail: true },
  payout: { ...largeSum, label: 'Maturity amount', isOptional: true, isDetail: true },
  deducted: {
    ...largeSum,
    label: `Premiums you deducted from income under ${taxPremiumSection.text}, if any`,
    hint: 'In all the years, in the old regime.',
    isOptional: true,
    isDetail: true,
  },
} as const;

export type PayoutInput = CalculatorInput<typeof payoutFields>;
