/** Which prerendered pages lead to insurers' own plans: named in PLAN_PAGES, for no build asks the database. */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { productRoutes } from '../../site/find-route.ts';
import type { ProductPath } from '../../site/routes.ts';

/** @throws where PLAN_PAGES names a page that is none: such a build must not go out. */
export function isPlanPage(path: ProductPath): boolean {
  const { planPages } = environment();
  const stray = planPages.find((page) => !productRoutes.some((route) => route.path === page));
  if (stray) throw new Error(`PLAN_PAGES: ${stray} is no product page`);
  return planPages.includes(path);
}
