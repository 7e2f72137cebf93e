/** Whether a life policy's payout other than on death is taxed, by the conditions of the law. */

import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  taxBeforeSumAssuredTest,
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
import type { Prose } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import { joinWords } from '../../text/words.ts';
import {
  type AnswerTable,
  type CalculatorInput,
  defineCalculator,
} from '../calculators/calculator.ts';
import {
  type Condition,
  fillRoom,
  isMet,
  isUnderLimit,
  payoutConditions,
  premiumLimit,
} from './payout-exemption.ts';

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
  premium: {
    ...sum,
    label: 'Premium a year',
    hint: 'The highest year. For a single premium, that one sum.',
    min: 1,
  },
  sumAssured: {
    ...sum,
    label: 'Sum assured',
    hint: 'Paid on death, as the policy names it.',
    min: 1,
  },
  others: {
    kind: 'rows',
    label: 'Yearly premiums of your other policies of this kind',
    hint: `One by one, like 3 lakh, 2 lakh. ULIPs issued since ${taxUnitLinkedIssuedSince.text}, other policies since ${taxTraditionalIssuedSince.text}. Leave out term insurance. Empty if there is none.`,
    minRows: 1,
    maxRows: 10,
    isLine: true,
    isOptional: true,
  },
  allPremiums: {
    ...sum,
    label: 'Or only a year’s premiums of all such policies together',
    hint: 'With this one, if you do not know them one by one.',
    isOptional: true,
    isDetail: true,
  },
  paidIn: { ...sum, label: 'Premiums paid in all by then', isOptional: true, isDetail: true },
  payout: { ...sum, label: 'Paid to you at the end', isOptional: true, isDetail: true },
} as const;

type PayoutInput = CalculatorInput<typeof fields>;

const free = 'By today’s rules, what it pays you is free of income tax';

export const maturityTaxCalculator = defineCalculator({
  id: 'maturity-tax-calculator',
  question: 'Is what your life policy pays taxed?',
  lead: 'Paid on death, it is not. Paid to you while you live, it depends on the premium, the sum assured, the day of issue and your other policies.',
  button: 'Check the conditions',
  fields,
  detailsLabel: 'A total of premiums, and what you will be paid',
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
  check: ({ paidIn, payout, others, allPremiums }) => ({
    ...(paidIn !== null && payout === null ? { payout: 'Enter both, or neither.' } : {}),
    ...(paidIn === null && payout !== null ? { paidIn: 'Enter both, or neither.' } : {}),
    ...(others?.some((premium) => premium > sum.max)
      ? { others: `Enter premiums of at most ${rupeesInWords(sum.max)}.` }
      : {}),
    ...(others && allPremiums !== null
      ? { allPremiums: 'Enter the other policies or the total, not both.' }
      : {}),
  }),
  answer: (question) => {
    const { kind, issued, premium, sumAssured } = question;
    const policy = { isUnitLinked: kind === 'unitLinked', issued, premium, sumAssured };
    const { limit, since, choice } = premiumLimit(policy.isUnitLinked);
    const conditions = payoutConditions(policy);
    const isTaxed = !conditions.every(isMet);
    const isLimited = isUnderLimit(policy);
    const others = isLimited ? otherPremiums(question) : [];
    const together = others.reduce((total, other) => total + other, premium);
    const isChoice = isLimited && !isTaxed && together > rupeesOf(limit);
    return {
      verdict: verdictOf(conditions, isTaxed, isChoice, limit.text),
      text: [
        `Paid on death, it is ${taxDeathBenefit.text} from income tax whatever the premium, keyman and some assigned policies aside.`,
        ...(isTaxed
          ? [
              'One condition that is not kept is enough. How the gain is taxed depends on the policy and on you: ask whoever files your return.',
            ]
          : []),
        ...(isChoice ? choiceText(question, others) : []),
        ...(isTaxed || isChoice || conditions.length === 0
          ? []
          : [
              'Each condition must hold in every year of the policy. A larger premium in one year ends it.',
            ]),
        ...(isLimited || !(question.others || question.allPremiums)
          ? []
          : [
              `The limit of ${limit.text} is for policies issued since ${since.text}: this one is older, and your other policies do not count against it.`,
            ]),
        ...tdsText(question, isTaxed, isChoice),
      ],
      working: {
        caption: 'The conditions',
        rows: [
          {
            label: 'Issued on',
            value: formatDate(issued),
            ...(conditions.length > 0
              ? {}
              : {
                  note: `Before ${taxSumAssuredTestSince.text}: ${taxBeforeSumAssuredTest.text}, keyman policies aside`,
                }),
          },
          { label: 'Premium a year', value: rupees(premium) },
          ...conditions.map((condition) => ({
            label: condition.label,
            value: isMet(condition) ? 'kept' : 'not kept',
            note: `${rupees(condition.actual)}; at max ${rupees(condition.max)}`,
          })),
          ...(others.length > 0
            ? [
                {
                  label: `All policies of this kind since ${since.text} together`,
                  value: together > rupeesOf(limit) ? 'do not all fit' : 'fit',
                  note: `${rupees(together)}; at max ${rupees(rupeesOf(limit))}`,
                },
              ]
            : []),
        ],
      },
      tables: isChoice ? [choiceTable(question, others)] : [],
      assumptions: [
        `The rules of ${taxPayoutSection.text}. They may change before your policy pays.`,
        `ULIPs have a limit of ${taxUnitLinkedPremiumLimit.text} a year, all other life policies together one of ${taxTraditionalPremiumLimit.text}: neither uses the other’s. Only premiums of the same year are added up; one that you paid at once counts here in the year you paid it.`,
        'Every other policy keeps its own share of the sum assured, and none of them has paid you yet. One whose payout you already left untaxed takes its premium off the limit.',
        `Where the person insured has a disability or a listed illness, ${taxPremiumToSumAssuredDisabled.text} of the sum assured takes the place of ${taxPremiumToSumAssured.text}, for policies issued since ${taxDisabledShareSince.text}.`,
        'Premiums without riders and tax may count differently from what you pay. Your policy and your adviser decide.',
        'This is general information, not tax advice.',
      ],
      next: [
        'What the premium saves in tax: [old regime and new](/health-insurance/80d-calculator).',
        'What the plan returns before tax: [enter its figures](/investment-plans/policy-return-calculator).',
      ],
      figures: [
        taxPayoutSection,
        taxPremiumToSumAssured,
        taxPremiumToSumAssuredBefore,
        taxPremiumToSumAssuredDisabled,
        taxSumAssuredTestSince,
        taxBeforeSumAssuredTest,
        taxLowerShareSince,
        taxDisabledShareSince,
        limit,
        since,
        choice,
        ...(policy.isUnitLinked
          ? [taxTraditionalPremiumLimit, taxTraditionalIssuedSince]
          : [taxUnitLinkedPremiumLimit, taxUnitLinkedIssuedSince]),
        taxDeductedOnPayout,
        taxDeductedOnPayoutsAbove,
        taxDeathBenefit,
      ],
    };
  },
});

