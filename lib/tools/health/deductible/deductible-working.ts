/** The drawing, the rows and the table of a year of bills: one policy alone, and each kind of layer above it. */
import { rupees } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { sumOf } from '../../money/sum-of.ts';

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

// A policy year of hospital bills through a base policy and a layer above it. Rupees; bills as admitted by
// the insurers.
export type CoverLayers = {
  /** Sum insured of the base policy, which pays first. */
  base: number;
  deductible: number;
  /** Sum insured of the upper layer for the year. */
  upper: number;
};

/** The upper layer applies the deductible to each bill (top-up), or to the year's bills together. */
export type LayerKind = 'none' | 'topUp' | 'superTopUp';

type BillShare = { bill: number; base: number; upper: number; ownShare: number };
type YearShares = BillShare & { bills: readonly BillShare[] };

export function shareYear(
  bills: readonly number[],
  { base, deductible, upper }: CoverLayers,
  kind: LayerKind,
): YearShares {
  let baseLeft = base;
  let upperLeft = kind === 'none' ? 0 : upper;
  let before = 0;
  const shares = bills.map((bill): BillShare => {
    const earlierBills = kind === 'topUp' ? 0 : before;
    // What this bill adds above the deductible: the layer has already paid its part of earlier bills.
    const aboveDeductible =
      Math.max(0, earlierBills + bill - deductible) - Math.max(0, earlierBills - deductible);
    const fromBase = Math.min(bill, baseLeft);
    const fromUpper = Math.min(aboveDeductible, bill - fromBase, upperLeft);
    before += bill;
    baseLeft -= fromBase;
    upperLeft -= fromUpper;
    return { bill, base: fromBase, upper: fromUpper, ownShare: bill - fromBase - fromUpper };
  });
  const sum = (part: keyof BillShare) => sumOf(shares.map((share) => share[part]));
  return {
    bills: shares,
    bill: sum('bill'),
    base: sum('base'),
    upper: sum('upper'),
    ownShare: sum('ownShare'),
  };
}
