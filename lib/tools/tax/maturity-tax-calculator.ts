/** Whether a life policy's payout other than on death is taxed, by the conditions of the law. */

import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
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
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../../content/figures/tax.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import { countWord, joinWords, upperFirst } from '../../text/words.ts';
import {
  type AnswerTable,
  type CalculatorInput,
  defineCalculator,
  type WorkingRow,
} from '../calculators/calculator.ts';
import { maxRupees, sumField } from '../money/sum-field.ts';
import {
  type Condition,
  fillRoom,
  isMet,
  isUnderLimit,
  type LifePolicy,
  payoutConditions,
  premiumLimit,
} from './payout-exemption.ts';

/** A payout after decades, or a total of policies, may be larger than any other sum. */
const largeSum = { ...sumField, max: 10 * maxRupees } as const;
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
    hint: `One by one, like 3 lakh, 2 lakh. ULIPs issued since ${taxUnitLinkedIssuedSince.text}, other policies since ${taxTraditionalIssuedSince.text}. Leave out term insurance. Empty if there is none.`,
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
    label: 'Or only a year’s premiums of all such policies together',
    hint: 'With this one, if you do not know them one by one.',
    isOptional: true,
    isDetail: true,
  },
  paidIn: { ...largeSum, label: 'Premiums paid in all by then', isOptional: true, isDetail: true },
  payout: { ...largeSum, label: 'Paid to you at the end', isOptional: true, isDetail: true },
  deducted: {
    ...largeSum,
    label: `Premiums you deducted from income under ${taxPremiumSection.text}, if any`,
    hint: 'In all the years, in the old regime.',
    isOptional: true,
    isDetail: true,
  },
} as const;

type PayoutInput = CalculatorInput<typeof fields>;

const deathText = `Paid on death, it is ${taxDeathBenefit.text} from income tax whatever the premium, keyman and some assigned policies aside.`;
const free = 'By today’s rules, what it pays you is free of income tax';

