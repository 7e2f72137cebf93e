/** The calculator for a quoted savings plan: the yearly return from the figures of its benefit illustration. */
import {
  illustrationRates,
  lifeGuaranteedSurrenderStart,
  lifeSurrenderDiscountRate,
  lifeSurrenderPayable,
  unitLinkedAfterLockIn,
  unitLinkedDiscontinuedMinimum,
  unitLinkedLockIn,
} from '../../content/figures/savings.ts';
import type { Figure } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import { defineCalculator, type WorkingRow } from '../calculators/calculator.ts';
import { rateText, type YearlyReturn, yearlyReturn } from '../money/yearly-return.ts';
import { type QuotedPlan, quotedPlanFields } from './policy-return-fields.ts';
import { depositComparison, hasSurrenderFloor, leavingTables } from './policy-return-tables.ts';

export const policyReturnCalculator = defineCalculator({
  id: 'policy-return-calculator',
  question: 'What does the plan you were quoted return?',
  lead: 'Take the figures from the benefit illustration that every insurer must give you.',
  button: 'Show the return',
  fields: quotedPlanFields,
  detailsLabel: 'Bonuses, and what is paid before the end',
  // Our own example; no insurer's plan.
  examples: [
    {
      label: '₹1 lakh for 10 years, ₹20 lakh after 20',
      typed: {
        kind: 'nonParticipating',
        premium: '1 lakh',
        paying: '10',
        end: '20',
        maturity: '20 lakh',
      },
    },
  ],
  check: ({ kind, premium, paying, end, benefits, bonus, term }) => ({
    ...(bonus && kind !== 'participating'
      ? { bonus: 'Only a participating plan has bonuses.' }
      : {}),
    ...(paying > end ? { end: 'The plan cannot end before the last premium.' } : {}),
    ...(benefits && benefits.length > end
      ? {
          benefits: `The plan ends after ${countText(end, 'year')}: enter no more than ${countText(end, 'amount')}.`,
        }
      : {}),
    ...(term && term >= premium
      ? { term: 'Enter less than the plan’s own premium: what is left of it is saved.' }
      : {}),
  }),
  answer: (plan) => {
    const flows = cashFlowsOf(plan);
    const paidIn = plan.premium * plan.paying;
    const paidOut = plan.maturity + sum(plan.benefits ?? []);
    const rows: WorkingRow[] = [
      {
        label: `Paid in: ${plan.paying} × ${rupees(plan.premium)}`,
        value: rupees(paidIn),
      },
      { label: 'Paid to you in all', value: rupees(paidOut) },
      { label: 'More, or less, than you paid', value: rupees(paidOut - paidIn), isTotal: true },
    ];
    const yearly = yearlyReturn(flows);
    return {
      verdict: policyReturnVerdict(yearly, paidOut - paidIn, plan),
      text: [meaningOf(yearly, plan), ...bonusText(plan)],
      working: { caption: 'The sum', rows },
      tables: [depositComparison(plan), ...leavingTables(plan)],
      assumptions: [
        'Premiums at the start of each year, money to you at the end of one.',
        `Columns that assume ${illustrationRates.text} are not guaranteed, and neither is a limit: only the guaranteed column is promised, if you pay and stay to the end.`,
        ...leavingAssumption(plan),
        'Tax on what the plan pays you is left out: [see when it is taxed](/investment-plans/maturity-tax-calculator).',
      ],
      next: [
        'Cover and savings apart: [how much term cover you need](/term-insurance).',
        plan.kind === 'unitLinked'
          ? 'You have stopped paying: [the last day to revive, and when the fund is paid](/renewal).'
          : 'Leaving a plan you have: [an example with both values](/capital-guarantee#leaving-early).',
      ],
      figures: [illustrationRates, ...leavingFigures(plan)],
    };
  },
});

