/** Groups of pages whose main content is nearly the same, in time that grows with the pages, not with their pairs. */
import { signatureLength, similarity } from './min-hash.ts';

/** So that of pages which share three quarters of their text few are missed; equal bands decide nothing by themselves. */
const rowsInBand = 4;
/** A page is held against this many of those before it in its bucket: thousands of copies stay quick. */
const maxComparedPerBucket = 6;

export type SignedPage = { url: string; signature: readonly number[] };
export type SimilarPair = { url: string; like: string; similarity: number };

/**
 * Each page beside the first page it is like, at most once.
 * @param mayPair says of two pages that are alike whether that is to be told
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
      return { url: page.url, like: other.url, similarity: share };
  }
  return null;
}
