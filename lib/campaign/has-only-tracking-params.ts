/**
 * Whether a query asks for nothing and says only where the visit came from: then the page is the one without it, which lies
 * ready. deploy/nginx.conf reads queries the same way.
 */
import { clickIdNames, utmNames } from './campaign.ts';

const trackingParams = new RegExp(
  `^(?:(?:${[...utmNames, ...clickIdNames].join('|')})=[^&]*(?:&|$))+$`,
);

export function hasOnlyTrackingParams(query: string): boolean {
  return trackingParams.test(query);
}
