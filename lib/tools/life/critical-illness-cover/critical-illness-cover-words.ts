/** The sentences of the calculator "sum for a serious illness". */
import { criticalIllnessSurvival, criticalIllnessWait } from '../../../content/figures/claims.ts';
import { criticalIllnessSurvivalUsual } from '../../../content/figures/health.ts';
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException, AnswerTable } from '../../calculators/calculator.ts';
import { roundUpCover } from '../round-up-cover.ts';
import { type HouseholdInput, illnessNeed } from './critical-illness-cover-household.ts';

/** "₹60,000 a month, instalments of ₹40,000, no health insurance" */
export function householdText(household: HouseholdInput): string {
  const { spending, instalments, costs, goesOn, savings, cover, hospital } = household;
  return [
    `${rupeesInWords(spending)} a month`,
    ...(instalments > 0 ? [`instalments of ${rupeesInWords(instalments)}`] : []),
    ...(costs > 0 ? [`costs of ${rupeesInWords(costs)}`] : []),
    ...(goesOn ? [`${rupeesInWords(goesOn)} of pay goes on`] : []),
    ...(savings ? [`savings of ${rupeesInWords(savings)}`] : []),
    ...(cover ? [`${rupeesInWords(cover)} of cover`] : []),
    ...(hospital === 'no' ? ['no health insurance'] : []),
  ].join(', ');
}

export function illnessVerdict({ months }: HouseholdInput, cover: number): string {
  return cover > 0
    ? `If you cannot earn for ${countText(months, 'month')}, your household needs this sum`
    : `What you have would last ${countText(months, 'month')}: no further sum is needed`;
}

export function illnessNumbers(household: HouseholdInput, cover: number): HeadlineNumber[] {
  const { gap } = illnessNeed(household, household.months);
  return [
    { label: 'Critical illness sum to buy', value: rupeesInWords(cover) },
    ...(gap > 0 ? [{ label: 'Short each month', value: rupeesInWords(gap) }] : []),
  ];
}

const paidOnce =
  'The sum is paid once, for an illness on the policy’s list and as severe as the policy asks.';

export function illnessText(household: HouseholdInput): Prose[] {
  const { gap } = illnessNeed(household, household.months);
  return [
    gap > 0
      ? paidOnce
      : 'Your household would not be short in any month: what counts is the other costs.',
  ];
}

/** Sentences that are folded with the exceptions. */
export function illnessReasons(household: HouseholdInput): Prose[] {
  return illnessNeed(household, household.months).gap > 0 ? [] : [paidOnce];
}

/** The most important first: the answer shows one, and folds the others. */
export function illnessExceptions(household: HouseholdInput): AnswerException[] {
  const { hospital, months, goesOn } = household;
  const need = illnessNeed(household, months);
  const sumOf = (one: HouseholdInput, span: number) =>
    rupeesInWords(roundUpCover(illnessNeed(one, span).missing));
  const withoutPay = { ...household, goesOn: 0 };
  return [
    ...(hospital === 'no'
      ? [
          {
            title: 'Health insurance comes first',
            text: 'Buy [health insurance](/health-insurance) first: this sum leaves hospital bills out.',
          },
        ]
      : []),
    ...(goesOn && sumOf(withoutPay, months) !== sumOf(household, months)
      ? [
          {
            title: 'If the pay that goes on ends as well',
            text: `The sum would then be ${sumOf(withoutPay, months)}.`,
          },
        ]
      : []),
    ...(need.gap > 0
      ? [
          {
            title: 'Nobody knows how long you could not work',
            text: `For ${countText(months + 12, 'month')} the sum would be ${sumOf(household, months + 12)}. Think about what one more year would mean.`,
          },
        ]
      : []),
  ];
}

export function illnessSteps({ hospital }: HouseholdInput, cover: number): NextStep[] {
  const steps: NextStep[] = [
    ...(hospital === 'no'
      ? [{ text: 'Buy health insurance first', link: 'Health cover', href: '/health-insurance' }]
      : []),
    ...(cover > 0
      ? [
          {
            text: 'Ask two insurers for written quotations',
            link: 'Insurers',
            href: '/insurance-companies',
          },
        ]
      : []),
    {
      text: 'Policy or rider? Read how each defines the illnesses',
      link: 'How to choose',
      href: '/critical-illness-insurance#how-to-choose',
    },
    { text: 'See the sum for one year more without pay', link: 'Change months', href: '#change' },
  ];
  return steps.slice(0, 3);
}

/** Customary terms of such a policy. */
export const payoutTable: AnswerTable = {
  caption: 'When it would pay',
  columns: ['The illness', 'What usually follows'],
  rows: [
    [
      `Shows itself in the first ${criticalIllnessWait.text}`,
      'Nothing for that illness. The wait is counted from the first day of cover.',
    ],
    [
      'Is diagnosed later',
      `The sum, if you live for the survival period: usually ${criticalIllnessSurvivalUsual.text} after diagnosis. Policies range from ${criticalIllnessSurvival.text}, and some have none.`,
    ],
    ['Was there before', 'Nothing, as a rule. Answer every question about health on the form.'],
    ['Is found early, or mild', 'Often nothing, or a part of the sum.'],
  ],
};
