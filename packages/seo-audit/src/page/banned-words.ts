/** Wordings that the owner of the audited site has ruled out, each with the pattern that finds it. */
export type BannedWord = { phrase: string; pattern: RegExp };

/** Each banned phrase that the text holds, once. */
export function findBannedWords(text: string, banned: readonly BannedWord[]): string[] {
  // A hyphen that does not break hides no word from a pattern that expects the ordinary one.
  const plain = text.replace(/[\u2010\u2011]/g, '-');
  return banned.filter(({ pattern }) => pattern.test(plain)).map(({ phrase }) => phrase);
}
