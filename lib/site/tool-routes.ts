/**
 * Pages beside the 31 of the route table: one path per calculator, under its home product and in the words people type,
 * and one per kind of claim. Each is prerendered; its answer is `<path>/answer?…`, rendered per request. Not in menus.
 * A kind of claim is indexable (lib/content/claims/indexable-claims.ts), a calculator is not.
 */
import type { ProductPath, RoutePath } from './routes.ts';

export type ToolRoute = {
  path: `/${string}/${string}`;
  /** Path of the page that the tool belongs to: its frame, its menus, its call-back form. */
  page: RoutePath;
  /** Id of the calculator or of the kind of claim. */
  id: string;
};
type CalculatorRoute = ToolRoute & { page: ProductPath };

/** By the calculator's id. */
const calculatorPaths = {
  'who-to-cover': '/health-insurance/cover-calculator',
  'who-pays': '/health-insurance/hospital-bill-calculator',
  'when-it-pays': '/health-insurance/waiting-period-calculator',
  'premium-tax': '/health-insurance/80d-calculator',
  'illness-sum': '/critical-illness-insurance/cover-calculator',
  'bills-of-a-year': '/super-topup/deductible-calculator',
  'maternity-value': '/maternity-health-insurance/maternity-cover-calculator',
  'life-cover': '/term-insurance/human-life-value-calculator',
  'child-goal': '/child-plans/child-education-calculator',
  'quoted-plan': '/investment-plans/policy-return-calculator',
  'payout-tax': '/investment-plans/maturity-tax-calculator',
  'pension-goal': '/pension-plans/pension-calculator',
  'annuity-options': '/pension-plans/annuity-calculator',
  'car-third-party': '/car-insurance/third-party-premium-calculator',
  'car-value': '/car-insurance/idv-calculator',
  'car-claim-or-pay': '/car-insurance/ncb-calculator',
  'bike-third-party': '/bike-insurance/third-party-premium-calculator',
  'bike-value': '/bike-insurance/idv-calculator',
  'bike-claim-or-pay': '/bike-insurance/ncb-calculator',
  'trip-cover': '/travel-insurance/cover-calculator',
} as const satisfies Record<string, `${ProductPath}/${string}`>;

/** Ids of lib/content/claims/all-claims.ts, in its order. */
const claimTypeIds = [
  'health-cashless',
  'health-reimbursement',
  'critical-illness',
  'motor-theft',
  'motor-own-damage',
  'two-wheeler',
  'motor-third-party',
  'life-death',
  'travel',
  'personal-accident',
] as const;

export const calculatorRoutes: readonly CalculatorRoute[] = Object.entries(calculatorPaths).map(
  ([id, path]) => ({ id, path, page: path.slice(0, path.lastIndexOf('/')) as ProductPath }),
);

export const claimRoutes: readonly ToolRoute[] = claimTypeIds.map((id) => ({
  id,
  path: `/claim/${id}`,
  page: '/claim',
}));

export const toolRoutes: readonly ToolRoute[] = [...calculatorRoutes, ...claimRoutes];
