/**
 * Prerendered pages that link to insurers' own plans: configured in PLAN_PAGES, because a build does not query the
 * database.
 */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { productRoutes } from '../../site/find-route.ts';
import type { ProductPath } from '../../site/routes.ts';

/** @throws where PLAN_PAGES has an unknown page: such a build must not be released. */
export function isPlanPage(path: ProductPath): boolean {
  const { planPages } = environment();
  const unknownPage = planPages.find((page) => !productRoutes.some((route) => route.path === page));
  if (unknownPage) throw new Error(`PLAN_PAGES: ${unknownPage} is not a product page`);
  return planPages.includes(path);
}
