/**
 * Life cover as a sum: a family's need from the year of a death on, less what it has. Money is spent at the start of
 * each year.
 */
import { presentValue } from '../../money/yearly-return.ts';

/** Sums in today's rupees, rates as 0.06 for 6%. */
export type FamilyNeed = {
  /** Spending of the first year. */
  yearly: number;
  years: number;
  /** Spending of a surviving spouse at today's prices, in these years after the others. */
  pensionYearly: number;
  pensionYears: number;
  loans: number;
  /** Repaid evenly over these years. */
  loanYears: number;
  goals: number;
  savings: number;
  /** Existing life cover. */
  cover: number;
  inflation: number;
  interest: number;
};

/** Sums in rupees of that year, for a death at its beginning; year 0 is today. */
export type NeedInYear = {
  year: number;
  living: number;
  /** The spouse's pension years. */
  pension: number;
  loans: number;
  goals: number;
  needed: number;
  savings: number;
  has: number;
  /** Never negative. */
  missing: number;
};

export function needInYear(need: FamilyNeed, year: number): NeedInYear {
  const { inflation, interest } = need;
  const dearer = (later: number) => (1 + inflation) ** later;
  // Each year's spending is higher than the last; money for later years earns interest meanwhile.
  const yearsLeft = Math.max(0, need.years - year);
  const payments = Array.from(
    { length: yearsLeft },
    (_, later) => need.yearly * dearer(year + later),
  );
  const living = presentValue(payments, interest);
  // Only years after the others: at the death they are `yearsLeft` away.
  const pension = presentValue(
    [
      ...Array.from({ length: yearsLeft }, () => 0),
      ...Array.from(
        { length: need.pensionYears },
        (_, later) => need.pensionYearly * dearer(year + yearsLeft + later),
      ),
    ],
    interest,
  );
  const loans = need.loans * Math.max(0, 1 - year / need.loanYears);
  const goals = need.goals * dearer(year);
  const needed = living + pension + loans + goals;
  const savings = need.savings * (1 + interest) ** year;
  const has = savings + need.cover;
  const missing = Math.max(0, needed - has);
  return { year, living, pension, loans, goals, needed, savings, has, missing };
}

/** Every year in which the family still has a need. */
export function needByYear(need: FamilyNeed): NeedInYear[] {
  return Array.from({ length: need.years }, (_, year) => needInYear(need, year));
}
