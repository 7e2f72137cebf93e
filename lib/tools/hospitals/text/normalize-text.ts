/**
 * Text normalised for comparison: lower case, no punctuation, one spelling for each word. Lists and visitors' input go
 * through the same steps. Runs in the browser and on the server.
 */
import { toLatinLetters } from './to-latin-letters.ts';
import { spellings } from './word-lists.ts';

/** Lower-case letters and digits, separated by single spaces; accents and variants of vowel signs are folded. */
export function normalizeText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/&/g, ' and ')
      // Combining accents of Latin letters, the nukta, and zero-width joiners.
      .replace(/[\u0300-\u036f\u093c\u200b-\u200d\ufeff'’`´]/g, '')
      .replace(/\u0901/g, '\u0902')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** "K E M" and "k.e.m." become one word; a single letter stays as it is. */
function joinInitials(text: string): string {
  return text.replace(/(?<![^ ])[a-z](?: [a-z](?![^ ]))+/g, (letters) =>
    letters.replaceAll(' ', ''),
  );
}

/**
 * "multi speciality" and "multi spl" become one word; "n home" and "nh" become "nursing home", but "N.H. 44" is a road.
 */
function expandPhrases(text: string): string {
  return text
    .replace(/\b(multi|super) (special|spl\b)/g, '$1$2')
    .replace(/\b(?:n|nrsg) home\b|\bnh\b(?! ?\d)/g, 'nursing home');
}

/** The words as typed, in their own script. */
export function toWrittenWords(text: string): string[] {
  const joined = expandPhrases(joinInitials(normalizeText(text)));
  return joined === '' ? [] : joined.split(' ');
}

/** One spelling of a word, in Latin letters. */
export function normalizeWord(word: string): string {
  const same = spellings.get(word);
  if (same !== undefined) return same;
  if (isAscii(word)) return word;
  const latin = toLatinLetters(word);
  return spellings.get(latin) ?? latin;
}

/** The normalised words of a text, in order; at most `limit`, because input must be bounded. */
export function toWords(text: string, limit = 60): string[] {
  return toWrittenWords(text).slice(0, limit).map(normalizeWord);
}

/** The key of a whole name: words are joined, so that "Navi Mumbai" and "navimumbai" are equal. */
export function normalizeName(text: string): string {
  return normalizeText(text).replaceAll(' ', '');
}