function verdictOf(
  conditions: Condition[],
  isTaxed: boolean,
  isChoice: boolean,
  limit: string,
): string {
  if (conditions.length === 0) {
    return `Free of income tax: no premium limit applies before ${taxSumAssuredTestSince.text}`;
  }
  if (isTaxed) return 'The gain is taxed, unless it is paid on death';
  return isChoice
    ? `Free of income tax if you count it within ${limit}: not all your policies fit`
    : free;
}

/** Of a total only, the other policies are one group; of a total below this policy's premium there are none. */
function otherPremiums({ premium, others, allPremiums }: PayoutInput): number[] {
  return (others ?? [(allPremiums ?? 0) - premium]).filter((other) => other > 0);
}

function choiceText(question: PayoutInput, others: readonly number[]): Prose[] {
  const { limit, choice } = premiumLimit(question.kind === 'unitLinked');
  const max = rupeesOf(limit);
  const withIt = fillRoom(others, max - question.premium);
  const without = fillRoom(others, max);
  const all = others.reduce((total, other) => total + other, 0);
  const names = joinWords(withIt.places.map((place) => `${place + 1}`));
  const fits =
    withIt.places.length > 0
      ? `other ${withIt.places.length === 1 ? `policy ${names} fits` : `policies ${names} fit`} (${rupees(withIt.total)} a year)`
      : 'none of the others fits';
  const lost = without.total - withIt.total;
  return [
    `You choose which policies to count within ${limit.text} a year; the others are taxed. Besides this one, ${fits}: ${rupees(all - withIt.total)} of yearly premium stays outside.`,
    lost > 0
      ? `Choosing this one costs: without it, others of ${rupees(without.total)} a year would fit, ${rupees(lost)} more than with it. Count the policies with the largest gain, not the largest premium.`
      : 'Choosing this one costs no other policy its place. Count the policies with the largest gain, not the largest premium.',
    ...(question.others
      ? []
      : [
          'From a total we take the rest as one policy. Enter the others one by one to see which of them fit.',
        ]),
    `That the choice is ${choice.text} is said of the old law: ${choice.source.title}. The text of the new law that we read, ${taxPayoutSection.text}, speaks of all such policies together. Ask whoever files your return before you rely on it.`,
  ];
}

function choiceTable(question: PayoutInput, others: readonly number[]): AnswerTable {
  const max = rupeesOf(premiumLimit(question.kind === 'unitLinked').limit);
  const room = max - question.premium;
  const counted = fillRoom(others, room);
  const fate = (other: number, place: number) => {
    if (counted.places.includes(place)) return 'free, counted with it';
    if (other > max) return 'taxed in any case: above the limit by itself';
    return other <= room ? 'taxed, or free in place of one that is counted' : 'taxed: does not fit';
  };
  return {
    caption: 'If you count this policy',
    columns: ['Policy', 'Premium a year', 'What it pays you'],
    rows: [
      ['This policy', rupees(question.premium), 'free'],
      ...others.map((other, place) => [
        question.others ? `Other policy ${place + 1}` : 'The other policies, as one',
        rupees(other),
        fate(other, place),
      ]),
    ],
  };
}

/** Tax deducted at source; the rest is settled in the return. */
function tdsText({ paidIn, payout }: PayoutInput, isTaxed: boolean, isChoice: boolean): Prose[] {
  if (!(isTaxed || isChoice) || paidIn === null || payout === null) return [];
  const gain = payout - paidIn;
  if (gain <= 0) return ['You get no more than you paid in, so there is no gain to tax.'];
  if (payout <= rupeesOf(taxDeductedOnPayoutsAbove)) return [];
  return [
    `Your gain is ${rupees(gain)}. ${isChoice ? 'Where you do not count the policy, the' : 'The'} insurer takes off ${taxDeductedOnPayout.text} of it, ${rupees(shareOf(gain, taxDeductedOnPayout))}, before it pays; your return settles the rest.`,
  ];
}
