/** The drawing, the rows and the table of the answer on a life policy's payout. */
import { rupeesOf } from '../../../content/figure-amounts.ts';
import { taxBeforeSumAssuredTest, taxSumAssuredTestSince } from '../../../content/figures/tax.ts';
import { formatDate } from '../../../dates/format-date.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart, Drawing, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import { sumOf } from '../../money/sum-of.ts';
import type { JudgedPayout, TaxedIncome } from './judge-payout.ts';
import { fillLimit, isMet } from './maturity-tax-exemption.ts';

export function payoutRows(judged: JudgedPayout): WorkingRow[] {
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
export function payoutChart(judged: JudgedPayout): Drawing {
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
export function choiceTable({ policy, others, rule }: JudgedPayout): AnswerTable {
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
