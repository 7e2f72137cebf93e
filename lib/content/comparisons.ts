/**
 * The comparison of every product page by its path; a product without one does not compile, and a
 * malformed one fails the build where it is imported, in one line with its file and the reason.
 */

import type { ProductPath } from '../site/routes.ts';
import { checkComparison } from './check-comparison.ts';
import type { Comparison } from './comparison-types.ts';
import { oneCroreHealthInsuranceComparison } from './comparisons/1crore-health-insurance.ts';
import { bikeInsuranceComparison } from './comparisons/bike-insurance.ts';
import { capitalGuaranteeComparison } from './comparisons/capital-guarantee.ts';
import { carInsuranceComparison } from './comparisons/car-insurance.ts';
import { childPlansComparison } from './comparisons/child-plans.ts';
import { criticalIllnessInsuranceComparison } from './comparisons/critical-illness-insurance.ts';
import { diabetesHealthInsuranceComparison } from './comparisons/diabetes-health-insurance.ts';
import { familyHealthInsuranceComparison } from './comparisons/family-health-insurance.ts';
import { healthInsuranceComparison } from './comparisons/health-insurance.ts';
import { investmentPlansComparison } from './comparisons/investment-plans.ts';
import { maternityHealthInsuranceComparison } from './comparisons/maternity-health-insurance.ts';
import { pensionPlansComparison } from './comparisons/pension-plans.ts';
import { seniorCitizenComparison } from './comparisons/senior-citizen.ts';
import { superTopupComparison } from './comparisons/super-topup.ts';
import { termInsuranceComparison } from './comparisons/term-insurance.ts';
import { travelInsuranceComparison } from './comparisons/travel-insurance.ts';

export const comparisons: Record<ProductPath, Comparison> = {
  '/health-insurance': healthInsuranceComparison,
  '/critical-illness-insurance': criticalIllnessInsuranceComparison,
  '/super-topup': superTopupComparison,
  '/senior-citizen': seniorCitizenComparison,
  '/family-health-insurance': familyHealthInsuranceComparison,
  '/maternity-health-insurance': maternityHealthInsuranceComparison,
  '/1crore-health-insurance': oneCroreHealthInsuranceComparison,
  '/diabetes-health-insurance': diabetesHealthInsuranceComparison,
  '/term-insurance': termInsuranceComparison,
  '/child-plans': childPlansComparison,
  '/investment-plans': investmentPlansComparison,
  '/pension-plans': pensionPlansComparison,
  '/capital-guarantee': capitalGuaranteeComparison,
  '/car-insurance': carInsuranceComparison,
  '/bike-insurance': bikeInsuranceComparison,
  '/travel-insurance': travelInsuranceComparison,
};

for (const [path, comparison] of Object.entries(comparisons)) checkComparison(path, comparison);
