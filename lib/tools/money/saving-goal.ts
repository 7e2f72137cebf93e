/**
 * Future value of a present sum and of monthly savings, and the monthly sum that reaches a goal. Whole years; rates a
 * year as 0.06 for 6%. Each month's sum is invested on its first day; it is raised once a year.
 */

export type SavingsPlanInput = { atHand: number; monthly: number; raise: number; rate: number };

export function savingsAfter(
  years: number,
  { atHand, monthly, raise, rate }: SavingsPlanInput,
): number {
  let savings = atHand;
  for (let year = 0; year < years; year += 1)
    savings = savings * (1 + rate) + monthly * (1 + raise) ** year * yearOfMonths(rate);
  return savings;
}

/** The monthly sum of the first year; 0 where the present savings reach the goal by themselves. */
export function monthlySavingFor(
  goal: number,
  years: number,
  saving: Omit<SavingsPlanInput, 'monthly'>,
): number {
  const missing = goal - savingsAfter(years, { ...saving, monthly: 0 });
  return missing <= 0 ? 0 : missing / savingsAfter(years, { ...saving, atHand: 0, monthly: 1 });
}

/** Present value: what must be invested `years` before to grow to the sum. */
export function discountedValue(sum: number, years: number, rate: number): number {
  return sum / (1 + rate) ** years;
}

/** One rupee at the start of each month, at the end of the year. */
function yearOfMonths(rate: number): number {
  return Array.from({ length: 12 }).reduce<number>(
    (sum, _, month) => sum + (1 + rate) ** ((12 - month) / 12),
    0,
  );
}
