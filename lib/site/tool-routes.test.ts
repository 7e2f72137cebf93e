/** The second list of pages: each belongs to a page of the first, and to one tool. */
import { claimTypes } from '../content/claims/all-claims.ts';
import { calculatorsFor, findCalculator } from '../tools/calculator-registry/page-calculators.ts';
import { productField } from '../tools/calculators/parse-calculator-query.ts';
import { findRoute, isPagePath, isRoutePath, productRoutes } from './find-route.ts';
import { routes } from './routes.ts';
import { calculatorRoutes, claimRoutes, subPageRoutes } from './tool-routes.ts';

const all = productRoutes.flatMap(({ path }) => calculatorsFor(path));

test('every calculator has one path, under a product that has it', () => {
  const ids = [...new Set(all.map(({ id }) => id))];
  expect(calculatorRoutes.map(({ id }) => id).sort()).toEqual(ids.sort());
  for (const { path, page, id } of calculatorRoutes) {
    expect({ path, found: findCalculator(path)?.calculator.id }).toEqual({ path, found: id });
    expect(findCalculator(path)?.page).toBe(page);
  }
});

test('every kind of claim has one path', () => {
  expect(claimRoutes.map(({ id }) => id)).toEqual(claimTypes.map(({ id }) => id));
});

test('every path is unique, and none is in the route table', () => {
  const paths = [...routes, ...subPageRoutes].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a tool’s path is a page, and its row is that of the page that it belongs to', () => {
  for (const { path, page } of subPageRoutes) {
    expect(isPagePath(path)).toBe(true);
    expect(isRoutePath(path)).toBe(false);
    expect(findRoute(path)?.path).toBe(page);
  }
  expect(findRoute('/term-insurance')?.path).toBe('/term-insurance');
  for (const path of ['/claim/x', '/term-insurance/', '/claim/travel/answer', '', 'constructor'])
    expect(findRoute(path)).toBeNull();
});

test('an answer takes its product from the URL where that product has the calculator', () => {
  const pageOf = (product: string) =>
    findCalculator('/health-insurance/waiting-period-calculator', product)?.page;
  expect(pageOf('diabetes-health-insurance')).toBe('/diabetes-health-insurance');
  for (const other of [
    '',
    'term-insurance',
    'health-insurance',
    '../x',
    'constructor',
    '__proto__',
  ])
    expect(pageOf(other)).toBe('/health-insurance');
  expect(findCalculator('/health-insurance/nothing')).toBeNull();
});

test('no calculator has a field with the name of the product’s parameter', () => {
  for (const { fields } of all) expect(Object.keys(fields)).not.toContain(productField);
});
