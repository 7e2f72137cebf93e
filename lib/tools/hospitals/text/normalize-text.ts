/**
 * Text in the form in which it is compared: lower case, no punctuation, one spelling for each word. The lists and
 * what a visitor types go through the same steps. Runs anywhere.
 */
import { toLatinLetters } from './to-latin-letters.ts';
import { spellings } from './word-lists.ts';

/** Lower-case letters and digits, words one space apart; accents and variants of vowel signs folded. */
export function normalizeText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/&/g, ' and ')
      // Accents of Latin letters; the nukta; marks that only join letters.
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

/** "K E M" and "k.e.m." are one word; a letter alone stays one. */
function joinInitials(text: string): string {
  return text.replace(/(?<![^ ])[a-z](?: [a-z](?![^ ]))+/g, (letters) =>
    letters.replaceAll(' ', ''),
  );
}

/** "multi speciality" and "multi spl" are one word; "n home" and "nh" a nursing home, but "N.H. 44" is a road. */
function expandPhrases(text: string): string {
  return text
    .replace(/\b(multi|super) (special|spl\b)/g, '$1$2')
    .replace(/\b(?:n|nrsg) home\b|\bnh\b(?! ?\d)/g, 'nursing home');
}

/** The words as they were written, in their own script. */
export function toWrittenWords(text: string): string[] {
  const joined = expandPhrases(joinInitials(normalizeText(text)));
  return joined === '' ? [] : joined.split(' ');
}

/** One spelling of a written word, in Latin letters. */
export function normalizeWord(written: string): string {
  const same = spellings.get(written);
  if (same !== undefined) return same;
  if (isAscii(written)) return written;
  const latin = toLatinLetters(written);
  return spellings.get(latin) ?? latin;
}

/** The normalized words of a text, in order; at most `limit`, because nothing that comes in is unbounded. */
export function toWords(text: string, limit = 60): string[] {
  return toWrittenWords(text).slice(0, limit).map(normalizeWord);
}

/** The key of a whole name: words joined, so that "Navi Mumbai" and "navimumbai" are one. */
export function normalizeName(text: string): string {
  return normalizeText(text).replaceAll(' ', '');
}
