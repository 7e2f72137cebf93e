/**
 * What each type of field keeps as it is typed, accepts as finished, and says when it does not. Shared by
 * the browser and the server; `parse` gives the one form in which a value is stored and mailed.
 */

import type { FieldType } from '../content/requests/request-fields.ts';
import { addDays, todayInIndia } from '../dates/iso-date.ts';
import { parseCalendarDate } from '../input/calendar-date.ts';
import { isEmail, keepLettersAndDigits, keepPolicyNumber } from '../input/input-filters.ts';
import { parseMobile, sanitizeMobileInput, westernDigits } from '../input/mobile.ts';
import { parseReference } from '../outbox/reference.ts';

type TextFieldType = Exclude<FieldType, 'choice' | 'pdf'>;

export type FieldTypeRow = {
  message: string;
  maxLength: number;
  inputType: 'text' | 'tel' | 'email' | 'date';
  inputMode?: 'numeric' | 'email' | 'text';
  autoComplete?: string;
  /** Drops what does not belong while it is typed or pasted. */
  keep?: (text: string) => string;
  /** The finished value, or null when it is not one. Never handed more than a few thousand characters. */
  parse: (text: string, now: Date) => string | null;
};

const daysPerYear = 366;

export const fieldTypes: Readonly<Record<TextFieldType, FieldTypeRow>> = {
  name: {
    message: 'Enter a name in letters and spaces.',
    maxLength: 80,
    inputType: 'text',
    autoComplete: 'name',
    parse: (text) => {
      const name = oneLine(text);
      // Wider than "letters and spaces": D'Souza, M. K. Rao and Mary-Ann are names.
      return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(name) ? name : null;
    },
  },
  mobile: {
    message: 'Enter valid mobile no.',
    maxLength: 40,
    inputType: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
    keep: sanitizeMobileInput,
    parse: parseMobile,
  },
  email: {
    message: 'Enter an e-mail address such as name@example.in.',
    maxLength: 254,
    inputType: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    parse: (text) => {
      const address = text.trim();
      // What separates, quotes or comments in a mail header has no place in one address.
      return isEmail(address) && !/[\p{Cc}\p{Cf},;:<>()[\]\\"]/u.test(address) ? address : null;
    },
  },
  'policy-number': {
    message: 'Use letters, digits, slash and hyphen only, 40 at most, as printed on the policy.',
    maxLength: 40,
    inputType: 'text',
    autoComplete: 'off',
    keep: (text) => keepPolicyNumber(westernDigits(text)),
    parse: (text) => onlyKept(withoutSpaces(westernDigits(text)), keepPolicyNumber),
  },
  'letters-and-digits': {
    message: 'Use letters and digits only, without spaces.',
    maxLength: 40,
    inputType: 'text',
    autoComplete: 'off',
    keep: (text) => keepLettersAndDigits(westernDigits(text)).toUpperCase(),
    parse: (text) =>
      onlyKept(
        withoutSpaces(westernDigits(text)).replace(/-/g, ''),
        keepLettersAndDigits,
      )?.toUpperCase() ?? null,
  },
  line: {
    message: 'Keep this to one short line of words.',
    maxLength: 120,
    inputType: 'text',
    parse: (text) => {
      const line = oneLine(text);
      return line && !/[<>\p{Cc}]/u.test(line) ? line : null;
    },
  },
  'long-text': {
    message: 'Say it in a few words of your own.',
    maxLength: 3000,
    inputType: 'text',
    parse: (text) => {
      const kept = text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim();
      return /\p{L}/u.test(kept) ? kept : null;
    },
  },
  date: {
    message: 'Enter a date such as 10/05/2027, not further than ten years away.',
    maxLength: 10,
    inputType: 'date',
    parse: (text, now) => dateWithin(text, now, 10),
  },
  'past-date': {
    message: 'Enter the day as a date such as 10/05/2026: today or before, in the last ten years.',
    maxLength: 10,
    inputType: 'date',
    parse: (text, now) => dateWithin(text, now, 0),
  },
  reference: {
    message: 'This is no reference of ours. Check it for a slip, or leave it out.',
    maxLength: 20,
    inputType: 'text',
    autoComplete: 'off',
    parse: (text) => parseReference('SR', text) ?? parseReference('CB', text),
  },
};

export const choiceMessage = 'Choose one from the list.';
export const tooLongMessage = (maxLength: number) =>
  `This is too long: ${maxLength} characters at most.`;

function oneLine(text: string): string {
  return text.normalize('NFC').replace(/ +/g, ' ').trim();
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '');
}

function onlyKept(text: string, keep: (text: string) => string): string | null {
  return text && keep(text) === text ? text : null;
}

function dateWithin(text: string, now: Date, yearsAhead: number): string | null {
  const date = parseCalendarDate(text);
  const today = todayInIndia(now);
  if (!date || date < addDays(today, -10 * daysPerYear)) return null;
  return date <= addDays(today, yearsAhead * daysPerYear) ? date : null;
}
