/** The addresses of searches: what the links of a result lead to. They work without JavaScript. */
import type { HospitalQuery } from '@/lib/tools/hospitals/contract/hospital-answer';
import { hospitalQueryToParams } from '@/lib/tools/hospitals/contract/parse-hospital-query';

export const searchPath = '/cashless-hospital';

/** Where the results stand on the page. */
export const resultsId = 'hospitals';

export function searchHref(query: HospitalQuery): string {
  const params = hospitalQueryToParams(query).toString();
  // A link to another search leads to its results, not to the head of the page.
  return params ? `${searchPath}?${params}#${resultsId}` : searchPath;
}
