/**
 * For each type of field: the filter while typing, the parser of the finished value, and the error message. Shared by
 * browser and server; `parse` returns the normal form in which a value is stored and mailed.
 */
import type { FieldType } from '../../content/requests/request-fields.ts';
import { keepLettersAndDigits, keepPolicyNumber } from '../../input/input-filters.ts';
import { parseMobile, sanitizeMobileInput } from '../../input/mobile.ts';
import {
  parseDate,
  parseEmail,
  parseLettersAndDigits,
  parseLine,
  parseLongText,
  parseName,
  parsePolicyNumber,
} from '../../input/parse-field-text.ts';
import { parseAnyReference } from '../../outbox/reference.ts';

type TextFieldType = Exclude<FieldType, 'choice' | 'pdf'>;

export type FieldTypeRow = {
  message: string;
  maxLength: number;
  inputType: 'text' | 'tel' | 'email' | 'date';
  inputMode?: 'numeric' | 'email' | 'text';
  autoComplete?: string;
  /** Drops invalid characters while typing or pasting. */
  sanitize?: (text: string) => string;
  /** The normal form of the value, or null if it is invalid. */
  parse: (text: string, now: Date) => string | null;
};

export const fieldTypes: Readonly<Record<TextFieldType, FieldTypeRow>> = {
  name: {
    message: 'Enter a name in letters and spaces.',
    maxLength: 80,
    inputType: 'text',
    autoComplete: 'name',
    parse: parseName,
  },
  mobile: {
    message: 'Enter valid mobile no.',
    maxLength: 40,
    inputType: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
    sanitize: sanitizeMobileInput,
    parse: parseMobile,
  },
  email: {
    message: 'Enter an e-mail address such as name@example.in.',
    maxLength: 254,
    inputType: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    parse: parseEmail,
  },
  'policy-number': {
    message: 'Use letters, digits, slash and hyphen only, 40 at most, as printed on the policy.',
    maxLength: 40,
    inputType: 'text',
    autoComplete: 'off',
    sanitize: keepPolicyNumber,
    parse: parsePolicyNumber,
  },
  'letters-and-digits': {
    message: 'Use letters and digits only, without spaces.',
    maxLength: 40,
    inputType: 'text',
    autoComplete: 'off',
    sanitize: (text) => keepLettersAndDigits(text).toUpperCase(),
    parse: parseLettersAndDigits,
  },
  line: {
    message: 'Keep this to one short line of words.',
    maxLength: 120,
    inputType: 'text',
    parse: parseLine,
  },
  'long-text': {
    message: 'Say it in a few words of your own.',
    maxLength: 3000,
    inputType: 'text',
    parse: parseLongText,
  },
  date: {
    message: 'Enter a date such as 10/05/2027, not further than ten years away.',
    maxLength: 10,
    inputType: 'date',
    parse: (text, now) => parseDate(text, now, 10),
  },
  'past-date': {
    message: 'Enter the day as a date such as 10/05/2026: today or before, in the last ten years.',
    maxLength: 10,
    inputType: 'date',
    parse: (text, now) => parseDate(text, now, 0),
  },
  reference: {
    message: 'This is no reference of ours. Check it for a slip, or leave it out.',
    maxLength: 20,
    inputType: 'text',
    autoComplete: 'off',
    parse: parseAnyReference,
  },
};

export const choiceMessage = 'Choose one from the list.';
export const tooLongMessage = (maxLength: number) =>
  `This is too long: ${maxLength} characters at most.`;
