/**
 * Minimum surrender value of a savings policy that is not unit-linked: the guaranteed value by the shares in the rules,
 * and the special value by its legal minimum, the paid-up benefit discounted at the highest rate allowed. The larger
 * one applies. Death cover, which would add a little, is not included.
 */
import {
  lifeSurrenderLastTwoYears,
  lifeSurrenderYear2,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
} from './figures/savings.ts';
import type { Figure } from './types.ts';

/** Rupees and whole years from the first premium. `bondYield` as 0.07 for 7%. */
export type SavingsPlan = {
  premium: number;
  premiumPayingTerm: number;
  policyTerm: number;
  maturityBenefit: number;
  bondYield: number;
};

/** The maximum that an insurer may add to the yield (`lifeSurrenderDiscountRate`). */
const yieldMargin = 0.005;

/** Surrender at the end of a year, in rupees; `guaranteed` is null in years whose share each insurer sets. */
export type SurrenderValues = {
  year: number;
  premiumsPaid: number;
  guaranteed: number | null;
  special: number;
};

export function surrenderValues(plan: SavingsPlan, year: number): SurrenderValues {
  const premiums = Math.min(year, plan.premiumPayingTerm);
  const premiumsPaid = premiums * plan.premium;
  const paidUp = (plan.maturityBenefit * premiums) / plan.premiumPayingTerm;
  const share = guaranteedShare(plan.policyTerm, year)?.share;
  return {
    year,
    premiumsPaid,
    guaranteed: share === undefined ? null : (premiumsPaid * share) / 100,
    special: paidUp / (1 + plan.bondYield + yieldMargin) ** (plan.policyTerm - year),
  };
}

function guaranteedShare(end: number, year: number): Figure | undefined {
  if (year >= 2 && year >= end - 1) return lifeSurrenderLastTwoYears;
  if (year === 2) return lifeSurrenderYear2;
  if (year === 3) return lifeSurrenderYear3;
  return year >= 4 && year <= 7 ? lifeSurrenderYears4To7 : undefined;
}
