/**
 * Redirects of the addresses that tools had while a page and its answer shared one path:
 * `/car-insurance?tool=car-value`, `/claim?type=travel`, `/faqs?q=…`. An address with a field of the tool leads to its
 * answer, one without to the tool's page, for good and in one step. The key that named the tool stays in the query and
 * is ignored. They are rows of Next's configuration, which is looked at before the middleware, which stays off the
 * pages. A newer tool has no such address and needs no row. Pure.
 */
import type { NextConfig } from 'next';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { pageAnswers } from '../../site/answer-fields.ts';
import { productRoutes } from '../../site/find-route.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { calculatorRoutes, claimPath } from '../../site/tool-routes.ts';
import { calculatorsFor, findCalculator } from '../calculator-registry/page-calculators.ts';
import { productField } from '../calculators/parse-calculator-query.ts';
import { claimEventsOf, eventFieldName } from '../claims/claim-events.ts';
import { oldCalculatorKeys } from './old-calculator-keys.ts';

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];

/** The claims and pages that had such an address; for calculators see old-calculator-keys.ts. Nothing is added here. */
const oldTools: ReadonlySet<string> = new Set([
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
  '/cashless-hospital',
  '/faqs',
  '/renewal',
  '/grievance-redressal',
  '/joy-center',
  '/customer-login',
]);

/** Next reads the last value of a repeated key. A blank value counts as none: the answer would only redirect back. */
const query = (key: string, value = '[^]*\\S[^]*') => ({ type: 'query' as const, key, value });

/** Two rows: Next takes the first that fits. */
function toolRows(
  source: string,
  namingKeys: ReturnType<typeof query>,
  fields: readonly string[],
  path: string,
  answer = answerPath(path),
): Redirect[] {
  const missing = fields.map((field) => query(field));
  return [
    { source, has: [namingKeys], missing, destination: path, permanent: true },
    { source, has: [namingKeys], destination: answer, permanent: true },
  ];
}

/** A product page in the place of its name: "/:product(car-insurance|bike-insurance)". */
function anyOf(pages: readonly string[]): string {
  return `/:product(${pages.map((page) => page.slice(1)).join('|')})`;
}

function calculatorRows({ path, page, id }: (typeof calculatorRoutes)[number]): Redirect[] {
  const key = oldCalculatorKeys[id];
  if (!key) return [];
  const fields = Object.keys(findCalculator(path)?.calculator.fields ?? {});
  const others = productRoutes
    .map((route) => route.path)
    .filter((other) => other !== page && calculatorsFor(other).some((one) => one.id === id));
  const answerOfOther = `${answerPath(path)}?${productField}=:product`;
  return [
    ...toolRows(page, query('tool', key), fields, path),
    ...(others.length > 0
      ? toolRows(anyOf(others), query('tool', key), fields, path, answerOfOther)
      : []),
  ];
}

/** @param planPages product pages with insurers' own plans. The plans of any other page redirect to that page. */
export function oldAddressRedirects(planPages: readonly string[]): Redirect[] {
  const answers = pageAnswers
    .filter(({ path }) => oldTools.has(path))
    .flatMap(({ path, fields }) =>
      fields.map((field) => ({
        source: path,
        has: [query(field)],
        destination: answerPath(path),
        permanent: true,
      })),
    );
  const claims = claimTypes
    .filter(({ id }) => oldTools.has(id))
    .flatMap((type) => {
      const fields = [...claimEventsOf(type).map(({ id }) => eventFieldName(id)), 'time'];
      return toolRows('/claim', query('type', type.id), fields, claimPath(type.id));
    });
  const calculators = calculatorRoutes.flatMap(calculatorRows);
  if (planPages.length === 0) return [...answers, ...claims, ...calculators];
  const planFields = ['age', 'sum', 'term', 'zone', 'order'];
  const plans = toolRows(anyOf(planPages), query('tool', 'plans'), planFields, '/:product/plans');
  return [...answers, ...claims, ...calculators, ...plans];
}
