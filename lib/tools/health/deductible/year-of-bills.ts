/**
 * A policy year of hospital bills through a base policy and a layer above it. Rupees; bills as admitted by the
 * insurers.
 */
import { sumOf } from '../../money/sum-of.ts';

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
export type YearShares = BillShare & { bills: readonly BillShare[] };

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
