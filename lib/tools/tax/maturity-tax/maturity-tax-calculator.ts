/** Whether a life policy's payout other than on death is taxed, by the conditions of the law. */

import { rupeesOf } from '../../../content/figure-amounts.ts';
import {
  taxBeforeSumAssuredTest,
  taxDeathBenefit,
  taxDeductedOnPayout,
  taxDeductedOnPayoutsAbove,
  taxDisabledShareSince,
  taxLowerShareSince,
  taxPayoutIncome,
  taxPayoutSection,
  taxPremiumSection,
  taxPremiumToSumAssured,
  taxPremiumToSumAssuredBefore,
  taxPremiumToSumAssuredDisabled,
  taxSumAssuredTestSince,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedGainFree,
  taxUnitLinkedGainRate,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../../../content/figures/tax.ts';
import type { Figure, Prose } from '../../../content/types.ts';
import { formatDate } from '../../../dates/format-date.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { AnswerTable, BarChart, Drawing, WorkingRow } from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { sumOf } from '../../money/sum-of.ts';
import type { TaxedIncome } from './judge-payout.ts';
import { type JudgedPayout, judgePayout } from './judge-payout.ts';
import { fillLimit, isMet } from './maturity-tax-exemption.ts';
import type { PayoutInput } from './maturity-tax-fields.ts';
import { largeSum, payoutFields } from './maturity-tax-fields.ts';
import { payoutNumbers, payoutWords, policyText } from './maturity-tax-words.ts';

export const maturityTaxCalculator = defineCalculator({
  id: 'maturity-tax-calculator',
  question: 'Is what your life policy pays taxed?',
  lead: 'Paid on death, it is not. Paid to you while you live, it depends on the premium, the sum assured, the day of issue and your other policies.',
  button: 'Check the conditions',
  fields: payoutFields,
  detailsLabel: 'Disability, a total of premiums, what you will be paid',
  examples: [
    {
      label: '₹1 lakh a year, since May 2023',
      typed: {
        kind: 'traditional',
        issued: '2023-05-10',
        premium: '1 lakh',
        sumAssured: '10 lakh',
      },
    },
    {
      label: '₹3 lakh a year since May 2024, beside another policy of ₹3 lakh',
      typed: {
        kind: 'traditional',
        issued: '2024-05-10',
        premium: '3 lakh',
        sumAssured: '40 lakh',
        others: '3 lakh',
      },
    },
  ],
  check: ({ paidIn, payout, deducted, others, allPremiums }) => ({
    ...(paidIn !== null && payout === null ? { payout: 'Enter both, or neither.' } : {}),
    ...(paidIn === null && payout !== null ? { paidIn: 'Enter both, or neither.' } : {}),
    ...(deducted !== null && paidIn === null && payout === null
      ? {
          paidIn:
            'Enter this and what is paid to you: the deducted premiums are counted with both.',
        }
      : {}),
    ...(deducted !== null && paidIn !== null && deducted > paidIn
      ? { deducted: 'It is a part of the premiums paid in: enter no more than those.' }
      : {}),
    ...(others?.some((premium) => premium > largeSum.max)
      ? { others: `Enter premiums of at most ${rupeesInWords(largeSum.max)}.` }
      : {}),
    ...(others && allPremiums !== null
      ? { allPremiums: 'Enter the other policies or the total, not both.' }
      : {}),
  }),
  inputSummary: policyText,
  answer: (input) => {
    const judged = judgePayout(input);
    return {
      ...payoutWords(input, judged),
      numbers: payoutNumbers(judged),
      ...payoutChart(judged),
      working: { caption: 'The conditions', rows: payoutRows(judged) },
      tables: judged.outcome === 'choice' && input.others ? [choiceTable(judged)] : [],
      assumptions: [
        `The rules of ${taxPayoutSection.text}. They may change before your policy pays.`,
        `ULIPs have a limit of ${taxUnitLinkedPremiumLimit.text} a year, all other life policies together one of ${taxTraditionalPremiumLimit.text}: neither uses the other’s. Only premiums of the same year are added up; one that you paid at once counts here in the year you paid it.`,
        'Every other policy keeps its own share of the sum assured, and none of them has paid you yet. One whose payout you already left untaxed takes its premium off the limit.',
        ...(input.disability === null
          ? [
              `The person insured has no disability and no listed illness. With one of them, ${taxPremiumToSumAssuredDisabled.text} of the sum assured takes the place of ${taxPremiumToSumAssured.text}, for policies issued since ${taxDisabledShareSince.text}.`,
            ]
          : []),
        'Premiums without riders and tax may count differently from what you pay. Your policy and your adviser decide.',
      ],
      subject: 'the tax on what your life policy pays',
      brief: maturityTaxBrief(input),
      related: relatedTo(judged),
      figures: figuresOf(judged),
    };
  },
});

/** Links that are not among the next steps already. */
function relatedTo({ outcome }: JudgedPayout): Prose[] {
  if (outcome === 'older' || outcome === 'free') {
    return [
      'Every condition with its source: [income tax on what a plan pays](/investment-plans#income-tax).',
    ];
  }
  return [
    'What the premium saves in tax: [old regime and new](/health-insurance/80d-calculator).',
    ...(outcome === 'taxed'
      ? [
          'What the plan returns before tax: [enter its figures](/investment-plans/policy-return-calculator).',
        ]
      : []),
  ];
}

function figuresOf({ policy, rule }: JudgedPayout): Figure[] {
  return [
    taxPayoutSection,
    taxPremiumToSumAssured,
    taxPremiumToSumAssuredBefore,
    taxPremiumToSumAssuredDisabled,
    taxSumAssuredTestSince,
    taxBeforeSumAssuredTest,
    taxLowerShareSince,
    taxDisabledShareSince,
    rule.limit,
    rule.since,
    rule.choice,
    ...(policy.isUnitLinked
      ? [taxTraditionalPremiumLimit, taxTraditionalIssuedSince]
      : [taxUnitLinkedPremiumLimit, taxUnitLinkedIssuedSince]),
    ...(policy.isUnitLinked
      ? [taxUnitLinkedGainRate, taxUnitLinkedGainFree]
      : [taxPayoutIncome, taxPremiumSection]),
    taxDeductedOnPayout,
    taxDeductedOnPayoutsAbove,
    taxDeathBenefit,
  ];
}

/** The brief for the insurer: the facts of a policy on which the tax of its payout depends, not the tax itself. */
function maturityTaxBrief({ kind, issued, premium, sumAssured, payout }: PayoutInput): AnswerBrief {
  return {
    subject: 'other',
    heading: 'Life policy: request for a statement on its payout and tax',
    request: 'Please confirm in writing the facts of this policy that my tax adviser needs.',
    facts: [
      { label: 'Kind of policy', value: kind === 'unitLinked' ? 'ULIP' : 'Not a ULIP' },
      { label: 'Issued on', value: formatDate(issued) },
      { label: 'Premium of the highest year', value: rupeesInWords(premium) },
      { label: 'Sum assured', value: rupeesInWords(sumAssured) },
      ...(payout === null ? [] : [{ label: 'Maturity amount', value: rupeesInWords(payout) }]),
    ],
    blanks: ['name', 'policy', 'place', 'telephone'],
    askInWriting: [
      'On which day was the policy issued, and is it unit-linked?',
      'Which premium was payable in each year, and how much of it is GST or for riders?',
      'What was the smallest sum assured on death in any year?',
      'Is income tax deducted from the payout, at which rate and from which amount?',
      'Which papers are needed before the payout, and by when?',
    ],
    mustHaveTerms: [
      'The premiums year by year, and their sum.',
      'The amount that is paid, on which day, and what is deducted from it.',
    ],
    assumed: ['The policy is kept to its end, and pays while the person insured lives.'],
  };
}

function payoutRows(judged: JudgedPayout): WorkingRow[] {
  const { outcome, policy, conditions, others, allPremiums, taxed } = judged;
  const { limit, since } = judged.rule;
  return [
    {
      label: 'Issued on',
      value: formatDate(policy.issued),
      ...(outcome === 'older' && {
        note: `Before ${taxSumAssuredTestSince.text}: ${taxBeforeSumAssuredTest.text}, keyman policies aside`,
      }),
    },
    { label: 'Premium a year', value: rupees(policy.premium) },
    ...conditions.map((condition) => ({
      label: condition.label,
      value: isMet(condition) ? 'kept' : 'not kept',
      note: `${rupees(condition.actual)}; at max ${rupees(condition.max)}`,
    })),
    ...(others.length > 0
      ? [
          {
            label: `All policies of this kind since ${since.text} together`,
            value: allPremiums > rupeesOf(limit) ? 'do not all fit' : 'fit',
            note: `${rupees(allPremiums)}; at max ${rupees(rupeesOf(limit))}`,
          },
        ]
      : []),
    ...(taxed && (outcome === 'taxed' || outcome === 'choice')
      ? taxedIncomeRows(taxed, outcome)
      : []),
  ];
}

/** What is received free of tax, where it was entered; else why it is free, or why not. */
function payoutChart(judged: JudgedPayout): Drawing {
  const { outcome, taxed } = judged;
  const isFree = outcome === 'free' || outcome === 'older';
  if (isFree && taxed)
    return {
      chart: {
        title: 'What you receive, free of income tax',
        bars: [
          {
            label: 'What it pays you',
            parts: chartParts([
              {
                label: 'your premiums',
                amount: Math.min(taxed.paidIn, taxed.payout),
                tone: 'insurer',
              },
              { label: 'gain, free of tax', amount: taxed.payout - taxed.paidIn, tone: 'growth' },
            ]),
          },
        ],
      },
    };
  return outcome === 'older'
    ? { noChart: 'No limit applies to the premium.' }
    : { chart: limitsChart(judged) };
}

/** The premium beside the limit of each condition; with other policies, also all premiums beside the year's limit. */
function limitsChart({ policy, conditions, others, rule }: JudgedPayout): BarChart {
  const own = { label: 'this policy', amount: policy.premium, tone: 'insurer' } as const;
  const shared = sumOf(others);
  return {
    title: 'Premium of a year, and its limit',
    bars: [
      ...conditions.map(({ label, max }) => ({
        label,
        parts: chartParts([
          { ...own, amount: Math.min(policy.premium, max) },
          { label: 'room left', amount: max - policy.premium, tone: 'spare' },
          { label: 'above the limit', amount: policy.premium - max, tone: 'own' },
        ]),
        against: { label: 'Limit', amount: max },
      })),
      ...(shared > 0
        ? [
            {
              label: 'All policies of this kind together',
              parts: [own, { label: 'others', amount: shared, tone: 'insurer2' } as const],
              against: { label: 'Limit', amount: rupeesOf(rule.limit) },
            },
          ]
        : []),
    ],
  };
}

function taxedIncomeRows(taxed: TaxedIncome, outcome: 'taxed' | 'choice'): WorkingRow[] {
  return [
    { label: 'Maturity amount', value: rupees(taxed.payout) },
    {
      label: 'Premiums that are subtracted',
      value: rupees(taxed.subtracted),
      ...(taxed.subtracted < taxed.paidIn && {
        note: `${rupees(taxed.paidIn)} paid in, less what you deducted`,
      }),
    },
    {
      label: outcome === 'choice' ? 'Taxed, if you do not count it' : 'Taxed',
      value: rupees(taxed.income),
      isTotal: true,
    },
  ];
}

/** How each of the other policies is taxed if this one uses the year's limit. */
function choiceTable({ policy, others, rule }: JudgedPayout): AnswerTable {
  const max = rupeesOf(rule.limit);
  const room = max - policy.premium;
  const counted = fillLimit(others, room);
  const taxOf = (other: number, place: number) => {
    if (counted.places.includes(place)) return 'free, counted with it';
    if (other > max) return 'taxed in any case: above the limit by itself';
    return other <= room ? 'taxed, or free in place of one that is counted' : 'taxed: does not fit';
  };
  return {
    caption: 'If you count this policy',
    columns: ['Policy', 'Premium a year', 'What it pays you'],
    rows: [
      ['This policy', rupeesInWords(policy.premium), 'free'],
      ...others.map((other, place) => [
        `Other policy ${place + 1}`,
        rupeesInWords(other),
        taxOf(other, place),
      ]),
    ],
  };
}
