/**
 * The insurers that sell a product's line, their published figure, and what that figure means for somebody who chooses
 * this product.
 */
import type { InsurerKind } from './insurers.ts';
import type { Prose } from './types.ts';

export type ProductInsurersContent = {
  kinds: readonly InsurerKind[];
  /** Null if no figure by insurer and for this line only could be verified. */
  measure: 'death-claims' | 'health-claims' | null;
  lead: Prose;
  /** Meaning and limits of the figure. */
  says: readonly Prose[];
};

export const deathClaims: Prose =
  'The _claim settlement ratio_ says what share an insurer paid of the individual death claims pending ' +
  'at the start of the year or reported in it: once by number of policies, once by amount. It says nothing about speed or about why ' +
  'others were not paid, and it promises nothing about yours.';

export const healthClaims: Prose =
  'The _incurred claims ratio_ says how much of every ₹100 of health premium earned in the year went to ' +
  'claims incurred, paid or set aside. It does not say how many claims were accepted. It mixes individual, group and government ' +
  'business, and both a very high and a very low one deserve a question.';

export const termInsurers: ProductInsurersContent = {
  kinds: ['life'],
  measure: 'death-claims',
  lead: 'Life insurers sell term plans. Most of the figures lie close together: what you tell in the proposal form weighs more than a point between two companies.',
  says: [deathClaims],
};

export const savingsInsurers: ProductInsurersContent = {
  kinds: ['life'],
  measure: 'death-claims',
  lead: 'Life insurers sell these plans. The figure published for each of them is about death claims, not about what savings grow to.',
  says: [
    deathClaims,
    'For the savings side compare charges, bonus history, fund and surrender value in the benefit illustration. This ratio is silent on all of them.',
  ],
};

export const pensionInsurers: ProductInsurersContent = {
  kinds: ['life'],
  measure: 'death-claims',
  lead: 'Life insurers sell pension plans and annuities. The figure published for each of them is about death claims, not about the pension.',
  says: [
    deathClaims,
    'For a pension, compare the annuity rate for your age and option on the same day. This ratio is silent on it.',
  ],
};

export const healthInsurers: ProductInsurersContent = {
  kinds: ['general', 'standalone-health'],
  measure: 'health-claims',
  lead: 'General and standalone health insurers sell health cover. Not every one has this kind of plan, or sells it to everybody.',
  says: [healthClaims],
};

export const criticalIllnessInsurers: ProductInsurersContent = {
  ...healthInsurers,
  says: [
    healthClaims,
    'Life insurers sell critical illness cover too, mostly as a rider; their figures are on the full list.',
  ],
};

export const motorInsurers: ProductInsurersContent = {
  kinds: ['general'],
  measure: null,
  lead: 'General insurers sell motor cover. Not every one covers every kind of vehicle.',
  says: [
    'We show no ratio here: for motor alone and insurer by insurer we have no figure that we could verify. Health ratios of the same companies say nothing about car or bike claims.',
  ],
};

export const travelInsurers: ProductInsurersContent = {
  kinds: ['general', 'standalone-health'],
  measure: null,
  lead: 'General and standalone health insurers may sell travel cover. Not every one does.',
  says: [
    'We show no ratio here: the regulator’s table of health claims leaves travel out, and we have no other figure by insurer that we could verify.',
  ],
};
