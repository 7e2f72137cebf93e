/**
 * The conditions of Schedule II for a payout other than on death, and which of them it fails. The dates are those in the figures' own
 * text.
 */

import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  taxPremiumToSumAssured,
  taxPremiumToSumAssuredBefore,
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

export const limitStartDates: Readonly<Record<'unitLinked' | 'traditional', IsoDate>> = {
  unitLinked: '2021-02-01',
  traditional: '2023-04-01',
};
/** Shares of the sum assured: 20% for policies of these years, 10% after them. */
const firstShareFrom: IsoDate = '2003-04-01';
const secondShareFrom: IsoDate = '2012-04-01';

/** The conditions that apply to this policy; none for one that is older than they are. */
export function payoutConditions(policy: LifePolicy): Condition[] {
  const { isUnitLinked, issued, premium, sumAssured, allPremiums } = policy;
  const [since, limit, sinceFigure] = isUnitLinked
    ? [limitStartDates.unitLinked, taxUnitLinkedPremiumLimit, taxUnitLinkedIssuedSince]
    : [limitStartDates.traditional, taxTraditionalPremiumLimit, taxTraditionalIssuedSince];
  const kind = isUnitLinked ? 'unit-linked' : 'other';
  const share = issued >= secondShareFrom ? taxPremiumToSumAssured : taxPremiumToSumAssuredBefore;
  return [
    ...(issued >= firstShareFrom
      ? [
          {
            label: `Premium against ${share.text} of the sum assured`,
            actual: premium,
            max: shareOf(sumAssured, share),
            figure: share,
          },
        ]
      : []),
    ...(issued >= since
      ? [
          {
            label: `Premiums of all ${kind} policies since ${sinceFigure.text}`,
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
