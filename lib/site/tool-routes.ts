/**
 * Pages beside those of the route table: one path per calculator, under its home product and in the words people type,
 * one per kind of claim, and /claim/refused: each answers at `<path>/answer?…`, rendered per request. Below them one per
 * reason of a refusal and per insurer. All are prerendered and indexable (lib/content/indexed-tools.ts).
 */
// Insurers with six facts of their own or more, by their ids: each has a page.
import insurerPageIds from './insurer-page-ids.json' with { type: 'json' };
import type { ProductPath, RoutePath } from './routes.ts';

export type ToolRoute = {
  path: `/${string}/${string}`;
  /** Path of the page that the tool belongs to: its frame, its menus, its call-back form. */
  page: RoutePath;
  /** Id of the calculator or of the kind of claim; 'refused' for a claim of any kind. */
  id: string;
};
export type CalculatorRoute = ToolRoute & { page: ProductPath; id: CalculatorId };

/** By the calculator's id: its file and its symbol have the same name. */
const calculatorPaths = {
  'health-cover-calculator': '/health-insurance/cover-calculator',
  'hospital-bill-calculator': '/health-insurance/hospital-bill-calculator',
  'waiting-period-calculator': '/health-insurance/waiting-period-calculator',
  '80d-calculator': '/health-insurance/80d-calculator',
  'critical-illness-cover-calculator': '/critical-illness-insurance/cover-calculator',
  'deductible-calculator': '/super-topup/deductible-calculator',
  'maternity-cover-calculator': '/maternity-health-insurance/maternity-cover-calculator',
  'human-life-value-calculator': '/term-insurance/human-life-value-calculator',
  'child-education-calculator': '/child-plans/child-education-calculator',
  'policy-return-calculator': '/investment-plans/policy-return-calculator',
  'maturity-tax-calculator': '/investment-plans/maturity-tax-calculator',
  'pension-calculator': '/pension-plans/pension-calculator',
  'annuity-calculator': '/pension-plans/annuity-calculator',
  'car-third-party-premium-calculator': '/car-insurance/third-party-premium-calculator',
  'car-idv-calculator': '/car-insurance/idv-calculator',
  'car-ncb-calculator': '/car-insurance/ncb-calculator',
  'bike-third-party-premium-calculator': '/bike-insurance/third-party-premium-calculator',
  'bike-idv-calculator': '/bike-insurance/idv-calculator',
  'bike-ncb-calculator': '/bike-insurance/ncb-calculator',
  'travel-cover-calculator': '/travel-insurance/cover-calculator',
} as const satisfies Record<string, `${ProductPath}/${string}`>;

/** Kinds of claim, in the order of lib/content/claims/all-claims.ts. */
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
export type ClaimTypeId = (typeof claimTypeIds)[number];

export type CalculatorId = keyof typeof calculatorPaths;

export const calculatorRoutes: readonly CalculatorRoute[] = Object.entries(calculatorPaths).map(
  ([id, path]) => ({
    id: id as CalculatorId,
    path,
    page: path.slice(0, path.lastIndexOf('/')) as ProductPath,
  }),
);

export function calculatorPath(id: CalculatorId): CalculatorRoute['path'] {
  return calculatorPaths[id];
}

export const claimRoutes: readonly ToolRoute[] = claimTypeIds.map((id) => ({
  id,
  path: claimPath(id),
  page: '/claim',
}));

export function claimPath(id: ClaimTypeId): `/claim/${ClaimTypeId}` {
  return `/claim/${id}`;
}

export const refusedPath = '/claim/refused';

/** "My claim was refused": of every kind of claim, so it is none of them. */
const refusedRoute: ToolRoute = { id: 'refused', path: refusedPath, page: '/claim' };

export const toolRoutes: readonly ToolRoute[] = [...calculatorRoutes, ...claimRoutes, refusedRoute];

/** The reasons of a refusal that people search for most: each has a page. Ids of lib/content/refusals. */
export const reasonPageIds = [
  'pre-existing-disease',
  'specified-disease-wait',
  'non-disclosure-health',
  'not-medically-necessary',
  'opd-or-day-care',
  'room-rent-proportion',
  'non-payables',
  'alcohol-exclusion',
  'late-notice',
  'late-papers',
  'section-45',
  'non-disclosure-other-policies',
  'suicide',
  'lapsed',
  'driving-licence',
  'drunk-driving',
  'late-notice-theft',
  'ownership-transfer',
  'consequential-engine-damage',
  'travel-pre-existing',
] as const;
export type ReasonPageId = (typeof reasonPageIds)[number];

export function reasonPath(id: ReasonPageId): `${typeof refusedPath}/${ReasonPageId}` {
  return `${refusedPath}/${id}`;
}

const insurersPath = '/insurance-companies';

export function insurerPath(id: string): string | undefined {
  return insurerRoutes.find((route) => route.id === id)?.path;
}

export const insurerRoutes: readonly ToolRoute[] = insurerPageIds.map((id) => ({
  id,
  path: `${insurersPath}/${id}`,
  page: insurersPath,
}));

export const reasonRoutes: readonly ToolRoute[] = reasonPageIds.map((id) => ({
  id,
  path: reasonPath(id),
  page: '/claim',
}));

/** Below a page or a tool, also those of one subject, whose answers are the tool's. */
export const subPageRoutes: readonly ToolRoute[] = [
  ...toolRoutes,
  ...reasonRoutes,
  ...insurerRoutes,
];
