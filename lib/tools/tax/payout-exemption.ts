/** The conditions of Schedule II for a payout other than on death, and which of them it fails. */

import { dateOf, rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  taxLowerShareSince,
  taxPremiumToSumAssured,
  taxPremiumToSumAssuredBefore,
  taxSumAssuredTestSince,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../../content/figures/tax.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';

export type LifePolicy = {
  isUnitLinked: boolean;
  issued: IsoDate;
  premium: number;
  sumAssured: number;
  /** A year's premiums of all policies of this kind under the limit together; at least this policy's. */
  allPremiums: number;
};

/** One condition: the actual value, the maximum, and the figure that states it. */
export type Condition = { label: string; actual: number; max: number; figure: Figure };

/** The conditions that apply to this policy; none for one that is older than they are. */
export function payoutConditions(policy: LifePolicy): Condition[] {
  const { isUnitLinked, issued, premium, sumAssured, allPremiums } = policy;
  const [since, limit] = isUnitLinked
    ? [taxUnitLinkedIssuedSince, taxUnitLinkedPremiumLimit]
    : [taxTraditionalIssuedSince, taxTraditionalPremiumLimit];
  const kind = isUnitLinked ? 'unit-linked' : 'other';
  const share =
    issued >= dateOf(taxLowerShareSince) ? taxPremiumToSumAssured : taxPremiumToSumAssuredBefore;
  return [
    ...(issued >= dateOf(taxSumAssuredTestSince)
      ? [
          {
            label: `Premium against ${share.text} of the sum assured`,
            actual: premium,
            max: shareOf(sumAssured, share),
            figure: share,
          },
        ]
      : []),
    ...(issued >= dateOf(since)
      ? [
          {
            label: `Premiums of all ${kind} policies since ${since.text}`,
            actual: Math.max(premium, allPremiums),
            max: rupeesOf(limit),
            figure: limit,
          },
        ]
      : []),
  ];
}

export function isMet({ actual, max }: Condition): boolean {
  return actual <= max;
}
