/** An image as named in a finding: its URL, or the beginning of its data. */
import type { Image } from '../page/page-facts.ts';
import { quote } from './wording.ts';

export function describeImage({ src }: Image): string {
  const name = src.startsWith('data:') ? src.slice(0, 40) : src;
  return quote(name, 80);
}
