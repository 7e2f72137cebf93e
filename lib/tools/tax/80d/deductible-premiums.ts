/** Deductions of a year in the old regime: section 123 for life and savings, section 126 for health. */
import { rupeesOf, shareOf } from '../../../content/figure-amounts.ts';
import {
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSenior,
} from '../../../content/figures/health.ts';
import {
  parentsHealthTotal,
  preventiveCheckUps,
  uninsuredSeniorBills,
} from '../../../content/figures/income-tax.ts';
import { taxDeductionToSumAssured, taxPremiumDeduction } from '../../../content/figures/tax.ts';

export type Premiums = {
  /** A year's life premiums; `sumAssured` of the policies that its share limits, null where not entered. */
  life: number;
  sumAssured: number | null;
  /** Provident fund, home-loan principal and other savings under the same limit. */
  otherSavings: number;
  own: number;
  hasSenior: boolean;
  parents: number;
  haveSeniorParent: boolean;
  checkUps: number;
  parentsCheckUps: number;
  /** Medical bills of a parent who is a senior citizen without health insurance. */
  parentsBills: number;
};

/** What counts of each. */
export type DeductiblePremiums = {
  life: number;
  otherSavings: number;
  own: number;
  parents: number;
  checkUps: number;
  parentsBills: number;
};

export function deductiblePremiums(paid: Premiums): DeductiblePremiums {
  const { sumAssured } = paid;
  const ofSumAssured =
    sumAssured === null ? paid.life : shareOf(sumAssured, taxDeductionToSumAssured);
  const otherSavings = Math.min(paid.otherSavings, rupeesOf(taxPremiumDeduction));
  const room = rupeesOf(taxPremiumDeduction) - otherSavings;
  const ownLimit = rupeesOf(paid.hasSenior ? healthTaxSenior : healthTaxOwnFamily);
  const own = Math.min(paid.own, ownLimit);
  const parentsLimit = rupeesOf(paid.haveSeniorParent ? healthTaxSenior : healthTaxParents);
  const parents = Math.min(paid.parents, parentsLimit);
  // One sum for all check-ups, within the limit of each group.
  const checkUpLimit = rupeesOf(preventiveCheckUps);
  const ownCheckUps = Math.min(paid.checkUps, checkUpLimit, ownLimit - own);
  const parentsCheckUps = Math.min(
    paid.parentsCheckUps,
    checkUpLimit - ownCheckUps,
    parentsLimit - parents,
  );
  return {
    life: Math.min(paid.life, ofSumAssured, room),
    otherSavings,
    own,
    parents,
    checkUps: ownCheckUps + parentsCheckUps,
    parentsBills: Math.min(
      paid.parentsBills,
      rupeesOf(uninsuredSeniorBills),
      rupeesOf(parentsHealthTotal) - parents - parentsCheckUps,
    ),
  };
}