/** Why there is no floor, or what it counts. */
function leavingAssumption(plan: QuotedPlan): string[] {
  if (plan.kind === 'unknown') {
    return [
      'What you get if you leave early is left out: a unit-linked plan has no guaranteed value at all, and for the other kinds the rules set a floor. Ask which kind it is, then choose it here. A capital guarantee plan joins two kinds: work out each part by itself.',
    ];
  }
  if (plan.kind === 'unitLinked') {
    return [
      'A unit-linked plan promises no value: the fund can be worth less than you paid in, on any day you leave.',
    ];
  }
  if (plan.benefits) {
    return [
      'What you get if you leave early is left out: the insurer may count off what it paid you on the way. Its own table says how.',
    ];
  }
  return plan.kind === 'participating' && hasSurrenderFloor(plan)
    ? [
        'The values on leaving count the guaranteed column only: no future bonus is in any floor. A bonus that was declared already may raise them; ask the insurer by how much.',
      ]
    : [];
}

function leavingFigures(plan: QuotedPlan): Figure[] {
  if (plan.kind === 'unitLinked') {
    return [unitLinkedLockIn, unitLinkedDiscontinuedMinimum, unitLinkedAfterLockIn];
  }
  return hasSurrenderFloor(plan)
    ? [lifeGuaranteedSurrenderStart, lifeSurrenderPayable, lifeSurrenderDiscountRate]
    : [];
}

/** Payments in are at the start of a year; payouts at its end, which is the start of the next. */
function cashFlowsOf({ premium, paying, end, maturity, benefits }: QuotedPlan): number[] {
  const flows = Array.from({ length: end + 1 }, (_, year) => (year < paying ? -premium : 0));
  const add = (year: number, amount: number) => {
    flows[year] = (flows[year] ?? 0) + amount;
  };
  benefits?.forEach((amount, index) => {
    add(index + 1, amount);
  });
  add(end, maturity);
  return flows;
}

function policyReturnVerdict(yearly: YearlyReturn, gain: number, { kind }: QuotedPlan): string {
  switch (yearly.kind) {
    case 'none':
      return 'Nothing comes back, so there is no return';
    case 'several':
      return 'These figures have no single yearly return';
    case 'beyond':
      return 'Look at the figures again: this is no yearly return';
    case 'rate':
      if (gain < 0) return `It pays back less than you pay in: ${rateText(yearly.rate)}`;
      if (gain === 0) return 'It pays back what you pay in, and nothing more';
      return kind === 'unitLinked'
        ? `It returns ${rateText(yearly.rate)}, if the fund grows as assumed`
        : `It returns ${rateText(yearly.rate)}`;
  }
}

function bonusText(plan: QuotedPlan): string[] {
  if (!plan.bonus) return [];
  const yearly = yearlyReturn(cashFlowsOf({ ...plan, maturity: plan.maturity + plan.bonus }));
  return yearly.kind === 'rate'
    ? [
        `With the bonuses that you entered, which nobody promises, it would be ${rateText(yearly.rate)}.`,
      ]
    : [];
}

function meaningOf(yearly: YearlyReturn, { deposit, end }: QuotedPlan): string {
  switch (yearly.kind) {
    case 'none':
      return 'Enter what the illustration shows as paid at maturity, or before.';
    case 'several':
      return 'Money goes in and out more than once, so no rate fits, or more than one does. Compare what you hold at the end instead, in the table below.';
    case 'beyond':
      return 'The money more than doubles, or nearly vanishes, every year. A digit or a comma may be wrong.';
    case 'rate': {
      const points = Math.round((yearly.rate * 100 - deposit) * 10) / 10;
      if (points === 0) return `That is what the deposit pays: ${deposit}% a year.`;
      const side = points > 0 ? 'more' : 'less';
      return `That is ${countText(Math.abs(points), 'percentage point')} a year ${side} than the deposit of ${deposit}%, over ${countText(end, 'year')}.`;
    }
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
