/** Looks up rows of the route table. */
import { reviewDates } from './review-dates.ts';
import type { RouteRow } from './route-row.ts';
import { type ProductPath, type RoutePath, routes } from './routes.ts';

export type Route = RouteRow & { path: RoutePath };
export type ProductRoute = Route & { path: ProductPath };

const rowByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** @throws when no row has this path: a page without a row must not build. */
export function routeFor(path: string): Route {
  const route = rowByPath.get(path);
  if (!route) throw new Error(`No row in lib/site/routes.ts for ${path}`);
  return route;
}

export function isRoutePath(path: string): path is RoutePath {
  return rowByPath.has(path);
}

/**
 * ISO date on which the words of a listed address were last reviewed.
 * @throws for an address that is not listed: a page without a day must not build.
 */
export function reviewDateFor(address: string): string {
  const day = reviewDates[address]?.[0];
  if (!day) throw new Error(`No day for ${address}: npm run pages:date`);
  return day;
}

export const productRoutes: readonly ProductRoute[] = routes.filter(
  (route) => route.kind === 'product',
);

export function descriptionOf(route: Route): string {
  return route.seo.metaTags[0].content;
}
