/** Names an image and its size in a finding. */
import { maxResourceBytes } from '../crawl/fetch-resources.ts';
import type { Image } from '../page/page-facts.ts';
import { quote } from './wording.ts';

/** Its URL, or the beginning of its data. */
export function describeImage({ src }: Image): string {
  const name = src.startsWith('data:') ? src.slice(0, 40) : src;
  return quote(name, 80);
}

/** The end of a large file may not have been read. */
export function sizeOf(bytes: number): string {
  return `${bytes === maxResourceBytes ? 'at least ' : ''}${Math.round(bytes / 1024)} KB`;
}
