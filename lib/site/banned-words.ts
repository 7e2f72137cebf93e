/**
 * Words this site never uses: advertisements may not rank, promise or press (docs/rules.md, section 2). One list for
 * the tests of the route table and the content, the browser sweep and the SEO audit.
 */

/** "top" alone is a ranking; "top-up" is a product's name, and an amount that "comes on top" is added to another. */
const patterns: readonly [phrase: string, pattern: string][] = [
  ['best', 'best'],
  ['top', '(?<!\\bcomes? on )top(?![-\\s]ups?\\b)'],
  ['No. 1', '(?:no\\.\\s*|#\\s*|№\\s*)1'],
  ['number one', 'number[-\\s]one'],
  ['lowest premium', 'lowest[-\\s]premiums?'],
  ['cheapest', 'cheapest'],
  ['guaranteed claim', 'guaranteed[-\\s]claims?'],
  ['100% claim', '100\\s?%\\s+claims?'],
  ['IRDAI approved', '(?:irdai?[-\\s]approved|approved by (?:the )?irdai?)'],
  ['government approved', '(?:government[-\\s]approved|approved by (?:the )?government)'],
  ['free gift', 'free[-\\s]gifts?'],
  ['cashback', 'cash[-\\s]?backs?'],
  ['discount from our commission', 'discounts? (?:from|on|out of) our commission'],
  ['instant policy', 'instant[-\\s]polic(?:y|ies)'],
  ['zero paperwork', 'zero[-\\s]paperwork'],
  ['hurry', 'hurry'],
  ['only today', 'only[-\\s]today'],
  ['last chance', 'last[-\\s]chance'],
  ['risk-free', 'risk[-\\s]free'],
  ['assured returns', 'assured[-\\s]returns?'],
  ['recommended for you', 'recommended[-\\s]for[-\\s]you'],
  ['coming soon', 'coming[-\\s]soon'],
  ['lorem', 'lorem'],
];

// A letter or digit on either side makes it another word: "Bestune", "stop", "No. 10".
export const bannedWords = patterns.map(([phrase, pattern]) => ({
  phrase,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu'),
}));

/** Each banned wording in the text, once, as the list spells it. */
export function bannedWordsIn(text: string): string[] {
  // Markdown ("**best**") and any kind of hyphen or space must not hide a word.
  const plain = text.replace(/[\u2010\u2011]/g, '-').replace(/[*_]/g, '');
  return bannedWords.filter(({ pattern }) => pattern.test(plain)).map(({ phrase }) => phrase);
}
