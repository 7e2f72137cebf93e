/**
 * Whether a text holds what someone typed: every word has to begin a word of it. Forgiving where people
 * are: "co-pay", "copay" and "co pay" are the same, and a plural finds its singular.
 */

/** Text as it is searched: small letters, no signs, words with a hyphen both split and joined. */
export function normalizeForSearch(text: string): string {
  const small = text.toLowerCase().replace(/[’']/g, '');
  return ` ${plain(small)} ${plain(small.replace(/-/g, ''))} `;
}

export function parseTerms(query: string): string[] {
  return plain(query.toLowerCase().replace(/[’']/g, ''))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** What was typed, to be said again; empty when no word is in it, because then nothing is searched. */
export function cleanQuery(query: string): string {
  return parseTerms(query).length > 0 ? query.trim() : '';
}

/**
 * A word of two letters has to be a whole one, or "co pay" would find every company; the last one may
 * still be in the making.
 * @param text made by `normalizeForSearch`.
 */
export function matchesAllTerms(
  text: string,
  words: readonly string[],
  isBeingTyped = true,
): boolean {
  return words.every((word, index) => {
    const isUnfinished = isBeingTyped && index === words.length - 1;
    return text.includes(word.length > 2 || isUnfinished ? ` ${word}` : ` ${word} `);
  });
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}₹]+/gu, ' ').trim();
}
