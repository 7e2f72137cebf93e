/** Whether a life policy's payout other than on death is taxed, by the conditions of the law. */

import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  taxDeathBenefit,
  taxDeductedOnPayout,
  taxDeductedOnPayoutsAbove,
  taxDisabledShareSince,
  taxLowerShareSince,
  taxPayoutSection,
  taxPremiumToSumAssured,
  taxPremiumToSumAssuredBefore,
  taxPremiumToSumAssuredDisabled,
  taxSumAssuredTestSince,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../../content/figures/tax.ts';
import { rupees } from '../../input/rupees.ts';
import type { CalculatorInput } from '../calculators/calculator.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { type Condition, isMet, payoutConditions } from './payout-exemption.ts';

const sum = { kind: 'rupees', min: 0, max: 10_000_000_000 } as const;
const fields = {
  kind: {
    kind: 'choice',
    label: 'The policy is',
    hint: 'ULIP: unit-linked.',
    options: { traditional: 'Not a ULIP', unitLinked: 'A ULIP' },
    start: 'traditional',
  },
  issued: { kind: 'date', label: 'Issued on', yearsBack: 60, yearsAhead: 1 },
  premium: { ...sum, label: 'Premium a year', min: 1 },
  sumAssured: {
    ...sum,
    label: 'Sum assured',
    hint: 'Paid on death, as the policy names it.',
    min: 1,
  },
  allPremiums: {
    ...sum,
    label: 'A year’s premiums of all such policies together',
    hint: 'Yours of the same kind, as far as the limit counts them. Empty if this is the only one.',
    isOptional: true,
    isDetail: true,
  },
  paidIn: { ...sum, label: 'Premiums paid in all by then', isOptional: true, isDetail: true },
  payout: { ...sum, label: 'Paid to you at the end', isOptional: true, isDetail: true },
} as const;

type PayoutInput = CalculatorInput<typeof fields>;

export const maturityTaxCalculator = defineCalculator({
  id: 'maturity-tax-calculator',
  question: 'Is what your life policy pays taxed?',
  lead: 'Paid on death, it is not. Paid to you while you live, it depends on the premium, the sum assured and the day of issue.',
  button: 'Check the conditions',
  fields,
  detailsLabel: 'Other policies, and what you will be paid',
  examples: [
    {
      label: '₹1 lakh a year for ₹10 lakh of cover, since May 2023',
      typed: {
        kind: 'traditional',
        issued: '2023-05-10',
        premium: '1 lakh',
        sumAssured: '10 lakh',
      },
    },
  ],
  check: ({ paidIn, payout }) => ({
    ...(paidIn !== null && payout === null ? { payout: 'Enter both, or neither.' } : {}),
    ...(paidIn === null && payout !== null ? { paidIn: 'Enter both, or neither.' } : {}),
  }),
  answer: (question) => {
    const { kind, issued, premium, sumAssured, allPremiums } = question;
    const conditions = payoutConditions({
      isUnitLinked: kind === 'unitLinked',
      issued,
      premium,
      sumAssured,
      allPremiums: allPremiums ?? premium,
    });
    const failed = conditions.filter((condition) => !isMet(condition));
    return {
      verdict: verdictOf(conditions, failed),
      text: [
        `Paid on death, it is ${taxDeathBenefit.text} from income tax whatever the premium, keyman and some assigned policies aside.`,
        failed.length > 0
          ? 'One condition that is not kept is enough. How the gain is taxed depends on the policy and on you: ask whoever files your return.'
          : 'Each condition must hold in every year of the policy. A larger premium in one year ends it.',
        ...tdsText(question, failed.length > 0),
      ],
      working: {
        caption: 'The conditions',
        rows: conditions.map((condition) => ({
          label: condition.label,
          value: isMet(condition) ? 'kept' : 'not kept',
          note: `${rupees(condition.actual)}; at max ${rupees(condition.max)}`,
        })),
      },
      assumptions: [
        `The rules of ${taxPayoutSection.text}. They may change before your policy pays.`,
        `Where the person insured has a disability or a listed illness, ${taxPremiumToSumAssuredDisabled.text} of the sum assured takes the place of ${taxPremiumToSumAssured.text}, for policies issued since ${taxDisabledShareSince.text}.`,
        'Premiums without riders and tax may count differently from what you pay. Your policy and your adviser decide.',
      ],
      next: [
        'What the deduction for the premium is worth: [old regime and new](/health-insurance/80d-calculator).',
        'What the plan returns before tax: [enter its figures](/investment-plans/policy-return-calculator).',
      ],
      figures: [
        taxPayoutSection,
        taxPremiumToSumAssured,
        taxPremiumToSumAssuredBefore,
        taxPremiumToSumAssuredDisabled,
        taxSumAssuredTestSince,
        taxLowerShareSince,
        taxDisabledShareSince,
        ...(kind === 'unitLinked'
          ? [taxUnitLinkedPremiumLimit, taxUnitLinkedIssuedSince]
          : [taxTraditionalPremiumLimit, taxTraditionalIssuedSince]),
        taxDeductedOnPayout,
        taxDeductedOnPayoutsAbove,
        taxDeathBenefit,
      ],
    };
  },
});

function verdictOf(conditions: Condition[], failed: Condition[]): string {
  if (conditions.length === 0) return 'The policy is older than these conditions: ask the insurer';
  if (failed.length === 0) return 'By today’s rules, what it pays you is free of income tax';
  return 'The gain is taxed, unless it is paid on death';
}

/** Tax deducted at source; the rest is settled in the return. */
function tdsText({ paidIn, payout }: PayoutInput, isTaxed: boolean): string[] {
  if (!isTaxed || paidIn === null || payout === null) return [];
  const gain = payout - paidIn;
  if (gain <= 0) return ['You get no more than you paid in, so there is no gain to tax.'];
  if (payout <= rupeesOf(taxDeductedOnPayoutsAbove)) return [];
  return [
    `Your gain is ${rupees(gain)}. The insurer takes off ${taxDeductedOnPayout.text} of it, ${rupees(shareOf(gain, taxDeductedOnPayout))}, before it pays; your return settles the rest.`,
  ];
}
