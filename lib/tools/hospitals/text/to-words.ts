/**
 * The words of names, addresses and searches, one spelling for each. Lists and visitors' input go through the same
 * steps.
 */
import { normalizeText } from '../../../text/search/normalize-text.ts';
import { readLetterNames } from '../../../text/search/read-letter-names.ts';
import { toLatinLetters } from '../../../text/search/to-latin-letters.ts';
import { spellings } from './word-lists.ts';

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
  const latin = readLetterNames(word) ?? toLatinLetters(word);
  return spellings.get(latin) ?? latin;
}

/** The normalised words of a text, in order; at most `limit`, because input must be bounded. */
export function toWords(text: string, limit = 60): string[] {
  return toWrittenWords(text).slice(0, limit).map(normalizeWord);
}
