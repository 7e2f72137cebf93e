/**
 * Pages rendered per request beside the 31 of docs/specification.md, section 2: not in menus or the sitemap, never
 * indexed.
 */
import { firstValue, type SearchParams } from '../url-state/search-params.ts';
import { productRoutes } from './find-route.ts';
import type { ProductPath } from './routes.ts';
import { toolRoutes } from './tool-routes.ts';

/** Results of a call-back or a service request posted without JavaScript, and the sign-in pages. */
export const noindexPaths = [
  '/get-a-call',
  '/your-request',
  '/customer-login/code',
  '/customer-login/policies',
  '/customer-login/account',
  '/customer-login/report',
] as const;

/** Insurers' own plans for a product: not prerendered, because only the database knows which plans exist. */
export function plansPath(product: ProductPath): string {
  return `${product}/plans`;
}

const plansPaths = productRoutes.map(({ path }) => plansPath(path));

/**
 * Pages of the route table with a tool of their own, and the fields that make its answer. An answer URL without any of
 * them redirects to the page.
 */
export const pageAnswers = [
  {
    path: '/cashless-hospital',
    fields: ['q', 'city', 'pin', 'kind', 'insurer', 'speciality', 'tie-up', 'near'],
  },
  { path: '/faqs', fields: ['q'] },
  { path: '/renewal', fields: ['line', 'on', 'expiry'] },
  { path: '/grievance-redressal', fields: ['complained', 'on', 'to'] },
  { path: '/joy-center', fields: ['event', 'plan'] },
  // The reason of a failed sign-in, the insurers' own sites, or the form for a copy.
  { path: '/customer-login', fields: ['problem', 'insurers', 'ask'] },
] as const;

export type AnsweringPage = (typeof pageAnswers)[number]['path'];

/** Whether the query has a field of the page's tool. */
export function hasAnswerFields(path: AnsweringPage, query: SearchParams): boolean {
  const page = pageAnswers.find((one) => one.path === path);
  return page?.fields.some((field) => firstValue(query, field).trim() !== '') ?? false;
}

/** The answer path of a page, or of a tool with a path of its own. */
export function answerPath(path: string): string {
  return `${path}/answer`;
}

export const answerPaths: readonly string[] = [
  ...pageAnswers.map(({ path }) => path),
  ...toolRoutes.map(({ path }) => path),
  ...plansPaths,
].map(answerPath);

const answers: ReadonlySet<string> = new Set(answerPaths);
const perRequest: ReadonlySet<string> = new Set([...noindexPaths, ...plansPaths, ...answerPaths]);

export function isAnswerPath(path: string): boolean {
  return answers.has(path);
}

/** Rendered per request: an answer, or one of the pages above. */
export function isDynamicPath(path: string): boolean {
  return perRequest.has(path);
}
