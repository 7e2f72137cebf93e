/** Looks up rows of the route table, and of the tool pages beside it. */
import type { IsoDate } from '../dates/iso-date.ts';
import { inEnglish } from './hindi-pages.ts';
import reviewDateRows from './review-dates.json' with { type: 'json' };
import type { RouteRow } from './route-row.ts';
import { type ProductPath, type RoutePath, routes } from './routes.ts';
import { subPageRoutes, type ToolRoute } from './tool-routes.ts';

export type Route = RouteRow & { path: RoutePath };
export type ProductRoute = Route & { path: ProductPath };

/**
 * Review date of each URL in the sitemap, used by its text, the sitemap and the structured data, and a hash of its text
 * on that day. Written by `npm run pages:date`, never by hand.
 */
export const reviewDates = reviewDateRows as unknown as Readonly<
  Record<string, readonly [day: string, hash: string] | undefined>
>;

const rowByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));
const toolByPath = new Map<string, ToolRoute>(subPageRoutes.map((tool) => [tool.path, tool]));

/** @throws when no row has this path: a page without a row must not build. */
export function routeFor(path: string): Route {
  const route = rowByPath.get(path);
  if (!route) throw new Error(`No row in lib/site/routes.ts for ${path}`);
  return route;
}

export function isRoutePath(path: string): path is RoutePath {
  return rowByPath.has(path);
}

/** A page of the route table, or a tool's own page, in either language. */
export function isPagePath(path: string): boolean {
  const english = inEnglish(path);
  return rowByPath.has(english) || toolByPath.has(english);
}

/** The row of a page in either language; for a tool's path, the row of the page that the tool belongs to. */
export function findRoute(path: string): Route | null {
  const english = inEnglish(path);
  return rowByPath.get(toolByPath.get(english)?.page ?? english) ?? null;
}

/**
 * ISO date of the last review of a URL in the sitemap.
 * @throws for another path: a page without a review date must not build.
 */
export function reviewDateFor(path: string): IsoDate {
  const day = reviewDates[path]?.[0];
  if (!day) throw new Error(`No day for ${path}: npm run pages:date -- ${path}`);
  return day as IsoDate;
}

export const productRoutes: readonly ProductRoute[] = routes.filter(
  (route) => route.kind === 'product',
);

export function descriptionOf(route: Pick<Route, 'seo'>): string {
  return route.seo.metaTags[0].content;
}

/** Explanatory pages: products, and help with a policy. Company and legal pages are not articles. */
export function isArticle({ kind }: Route): boolean {
  return kind === 'product' || kind === 'tool';
}
