/**
 * A short signature of a text, to find similar texts among thousands without comparing every pair: the share of equal
 * positions in two signatures approximates the share of five-word sequences that the texts have in common.
 */
const signatureLength = 128;
const wordsInShingle = 5;

/** Two multipliers for each position; fixed, so that signatures of different runs compare. */
const multipliers = seededNumbers(signatureLength * 2);

/** Empty when the text is too short to be compared. */
export function minHash(words: readonly string[], minWords = 50): number[] {
  if (words.length < minWords) return [];
  const ofWords = words.map(hashOf);
  const hashes = new Set<number>();
  for (let at = 0; at + wordsInShingle <= words.length; at += 1) {
    let hash = 0;
    for (let next = at; next < at + wordsInShingle; next += 1)
      hash = Math.imul(hash ^ (ofWords[next] ?? 0), 0x01000193);
    hashes.add(hash >>> 0);
  }
  const signature = new Uint32Array(signatureLength).fill(0xffffffff);
  for (const hash of hashes) {
    for (let place = 0; place < signatureLength; place += 1) {
      const mixed = mix(hash, multipliers[2 * place] ?? 1, multipliers[2 * place + 1] ?? 1);
      if (mixed < (signature[place] ?? 0)) signature[place] = mixed;
    }
  }
  return [...signature];
}

/** 0 to 1. */
export function similarity(one: readonly number[], other: readonly number[]): number {
  let equal = 0;
  for (let place = 0; place < signatureLength; place += 1)
    if (one[place] === other[place]) equal += 1;
  return equal / signatureLength;
}

function mix(hash: number, first: number, second: number): number {
  let value = Math.imul(hash ^ second, first);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function seededNumbers(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  let state = 0x9e3779b9;
  for (let place = 0; place < count; place += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    // Odd, because multiplication by an even number loses a bit.
    numbers[place] = state | 1;
  }
  return numbers;
}

/**
 * Chosen so that few pairs with three quarters of their text in common are missed; a shared band only makes a
 * candidate.
 */
const rowsInBand = 4;
/** A page is compared with at most this many earlier pages in its bucket, so that thousands of copies stay fast. */
const maxComparedPerBucket = 6;

type SignedPage = { url: string; signature: readonly number[] };
type SimilarPair = { url: string; duplicateUrl: string; similarity: number };

/**
 * Each page with the first page that it resembles, at most once, in time proportional to the pages.
 * @param mayPair whether two similar pages are to be reported.
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
