/** Deductible premiums of a year in the old regime: section 123 for life, section 126 for health. */

import { rupeesOf, shareOf } from '../../content/figure-amounts.ts';
import {
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSenior,
} from '../../content/figures/health.ts';
import { taxDeductionToSumAssured, taxPremiumDeduction } from '../../content/figures/tax.ts';

export type Premiums = {
  /** A year's life premiums; `sumAssured` of the policies that its share limits, null where not entered. */
  life: number;
  sumAssured: number | null;
  /** Provident fund and other savings under the same limit. */
  otherSavings: number;
  own: number;
  hasSenior: boolean;
  parents: number;
  haveSeniorParent: boolean;
};

export type DeductiblePremiums = { life: number; own: number; parents: number };

export function deductiblePremiums(paid: Premiums): DeductiblePremiums {
  const { life, sumAssured, otherSavings, own, hasSenior, parents, haveSeniorParent } = paid;
  const ofSumAssured = sumAssured === null ? life : shareOf(sumAssured, taxDeductionToSumAssured);
  const room = Math.max(0, rupeesOf(taxPremiumDeduction) - otherSavings);
  return {
    life: Math.min(life, ofSumAssured, room),
    own: Math.min(own, rupeesOf(hasSenior ? healthTaxSenior : healthTaxOwnFamily)),
    parents: Math.min(parents, rupeesOf(haveSeniorParent ? healthTaxSenior : healthTaxParents)),
  };
}
