/**
 * Insurers' own plans, one file each. There are none yet: naming an insurer's plan
 * needs that insurer's written approval of how it is shown (IRDAI PPHI Regulations, 2024).
 *
 * To add one: write lib/content/plans/<id>.ts with `export const <camelCaseId>: InsurerPlan = { … }`, the
 * figures from the policy wording and the reference of the approval on file; import it here and put it
 * in the list. It then stands as a further column of its product's comparison. Without an approval
 * reference, or with an insurer that is not in insurers.ts, it is not shown.
 */
import type { InsurerPlan } from './comparison-types.ts';
import { insurers } from './insurers.ts';

export const insurerPlans: InsurerPlan[] = [];

/** @param product a product page's path. @returns the plans that may be shown there, as listed. */
export function shownPlans(
  product: string,
  plans: readonly InsurerPlan[] = insurerPlans,
): InsurerPlan[] {
  return plans.filter(
    (plan) =>
      plan.product === product &&
      Boolean(plan.approvalReference?.trim()) &&
      insurers.some(({ id }) => id === plan.insurerId),
  );
}
