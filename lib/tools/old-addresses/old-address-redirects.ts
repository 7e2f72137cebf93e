/**
 * Where the addresses lead that tools had while a page and its answer shared one path: `/car-insurance?tool=car-value`,
 * `/claim?type=travel`, `/faqs?q=…`. With a field of the tool to its answer, without one to the tool's page, for good and in
 * one step. The key that named the tool stays in the query and is ignored. Rows of Next's configuration: they are looked at
 * before the middleware, which stays off the pages. Pure.
 */
import type { NextConfig } from 'next';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { claimPath } from '../../content/claims/indexable-claims.ts';
import { productRoutes } from '../../site/find-route.ts';
import { answerPath, pageAnswers } from '../../site/noindex-paths.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import { calculatorsFor, findCalculator } from '../calculator-registry/page-calculators.ts';
import { productField } from '../calculators/parse-calculator-query.ts';
import { eventFieldName, eventsOf } from '../claims/claim-events.ts';
import { oldCalculatorKeys } from './old-calculator-keys.ts';

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];

/** Of a key with an empty value Next says that it is not there. */
const query = (key: string, value?: string) => ({
  type: 'query' as const,
  key,
  ...(value && { value }),
});

/** Two rows: Next takes the first that fits. */
function toolRows(
  source: string,
  naming: ReturnType<typeof query>,
  fields: readonly string[],
  path: string,
  answer = answerPath(path),
): Redirect[] {
  const missing = fields.map((field) => query(field));
  return [
    { source, has: [naming], missing, destination: path, permanent: true },
    { source, has: [naming], destination: answer, permanent: true },
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

export const oldAddressRedirects: readonly Redirect[] = [
  ...pageAnswers.flatMap(({ path, fields }) =>
    fields.map((field) => ({
      source: path,
      has: [query(field)],
      destination: answerPath(path),
      permanent: true,
    })),
  ),
  ...claimTypes.flatMap((type) => {
    const fields = [...eventsOf(type).map(({ id }) => eventFieldName(id)), 'time'];
    return toolRows('/claim', query('type', type.id), fields, claimPath(type.id));
  }),
  ...calculatorRoutes.flatMap(calculatorRows),
  ...toolRows(
    anyOf(productRoutes.map(({ path }) => path)),
    query('tool', 'plans'),
    ['age', 'sum', 'term', 'zone', 'order'],
    '/:product/plans',
  ),
];
