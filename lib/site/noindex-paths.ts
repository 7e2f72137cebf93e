/**
 * Pages beside the 31 of docs/specification.md, section 2, that are made per request: not in menus or the sitemap, never
 * indexed.
 */
import { firstValue, type SearchParams } from '../url-state/search-params.ts';
import { productRoutes } from './find-route.ts';
import type { ProductPath } from './routes.ts';
import { toolRoutes } from './tool-routes.ts';

/** What a call-back or a service request posted without JavaScript is answered with, and the pages of signing in. */
export const noindexPaths = [
  '/get-a-call',
  '/your-request',
  '/customer-login/code',
  '/customer-login/policies',
  '/customer-login/account',
  '/customer-login/report',
] as const;

/** Insurers' own plans for a product: the database knows which there are, so no build can make the page. */
export function plansPath(product: ProductPath): string {
  return `${product}/plans`;
}

const plansPaths = productRoutes.map(({ path }) => plansPath(path));

/**
 * Pages of the route table with a tool of their own, and the fields that make an answer of it. An answer without any of
 * them leads back to the page.
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
  // Why nobody is signed in, the insurers' own sites, or the form for a copy.
  { path: '/customer-login', fields: ['problem', 'insurers', 'ask'] },
] as const;

export type AnsweringPage = (typeof pageAnswers)[number]['path'];

/** Whether the query asks the page's tool for anything. */
export function hasAnswerFields(path: AnsweringPage, query: SearchParams): boolean {
  const page = pageAnswers.find((one) => one.path === path);
  return page?.fields.some((field) => firstValue(query, field).trim() !== '') ?? false;
}

/** What a page, or a tool with a path of its own, answers to a visitor's choices. */
export function answerPath(path: string): string {
  return `${path}/answer`;
}

/** Every one there is. */
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

/** Made per request: an answer, or one of the pages above. */
export function isDynamicPath(path: string): boolean {
  return perRequest.has(path);
}
