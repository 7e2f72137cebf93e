/**
 * Whose list a file is, of which day, and of which kind, as its name or the lines above its header state it. Rule: what
 * is stated in two ways is not known, and the manager is asked.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import { parsePrintedDate } from '../../input/parse-printed-date.ts';
import { earliestListDay } from '../../tools/hospitals/import/import-question.ts';
import type { ListKind } from '../../tools/hospitals/lists/list-entry.ts';
import { findInsurer, insurerNames, splitIntoWords } from '../../tools/insurers/find-insurer.ts';

export type ListDetails = {
  insurer: string | null;
  asOf: IsoDate | null;
  /** Null where no text calls the hospitals excluded. */
  listKind: ListKind | null;
};

type Known = {
  /** The names that a list may have. */
  insurers: readonly string[];
  today: IsoDate;
};

/** @param texts the file's name first: what it states counts before the lines of the file. */
export function findListDetails(texts: readonly string[], { insurers, today }: Known): ListDetails {
  const isExcluded = texts.some((text) => excludedWords.test(spacedText(text)));
  return {
    insurer: firstStated(texts, (text) => insurersIn(text, insurers)),
    asOf: firstStated(texts, (text) => daysIn(text, today)),
    listKind: isExcluded ? 'excluded' : null,
  };
}

const excludedWords =
  /\b(?:exclu(?:ded|sion|sions)|black ?list(?:ed)?|de ?list(?:ed)?|suspended|debarred)\b/i;

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

/** A name is found as whole words, in any spacing; "Kotak" within "Zurich Kotak" is not a second insurer. */
function insurersIn(text: string, insurers: readonly string[]): string[] {
  const words = splitIntoWords(spacedText(text));
  const found: { insurer: string; from: number; to: number }[] = [];
  for (const insurer of insurers) {
    const known = findInsurer(insurer);
    for (const name of [insurer, ...(known ? insurerNames(known) : [])]) {
      const letters = splitIntoWords(name).join('');
      for (const from of words.keys())
        for (let to = from + 1; to <= words.length; to += 1)
          if (words.slice(from, to).join('') === letters) found.push({ insurer, from, to });
    }
  }
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .map(({ insurer }) => insurer);
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
