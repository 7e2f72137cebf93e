/**
 * The product of every product page by its path. A page without one does not compile; a malformed comparison fails the
 * build where it is imported, in one line with its file and the reason.
 */
import type { ProductPath } from '../site/routes.ts';
import { assertComparison } from './assert-comparison.ts';
import type { Product } from './product.ts';
import { oneCroreHealthInsurance } from './products/1crore-health-insurance.ts';
import { bikeInsurance } from './products/bike-insurance.ts';
import { capitalGuarantee } from './products/capital-guarantee.ts';
import { carInsurance } from './products/car-insurance.ts';
import { childPlans } from './products/child-plans.ts';
import { criticalIllnessInsurance } from './products/critical-illness-insurance.ts';
import { diabetesHealthInsurance } from './products/diabetes-health-insurance.ts';
import { familyHealthInsurance } from './products/family-health-insurance.ts';
import { healthInsurance } from './products/health-insurance.ts';
import { investmentPlans } from './products/investment-plans.ts';
import { maternityHealthInsurance } from './products/maternity-health-insurance.ts';
import { pensionPlans } from './products/pension-plans.ts';
import { seniorCitizen } from './products/senior-citizen.ts';
import { superTopup } from './products/super-topup.ts';
import { termInsurance } from './products/term-insurance.ts';
import { travelInsurance } from './products/travel-insurance.ts';

export const products: Record<ProductPath, Product> = {
  '/health-insurance': healthInsurance,
  '/critical-illness-insurance': criticalIllnessInsurance,
  '/super-topup': superTopup,
  '/senior-citizen': seniorCitizen,
  '/family-health-insurance': familyHealthInsurance,
  '/maternity-health-insurance': maternityHealthInsurance,
  '/1crore-health-insurance': oneCroreHealthInsurance,
  '/diabetes-health-insurance': diabetesHealthInsurance,
  '/term-insurance': termInsurance,
  '/child-plans': childPlans,
  '/investment-plans': investmentPlans,
  '/pension-plans': pensionPlans,
  '/capital-guarantee': capitalGuarantee,
  '/car-insurance': carInsurance,
  '/bike-insurance': bikeInsurance,
  '/travel-insurance': travelInsurance,
};

for (const [path, { comparison }] of Object.entries(products)) assertComparison(path, comparison);
