/**
 * What a person covered paid on average, from the regulator's totals: an order of size, rounded to hundreds because
 * the totals are rounded. Term and critical illness insurance have no public table of premium and people, so none here.
 */
import { rupees } from '../input/rupees.ts';
import { percentOf, totalOf } from './figure-amounts.ts';
import {
  groupHealthPeopleShare,
  groupHealthPremiumShare,
  healthPeopleCovered,
  healthPremiumOfYear,
  individualHealthPeopleShare,
  individualHealthPremiumShare,
  travelPeopleCovered,
  travelPoliciesSold,
  travelPremiumOfYear,
} from './figures/industry.ts';
import type { Figure } from './types.ts';

function toHundreds(amount: number): string {
  return rupees(Math.round(amount / 100) * 100);
}

function healthPremiumAPerson(premiumShare: Figure, peopleShare: Figure): string {
  const average = totalOf(healthPremiumOfYear) / totalOf(healthPeopleCovered);
  return toHundreds((average * percentOf(premiumShare)) / percentOf(peopleShare));
}

export const individualHealthAverage = healthPremiumAPerson(
  individualHealthPremiumShare,
  individualHealthPeopleShare,
);
export const groupHealthAverage = healthPremiumAPerson(
  groupHealthPremiumShare,
  groupHealthPeopleShare,
);
export const healthAverageFigures: Figure[] = [
  healthPremiumOfYear,
  healthPeopleCovered,
  individualHealthPremiumShare,
  individualHealthPeopleShare,
  groupHealthPremiumShare,
  groupHealthPeopleShare,
];

const travelPremium = totalOf(travelPremiumOfYear);
export const travelAverageAPerson = toHundreds(travelPremium / totalOf(travelPeopleCovered));
export const travelAverageAPolicy = toHundreds(travelPremium / totalOf(travelPoliciesSold));
export const travelAverageFigures: Figure[] = [
  travelPremiumOfYear,
  travelPeopleCovered,
  travelPoliciesSold,
];
