/** The conditions of Schedule II for a payout other than on death, and which policies fit its yearly limit together. */
import { dateOf, rupeesOf, shareOf } from '../../../content/figure-amounts.ts';
import {
  taxDisabledShareSince,
  taxLowerShareSince,
  taxPremiumToSumAssured,
  taxPremiumToSumAssuredBefore,
  taxPremiumToSumAssuredDisabled,
  taxSumAssuredTestSince,
  taxTraditionalChoice,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedChoice,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../../../content/figures/tax.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { sumOf } from '../../money/sum-of.ts';

export type LifePolicy = {
  isUnitLinked: boolean;
  issued: IsoDate;
  premium: number;
  sumAssured: number;
  /** The person insured has a disability or a listed illness. */
  isDisabled: boolean;
};

/** One condition: the actual value and the maximum. */
export type Condition = { label: string; actual: number; max: number };

/** The yearly limit of a kind: unit-linked policies and all others have a limit of their own each. */
export function premiumLimit(isUnitLinked: boolean) {
  return isUnitLinked
    ? {
        limit: taxUnitLinkedPremiumLimit,
        since: taxUnitLinkedIssuedSince,
        choice: taxUnitLinkedChoice,
      }
    : {
        limit: taxTraditionalPremiumLimit,
        since: taxTraditionalIssuedSince,
        choice: taxTraditionalChoice,
      };
}

/** The conditions that this policy has to keep by itself; none for one that is older than they are. */
export function payoutConditions(policy: LifePolicy): Condition[] {
  const { isUnitLinked, issued, premium, sumAssured } = policy;
  const { limit } = premiumLimit(isUnitLinked);
  const share = shareOfSumAssured(policy);
  return [
    ...(issued >= dateOf(taxSumAssuredTestSince)
      ? [
          {
            label: `Premium against ${share.text} of the sum assured`,
            actual: premium,
            max: shareOf(sumAssured, share),
          },
        ]
      : []),
    ...(isUnderLimit(policy)
      ? [
          {
            label: `Premium of this policy against the limit of ${limit.text} a year`,
            actual: premium,
            max: rupeesOf(limit),
          },
        ]
      : []),
  ];
}

function shareOfSumAssured({ issued, isDisabled }: LifePolicy) {
  if (issued < dateOf(taxLowerShareSince)) return taxPremiumToSumAssuredBefore;
  return isDisabled && issued >= dateOf(taxDisabledShareSince)
    ? taxPremiumToSumAssuredDisabled
    : taxPremiumToSumAssured;
}

/** Whether a policy counts towards the yearly limit of its kind: an older one does not. */
export function isUnderLimit({
  isUnitLinked,
  issued,
}: Pick<LifePolicy, 'isUnitLinked' | 'issued'>) {
  return issued >= dateOf(premiumLimit(isUnitLinked).since);
}

export function isMet({ actual, max }: Condition): boolean {
  return actual <= max;
}

/** Which of several policies to count within the limit, by their place in the list; and their premiums together. */
export type CountedPolicies = { places: readonly number[]; total: number };

/**
 * The policies whose premiums together use as much of the limit as possible. Every set is tried: there are at most ten
 * policies. The premium is all we know of a policy; its gain decides which choice is the better one.
 */
export function fillLimit(premiums: readonly number[], limit: number): CountedPolicies {
  const none: CountedPolicies = { places: [], total: 0 };
  return premiums
    .reduce<CountedPolicies[]>(
      (sets, premium, place) =>
        sets.concat(
          sets.map(({ places, total }) => ({ places: [...places, place], total: total + premium })),
        ),
      [none],
    )
    .reduce((most, set) => (set.total <= limit && set.total > most.total ? set : most), none);
}

type Fitting = {
  /** How many fit together at the most, counted from the smallest premium. */
  most: number;
  /** How many are within the limit by themselves. */
  small: number;
  /** Any so many of those fit together. */
  doAnyFit: boolean;
};

export function countFitting(premiums: readonly number[], limit: number): Fitting {
  const small = premiums.filter((one) => one <= limit).toSorted((a, b) => a - b);
  const most = small.findLastIndex((_, place) => sumOf(small.slice(0, place + 1)) <= limit) + 1;
  return { most, small: small.length, doAnyFit: sumOf(small.slice(-most)) <= limit };
}

type Choice = {
  counted: CountedPolicies;
  /** Premiums of a year of all policies that are not counted. */
  outside: number;
};

/** What is counted with a policy of this premium, and without it, if as much of the limit as possible is used. */
export function compareChoices(
  premium: number,
  others: readonly number[],
  limit: number,
): { withIt: Choice; without: Choice } {
  const all = sumOf(others);
  const beside = fillLimit(others, limit - premium);
  const instead = fillLimit(others, limit);
  return {
    withIt: { counted: beside, outside: all - beside.total },
    without: { counted: instead, outside: all + premium - instead.total },
  };
}
