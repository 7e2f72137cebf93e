/**
 * Makes a list's spelling readable: all-capital and all-lower-case text gets ordinary capitals, initials stay initials.
 * Rule: only case, spaces and punctuation change, never letters or words.
 */
import { decodeHTML } from 'entities';
import { upperFirst } from '../../../text/words.ts';
import listWords from './list-words.json' with { type: 'json' };
import { repairEncoding } from './repair-encoding.ts';

/** Spelt letter by letter although they contain a vowel; those without one are found by that. */
const initials = new Set(listWords.initials);
/** Words without a vowel that are not initials. */
const shortWords = new Set(listWords.abbreviations);
const smallWords = new Set(listWords.small);

/** Decodes entities and normalises spaces and quotes; "&And" and similar artefacts of other programs. */
function cleanText(text: string): string {
  return decodeTwice(repairEncoding(text))
    .normalize('NFC')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\ufffd]+/gu, ' ')
    .replace(/[`´‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;)])/g, '$1')
    .replace(/,\s*(?:,\s*)+/g, ', ')
    .replace(/^[\s,;.\-"]+|[\s,;\-"]+$/g, '')
    .trim();
}

/** A name or an address for display; an address keeps the list's small words unless it is all capitals. */
export function toReadableText(text: string): string {
  return normalizeCase(cleanText(text));
}

function normalizeCase(text: string): string {
  const letters = text.replace(/[^A-Za-z]/g, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase();
  const isWhispered = letters.length > 3 && letters === letters.toLowerCase();
  const isPlain = isShouted || isWhispered;
  let isFirst = true;
  return text.replace(/\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?|\d+(?:st|nd|rd|th)\b/giu, (word) => {
    const normalized = normalizeWordCase(word, { isPlain, isFirst });
    isFirst = false;
    return normalized;
  });
}

function normalizeWordCase(
  word: string,
  { isPlain, isFirst }: { isPlain: boolean; isFirst: boolean },
): string {
  if (/^\d/.test(word)) return word.toLowerCase();
  const small = word.toLowerCase();
  const [stem = '', ending] = small.split("'");
  const end = ending === undefined ? '' : `'${ending.length === 1 ? ending : upperFirst(ending)}`;
  if (isInitials(stem)) return `${stem.toUpperCase()}${end}`;
  if (!isPlain) return ending?.length === 1 ? `${word.slice(0, stem.length)}${end}` : word;
  if (!isFirst && smallWords.has(stem)) return small;
  return `${upperFirst(stem)}${end}`;
}

function isInitials(word: string): boolean {
  if (initials.has(word)) return true;
  return /^[bcdfghjklmnpqrstvwxz]{2,5}$/.test(word) && !shortWords.has(word);
}

/** "&amp;amp;": lists pass through several programs. */
function decodeTwice(text: string): string {
  if (!text.includes('&')) return text;
  // Programs that change case change entities too: "&Nbsp;".
  const small = text.replace(/&(?:nbsp|amp|quot|apos|lt|gt)\b/gi, (one) => one.toLowerCase());
  return decodeHTML(decodeHTML(small)).replace(/&\s*and\b/gi, '&');
}
