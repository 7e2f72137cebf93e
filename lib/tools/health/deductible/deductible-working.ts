/** The drawing, the rows and the table of a year of bills: one policy alone, and each kind of layer above it. */
import { rupees } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import type { YearShares } from './year-of-bills.ts';

export type BillYear = { alone: YearShares; topUp: YearShares; superTopUp: YearShares };

export function yearRows(deductible: number, year: BillYear): WorkingRow[] {
  const { bill, base, upper, ownShare } = year.superTopUp;
  return [
    { label: 'Bills of the year', value: rupees(bill) },
    ...(hasBasePolicy(year) ? [{ label: 'The base policy pays', value: rupees(-base) }] : []),
    {
      label: 'The super top-up pays',
      value: rupees(-upper),
      note: `${rupees(Math.max(0, bill - deductible))} of the year’s bills is above the deductible.`,
    },
    { label: 'You pay', value: rupees(ownShare), isTotal: true },
  ];
}

export function billTable({ topUp, superTopUp }: BillYear): AnswerTable {
  return {
    caption: 'Bill by bill',
    columns: ['Bill', 'Base policy pays', 'Top-up pays', 'Super top-up pays'],
    rows: superTopUp.bills.map((share, index) => [
      `${index + 1}: ${rupees(share.bill)}`,
      rupees(share.base),
      rupees(topUp.bills[index]?.upper ?? 0),
      rupees(share.upper),
    ]),
  };
}

/** A base policy pays something of any year. */
export const hasBasePolicy = ({ alone }: BillYear) => alone.base > 0;

/** Two layers that pay the same have one bar. If that is nothing, the bar of the base policy is alone. */
export function yearChart(year: BillYear): BarChart {
  const { alone, topUp, superTopUp } = year;
  const bar = (label: string, layer: string, { base, upper, ownShare }: YearShares) => ({
    label,
    parts: chartParts([
      { label: 'base policy', amount: base, tone: 'insurer' },
      { label: layer, amount: upper, tone: 'layer' },
      { label: 'you', amount: ownShare, tone: 'own' },
    ]),
  });
  const isSame = superTopUp.ownShare === topUp.ownShare;
  return {
    title: 'Who pays the year’s bills',
    bars: [
      bar(hasBasePolicy(year) ? 'Base policy alone' : 'Without any policy', 'insurer', alone),
      ...(isSame && superTopUp.upper > 0
        ? [bar('With a top-up of either kind', 'top-up', superTopUp)]
        : []),
      ...(isSame
        ? []
        : [
            bar('With a top-up', 'top-up', topUp),
            bar('With a super top-up', 'super top-up', superTopUp),
          ]),
    ],
  };
}
