/** The pages that exist in Hindi too, at /hi and their English path. */
import { pageAnswers } from './answer-fields.ts';
import { callBackConfirmationPath, requestConfirmationPath } from './confirmation-paths.ts';
import { productRoutes } from './find-route.ts';
import type { RoutePath } from './routes.ts';
import { answerPath } from './tool-paths.ts';
import { calculatorRoutes, type ToolRoute, toolRoutes } from './tool-routes.ts';

const routePaths = [
  '/',
  '/health-insurance',
  '/senior-citizen',
  '/term-insurance',
  '/car-insurance',
  '/bike-insurance',
  '/renewal',
  '/claim',
  '/cashless-hospital',
  '/contact-us',
  '/insurance-companies',
  '/faqs',
  '/grievance-redressal',
  '/privacy-policy',
] as const satisfies readonly RoutePath[];

const isOfThem = ({ page }: ToolRoute) => (routePaths as readonly RoutePath[]).includes(page);

export const hindiProductPaths = productRoutes
  .map(({ path }) => path)
  .filter((path) => (routePaths as readonly RoutePath[]).includes(path));
export const hindiCalculatorRoutes = calculatorRoutes.filter(isOfThem);

/** Prerendered and in the sitemap, as English paths. */
export const hindiPagePaths: readonly string[] = [
  ...routePaths,
  ...toolRoutes.filter(isOfThem).map(({ path }) => path),
];

/** Rendered per request, as English paths. */
const hindiDynamicPaths: readonly string[] = [
  callBackConfirmationPath,
  requestConfirmationPath,
  ...[...pageAnswers, ...toolRoutes]
    .filter(({ path }) => hindiPagePaths.includes(path))
    .map(({ path }) => answerPath(path)),
];

const hindiPrefix = '/hi';
const allPaths: ReadonlySet<string> = new Set([...hindiPagePaths, ...hindiDynamicPaths]);

/** @param path of the English page. */
export function hasHindi(path: string): boolean {
  return allPaths.has(path);
}

/** "/renewal" is "/hi/renewal", "/" is "/hi". */
export function hindiPath(path: string): string {
  return path === '/' ? hindiPrefix : `${hindiPrefix}${path}`;
}

/** "/hi/renewal" is "/renewal"; undefined for a path that is no Hindi page's. */
export function englishPathOf(path: string): string | undefined {
  const english = path === hindiPrefix ? '/' : path.slice(hindiPrefix.length);
  return path.startsWith(hindiPrefix) && hasHindi(english) ? english : undefined;
}

/** A link to a page of the site leads to its Hindi page, where there is one. */
export function hindiHref(href: string): string {
  const end = href.search(/[?#]|$/);
  const path = href.slice(0, end);
  return hasHindi(path) ? `${hindiPath(path)}${href.slice(end)}` : href;
}
