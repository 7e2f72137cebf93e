/**
 * The accepted values of each field kind, and the messages for anything else. Without zod: a product's page loads it for
 * its first screen.
 */
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { parseRupees, rupees } from '../../input/rupees.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import { lowerFirst } from '../../text/words.ts';
import type { DateField, FieldDefinition, RowsField, RupeeField } from './calculator.ts';

export type ParsedField = { kind: 'valid'; value: unknown } | { kind: 'invalid'; message: string };

/** The value of a field's text; a message beside the field for anything else. */
export function parseField(field: FieldDefinition, text: string, today: IsoDate): ParsedField {
  const { label } = field;
  switch (field.kind) {
    case 'flag':
      return { kind: 'valid', value: text !== '' && text !== 'no' };
    case 'choice':
      return parsed(
        Object.hasOwn(field.options, text) ? text : null,
        `Choose one: ${lowerFirst(label)}.`,
      );
    case 'rupees': {
      const question = yearQuestion(field, text);
      const sum = parseRupees(text);
      return parsed(
        question === null ? inRange(sum, field) : null,
        question ?? sumText(sum, field),
      );
    }
    case 'number':
      return parsed(
        inRange(parseNumber(text, field.step ?? 1), field),
        `Enter a number from ${field.min} to ${field.max} (${field.unit}).`,
      );
    case 'date':
      return parseDateInRange(field, text, today);
    case 'ages': {
      const { min, max, maxPeople } = field;
      const ages = parseAges(text);
      const isRead = ages?.every((age) => age >= min && age <= max);
      return parsed(
        isRead && ages && ages.length <= maxPeople ? ages : null,
        `Enter ages in years from ${min} to ${max}, at most ${maxPeople}, with commas between: ${field.example}.`,
      );
    }
    case 'rows':
      return parsed(
        parseRows(text, field),
        `Enter ${field.minRows} to ${field.maxRows} amounts, ${field.isLine ? 'with commas between: 4 lakh, 6 lakh' : 'one a line'}.`,
      );
  }
}

function parsed(value: unknown, message: string): ParsedField {
  return value === null ? { kind: 'invalid', message } : { kind: 'valid', value };
}

/** The bound is named only where it was passed. */
function sumText(sum: number | null, { min, max }: RupeeField): string {
  if (sum === null) return 'Enter a sum, such as 50000 or 5 lakh.';
  return sum > max
    ? `Enter a sum of at most ${rupees(max)}.`
    : `Enter a sum of at least ${rupees(min)}.`;
}

function inRange(number: number | null, { min, max }: { min: number; max: number }): number | null {
  return number !== null && number >= min && number <= max ? number : null;
}

/** Message for an empty field on a page without a day. A date's own message names years that depend on today. */
export function missingFieldMessage(field: FieldDefinition): string {
  if (field.kind === 'date') return 'Enter a date.';
  const outcome = parseField(field, '', '2026-01-01');
  return outcome.kind === 'invalid' ? outcome.message : '';
}

/** An income of a year below this is a slip of the finger or a month's; some life covers cost a few hundred rupees. */
const leastOfYear = { income: 10_000, premium: 100 } as const;
/** Below this nobody's monthly pay is meant either: the word after the number is missing. */
const leastOfMonth = 1000;

/**
 * What to ask about a sum that is too small for a year: "₹15 a year, or 15 lakh?" Null for a plausible one, and for 0.
 */
function yearQuestion({ ofYear }: RupeeField, text: string): string | null {
  const sum = parseRupees(text);
  if (!ofYear || !sum || sum >= leastOfYear[ofYear]) return null;
  const typed = sum.toLocaleString('en-IN');
  if (ofYear === 'premium')
    return `Is it ₹${typed} a year, or ${typed} thousand? Enter the whole sum.`;
  return sum < leastOfMonth
    ? `Is it ₹${typed} a year, or ${typed} lakh? Enter it with the word, like 15 lakh.`
    : `Is it ₹${typed} a year, or a month? Enter the sum of the whole year.`;
}

function parseDateInRange(
  { yearsBack, yearsAhead }: DateField,
  text: string,
  today: IsoDate,
): ParsedField {
  const [first, last] = [addMonths(today, -12 * yearsBack), addMonths(today, 12 * yearsAhead)];
  const date = parseCalendarDate(text);
  return parsed(
    date && date >= first && date <= last ? date : null,
    `Enter a date that exists, from ${first.slice(0, 4)} to ${last.slice(0, 4)}.`,
  );
}

/** "34", "34 years", "1,497 cc", "18.5%": text after the number is its unit, which the field knows. */
function parseNumber(typed: string, step: number): number | null {
  const [, digits = ''] =
    /^(-?[\d,]*\.?\d+)\s*(?:%|\p{L}[\p{L}\p{M}\s]*)?\.?$/u.exec(toAsciiDigits(typed)) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  if (digits === '' || !Number.isFinite(number)) return null;
  const steps = number / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? number : null;
}

/**
 * A column as copied from a sheet: lines, tabs or semicolons separate sums; a dash is zero. A comma separates sums
 * before a space, after a word and after four digits in a row: any other comma may group the digits of one sum.
 */
function parseRows(typed: string, { minRows, maxRows }: RowsField): number[] | null {
  const cells = toAsciiDigits(typed)
    .split(/[\n\r\t;|]+|,\s+|(?<=[\p{L}\p{M}]|\d{4}),/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length < minRows || cells.length > maxRows) return null;
  const amounts = cells.map((cell) => (/^[-–—]$/.test(cell) ? 0 : parseRupees(cell)));
  return amounts.every((amount) => amount !== null) ? (amounts as number[]) : null;
}

const [yearWords, monthWords] = [
  'years?|yrs?|y|साल|वर्ष',
  'months?|mths?|mos?|m|महीने|महीना|माह',
].map((words) => `\\s*(?:${words})(?![\\p{L}\\p{M}])\\.?`);
const months = `(?<!\\d)(?:\\d|1[01])${monthWords}`;
const parts = {
  /** "4 years 6 months" is one child of four. */
  years: new RegExp(`(?<=\\d)${yearWords}(?:\\s*${months})?`, 'giu'),
  /** A baby counts as zero years old. */
  months: new RegExp(months, 'giu'),
};

/**
 * Ages of several people on one line.
 * "62, 65", "62 and 65", "4 7", "62yrs", "6 months": whole years, the eldest first. Empty text gives an empty list.
 */
export function parseAges(typed: string): number[] | null {
  const words = toAsciiDigits(typed)
    .replace(parts.years, ' ')
    .replace(parts.months, '0')
    .split(/(?:[\s,;/&+]|\band\b)+/i)
    .filter((word) => word !== '');
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return null;
  return words.map(Number).sort((a, b) => b - a);
}
