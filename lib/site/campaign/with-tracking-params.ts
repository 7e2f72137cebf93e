/** The target of a redirect from one page to another, with the advertisement's parameters of the request. */
import { addQuery } from '../../browser/url-state/add-query.ts';
import { firstValue, type SearchParams } from '../../browser/url-state/search-params.ts';
import { clickIdNames, utmNames } from './campaign.ts';

/** More than the longest click id. */
const maxValueLength = 500;

/** @param target a path, with or without a query. */
export function withTrackingParams(target: string, query: SearchParams): string {
  const names = [...utmNames, ...clickIdNames];
  const values = names.map((name) => [name, firstValue(query, name, maxValueLength)]);
  return addQuery(target, Object.fromEntries(values));
}
