/**
 * Finds whose list a file is and of which day, from its name or the lines above its header. The kind is read from the
 * name alone, because a line may say "excluded" of another file. Rule: if a detail is stated in two ways, it is not
 * known and the manager is asked. The import asks about excluded rows in the list.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import { parsePrintedDate } from '../../input/parse-calendar-date.ts';
import { hasExclusionWords } from '../../tools/hospitals/import/exclusion-words.ts';
import { earliestListDay } from '../../tools/hospitals/import/import-question.ts';
import type { ListKind } from '../../tools/hospitals/lists/list-entry.ts';
import { findInsurer, insurerNames, splitIntoWords } from '../../tools/insurers/insurer-groups.ts';

export type ListDetails = {
  insurer: string | null;
  asOf: IsoDate | null;
  /** Null where the file's name does not call the hospitals excluded. */
  listKind: ListKind | null;
};

type Known = {
  /** The names that a list may have. */
  insurers: readonly string[];
  today: IsoDate;
};

/** @param fileName what it states counts before the lines. @param lines of the file, above its header. */
export function findListDetails(
  fileName: string,
  lines: readonly string[],
  { insurers, today }: Known,
): ListDetails {
  const texts = [fileName, ...lines];
  const named = namesOf(insurers);
  return {
    insurer: firstStated(texts, (text) => insurersIn(text, named)),
    asOf: firstStated(texts, (text) => daysIn(text, today)),
    listKind: hasExclusionWords(spacedText(fileName)) ? 'excluded' : null,
  };
}

/** @returns the one value of the first text that states any. */
function firstStated<Value>(
  texts: readonly string[],
  valuesIn: (text: string) => readonly Value[],
): Value | null {
  for (const text of texts) {
    const [value, ...others] = new Set(valuesIn(text));
    if (value !== undefined) return others.length === 0 ? value : null;
  }
  return null;
}

/** "StarHealth_NETWORKList-2026" as "Star Health NETWORK List 2026". */
function spacedText(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2');
}

/** A longer text is prose, in which a name says nothing about the list. */
const maxWords = 1000;

type Names = {
  /** Insurers by the letters of a name; two insurers may have had the same former name. */
  insurersOf: ReadonlyMap<string, readonly string[]>;
  longest: number;
};

function namesOf(insurers: readonly string[]): Names {
  const insurersOf = new Map<string, string[]>();
  for (const insurer of insurers) {
    const known = findInsurer(insurer);
    const names = [insurer, ...(known ? insurerNames(known) : [])];
    for (const letters of new Set(names.map((name) => splitIntoWords(name).join(''))))
      insurersOf.set(letters, [...(insurersOf.get(letters) ?? []), insurer]);
  }
  return { insurersOf, longest: Math.max(0, ...[...insurersOf.keys()].map((one) => one.length)) };
}

/** A name is found as whole words, in any spacing; "Kotak" within "Zurich Kotak" is not a second insurer. */
function insurersIn(text: string, { insurersOf, longest }: Names): string[] {
  const words = splitIntoWords(spacedText(text)).slice(0, maxWords);
  const found: { insurers: readonly string[]; from: number; to: number }[] = [];
  for (const from of words.keys()) {
    let letters = '';
    for (let to = from; to < words.length && letters.length < longest; ) {
      letters += words[to];
      to += 1;
      const insurers = insurersOf.get(letters);
      if (insurers) found.push({ insurers, from, to });
    }
  }
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .flatMap((one) => one.insurers);
}

const apart = '[-_./ ]';
/** Groups: day, month and year, in any order. Day first, as India writes it. */
const dayPatterns = [
  `(?<year>20\\d\\d)${apart}(?<month>\\d{1,2})${apart}(?<day>\\d{1,2})`,
  `(?<year>20\\d\\d)(?<month>\\d\\d)(?<day>\\d\\d)`,
  `(?<day>\\d{1,2})${apart}(?<month>\\d{1,2})${apart}(?<year>(?:20)?\\d\\d)`,
  `(?<day>\\d\\d)(?<month>\\d\\d)(?<year>20\\d\\d)`,
  `(?<day>\\d{1,2})(?:st|nd|rd|th)?${apart}*(?<month>[a-z]{3,9})${apart}*,?${apart}*(?<year>20\\d\\d)`,
  `(?<month>[a-z]{3,9})${apart}*(?<day>\\d{1,2})(?:st|nd|rd|th)?,?${apart}+(?<year>20\\d\\d)`,
].map((pattern) => new RegExp(`(?<!\\d)${pattern}(?!\\d)`, 'gi'));

function daysIn(text: string, today: IsoDate): IsoDate[] {
  return dayPatterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ groups = {} }) => {
      const { day, month = '', year } = groups;
      const isNamed = /^[a-z]/i.test(month);
      const date = parsePrintedDate(
        isNamed ? `${day} ${month} ${year}` : `${day}/${month}/${year}`,
      );
      return date && date >= earliestListDay && date <= today ? [date] : [];
    });
}
