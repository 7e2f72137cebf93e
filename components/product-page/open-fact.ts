import type { OfficialPrice } from '@/lib/content/prices';
import type { KeyFact, ProductContent } from '@/lib/content/types';

/** The one figure of a page's hero; the others are among its rules. A price of the table below it is not repeated. */
export function openFact(
  { keyFacts }: Pick<ProductContent, 'keyFacts'>,
  prices: readonly OfficialPrice[] = [],
): KeyFact {
  return keyFacts.find(({ figure }) => !prices.some((row) => row.figure === figure)) ?? keyFacts[0];
}
