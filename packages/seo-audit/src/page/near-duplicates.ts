/** Groups pages with nearly equal main content, in time proportional to the pages, not to their pairs. */
import { signatureLength, similarity } from './min-hash.ts';

/**
 * Chosen so that few pairs with three quarters of their text in common are missed; a shared band only makes a
 * candidate.
 */
const rowsInBand = 4;
/** A page is compared with at most this many earlier pages in its bucket, so that thousands of copies stay fast. */
const maxComparedPerBucket = 6;

export type SignedPage = { url: string; signature: readonly number[] };
export type SimilarPair = { url: string; duplicateUrl: string; similarity: number };

/**
 * Each page with the first page that it resembles, at most once. @param mayPair whether two similar pages are to be
 * reported.
 */
export function findNearDuplicates<Page extends SignedPage>(
  pages: readonly Page[],
  minSimilarity: number,
  mayPair: (one: Page, other: Page) => boolean = () => true,
): SimilarPair[] {
  const signed = pages.filter(({ signature }) => signature.length === signatureLength);
  const found = new Map<string, SimilarPair>();
  for (let band = 0; band < signatureLength; band += rowsInBand) {
    const buckets = new Map<string, Page[]>();
    for (const page of signed) {
      const key = page.signature.slice(band, band + rowsInBand).join();
      const bucket = buckets.get(key);
      if (!bucket) {
        buckets.set(key, [page]);
        continue;
      }
      if (!found.has(page.url)) {
        const pair = compare(page, bucket, minSimilarity, mayPair);
        if (pair) found.set(page.url, pair);
      }
      if (bucket.length < maxComparedPerBucket) bucket.push(page);
    }
  }
  return [...found.values()];
}

function compare<Page extends SignedPage>(
  page: Page,
  others: readonly Page[],
  minSimilarity: number,
  mayPair: (one: Page, other: Page) => boolean,
): SimilarPair | null {
  for (const other of others) {
    const share = similarity(page.signature, other.signature);
    if (share >= minSimilarity && mayPair(page, other))
      return { url: page.url, duplicateUrl: other.url, similarity: share };
  }
  return null;
}
