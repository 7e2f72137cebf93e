/** The sentences of the calculator for a quoted savings plan. */
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import type { YearlyReturn } from '../../money/yearly-return.ts';
import type { QuotedPlan } from './policy-return-fields.ts';
import { hasSurrenderFloor, minSurrenderValue } from './policy-return-working.ts';

const kindNames = {
  nonParticipating: 'Non-participating plan',
  participating: 'Participating plan',
  unitLinked: 'ULIP',
  capitalGuarantee: 'Capital guarantee plan',
  unknown: 'Plan',
} as const;

/** "ULIP, ₹1 lakh a year for 10 years, ₹28 lakh after 20 years" */
export function quotedPlanText({ kind, premium, paying, end, maturity }: QuotedPlan): string {
  return [
    kindNames[kind],
    `${rupeesInWords(premium)} a year for ${countText(paying, 'year')}`,
    `${rupeesInWords(maturity)} after ${countText(end, 'year')}`,
  ].join(', ');
}

export function returnVerdict(yearly: YearlyReturn, gain: number, plan: QuotedPlan): string {
  switch (yearly.kind) {
    case 'none':
      return 'Nothing comes back, so there is no return';
    case 'several':
      return 'These figures have no single yearly return';
    case 'beyond':
      return 'Look at the figures again: this is no yearly return';
    case 'rate': {
      if (plan.kind === 'capitalGuarantee') return promiseVerdict(gain);
      if (gain < 0) return 'This plan pays back less than you pay in';
      if (gain === 0) return 'This plan pays back what you pay in, and nothing more';
      const points = pointsAbove(yearly.rate, plan);
      const compared = points === 0 ? 'the same as' : points > 0 ? 'more than' : 'less than';
      const verdict = `This plan returns ${compared} a deposit at ${plan.deposit}%`;
      return plan.kind === 'unitLinked' ? `${verdict}, if the fund grows as assumed` : verdict;
    }
  }
}

/** Judges the fixed part's promise alone. */
function promiseVerdict(gain: number): string {
  if (gain < 0) return 'This plan promises less than you pay in';
  return gain === 0
    ? 'This plan promises what you pay in, and nothing more'
    : 'This plan promises more than you pay in';
}

/** Percentage points, to a tenth. */
function pointsAbove(rate: number, { deposit }: QuotedPlan): number {
  return Math.round((rate * 100 - deposit) * 10) / 10;
}

export function returnMeaning(yearly: YearlyReturn, gain: number, plan: QuotedPlan): Prose[] {
  switch (yearly.kind) {
    case 'none':
      return ['Enter what the illustration shows as paid at maturity, or before.'];
    case 'several':
      return [
        'Money goes in and out more than once, so no rate fits, or more than one does: compare what you hold at the end instead.',
      ];
    case 'beyond':
      return [
        'The money more than doubles, or nearly vanishes, every year: a digit or a comma may be wrong.',
      ];
    case 'rate': {
      const points = pointsAbove(yearly.rate, plan);
      if (points === 0) return [];
      const difference = `${countText(Math.abs(points), 'percentage point')} a year`;
      const time = countText(plan.end, 'year');
      // If there is a gain, the verdict names the deposit already.
      return gain > 0 && plan.kind !== 'capitalGuarantee'
        ? [`The difference is ${difference}, over ${time}.`]
        : [
            `A deposit at ${plan.deposit}% returns ${difference} ${points > 0 ? 'less' : 'more'}, over ${time}.`,
          ];
    }
  }
}

/** What leaving early means for this kind of plan. */
export function planException(plan: QuotedPlan): AnswerException | undefined {
  if (plan.kind === 'unitLinked') {
    return {
      title: 'A unit-linked plan promises no value',
      text: 'In these policies the investment risk in the investment portfolio is borne by the policyholder: the fund can be worth less than you paid in, on any day you leave.',
    };
  }
  if (plan.kind === 'capitalGuarantee') {
    return {
      title: 'Nothing of the unit-linked part is promised',
      text: 'The sum is promised for the last day alone, and only if every premium is paid. Before that, [each part pays by its own rule](/capital-guarantee#leaving-early).',
    };
  }
  if (plan.kind === 'unknown') {
    return {
      title: 'What you get if you leave early is left out',
      text: 'A unit-linked plan has no guaranteed value at all, and for the other kinds the rules set a floor. Ask which kind it is, then [choose it here](#change).',
    };
  }
  if (!hasSurrenderFloor(plan)) return undefined;
  const { year, paid, least } = minSurrenderValue(plan);
  if (least >= paid) return undefined;
  return {
    title: 'Leaving early can cost you a large part',
    text: `After ${countText(year, 'year')} you have paid ${rupeesInWords(paid)}, and the rules ask for at least ${rupeesInWords(least)} back.`,
  };
}

export function planSteps({ kind }: QuotedPlan): NextStep[] {
  return [
    {
      text: 'See whether the money it pays you is taxed',
      link: 'Tax on payout',
      href: '/investment-plans/maturity-tax-calculator',
    },
    {
      text: 'Life cover apart from savings? See how much you need',
      link: 'Life cover',
      href: '/term-insurance/human-life-value-calculator',
    },
    kind === 'unitLinked'
      ? {
          text: 'Stopped paying? See the last day to revive, and when the fund is paid',
          link: 'Renewal dates',
          href: '/renewal',
        }
      : {
          text: 'Leaving a plan you have? See an example with both values',
          link: 'Leaving early',
          href: '/capital-guarantee#leaving-early',
        },
  ];
}
