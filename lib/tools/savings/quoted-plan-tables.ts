/** A quoted plan beside a deposit, and the minimum surrender values. */
import { surrenderValues } from '../../content/surrender-values.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import type { AnswerTable } from '../calculators/calculator.ts';
import { futureValue } from '../money/yearly-return.ts';
import type { QuotedPlan } from './quoted-plan-fields.ts';

/** The final sums of both, with earlier payouts invested in the same deposit. */
export function depositComparison(plan: QuotedPlan): AnswerTable {
  const { premium, paying, end, maturity, benefits, term, deposit } = plan;
  const rate = deposit / 100;
  const planEnd = (benefits ?? []).reduce(
    (total, amount, index) => total + amount * (1 + rate) ** (end - index - 1),
    maturity,
  );
  const saved = premium - (term ?? 0);
  // The term premium is paid as long as the plan's own premium; longer cover costs more.
  const depositEnd = futureValue(saved, paying, rate) * (1 + rate) ** (end - paying);
  return {
    caption: `In your hands after ${countText(end, 'year')}`,
    columns: ['Way', 'Amount'],
    rows: [
      ['The plan', rupeesInWords(planEnd)],
      [
        term === null ? `A deposit at ${deposit}%` : `Term cover, and the rest at ${deposit}%`,
        rupeesInWords(depositEnd),
      ],
    ],
  };
}

/** Every year at first, when the value changes most and most people leave; then every fifth, and the second last. */
function surrenderYears(end: number): number[] {
  const years = Array.from({ length: end - 1 }, (_, index) => index + 1);
  return years.filter((year) => year <= 7 || year % 5 === 0 || year === end - 1);
}

/** For a plan with earlier payouts the insurer may deduct them: its own table shows how. */
export function surrenderTable(plan: QuotedPlan): AnswerTable[] {
  if (plan.benefits || plan.maturity === 0 || plan.paying < 2) return [];
  const rows = surrenderYears(plan.end).map((year) =>
    surrenderValues(
      {
        premium: plan.premium,
        premiumPayingTerm: plan.paying,
        policyTerm: plan.end,
        maturityBenefit: plan.maturity,
        bondYield: plan.bondYield / 100,
      },
      year,
    ),
  );
  return [
    {
      caption: 'If you stop and leave, the rules ask for at least the larger of two values',
      columns: ['After year', 'Paid in', 'Guaranteed value', 'Special value'],
      rows: rows.map(({ year, premiumsPaid, guaranteed, special }) => [
        String(year),
        rupeesInWords(premiumsPaid),
        year === 1 ? 'nothing yet' : valueText(guaranteed),
        rupeesInWords(special),
      ]),
    },
  ];
}

function valueText(guaranteed: number | null): string {
  return guaranteed === null ? 'the insurer’s own share' : rupeesInWords(guaranteed);
}
