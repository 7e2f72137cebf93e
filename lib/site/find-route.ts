/** Looks up rows of the route table, and of the tool pages beside it. */
import { inEnglish } from './hindi-pages.ts';
import type { RouteRow } from './route-row.ts';
import { type ProductPath, type RoutePath, routes } from './routes.ts';
import { subPageRoutes, type ToolRoute } from './tool-routes.ts';

export type Route = RouteRow & { path: RoutePath };
export type ProductRoute = Route & { path: ProductPath };

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
