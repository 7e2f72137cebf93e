/**
 * Whether a text matches a query: every term must be the beginning of one of its words. Tolerant of spelling: "co-pay",
 * "copay" and "co pay" are the same, and a plural matches its singular.
 */

/** Text for matching: lower case, no signs, hyphenated words both split and joined. */
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

/** The query for display; empty if it has no word, because then nothing is searched. */
export function searchableQuery(query: string): string {
  return parseTerms(query).length > 0 ? query.trim() : '';
}

/**
 * A term of two letters must be a whole word, or "co pay" would match every company; the last term may be
 * incomplete.
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
