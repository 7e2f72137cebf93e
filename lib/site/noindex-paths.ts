/**
 * Pages beside the 31 of docs/specification.md, section 2: answers made per request. Not in menus or the sitemap, never
 * indexed: but for the kinds of claim, each under its own query (lib/content/claims/indexable-claims.ts).
 */

import { productRoutes } from './find-route.ts';

/** What a call-back or a service request posted without JavaScript is answered with, and the pages of signing in. */
export const noindexPaths = [
  '/get-a-call',
  '/your-request',
  '/customer-login/code',
  '/customer-login/policies',
  '/customer-login/account',
  '/customer-login/report',
] as const;

/**
 * Tools whose result is made per request from the query. The bare path is prerendered; with one of `keys`
 * in its query, the middleware shows the page at `answer` in its place. Other queries (an advertisement's
 * tags) leave the prerendered page alone.
 */
const pageRewrites = [
  {
    path: '/cashless-hospital',
    answer: '/cashless-hospital/answer',
    keys: ['q', 'city', 'pin', 'kind', 'insurer', 'speciality', 'tie-up', 'near'],
  },
  { path: '/faqs', answer: '/faqs/answer', keys: ['q'] },
  { path: '/renewal', answer: '/renewal/answer', keys: ['line', 'on'] },
  { path: '/claim', answer: '/claim/answer', keys: ['type'] },
  {
    path: '/grievance-redressal',
    answer: '/grievance-redressal/answer',
    keys: ['complained', 'on'],
  },
  { path: '/joy-center', answer: '/joy-center/answer', keys: ['event', 'plan'] },
  // Why nobody is signed in, the insurers' own sites, or the form for a copy.
  {
    path: '/customer-login',
    answer: '/customer-login/answer',
    keys: ['problem', 'insurers', 'ask'],
  },
] as const satisfies readonly AnswerRewrite[];

type AnswerRewrite = { path: string; answer: string; keys: readonly string[] };

export const answerRewrites: readonly AnswerRewrite[] = [
  ...pageRewrites,
  // What computes on a product page names itself in the query.
  ...productRoutes.map(({ path }) => ({ path, answer: `/tools${path}`, keys: ['tool'] })),
];
