/**
 * Pages rendered per request beside the 31 of docs/specification.md, section 2: not in menus. All but those of cities
 * are noindex and in no sitemap.
 */
import { pageAnswers } from './answer-fields.ts';
import { callBackConfirmationPath, requestConfirmationPath } from './confirmation-paths.ts';
import { productRoutes } from './find-route.ts';
import { inEnglish } from './hindi-pages.ts';
import { answerPath, citiesPath, citiesSitemapPath, isCityPath, plansPath } from './tool-paths.ts';
import { toolRoutes } from './tool-routes.ts';

/** Results of a call-back or a service request posted without JavaScript, and the sign-in pages. */
export const noindexPaths = [
  callBackConfirmationPath,
  requestConfirmationPath,
  '/customer-login/code',
  '/customer-login/policies',
  '/customer-login/account',
  '/customer-login/report',
] as const;

const plansPaths = productRoutes.map(({ path }) => plansPath(path));

export const answerPaths: readonly string[] = [
  ...pageAnswers.map(({ path }) => path),
  ...toolRoutes.map(({ path }) => path),
  ...plansPaths,
].map(answerPath);

const answers: ReadonlySet<string> = new Set(answerPaths);
const perRequest: ReadonlySet<string> = new Set([
  ...noindexPaths,
  ...plansPaths,
  ...answerPaths,
  citiesPath,
  citiesSitemapPath,
]);

export function isAnswerPath(path: string): boolean {
  return answers.has(inEnglish(path));
}

/** An answer, a city's hospitals, or one of the other pages above. */
export function isDynamicPath(path: string): boolean {
  return perRequest.has(inEnglish(path)) || isCityPath(path);
}
