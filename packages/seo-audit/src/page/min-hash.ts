/**
 * A short signature of a text, to find similar texts among thousands without comparing every pair: the share of equal
 * positions in two signatures approximates the share of five-word sequences that the texts have in common.
 */
export const signatureLength = 128;
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

/**
 * A hash of a text without the given words, equal for pages that differ only in them; null when little text is left.
 */
export function hashWithout(
  words: readonly string[],
  excluded: ReadonlySet<string>,
  minWords = 50,
): number | null {
  const rest = words.filter((word) => !excluded.has(word));
  return rest.length < minWords ? null : hashOf(rest.join(' '));
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
