/** When the text of a page was last reviewed. */
import type { IsoDate } from '../dates/iso-date.ts';
import reviewDateRows from './review-dates.json' with { type: 'json' };

/**
 * Review date of each URL in the sitemap, used by its text, the sitemap and the structured data, and a hash of its text
 * on that day. Written by `npm run pages:date`, never by hand.
 */
export const reviewDates = reviewDateRows as unknown as Readonly<
  Record<string, readonly [day: string, hash: string] | undefined>
>;

/**
 * ISO date of the last review of a URL in the sitemap.
 * @throws for another path: a page without a review date must not build.
 */
export function reviewDateFor(path: string): IsoDate {
  const day = reviewDates[path]?.[0];
  if (!day) throw new Error(`No day for ${path}: npm run pages:date -- ${path}`);
  return day as IsoDate;
}
