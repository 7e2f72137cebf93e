// Where a product page's claim button leads: straight into its one kind of claim, or to its group of kinds.
import type { ProductPath } from '../../site/routes.ts';

export const productClaims: Record<ProductPath, string> = {
  '/health-insurance': '/claim#health-claims',
  '/critical-illness-insurance': '/claim/critical-illness',
  '/super-topup': '/claim#health-claims',
  '/senior-citizen': '/claim#health-claims',
  '/family-health-insurance': '/claim#health-claims',
  '/maternity-health-insurance': '/claim#health-claims',
  '/1crore-health-insurance': '/claim#health-claims',
  '/diabetes-health-insurance': '/claim#health-claims',
  '/term-insurance': '/claim/life-death',
  '/child-plans': '/claim/life-death',
  '/investment-plans': '/claim/life-death',
  '/pension-plans': '/claim/life-death',
  '/capital-guarantee': '/claim/life-death',
  '/car-insurance': '/claim#motor-claims',
  '/bike-insurance': '/claim#motor-claims',
  '/travel-insurance': '/claim/travel',
};
