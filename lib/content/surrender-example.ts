/** Worked example of surrender: both values of the fixed part of a capital guarantee plan. */
import { type SavingsPlan, type SurrenderValues, surrenderValues } from './surrender-values.ts';

const plan: SavingsPlan = {
  premium: 60_000,
  premiumPayingTerm: 10,
  policyTerm: 20,
  maturityBenefit: 1_000_000,
  // Our assumption: the bond yield on the day of surrender is unknown when buying.
  bondYield: 0.07,
};

type SurrenderExit = SurrenderValues & { guaranteed: number };

/** Surrender value at the end of these years, in rupees. */
export const surrenderExits: readonly SurrenderExit[] = [2, 3, 5, 7, 19].map((year) => {
  const values = surrenderValues(plan, year);
  if (values.guaranteed === null) throw new Error(`The rules state no share for year ${year}`);
  return { ...values, guaranteed: values.guaranteed };
});

/** "45%": the larger value of that year as a share of the premiums paid until then. */
export function largerValueShare(year: number): string {
  const exit = surrenderExits.find((one) => one.year === year);
  if (!exit) throw new Error(`The example has no year ${year}`);
  return `${Math.round((Math.max(exit.guaranteed, exit.special) / exit.premiumsPaid) * 100)}%`;
}

/** "₹54,000", "₹2.73 lakh": rounded to the thousand. */
export function formatRounded(rupees: number): string {
  const thousands = Math.round(rupees / 1000);
  return thousands < 100 ? `₹${thousands},000` : `₹${Number((thousands / 100).toFixed(2))} lakh`;
}
