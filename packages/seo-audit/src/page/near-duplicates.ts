/** Groups of pages whose main content is nearly the same, in time that grows with the pages, not with their pairs. */
import { signatureLength, similarity } from './min-hash.ts';

/** So that of pages which share three quarters of their text few are missed; equal bands decide nothing by themselves. */
const rowsInBand = 4;
/** A page is held against this many of those before it in its bucket: thousands of copies stay quick. */
const comparedInBucket = 6;

export type Signed = { url: string; signature: readonly number[] };
export type SimilarPair = { url: string; like: string; similarity: number };

/** Each page beside the first page it is like, at most once. */
export function nearDuplicates(pages: readonly Signed[], minSimilarity: number): SimilarPair[] {
  const signed = pages.filter(({ signature }) => signature.length === signatureLength);
  const found = new Map<string, SimilarPair>();
  for (let band = 0; band < signatureLength; band += rowsInBand) {
    const buckets = new Map<string, Signed[]>();
    for (const page of signed) {
      const key = page.signature.slice(band, band + rowsInBand).join();
      const bucket = buckets.get(key);
      if (!bucket) {
        buckets.set(key, [page]);
        continue;
      }
      if (!found.has(page.url)) {
        const pair = compare(page, bucket, minSimilarity);
        if (pair) found.set(page.url, pair);
      }
      if (bucket.length < comparedInBucket) bucket.push(page);
    }
  }
  return [...found.values()];
}

function compare(
  page: Signed,
  others: readonly Signed[],
  minSimilarity: number,
): SimilarPair | null {
  for (const other of others) {
    const share = similarity(page.signature, other.signature);
    if (share >= minSimilarity) return { url: page.url, like: other.url, similarity: share };
  }
  return null;
}
