/**
 * Parsers of text fields: each returns the normal form in which a value is stored and mailed, or null. The input has at
 * most a few thousand characters.
 */
import { addDays, type IsoDate, todayInIndia } from '../dates/iso-date.ts';
import { toAsciiDigits } from '../text/to-ascii-digits.ts';
import {
  isEmail,
  keepLettersAndDigits,
  keepLettersAndSpaces,
  keepPolicyNumber,
} from './input-filters.ts';
import { parseCalendarDate } from './parse-calendar-date.ts';

const longestYearDays = 366;

export function parseName(text: string): string | null {
  const name = oneLine(text);
  // D'Souza, M. K. Rao and Mary-Ann are names too.
  const lettersAndSpaces = name.replace(/[.'’-]/g, '');
  const isName = /^\p{L}/u.test(name) && unchangedBy(keepLettersAndSpaces, lettersAndSpaces);
  return isName ? name : null;
}

export function parseEmail(text: string): string | null {
  // Normalised, because the Kelvin sign equals "k" in a case-insensitive comparison, but not for a mail server.
  const email = text.trim().normalize('NFC');
  // Characters that separate, quote or comment in a mail header are never part of one address here.
  return isEmail(email) && !/[\p{Cc}\p{Cf},;:<>()[\]\\"]/u.test(email) ? email : null;
}

export function parsePolicyNumber(text: string): string | null {
  return unchangedBy(keepPolicyNumber, withoutSpaces(toAsciiDigits(text)));
}

export function parseLettersAndDigits(text: string): string | null {
  const joined = withoutSpaces(toAsciiDigits(text)).replace(/-/g, '');
  return unchangedBy(keepLettersAndDigits, joined)?.toUpperCase() ?? null;
}

export function parseLine(text: string): string | null {
  const line = oneLine(text);
  return line && !/[<>\p{Cc}]/u.test(line) ? line : null;
}

export function parseLongText(text: string): string | null {
  const cleanText = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return /\p{L}/u.test(cleanText) ? cleanText : null;
}

/** A date from ten years ago to the given number of years ahead. */
export function parseDate(text: string, now: Date, yearsAhead: number): IsoDate | null {
  const date = parseCalendarDate(text);
  const today = todayInIndia(now);
  if (!date || date < addDays(today, -10 * longestYearDays)) return null;
  return date <= addDays(today, yearsAhead * longestYearDays) ? date : null;
}

function oneLine(text: string): string {
  return text.normalize('NFC').replace(/ +/g, ' ').trim();
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '');
}

function unchangedBy(filter: (text: string) => string, text: string): string | null {
  return text && filter(text) === text ? text : null;
}
