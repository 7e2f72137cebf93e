/**
 * Texts that say nothing of a tie-up: names, places, titles. Rule: what else stands in a name's brackets, or in a row of
 * its own, is asked about, because nobody knows the words of the next list.
 */
import { insurers } from '../../../content/insurers.ts';
import { normalizeName } from '../../../text/search/normalize-text.ts';
import { findState } from '../lists/locate-entry.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { isPlainlyInForce, plainWords, saysEnded, saysNoEnding } from './exclusion-words.ts';
import { isLikelyAddress, nameWords } from './infer-columns.ts';
import listWords from './list-words.json' with { type: 'json' };

/** Of ownership, size, rooms and regions. */
export const harmlessWords: ReadonlySet<string> = new Set(listWords.harmless);
const ofNames = new Set(listWords.ofNames);
const ofTitles = new Set(listWords.ofTitles);
const ofInsurers = new Set(
  plainWords(insurers.flatMap(({ brand, legalName }) => [brand, legalName]).join(' ')).split(' '),
);
const isHarmless = (word: string) =>
  [harmlessWords, nameWords, ofNames].some((words) => words.has(word)) ||
  /^(?:\p{N}+(?:st|nd|rd|th)?|\p{L})$/u.test(word);

/** What bounds a tie-up, whatever else a text says. */
const bound = /\b(?:only|wef|w e f|with effect|till|until|upto|up to|effective|from \d)\b/;
/** Most texts have none of these letters. */
const mayBound = /only|w.{0,2}e.{0,2}f|with effect|till|until|up.?to|effective|from \d|[^\0-\x7f]/i;
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const day = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(?:\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?20\\d{2}|\\d{1,2}(?:st|nd|rd|th)?[\\s./-]*(?:${months})[a-z]*[\\s.,/'-]*(?:20)?\\d{2}|(?:${months})[a-z]*[\\s.,/'-]*20\\d{2})(?![\\p{L}\\p{N}/-])`,
  'iu',
);
/** "Kornrad Health Care Pvt. Ltd." */
const companyName =
  /^(?!.*\b(?:no|not|nor|is|are|has|be|by)\b).*\b(?:ltd|limited|llp|pvt|opc|trust|foundation|society)$/;
/** What follows is a name. */
const beforeName =
  /\b(?:(?:an?)?unite? ?(?:of)?|unt of|u o|subsidiary of|directed by|mgd by|prop|division of|branch of|run by|managed by|operated by|owned by|promoted by|form(?:er)?l?y|former|erstwhile|previously|earlier|old name|aka|alias|known as|venture of|part of|member of|group of|c o|near|next to|behind|opp\w*|desk|dr|mr|mrs|ms|closed on|not for profit)\b.*/;

export function isPlace(text: string): boolean {
  const places = readPlaces();
  const key = normalizeName(text);
  return (
    places.placeIdsByName.has(key) || places.areasByKey.has(key) || findState(places, text) >= 0
  );
}

/** A day, or words that bound a tie-up; in an address, whose houses have numbers like days, at its end. */
export function isBound(text: string): boolean {
  return hasBound(text) || day.test(text);
}

export function hasBound(text: string): boolean {
  return mayBound.test(text) && bound.test(plainWords(text));
}

/** "total madhya pradesh". */
function isKnownPart(words: string, isKnown: (word: string) => boolean): boolean {
  const others = words.split(' ').filter((word) => !isKnown(word));
  return others.length === 0 || isPlace(others.join(' ')) || others.every(isPlace);
}

/** Not "Multi-speciality". */
const divider =
  /\s[-–—/|~:]+\s*|[-–—:]+\s|[*|_]|(?<=(?:hospitals?|clinic|cent(?:re|er)|home|institute))[-–—]/i;

/** At the end of an address, after which nothing else stands. */
const ending = /(?:[([{<]|\s[-–—]\s)\s*([^()[\]{}<>\d]{3,}?)[)\]}>\s.]*$/;

function notesOf(name: string): string[] {
  const bracketed = [...name.matchAll(/[([{<]([^()[\]{}<>]+)/g)].map(([, text = '']) => text);
  const [, ...behind] = name.replace(/[([{<][^()[\]{}<>]*[)\]}>]?/g, ' ').split(divider);
  return [...bracketed, ...behind].map((text) => text.trim()).filter((text) => text.length > 1);
}

/** The words of the list's own names or addresses, without what stands in brackets or behind a dash. */
export function ownWords(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of plainWords(text.split(/[([{<]/)[0]?.split(divider)[0] ?? '').split(' '))
      words.add(word);
  return words;
}

const isNote = (text: string, own: ReadonlySet<string>) => {
  const words = plainWords(text).replace(beforeName, '').replace(companyName, '').trim();
  const isKnown = (word: string) => isHarmless(word) || own.has(word);
  return (
    words !== '' &&
    !isPlainlyInForce(text) &&
    (words === 'old' || saysEnded(words) || !isKnownPart(words, isKnown))
  );
};

/** What a hospital's name says besides; null where that is another name, a place or a speciality. */
export function findNameNote(name: string, own: ReadonlySet<string>): string | null {
  const note = notesOf(name).find((text) => isBound(text) || isNote(text, own));
  return note ?? (isBound(name) ? name : null);
}

/** What stands at the end of an address and is no part of one. */
export function findAddressNote(address: string, own: ReadonlySet<string>): string | null {
  if (isBound(address)) return address;
  const [, note = ''] = ending.exec(address) ?? [];
  return !isLikelyAddress(note) && isNote(note, own) ? note : null;
}

/** Of all that is on a list. */
const disclaimer =
  /\b(?:subject to (?:change|revision|modification)|(?:may|can|is liable to) (?:be )?(?:change|vary|chang|updat|revis)\w*|(?:confirm|verify|check|contact|call|refer|visit)\b.*\b(?:before|prior|help ?desk|toll free|help ?line|customer care|web ?site)|for cash ?less assistance (?:please )?(?:call|contact|dial)|for (?:any |more |further )?(?:assistance|quer(?:y|ies)|details|information|clarifications?)|(?:is|are) (?:dynamic|updated)|from time to time|kindly carry|photo id|subject matter of (?:the )?solicitation)\b/;
/** "SURAKSHAK HEALTH TPA PVT. LTD." */
const company =
  /^(?!.*\b(?:only|not|no|for)\b)(?:\S+ ){1,6}?(?:insurance|assurance|tpa|ltd|limited|llp)\b(?: (?:company|co|services|pvt|private|ltd|limited|india|tpa|of|p)\b)*/;

/** A title, a place, a total, a page, or what holds for any list. */
export function isKnownText(text: string): boolean {
  if (isPlace(text)) return true;
  const prose = text.replace(/\S+@\S+|www\.\S+|\b[\w-]+\.com\b/g, '');
  return prose.split(/[.:;]\s|\n/).every((sentence) => {
    const words = plainWords(sentence);
    if (bound.test(words) && day.test(sentence)) return false;
    // That of a PIN code is of some hospitals.
    if (
      (disclaimer.test(words) && !/\bpin\b.*\d{6}/i.test(text)) ||
      saysNoEnding(sentence) ||
      words === ''
    )
      return true;
    const parts = sentence
      .split(/[-–—,:/()&|]+| (?:and|एवं|और) /i)
      .map((part) => plainWords(part).replace(company, ''));
    const isKnown = (word: string) =>
      word === '' ||
      isHarmless(word) ||
      ofTitles.has(word) ||
      ofInsurers.has(word) ||
      isPlainlyInForce(word);
    return parts.every((part) => isKnownPart(part, isKnown));
  });
}
