/** When the text of a page last changed. */
import type { IsoDate } from '../dates/iso-date.ts';
import textDateRows from './text-dates.json' with { type: 'json' };

/**
 * The day of each URL in the sitemap, used by its text, the sitemap and the structured data, and a hash of its text on
 * that day. Written by `npm run pages:date`, never by hand.
 */
export const textDates = textDateRows as unknown as Readonly<
  Record<string, readonly [day: string, hash: string] | undefined>
>;

/**
 * @returns the day on which the text of a URL in the sitemap last changed.
 * @throws for another path: a page without a day must not build.
 */
export function textChangedOn(path: string): IsoDate {
  const day = textDates[path]?.[0];
  if (!day) throw new Error(`No day for ${path}: npm run pages:date -- ${path}`);
  return day as IsoDate;
}
