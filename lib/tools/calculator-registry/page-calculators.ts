/** The calculators of each product page; the first one is in its first screen. A product page may have none. */
import type { ProductPath } from '../../site/routes.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import type { Calculator, Fields } from '../calculators/calculator.ts';
import { billSplit } from '../health/bill-split.ts';
import { billsOfAYear } from '../health/bills-of-a-year.ts';
import { healthCover } from '../health/health-cover.ts';
import { maternityValue } from '../health/maternity-value.ts';
import { waitingPeriods } from '../health/waiting-periods.ts';
import { coverNeeded } from '../life/cover-needed.ts';
import { illnessSum } from '../life/illness-sum.ts';
import { bikeClaimOrPay, carClaimOrPay } from '../motor/claim-or-pay.ts';
import { bikeThirdPartyPremium, carThirdPartyPremium } from '../motor/third-party-premium.ts';
import { bikeValue, carValue } from '../motor/vehicle-value.ts';
import { annuityOptions } from '../savings/annuity-options.ts';
import { childGoal } from '../savings/child-goal.ts';
import { pensionGoal } from '../savings/pension-goal.ts';
import { quotedPlan } from '../savings/quoted-plan.ts';
import { payoutTax } from '../tax/payout-tax.ts';
import { premiumTax } from '../tax/premium-tax.ts';
import { tripCover } from '../travel/trip-cover.ts';

/** A calculator with any fields. */
export type AnyCalculator = Calculator<Fields>;

/** Calculators with different fields fit one list: each parses and answers its own. */
export function eraseFieldTypes<All extends Fields>(calculator: Calculator<All>): AnyCalculator {
  return calculator as unknown as AnyCalculator;
}

const pageCalculators: Partial<Record<ProductPath, readonly AnyCalculator[]>> = {
  '/health-insurance': [
    eraseFieldTypes(healthCover),
    eraseFieldTypes(billSplit),
    eraseFieldTypes(waitingPeriods),
    eraseFieldTypes(premiumTax),
  ],
  '/critical-illness-insurance': [eraseFieldTypes(illnessSum), eraseFieldTypes(waitingPeriods)],
  '/super-topup': [eraseFieldTypes(billsOfAYear), eraseFieldTypes(waitingPeriods)],
  '/senior-citizen': [
    eraseFieldTypes(healthCover),
    eraseFieldTypes(billSplit),
    eraseFieldTypes(waitingPeriods),
  ],
  '/family-health-insurance': [
    eraseFieldTypes(healthCover),
    eraseFieldTypes(billSplit),
    eraseFieldTypes(waitingPeriods),
  ],
  '/maternity-health-insurance': [eraseFieldTypes(maternityValue), eraseFieldTypes(waitingPeriods)],
  '/1crore-health-insurance': [
    eraseFieldTypes(healthCover),
    eraseFieldTypes(billSplit),
    eraseFieldTypes(waitingPeriods),
  ],
  '/diabetes-health-insurance': [eraseFieldTypes(waitingPeriods), eraseFieldTypes(billSplit)],
  '/term-insurance': [eraseFieldTypes(coverNeeded), eraseFieldTypes(premiumTax)],
  '/child-plans': [eraseFieldTypes(childGoal), eraseFieldTypes(quotedPlan)],
  '/investment-plans': [
    eraseFieldTypes(quotedPlan),
    eraseFieldTypes(payoutTax),
    eraseFieldTypes(premiumTax),
  ],
  '/pension-plans': [
    eraseFieldTypes(pensionGoal),
    eraseFieldTypes(annuityOptions),
    eraseFieldTypes(quotedPlan),
  ],
  '/car-insurance': [
    eraseFieldTypes(carThirdPartyPremium),
    eraseFieldTypes(carValue),
    eraseFieldTypes(carClaimOrPay),
  ],
  '/bike-insurance': [
    eraseFieldTypes(bikeThirdPartyPremium),
    eraseFieldTypes(bikeValue),
    eraseFieldTypes(bikeClaimOrPay),
  ],
  '/capital-guarantee': [eraseFieldTypes(quotedPlan), eraseFieldTypes(payoutTax)],
  '/travel-insurance': [eraseFieldTypes(tripCover)],
};

export function calculatorsFor(path: string): readonly AnyCalculator[] {
  return pageCalculators[path as ProductPath] ?? [];
}

/** Where a calculator's form posts to, as one product's page has it. */
export type CalculatorAddress = {
  path: string;
  /** The product, such as "senior-citizen", where the calculator's home is another one. */
  product?: string;
};

/** @throws for a calculator without a row: it must not build. */
export function calculatorAddress(id: string, page: ProductPath): CalculatorAddress {
  const route = calculatorRoutes.find((one) => one.id === id);
  if (!route) throw new Error(`No path in lib/site/tool-routes.ts for ${id}`);
  return { path: route.path, ...(route.page !== page && { product: page.slice(1) }) };
}

/**
 * The calculator at a path of its own, and the page that it answers for.
 * @param product as the answer's address names it; one whose page does not have the calculator counts as none.
 */
export function findCalculator(
  path: string,
  product = '',
): { page: ProductPath; calculator: AnyCalculator } | undefined {
  const route = calculatorRoutes.find((one) => one.path === path);
  const pages = [`/${product.toLowerCase()}`, route?.page ?? ''];
  for (const page of pages) {
    const calculator = calculatorsFor(page).find(({ id }) => id === route?.id);
    if (calculator) return { page: page as ProductPath, calculator };
  }
  return undefined;
}

/** Every calculator once, at its own path. */
export function listCalculators(): { question: string; href: string }[] {
  return calculatorRoutes.flatMap(({ path }) => {
    const found = findCalculator(path);
    return found ? [{ question: found.calculator.question, href: path }] : [];
  });
}
