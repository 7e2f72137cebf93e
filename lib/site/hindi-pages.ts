/** The pages that exist in Hindi too, at /hi and their English path. */
import { pageAnswers } from './answer-fields.ts';
import { callBackConfirmationPath, requestConfirmationPath } from './confirmation-paths.ts';
import type { RoutePath } from './routes.ts';
import { answerPath, calendarPath, hindiCalendarHref } from './tool-paths.ts';
import { calculatorRoutes, reasonRoutes, type ToolRoute, toolRoutes } from './tool-routes.ts';

const routePaths: ReadonlySet<RoutePath> = new Set([
  '/',
  '/health-insurance',
  '/critical-illness-insurance',
  '/super-topup',
  '/senior-citizen',
  '/family-health-insurance',
  '/term-insurance',
  '/car-insurance',
  '/bike-insurance',
  '/travel-insurance',
  '/renewal',
  '/claim',
  '/cashless-hospital',
  '/about-us',
  '/contact-us',
  '/insurance-companies',
  '/faqs',
  '/grievance-redressal',
  '/privacy-policy',
]);

const isOfHindiPage = ({ page }: ToolRoute) => routePaths.has(page);

export const hindiCalculatorRoutes = calculatorRoutes.filter(isOfHindiPage);

/** Prerendered, as English paths. Those of one insurer are figures, and in Hindi nine tenths the same as each other. */
export const hindiPagePaths: readonly string[] = [
  ...routePaths,
  ...[...toolRoutes, ...reasonRoutes].filter(isOfHindiPage).map(({ path }) => path),
];

/** Rendered per request, as English paths. */
const dynamicPaths: readonly string[] = [
  callBackConfirmationPath,
  requestConfirmationPath,
  ...[...pageAnswers, ...toolRoutes]
    .map(({ path }) => path)
    .filter((path) => hindiPagePaths.includes(path))
    .map(answerPath),
];

const prefix = '/hi';
const allPaths: ReadonlySet<string> = new Set([...hindiPagePaths, ...dynamicPaths]);

/** "/renewal" is "/hi/renewal", "/" is "/hi". */
export function hindiPath(englishPath: string): string {
  return englishPath === '/' ? prefix : `${prefix}${englishPath}`;
}

/** "/hi/renewal" is "/renewal"; undefined for a path that is no Hindi page's. */
export function englishPathOf(path: string): string | undefined {
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return undefined;
  const english = path.slice(prefix.length) || '/';
  // "/hi/" is no page: middleware redirects it.
  return allPaths.has(english) && hindiPath(english) === path ? english : undefined;
}

/** "/hi/renewal" is "/renewal"; any other path is itself. */
export function inEnglish(path: string): string {
  return englishPathOf(path) ?? path;
}

export type PageLanguage = 'english' | 'hindi';

/** The language of a page by its path; English for a path that is none of ours. */
export function languageOfPage(path: string): PageLanguage {
  return englishPathOf(path) === undefined ? 'english' : 'hindi';
}

/** @param href a page of the site, as its English path */
export function hrefInLanguage(href: string, language: PageLanguage): string {
  return language === 'hindi' ? hindiHref(href) : href;
}

/** A link to a page of the site leads to its Hindi page, where there is one; to a calendar file, to a Hindi file. */
export function hindiHref(href: string): string {
  const end = href.search(/[?#]|$/);
  const path = href.slice(0, end);
  if (path === calendarPath) return hindiCalendarHref(href);
  return allPaths.has(path) ? `${hindiPath(path)}${href.slice(end)}` : href;
}
