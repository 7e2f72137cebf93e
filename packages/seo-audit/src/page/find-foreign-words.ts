/** Checks that a page in Latin script is written in its declared language, by the most frequent function words. */
import { languageOf } from './language-code.ts';

const stopWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the and of to in is you that it for with are this on your we not can from or by',
    de: 'der die das und ist nicht mit den von zu ein eine für sie auf dem wir auch im sich',
    fr: 'le la les des et est une pour dans que vous nous avec sur pas du au qui votre',
    es: 'el la los las que y en para con una por es del se como más su lo al',
    it: 'il di che è per una con non del della sono gli nel più si le da anche',
    pt: 'o os que e para com uma não por do da em são mais se ao você na no',
    nl: 'de het een van en is niet met voor zijn op te dat aan ook wij je uw',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
const maxWords = 1_000;
const minWords = 100;
/**
 * Between 11 and 34 % of all words are function words in the English pages used for calibration; names and quotations
 * add few of another language.
 */
const share = { ownMax: 0.03, otherMin: 0.15 };

/** @returns a description of the mismatch, or null; also null for a language without a word list here. */
export function findForeignWords(lang: string | null, words: readonly string[]): string | null {
  const own = stopWords[languageOf(lang ?? '')];
  if (!own || words.length < minWords) return null;
  const begun = words.slice(0, maxWords);
  const countOf = (known: ReadonlySet<string>) => begun.filter((word) => known.has(word)).length;
  if (countOf(own) / begun.length > share.ownMax) return null;
  for (const [language, known] of Object.entries(stopWords)) {
    if (countOf(known) / begun.length < share.otherMin) continue;
    const some = [...new Set(begun.filter((word) => known.has(word)))].slice(0, 4).join(', ');
    return `it says “${lang}”, and its function words are those of “${language}”: ${some}`;
  }
  return null;
}
