/** A quoted plan beside a deposit as bars, and what a surrender pays by the rules of its kind. */
import {
  unitLinkedAfterLockIn,
  unitLinkedDiscontinuedMinimum,
  unitLinkedLockIn,
} from '../../../content/figures/savings.ts';
import { surrenderValues } from '../../../content/surrender-values.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, upperFirst } from '../../../text/words.ts';
import type { AnswerTable, BarChart, ChartBar } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { futureValue } from '../../money/yearly-return.ts';
import type { QuotedPlan } from './policy-return-fields.ts';

/** The final sums of both, with earlier payouts invested in the same deposit. */
export function depositChart(plan: QuotedPlan): BarChart {
  const { premium, paying, end, maturity, benefits, bonus, term, deposit } = plan;
  const rate = deposit / 100;
  const planEnd = (benefits ?? []).reduce(
    (total, amount, index) => total + amount * (1 + rate) ** (end - index - 1),
    maturity,
  );
  const saved = premium - (term ?? 0);
  // The term premium is paid as long as the plan's own premium; longer cover costs more.
  const depositEnd = futureValue(saved, paying, rate) * (1 + rate) ** (end - paying);
  return {
    title: `In your hands after ${countText(end, 'year')}`,
    bars: [
      plan.kind === 'capitalGuarantee'
        ? promiseBar(plan, planEnd)
        : {
            label:
              plan.kind === 'unitLinked' ? 'The plan, if the fund grows as assumed' : 'The plan',
            parts: grownParts(premium * paying, planEnd),
          },
      ...(bonus
        ? [
            {
              label: 'The plan with the bonuses, not promised',
              parts: chartParts([
                { label: 'plan', amount: planEnd, tone: 'insurer' },
                { label: 'bonuses', amount: bonus, tone: 'layer' },
              ]),
            },
          ]
        : []),
      {
        label:
          term === null ? `A deposit at ${deposit}%` : `Term cover, and the rest at ${deposit}%`,
        parts: grownParts(saved * paying, depositEnd),
      },
    ],
  };
}

/** A part of the premium has to grow to what is paid into both parts. */
function promiseBar({ premium, fixed, paying }: QuotedPlan, promised: number): ChartBar {
  return {
    label: 'Promised, by the fixed part alone',
    parts: grownParts((fixed ?? premium) * paying, promised),
    against: { label: 'All you pay in', amount: premium * paying },
  };
}

/** What was paid in, and what it became more or less than that. */
function grownParts(paid: number, sum: number): ChartBar['parts'] {
  return chartParts([
    { label: sum < paid ? 'paid to you' : 'paid in', amount: Math.min(paid, sum), tone: 'insurer' },
    { label: 'growth', amount: sum - paid, tone: 'growth' },
    { label: 'lost', amount: paid - sum, tone: 'own' },
  ]);
}

/** Every year at first, when the value changes most and most people leave; then every fifth, and the second last. */
function surrenderYears(end: number): number[] {
  const years = Array.from({ length: end - 1 }, (_, index) => index + 1);
  return years.filter((year) => year <= 7 || year % 5 === 0 || year === end - 1);
}

/** None where the kind is not known: no rule holds for every kind. */
export function surrenderTables(plan: QuotedPlan): AnswerTable[] {
  switch (plan.kind) {
    case 'unitLinked':
      return [unitLinkedSurrender];
    case 'participating':
    case 'nonParticipating':
      return hasSurrenderFloor(plan) ? [surrenderFloor(plan)] : [];
    case 'capitalGuarantee':
    case 'unknown':
      return [];
  }
}

/** No amounts: the rules give a unit-linked plan no guaranteed and no special value. */
const unitLinkedSurrender: AnswerTable = {
  caption: 'If you stop and leave: no amount is guaranteed, the fund value of the day counts',
  columns: ['When', 'What you get'],
  rows: [
    [
      `Before ${unitLinkedLockIn.text} are over`,
      `Nothing yet. Life cover ends, and the fund value moves to the discontinued fund, less a capped charge. There it earns at least ${unitLinkedDiscontinuedMinimum.text}, and it is paid when the ${unitLinkedLockIn.text} are over.`,
    ],
    ['Later', `${upperFirst(unitLinkedAfterLockIn.text)}.`],
  ],
};

/** For a plan with earlier payouts the insurer may deduct them: its own table shows how. */
export function hasSurrenderFloor({ kind, benefits, maturity, paying }: QuotedPlan): boolean {
  const isOneRule = kind === 'participating' || kind === 'nonParticipating';
  return isOneRule && !benefits && maturity > 0 && paying > 1;
}

function valuesAfter(plan: QuotedPlan, year: number) {
  return surrenderValues(
    {
      premium: plan.premium,
      premiumPayingTerm: plan.paying,
      policyTerm: plan.end,
      maturityBenefit: plan.maturity,
      bondYield: plan.bondYield / 100,
    },
    year,
  );
}

/** After the second year, the first with a guaranteed value, or the last before a short plan ends. */
export function minSurrenderValue(plan: QuotedPlan) {
  const year = Math.min(2, plan.end - 1);
  const { premiumsPaid, guaranteed, special } = valuesAfter(plan, year);
  const least = year === 1 ? special : Math.max(guaranteed ?? 0, special);
  return { year, paid: premiumsPaid, least };
}

/** Counts the guaranteed sum only: future bonuses are in no floor. */
function surrenderFloor(plan: QuotedPlan): AnswerTable {
  const rows = surrenderYears(plan.end).map((year) => valuesAfter(plan, year));
  const counted = plan.kind === 'participating' ? ', counted from the guaranteed column alone' : '';
  return {
    caption: `If you stop and leave, the rules ask for at least the larger of two values${counted}`,
    columns: ['After year', 'Paid in', 'Guaranteed value', 'Special value'],
    rows: rows.map(({ year, premiumsPaid, guaranteed, special }) => [
      String(year),
      rupeesInWords(premiumsPaid),
      year === 1 ? 'nothing yet' : valueText(guaranteed),
      rupeesInWords(special),
    ]),
  };
}

function valueText(guaranteed: number | null): string {
  return guaranteed === null ? 'the insurer’s own share' : rupeesInWords(guaranteed);
}
