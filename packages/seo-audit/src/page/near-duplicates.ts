/** Groups of pages whose main content is nearly the same, in time that grows with the pages, not with their pairs. */
import { likeness, signatureLength } from './min-hash.ts';

const rowsInBand = 8;
/** A page is held against this many of those before it in its bucket: thousands of copies stay quick. */
const comparedInBucket = 6;

export type Signed = { url: string; signature: readonly number[] };
export type AlikePair = { url: string; like: string; likeness: number };

/** Each page beside the first page it is like, at most once. */
export function nearDuplicates(pages: readonly Signed[], least: number): AlikePair[] {
  const signed = pages.filter(({ signature }) => signature.length === signatureLength);
  const found = new Map<string, AlikePair>();
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
        const pair = compare(page, bucket, least);
        if (pair) found.set(page.url, pair);
      }
      if (bucket.length < comparedInBucket) bucket.push(page);
    }
  }
  return [...found.values()];
}

function compare(page: Signed, others: readonly Signed[], least: number): AlikePair | null {
  for (const other of others) {
    const share = likeness(page.signature, other.signature);
    if (share >= least) return { url: page.url, like: other.url, likeness: share };
  }
  return null;
}
