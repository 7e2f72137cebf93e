/**
 * The thresholds of the checks; a project may change each of them. None is a search engine's rule: they are experience
 * with readers.
 */
import { descriptionLimit, titleLimit } from '../page/text-width.ts';

type Threshold = { defaultValue: number; min: number; max: number; what: string };

export const thresholds = {
  'title-px': limit(titleLimit.widthPx, 'pixels of a title in a result'),
  'title-min': limit(30, 'minimum characters of a title'),
  'description-px': limit(descriptionLimit.widthPx, 'pixels of a description in a result'),
  'description-min': limit(70, 'minimum characters of a description'),
  'description-max': limit(155, 'maximum characters of a description'),
  clicks: limit(3, 'clicks from the start'),
  words: { ...limit(200, 'minimum words of a page'), min: 0 },
  'duplicate-percent': { defaultValue: 90, min: 85, max: 100, what: 'percent of equal text' },
  'image-bytes': limit(200_000, 'bytes of a picture'),
  'html-bytes': limit(100_000, 'bytes of a page’s HTML'),
  'html-sent-bytes': limit(60_000, 'bytes of a page’s HTML, compressed'),
  elements: limit(1_400, 'elements of a page, without rows and entries of tables and lists'),
  'answer-ms': limit(1_000, 'milliseconds until the first byte'),
  'page-links': limit(400, 'links of a page'),
  'alt-characters': limit(200, 'characters of an alternative text'),
  'address-characters': limit(115, 'characters of path and query'),
  'address-folders': limit(6, 'folders of an address'),
  'address-parameters': limit(4, 'parameters of an address'),
} as const satisfies Record<string, Threshold>;

export type Thresholds = Record<keyof typeof thresholds, number>;

export const defaultThresholds = Object.fromEntries(
  Object.entries(thresholds).map(([name, { defaultValue }]) => [name, defaultValue]),
) as Thresholds;

function limit(defaultValue: number, what: string): Threshold {
  return { defaultValue, min: 1, max: 100_000_000, what };
}
