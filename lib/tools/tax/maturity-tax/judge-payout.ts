/** Checks a life policy against the conditions, alone and with the others of its kind; computes its taxed payout. */
import { rupeesOf } from '../../../content/figure-amounts.ts';
import { sumOf } from '../../money/sum-of.ts';
import {
  type Condition,
  isMet,
  isUnderLimit,
  type LifePolicy,
  payoutConditions,
  premiumLimit,
} from './maturity-tax-exemption.ts';
import type { PayoutInput } from './maturity-tax-fields.ts';

/**
 * `older`: issued before there were conditions. `choice`: this policy keeps its conditions, but all policies of its
 * kind together are above the limit, so the visitor chooses which of them to count.
 */
type PayoutOutcome = 'older' | 'taxed' | 'choice' | 'free';

export type JudgedPayout = {
  outcome: PayoutOutcome;
  policy: LifePolicy;
  conditions: Condition[];
  /** The yearly limit of the policy's kind. */
  rule: ReturnType<typeof premiumLimit>;
  /** Premiums of the policies that share its limit; none if it is older than the limit. */
  others: readonly number[];
  /** The sum of `others` and of the premium of this policy. */
  allPremiums: number;
  /** Null without both the premiums paid in and the payout. */
  taxed: TaxedIncome | null;
};

export function judgePayout(input: PayoutInput): JudgedPayout {
  const { kind, issued, premium, sumAssured } = input;
  const policy: LifePolicy = {
    isUnitLinked: kind === 'unitLinked',
    issued,
    premium,
    sumAssured,
    isDisabled: input.disability === 'yes',
  };
  const rule = premiumLimit(policy.isUnitLinked);
  const conditions = payoutConditions(policy);
  const others = isUnderLimit(policy) ? otherPremiums(input) : [];
  const allPremiums = premium + sumOf(others);
  const isAboveLimit = isUnderLimit(policy) && allPremiums > rupeesOf(rule.limit);
  return {
    outcome: outcomeOf(conditions, isAboveLimit),
    policy,
    conditions,
    rule,
    others,
    allPremiums,
    taxed: taxedIncome(input),
  };
}

function outcomeOf(conditions: Condition[], isAboveLimit: boolean): PayoutOutcome {
  if (conditions.length === 0) return 'older';
  if (!conditions.every(isMet)) return 'taxed';
  return isAboveLimit ? 'choice' : 'free';
}

/** If only a total was typed, the other policies are one group. A total below this policy's premium leaves none. */
function otherPremiums({ premium, others, allPremiums }: PayoutInput): number[] {
  return (others ?? [(allPremiums ?? 0) - premium]).filter((other) => other > 0);
}

export type TaxedIncome = {
  payout: number;
  paidIn: number;
  /** The part of the premiums that is subtracted from the payout. */
  subtracted: number;
  income: number;
};

/**
 * The taxed part of a payout: the rule for policies that are no ULIP subtracts only premiums that were never deducted
 * from income. A ULIP's gain is counted by another rule, which takes all premiums.
 */
function taxedIncome({ kind, paidIn, payout, deducted }: PayoutInput): TaxedIncome | null {
  if (paidIn === null || payout === null) return null;
  const subtracted = kind === 'unitLinked' ? paidIn : paidIn - (deducted ?? 0);
  return { payout, paidIn, subtracted, income: Math.max(0, payout - subtracted) };
}
