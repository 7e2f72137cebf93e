/**
 * The worked example of leaving early: what the fixed part of a capital guarantee plan pays by each of the two
 * values, of which the larger counts. The special value is the law's floor for it: the paid-up benefit, discounted
 * at the highest rate allowed. Cover on death, which would add a little, is left out.
 */
import {
  lifeSurrenderLastTwoYears,
  lifeSurrenderYear2,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
} from './figures/savings.ts';
import type { Figure } from './types.ts';

const yearlyPremium = 60_000;
const payingYears = 10;
const maturityAmount = 1_000_000;
const maturityYear = 20;

/** Ours, for the example: what bonds yield on the day of leaving, nobody knows when buying. */
const assumedBondYield = 0.07;
/** What the circular lets an insurer add to the yield (`lifeSurrenderDiscountRate`). */
const discountRate = assumedBondYield + 0.005;

const exits: readonly [year: number, guaranteedShare: Figure][] = [
  [2, lifeSurrenderYear2],
  [3, lifeSurrenderYear3],
  [5, lifeSurrenderYears4To7],
  [7, lifeSurrenderYears4To7],
  [19, lifeSurrenderLastTwoYears],
];

export type SurrenderExit = { year: number; paid: number; guaranteed: number; special: number };

/** Leaving at the end of these years, in rupees. */
export const surrenderExits: readonly SurrenderExit[] = exits.map(([year, { share = 0 }]) => {
  const premiums = Math.min(year, payingYears);
  const paid = premiums * yearlyPremium;
  const paidUp = (maturityAmount * premiums) / payingYears;
  return {
    year,
    paid,
    guaranteed: (paid * share) / 100,
    special: paidUp / (1 + discountRate) ** (maturityYear - year),
  };
});

/** "45%": the larger value of that year as a share of the premiums paid until then. */
export function largerShare(year: number): string {
  const exit = surrenderExits.find((one) => one.year === year);
  if (!exit) throw new Error(`The example has no year ${year}`);
  return `${Math.round((Math.max(exit.guaranteed, exit.special) / exit.paid) * 100)}%`;
}

/** "₹54,000", "₹2.73 lakh": to the thousand, as an example is read. */
export function formatRoughly(rupees: number): string {
  const thousands = Math.round(rupees / 1000);
  return thousands < 100 ? `₹${thousands},000` : `₹${Number((thousands / 100).toFixed(2))} lakh`;
}
