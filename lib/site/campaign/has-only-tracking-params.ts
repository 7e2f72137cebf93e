/**
 * Whether a query has only tracking parameters: then the cached page without it is served. deploy/nginx.conf has the
 * same list.
 */
import { clickIdNames, utmNames } from './campaign.ts';

const trackingParams = new RegExp(
  `^(?:(?:${[...utmNames, ...clickIdNames].join('|')})=[^&]*(?:&|$))+$`,
);

export function hasOnlyTrackingParams(query: string): boolean {
  return trackingParams.test(query);
}
