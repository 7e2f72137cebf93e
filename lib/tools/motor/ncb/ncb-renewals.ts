/** The no-claim bonus that a claim costs: renewal by renewal with and without it, until both are on the same step. */
import { percentOf, shareOf } from '../../../content/figure-amounts.ts';
import { motorGst, noClaimBonusScale } from '../../../content/figures/motor.ts';
import { sumOf } from '../../money/sum-of.ts';

const steps = [0, ...noClaimBonusScale.map(({ figure }) => percentOf(figure))];

/** Bonus in per cent of the own-damage premium. `more` is the additional premium after the claim, GST included. */
export type BonusRenewal = { unclaimed: number; claimed: number; more: number };

export type BonusTerms = {
  /** Discount on the own-damage premium before bonus, in per cent: a step of the scale. */
  bonus: number;
  /** NCB protection: keeps the step after one claim a year. */
  isProtected: boolean;
  /** There was another claim earlier in the same policy year. */
  hasClaimed: boolean;
};

export function bonusRenewals(premium: number, terms: BonusTerms): BonusRenewal[] {
  let [unclaimed, claimed] = firstRenewal(terms);
  const renewals: BonusRenewal[] = [];
  while (unclaimed !== claimed) {
    const dearer = Math.round((premium * (unclaimed - claimed)) / 100);
    renewals.push({ unclaimed, claimed, more: dearer + shareOf(dearer, motorGst) });
    unclaimed = stepAfter(unclaimed);
    claimed = stepAfter(claimed);
  }
  return renewals;
}

/** The bonus that the claim costs over all these renewals. */
export function bonusCost(renewals: readonly BonusRenewal[]): number {
  return sumOf(renewals.map(({ more }) => more));
}

/** The bonus of the next policy, without and with this claim. An earlier claim has already reset it. */
function firstRenewal({ bonus, isProtected, hasClaimed }: BonusTerms): [number, number] {
  const afterOneClaim = isProtected ? bonus : 0;
  return hasClaimed ? [afterOneClaim, 0] : [stepAfter(bonus), afterOneClaim];
}

/** The bonus after one more year without a claim; the highest step stays. */
function stepAfter(bonus: number): number {
  return steps[steps.indexOf(bonus) + 1] ?? bonus;
}
