/** One quoted annuity: what it pays for its price, what its level income is worth later, and its return by length of life. */
import { discountedValue } from '../money/saving-goal.ts';
import { type YearlyReturn, yearlyReturn } from '../money/yearly-return.ts';

/** Rupees; the price comes back at the end, or the income runs on for a certain number of years. */
export type QuotedAnnuity = {
  name: string;
  price: number;
  monthly: number;
  isPriceReturned: boolean;
  certainYears: number;
};

/** Of the price, 0.072 for 7.2%. */
export function annuityRate({ price, monthly }: QuotedAnnuity): number {
  return (monthly * 12) / price;
}

/** What one month's level income buys after some years, in today's rupees. */
export function realIncomeAfter(
  { monthly }: QuotedAnnuity,
  years: number,
  inflation: number,
): number {
  return discountedValue(monthly, years, inflation);
}

/** All that is paid if life ends after so many years: income, and the price where it comes back. */
export function totalPaid(annuity: QuotedAnnuity, yearsOfLife: number) {
  const income = annuity.monthly * 12 * Math.max(yearsOfLife, annuity.certainYears);
  return { income, returned: annuity.isPriceReturned ? annuity.price : 0 };
}

/** Counted as if a year's income came at its end, and the returned price at the end of the last one. */
export function returnByLife(annuity: QuotedAnnuity, yearsOfLife: number): YearlyReturn {
  const { price, monthly, isPriceReturned, certainYears } = annuity;
  const years = Math.max(yearsOfLife, certainYears);
  const flows = [-price, ...Array.from({ length: years }, () => monthly * 12)];
  if (isPriceReturned) flows[years] = (flows[years] ?? 0) + price;
  return yearlyReturn(flows);
}
