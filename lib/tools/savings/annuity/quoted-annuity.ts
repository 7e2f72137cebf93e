/** One quoted annuity: its payout rate, the later value of its level income, and its return by length of life. */
import { discountedValue } from '../../money/saving-goal.ts';
import { type YearlyReturn, yearlyReturn } from '../../money/yearly-return.ts';

/** Rupees; with return of price at the end, or with income for a certain period. */
export type QuotedAnnuity = {
  name: string;
  price: number;
  monthly: number;
  isPriceReturned: boolean;
  certainYears: number;
};

/** Share of the price, 0.072 for 7.2%. */
export function annuityRate({ price, monthly }: QuotedAnnuity): number {
  return (monthly * 12) / price;
}

/** The value of one month's level income after some years, in today's rupees. */
export function realIncomeAfter(
  { monthly }: QuotedAnnuity,
  years: number,
  inflation: number,
): number {
  return discountedValue(monthly, years, inflation);
}

/**
 * All payments if life ends after these years. The nominee gets the rest of a certain period, and the returned price.
 */
export function totalPaid(annuity: QuotedAnnuity, yearsOfLife: number) {
  const { price, monthly, isPriceReturned, certainYears } = annuity;
  const yearsOfNominee = Math.max(0, certainYears - yearsOfLife);
  return {
    toOwner: monthly * 12 * yearsOfLife,
    toNominee: monthly * 12 * yearsOfNominee + (isPriceReturned ? price : 0),
  };
}

/** Assumes that a year's income is paid at its end, and the returned price at the end of the last one. */
export function returnByLife(annuity: QuotedAnnuity, yearsOfLife: number): YearlyReturn {
  const { price, monthly, isPriceReturned, certainYears } = annuity;
  const years = Math.max(yearsOfLife, certainYears);
  const flows = [-price, ...Array.from({ length: years }, () => monthly * 12)];
  if (isPriceReturned) flows[years] = (flows[years] ?? 0) + price;
  return yearlyReturn(flows);
}
