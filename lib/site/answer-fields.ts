/** Pages of the route table with a tool of their own, and the fields that make its answer. */
import { hospitalQueryKeys } from '../browser/url-state/hospital-query-keys.ts';
import { hasAnyValue, type SearchParams } from '../browser/url-state/search-params.ts';

const { q, city, pin, kind, insurers, speciality, tieUp, near } = hospitalQueryKeys;

/** An answer URL without any of its fields redirects to the page. */
export const pageAnswers = [
  {
    path: '/cashless-hospital',
    fields: [q, city, pin, kind, insurers, speciality, tieUp, near],
  },
  { path: '/faqs', fields: ['q'] },
  { path: '/renewal', fields: ['line', 'on', 'expiry'] },
  { path: '/grievance-redressal', fields: ['complained', 'on', 'to'] },
  { path: '/joy-center', fields: ['event', 'plan'] },
  // The reason of a failed sign-in, the insurers' own sites, or the form for a copy.
  { path: '/customer-login', fields: ['problem', 'insurers', 'ask'] },
] as const;

/** In characters; a longer question is cut. */
export const maxQuestionLength = 200;

export type AnsweringPage = (typeof pageAnswers)[number]['path'];

/** Whether the query has a field of the page's tool. */
export function hasAnswerFields(path: AnsweringPage, query: SearchParams): boolean {
  const page = pageAnswers.find((one) => one.path === path);
  return page !== undefined && hasAnyValue(query, page.fields);
}
