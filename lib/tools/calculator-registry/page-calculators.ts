/** The calculators of the product pages that have one; the first one is in the page's first screen. */
import type { ProductPath } from '../../site/routes.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { deductibleCalculator } from '../health/deductible/deductible-calculator.ts';
import { healthCoverCalculator } from '../health/health-cover/health-cover-calculator.ts';
import { hospitalBillCalculator } from '../health/hospital-bill/hospital-bill-calculator.ts';
import { maternityCoverCalculator } from '../health/maternity-cover/maternity-cover-calculator.ts';
import { waitingPeriodCalculator } from '../health/waiting-period/waiting-period-calculator.ts';
import { criticalIllnessCoverCalculator } from '../life/critical-illness-cover/critical-illness-cover-calculator.ts';
import { humanLifeValueCalculator } from '../life/human-life-value/human-life-value-calculator.ts';
import { bikeIdvCalculator, carIdvCalculator } from '../motor/idv/idv-calculator.ts';
import { bikeNcbCalculator, carNcbCalculator } from '../motor/ncb/ncb-calculator.ts';
import {
  bikeThirdPartyPremiumCalculator,
  carThirdPartyPremiumCalculator,
} from '../motor/third-party-premium/third-party-premium-calculator.ts';
import { annuityCalculator } from '../savings/annuity/annuity-calculator.ts';
import { childEducationCalculator } from '../savings/child-education/child-education-calculator.ts';
import { pensionCalculator } from '../savings/pension/pension-calculator.ts';
import { policyReturnCalculator } from '../savings/policy-return/policy-return-calculator.ts';
import { section80dCalculator } from '../tax/80d/80d-calculator.ts';
import { maturityTaxCalculator } from '../tax/maturity-tax/maturity-tax-calculator.ts';
import { travelCoverCalculator } from '../travel/travel-cover-calculator.ts';

const pageCalculators: Partial<Record<ProductPath, readonly [Calculator, ...Calculator[]]>> = {
  '/health-insurance': [
    healthCoverCalculator,
    hospitalBillCalculator,
    waitingPeriodCalculator,
    section80dCalculator,
  ],
  '/critical-illness-insurance': [criticalIllnessCoverCalculator, waitingPeriodCalculator],
  '/super-topup': [deductibleCalculator, waitingPeriodCalculator],
  '/senior-citizen': [healthCoverCalculator, hospitalBillCalculator, waitingPeriodCalculator],
  '/family-health-insurance': [
    healthCoverCalculator,
    hospitalBillCalculator,
    waitingPeriodCalculator,
  ],
  '/maternity-health-insurance': [maternityCoverCalculator, waitingPeriodCalculator],
  '/1crore-health-insurance': [
    healthCoverCalculator,
    hospitalBillCalculator,
    waitingPeriodCalculator,
  ],
  '/diabetes-health-insurance': [waitingPeriodCalculator, hospitalBillCalculator],
  '/term-insurance': [humanLifeValueCalculator, section80dCalculator],
  '/child-plans': [childEducationCalculator, policyReturnCalculator],
  '/investment-plans': [policyReturnCalculator, maturityTaxCalculator, section80dCalculator],
  '/pension-plans': [pensionCalculator, annuityCalculator, policyReturnCalculator],
  '/car-insurance': [carThirdPartyPremiumCalculator, carIdvCalculator, carNcbCalculator],
  '/bike-insurance': [bikeThirdPartyPremiumCalculator, bikeIdvCalculator, bikeNcbCalculator],
  '/capital-guarantee': [policyReturnCalculator, maturityTaxCalculator],
  '/travel-insurance': [travelCoverCalculator],
};

export function calculatorsFor(path: ProductPath): readonly Calculator[] {
  return pageCalculators[path] ?? [];
}

/** A calculator's own page, as one product's page links to it; its form's answer is at `<path>/answer`. */
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
 * @param product from the address of the answer; ignored if its page does not have the calculator.
 */
export function findCalculator(
  path: string,
  product = '',
): { page: ProductPath; calculator: Calculator } | null {
  const route = calculatorRoutes.find((one) => one.path === path);
  const pages = [`/${product.toLowerCase()}`, route?.page ?? ''].filter(isProductPath);
  for (const page of pages) {
    const calculator = calculatorsFor(page).find(({ id }) => id === route?.id);
    if (calculator) return { page, calculator };
  }
  return null;
}

function isProductPath(path: string): path is ProductPath {
  return Object.hasOwn(pageCalculators, path);
}
