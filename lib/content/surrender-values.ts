/**
 * What a savings policy that is not unit-linked pays at least when it is left: the guaranteed value by the shares
 * the rules state, and the special value by the law's floor for it, the paid-up benefit discounted at the highest
 * rate allowed. The larger counts. Cover on death, which would add a little, is left out.
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

/** What the circular lets an insurer add to the yield (`lifeSurrenderDiscountRate`). */
const yieldMargin = 0.005;

/** Leaving at the end of a year, in rupees; `guaranteed` is null in years whose share is each insurer's own. */
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
