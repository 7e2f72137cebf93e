/** The target of a redirect from one page to another, with the advertisement's parameters of the request. */
import { firstValue, type SearchParams } from '../url-state/search-params.ts';
import { clickIdNames, utmNames } from './campaign.ts';

/** More than the longest click id. */
const maxValueLength = 500;

/** @param target a path, with or without a query. */
export function withTrackingParams(target: string, query: SearchParams): string {
  const trackingParams = new URLSearchParams();
  for (const name of [...utmNames, ...clickIdNames]) {
    const value = firstValue(query, name, maxValueLength);
    if (value) trackingParams.set(name, value);
  }
  if (trackingParams.size === 0) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${trackingParams}`;
}