export const maturityTaxCalculator = defineCalculator({
  id: 'maturity-tax-calculator',
  question: 'Is what your life policy pays taxed?',
  lead: 'Paid on death, it is not. Paid to you while you live, it depends on the premium, the sum assured, the day of issue and your other policies.',
  button: 'Check the conditions',
  fields,
  detailsLabel: 'Disability, a total of premiums, what you will be paid',
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
  answer: (question) => {
    const { kind, issued, premium, sumAssured } = question;
    const policy: LifePolicy = {
      isUnitLinked: kind === 'unitLinked',
      issued,
      premium,
      sumAssured,
      isDisabled: question.disability === 'yes',
    };
    const { limit, since, choice } = premiumLimit(policy.isUnitLinked);
    const conditions = payoutConditions(policy);
    const isTaxed = !conditions.every(isMet);
    const isLimited = isUnderLimit(policy);
    const others = isLimited ? otherPremiums(question) : [];
    const together = others.reduce((total, other) => total + other, premium);
    const isChoice = isLimited && !isTaxed && together > rupeesOf(limit);
    const [fits, toChoose] = question.others
      ? fitText(premium, others, limit)
      : totalText(question, limit);
    const olderText =
      isLimited || !(question.others || question.allPremiums)
        ? []
        : [
            `The limit of ${limit.text} is for policies issued since ${since.text}: this one is older, and your other policies do not count against it.`,
          ];
    return {
      verdict:
        isChoice && question.others
          ? choiceVerdict([premium, ...others], limit)
          : verdictOf(conditions, isTaxed, isChoice, limit.text),
      text: [
        ...(isTaxed ? ['One condition that is not kept is enough.'] : []),
        ...(isChoice ? [fits] : []),
        ...(isTaxed || isChoice || conditions.length === 0
          ? []
          : [
              'Each condition must hold in every year of the policy. A larger premium in one year ends it.',
            ]),
        ...(conditions.length === 0 ? [deathText, ...olderText] : []),
        ...(isTaxed || isChoice ? taxedIncomeText(question, isChoice) : []),
      ],
      steps: [
        ...(isTaxed
          ? [
              ...disabilityText(question, policy),
              'Ask whoever files your return how the gain is taxed: it depends on the policy and on you.',
            ]
          : []),
        ...(isChoice
          ? [
              toChoose,
              'Ask whoever files your return before you rely on the choice: two texts of the law differ.',
            ]
          : []),
        ...(isTaxed || isChoice ? deductedText(question) : []),
      ],
      ...(conditions.length > 0 && {
        reasons: {
          caption: 'What the law says',
          text: [
            deathText,
            ...(isChoice
              ? [
                  `That the choice is ${choice.text} is said of the old law: ${choice.source.title}. The text of the new law that we read, ${taxPayoutSection.text}, speaks of all such policies together.`,
                ]
              : []),
            ...olderText,
          ],
        },
      }),
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
          ...(isTaxed || isChoice ? taxedIncomeRows(question, isChoice) : []),
        ],
      },
      tables: isChoice && question.others ? [choiceTable(question, question.others)] : [],
      assumptions: [
        `The rules of ${taxPayoutSection.text}. They may change before your policy pays.`,
        `ULIPs have a limit of ${taxUnitLinkedPremiumLimit.text} a year, all other life policies together one of ${taxTraditionalPremiumLimit.text}: neither uses the other’s. Only premiums of the same year are added up; one that you paid at once counts here in the year you paid it.`,
        'Every other policy keeps its own share of the sum assured, and none of them has paid you yet. One whose payout you already left untaxed takes its premium off the limit.',
        ...(question.disability === null
          ? [
              `The person insured has no disability and no listed illness. With one of them, ${taxPremiumToSumAssuredDisabled.text} of the sum assured takes the place of ${taxPremiumToSumAssured.text}, for policies issued since ${taxDisabledShareSince.text}.`,
            ]
          : []),
        'Premiums without riders and tax may count differently from what you pay. Your policy and your adviser decide.',
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
        ...(policy.isUnitLinked ? [] : [taxPayoutIncome, taxPremiumSection]),
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

/** How many of the policies fit at the most, counted from the smallest premium. */
function choiceVerdict(premiums: readonly number[], limit: Figure): string {
  const max = rupeesOf(limit);
  const alone = premiums.filter((one) => one <= max).toSorted((a, b) => a - b);
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const count = alone.findLastIndex((_, place) => sum(alone.slice(0, place + 1)) <= max) + 1;
  const fit = `${countWord(count)} of your ${countWord(premiums.length)} ${count === 1 ? 'fits' : 'fit'} within ${limit.text}`;
  if (count === alone.length)
    return `${upperFirst(fit)}; free of income tax if you count ${count === 1 ? 'it' : 'them'}`;
  // Two large policies may not fit where two small ones do.
  const doAnyFit = sum(alone.slice(-count)) <= max;
  return doAnyFit ? `${upperFirst(fit)}; you choose which` : `At most ${fit}; you choose which`;
}

/** Of a total only, the other policies are one group; of a total below this policy's premium there are none. */
function otherPremiums({ premium, others, allPremiums }: PayoutInput): number[] {
  return (others ?? [(allPremiums ?? 0) - premium]).filter((other) => other > 0);
}

/** A total does not say how many policies it is made of, so nothing is said of any of them. */
function totalText({ premium }: PayoutInput, limit: Figure): [fits: Prose, toChoose: Prose] {
  const room = rupeesOf(limit) - premium;
  return [
    `You choose which policies to count within ${limit.text} a year; the others are taxed. Beside this one there is room for premiums of ${rupees(room)} a year.`,
    'Which of the others fit into it, a total cannot say. Enter their premiums one by one instead of the total.',
  ];
}

/** Which policies fit beside this one, and how to choose. */
function fitText(
  premium: number,
  others: readonly number[],
  limit: Figure,
): [fits: Prose, toChoose: Prose] {
  const max = rupeesOf(limit);
  const withIt = fillRoom(others, max - premium);
  const without = fillRoom(others, max);
  const all = others.reduce((total, other) => total + other, 0);
  const names = joinWords(withIt.places.map((place) => `${place + 1}`));
  const fits =
    withIt.places.length > 0
      ? `other ${withIt.places.length === 1 ? `policy ${names} fits` : `policies ${names} fit`} (${rupees(withIt.total)} a year)`
      : 'none of the others fits';
  const outside = all - withIt.total;
  const outsideWithout = all + premium - without.total;
  const largestGain = 'Count the policies with the largest gain, not the largest premium.';
  const compared =
    without.total === withIt.total
      ? 'Choosing this one costs no other policy its place.'
      : outside === outsideWithout
        ? `By premium it makes no difference whether you count this one: without it, ${rupees(outsideWithout)} a year stays outside too.`
        : `Choosing this one costs: without it, others of ${rupees(without.total)} a year would fit, and ${rupees(outsideWithout)} would stay outside.`;
  return [
    `You choose which policies to count within ${limit.text} a year; the others are taxed. Besides this one, ${fits}: ${rupees(outside)} of yearly premium stays outside.`,
    `${compared} ${largestGain}`,
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
        `Other policy ${place + 1}`,
        rupees(other),
        fate(other, place),
      ]),
    ],
  };
}

