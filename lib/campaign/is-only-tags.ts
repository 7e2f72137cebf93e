/**
 * Whether a query asks for nothing and says only where the visit came from: then the page is the one without it, which lies
 * ready. deploy/nginx.conf reads queries the same way.
 */
import { clickIdNames, utmNames } from './campaign.ts';

const tags = new RegExp(`^(?:(?:${[...utmNames, ...clickIdNames].join('|')})=[^&]*(?:&|$))+$`);

export function isOnlyTags(query: string): boolean {
  return tags.test(query);
}
