/** The sentences of the pension calculator. */
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { headlineSum } from '../../calculators/shared-answer-parts.ts';
import { discountedValue } from '../../money/saving-goal.ts';
import { savingPlan } from '../saving-fields.ts';
import { maxIncomeAge, type PensionGoal } from './pension-fields.ts';

/** "₹40,000 a month from 60, age 35, EPF ₹3 lakh" */
export function pensionGoalText(goal: PensionGoal): string {
  const { income, from, age, epf, nps, paying, saved, other } = goal;
  const sums = [
    ['EPF', epf],
    ['NPS', nps],
    ['savings of', saved],
  ] as const;
  return [
    `${rupeesInWords(income)} a month from ${from}`,
    `age ${age}`,
    ...sums.flatMap(([name, sum]) => (sum > 0 ? [`${name} ${rupeesInWords(sum)}`] : [])),
    ...(paying > 0 ? [`${rupeesInWords(paying)} a month paid in`] : []),
    ...(other > 0 ? [`${rupeesInWords(other)} a month anyway`] : []),
  ].join(', ');
}

export function pensionVerdict({ from, paying }: PensionGoal, need: PensionNeed): string {
  if (isSavedEnough(need)) return `What you saved is enough for this income from ${from}`;
  if (need.plan === null) {
    return need.saved > 0
      ? 'What you saved is not enough for this income yet'
      : 'To have this income from today, you need this sum now';
  }
  if (paying >= need.plan.saving.monthly)
    return `What is paid into EPF and NPS is enough for this income from ${from}`;
  return paying > 0
    ? `Save this beside EPF and NPS until you are ${from}, to have this income for life`
    : `Save this every month until you are ${from}, to have this income for life`;
}

export function pensionNumbers(goal: PensionGoal, need: PensionNeed): HeadlineNumber[] {
  const { from, paying, raise } = goal;
  const { capital, saved, plan } = need;
  if (plan === null) {
    const isPart = saved > 0 && saved < capital;
    return [
      ...(isPart ? [{ label: 'Still missing', value: headlineSum(capital - saved) }] : []),
      { label: 'Needed now', value: headlineSum(capital) },
    ];
  }
  const monthly = plan.saving.monthly - paying;
  const label = `A month${paying > 0 ? ' more' : ''}${raise > 0 ? ', in the first year' : ''}`;
  return [
    ...(monthly > 0 ? [{ label, value: headlineSum(monthly) }] : []),
    { label: `Needed at ${from}`, value: headlineSum(capital) },
  ];
}

function isSavedEnough({ plan, saved, capital }: PensionNeed): boolean {
  return plan ? plan.saving.monthly === 0 : saved >= capital;
}

export function pensionText(goal: PensionGoal, { years, income, incomeThen }: PensionNeed): Prose {
  const { from, annuity, inflation } = goal;
  const price = `an annuity pays ${annuity}% of its price a year`;
  if (years === 0 || inflation === 0)
    return `${rupeesInWords(income)} a month takes that sum, if ${price}.`;
  return `What costs ${rupeesInWords(income)} today will cost ${rupeesInWords(incomeThen)} a month at ${from}, if prices rise ${inflation}% a year; we count that ${price}.`;
}

/** The most important first: the answer shows one, and folds the others. */
export function pensionExceptions(goal: PensionGoal, need: PensionNeed): AnswerException[] {
  const { age, from, inflation } = goal;
  const later = from + 20 <= maxIncomeAge ? from + 20 : from + 10;
  const worth = discountedValue(need.incomeThen, later - age, inflation / 100);
  return [
    ...(need.hasFunds || isSavedEnough(need)
      ? []
      : [
          {
            title: 'EPF and NPS are not in the sum so far',
            text: 'Are you employed, or were you? [Enter what your EPF and NPS hold](#change), and what is paid in.',
          },
        ]),
    ...(inflation > 0
      ? [
          {
            title: `At ${later}, this income buys what ${rupeesInWords(worth)} buys today`,
            text: 'An annuity usually pays the same every month for life, so it buys less each year.',
          },
        ]
      : []),
  ];
}

export function pensionSteps({ plan }: PensionNeed): NextStep[] {
  const [state, quotes, plans]: [NextStep, NextStep, NextStep] = [
    {
      text: 'See first what the government’s pension schemes offer',
      link: 'State pensions',
      href: '/pension-plans#public-pensions',
    },
    {
      text: 'Have annuity quotes? Put them side by side',
      link: 'Annuity quotes',
      href: '/pension-plans/annuity-calculator',
    },
    {
      text: 'Were you quoted a pension plan? See its return',
      link: 'Plan’s return',
      href: '/investment-plans/policy-return-calculator',
    },
  ];
  return plan ? [state, plans, quotes] : [quotes, state, plans];
}

// The money that a monthly income from a later age takes on its first day, and how it is saved by then.
export type PensionNeed = {
  years: number;
  saved: number;
  /** A month, beside other income: in today's rupees, and in those of the first day. */
  income: number;
  incomeThen: number;
  /** The price of an annuity of that income. */
  capital: number;
  /** Null on the day itself, when no time is left to save: the shortfall is due at once. */
  plan: ReturnType<typeof savingPlan> | null;
  /** Something was entered of EPF or NPS. */
  hasFunds: boolean;
};

export function pensionNeed(goal: PensionGoal): PensionNeed {
  const { epf, nps, paying, annuity, inflation } = goal;
  const saved = epf + nps + goal.saved;
  const years = goal.from - goal.age;
  const income = goal.income - goal.other;
  const incomeThen = income * (1 + inflation / 100) ** years;
  const capital = (incomeThen * 12) / (annuity / 100);
  return {
    years,
    saved,
    income,
    incomeThen,
    capital,
    plan: years === 0 ? null : savingPlan(capital, years, { ...goal, saved }),
    hasFunds: epf + nps + paying > 0,
  };
}