/** Only where the answer to this question would change it. */
function disabilityText({ disability }: PayoutInput, policy: LifePolicy): Prose[] {
  const isKept = payoutConditions({ ...policy, isDisabled: true }).every(isMet);
  return disability === null && isKept
    ? [
        `Has the person insured a disability or a listed illness? Then the condition is kept: up to ${taxPremiumToSumAssuredDisabled.text} of the sum assured counts. Answer it in the form.`,
      ]
    : [];
}

/**
 * What of a payout is taxed: the rule for policies that are no ULIP subtracts only premiums that were never deducted
 * from income. A ULIP's gain is counted by another rule, which takes all premiums.
 */
function taxedIncome({ kind, paidIn, payout, deducted }: PayoutInput) {
  if (paidIn === null || payout === null) return null;
  const counts = kind === 'unitLinked' ? paidIn : paidIn - (deducted ?? 0);
  return { payout, paidIn, counts, income: Math.max(0, payout - counts) };
}

function taxedIncomeRows(question: PayoutInput, isChoice: boolean): WorkingRow[] {
  const taxed = taxedIncome(question);
  if (!taxed) return [];
  return [
    { label: 'Paid to you at the end', value: rupees(taxed.payout) },
    {
      label: 'Premiums that are subtracted',
      value: rupees(taxed.counts),
      ...(taxed.counts < taxed.paidIn && {
        note: `${rupees(taxed.paidIn)} paid in, less what you deducted`,
      }),
    },
    {
      label: isChoice ? 'Taxed, if you do not count it' : 'Taxed',
      value: rupees(taxed.income),
      isTotal: true,
    },
  ];
}

/** With tax deducted at source; the rest is settled in the return. */
function taxedIncomeText(question: PayoutInput, isChoice: boolean): Prose[] {
  const taxed = taxedIncome(question);
  if (!taxed) return [];
  const { payout, paidIn, counts, income } = taxed;
  if (income <= 0) return ['You get no more than you paid in, so there is no gain to tax.'];
  const where = isChoice ? 'Where you do not count the policy, the' : 'The';
  const gain = Math.max(0, payout - paidIn);
  const taken =
    counts === paidIn
      ? `${where} insurer takes off ${taxDeductedOnPayout.text} of it, ${rupees(shareOf(gain, taxDeductedOnPayout))}, before it pays; your return settles the rest.`
      : `${where} insurer takes off ${taxDeductedOnPayout.text} before it pays: ${rupees(shareOf(gain, taxDeductedOnPayout))} if it counts all premiums, ${rupees(shareOf(income, taxDeductedOnPayout))} if it counts as you do here. Your return settles the rest.`;
  return [
    [
      counts === paidIn
        ? `Your gain is ${rupees(income)}.`
        : `Of what it pays, ${rupees(income)} is taxed.`,
      ...(payout > rupeesOf(taxDeductedOnPayoutsAbove) ? [taken] : []),
    ].join(' '),
  ];
}

/** Asked only where a payout is counted. */
function deductedText({ kind, paidIn, deducted }: PayoutInput): Prose[] {
  if (paidIn === null) return [];
  if (kind === 'unitLinked') {
    return deducted
      ? ['What you deducted is not counted here: that rule is for policies that are no ULIP.']
      : [];
  }
  return deducted === null
    ? [
        `Did you deduct premiums from income, under ${taxPremiumSection.text}? The taxed income is higher by them: enter them in the form. Taxed is ${taxPayoutIncome.text}.`,
      ]
    : [];
}
