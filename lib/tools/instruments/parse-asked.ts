/**
 * An instrument's fields out of an address. Unknown keys are passed over, of a key given twice the first counts, what
 * is too long is no value. What was typed comes back with its message, so that nobody types twice.
 */
import * as z from 'zod/mini';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { westernDigits } from '../../input/mobile.ts';
import { parseAges } from '../../input/parse-ages.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { parsedField } from '../../input/parsed-field.ts';
import { parseRupees, rupees } from '../../input/rupees.ts';
import type {
  Asked,
  DateField,
  Field,
  FieldErrors,
  Fields,
  Instrument,
  RowsField,
} from './instrument.ts';

/** One address has room for a table of sixty years; nothing else needs as much. */
export const longestAsked = 1200;
const longestOther = 60;

export type AskedOutcome<All extends Fields> =
  // The tool's own address: nobody has answered a question yet.
  | { kind: 'blank' }
  | { kind: 'asked'; asked: Asked<All>; typed: Typed<All> }
  | { kind: 'wrong'; errors: FieldErrors<All>; typed: Typed<All> };

/** What the form shows again, as text. */
export type Typed<All extends Fields> = Partial<Record<keyof All, string>>;

/** @param read the text under a name in the address; empty when there is none. */
export function parseAsked<All extends Fields>(
  instrument: Instrument<All>,
  read: (name: string) => string,
  today: IsoDate,
): AskedOutcome<All> {
  const names: (keyof All & string)[] = Object.keys(instrument.fields);
  if (names.every((name) => read(name) === '')) return { kind: 'blank' };
  const typed: Typed<All> = {};
  const errors: FieldErrors<All> = {};
  const asked: Record<string, unknown> = {};
  for (const name of names) {
    const field = instrument.fields[name] as Field;
    // What was assumed counts until somebody types something else.
    const given = read(name) || (field.start ?? '');
    const text = given.slice(0, field.kind === 'rows' ? longestAsked : longestOther);
    if (text) typed[name] = text;
    if (text.trim() === '' && 'isOptional' in field) {
      asked[name] = null;
      continue;
    }
    const parsed = fieldSchema(field, today).safeParse(text.trim());
    if (parsed.success) asked[name] = parsed.data;
    else errors[name] = parsed.error.issues[0]?.message ?? 'Look at this field again.';
  }
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors, typed };
  const against = instrument.check?.(asked as Asked<All>, today) ?? {};
  if (Object.keys(against).length > 0) return { kind: 'wrong', errors: against, typed };
  return { kind: 'asked', asked: asked as Asked<All>, typed };
}

function fieldSchema(field: Field, today: IsoDate): z.ZodMiniType<unknown, string> {
  const { label } = field;
  switch (field.kind) {
    case 'flag':
      return z.pipe(
        z.string(),
        z.transform((text: string) => text !== '' && text !== 'no'),
      );
    case 'choice':
      return parsedField(
        z.string(),
        (text) => (Object.hasOwn(field.options, text) ? text : null),
        `Choose one: ${lowerFirst(label)}.`,
      );
    case 'rupees': {
      const range = `${rupees(field.least)} to ${rupees(field.most)}`;
      return numeric(field, parseRupees, `Enter a sum from ${range}, like 50000 or 5 lakh.`);
    }
    case 'number':
      return numeric(
        field,
        (text) => parseNumber(text, field.step ?? 1),
        `Enter a number from ${field.least} to ${field.most} (${field.unit}).`,
      );
    case 'date':
      return dated(field, today);
    case 'ages':
      return parsedField(
        z.string(),
        (text) => {
          const ages = parseAges(text);
          const { least, most, mostPeople } = field;
          const isRead = ages?.every((age) => age >= least && age <= most);
          return isRead && ages && ages.length <= mostPeople ? ages : null;
        },
        `Enter ages in years from ${field.least} to ${field.most}, at most ${field.mostPeople}, with commas between: ${field.like}.`,
      );
    case 'rows':
      return parsedField(
        z.string(),
        (text) => parseRows(text, field),
        `Enter ${field.leastRows} to ${field.mostRows} amounts, ${field.isLine ? 'with commas between: 4 lakh, 6 lakh' : 'one a line'}.`,
      );
  }
}

function numeric(
  { least, most }: { least: number; most: number },
  parse: (text: string) => number | null,
  message: string,
) {
  return parsedField(
    z.string(),
    (text) => {
      const number = parse(text);
      return number !== null && number >= least && number <= most ? number : null;
    },
    message,
  );
}

function dated({ yearsBack, yearsAhead }: DateField, today: IsoDate) {
  const [first, last] = [addMonths(today, -12 * yearsBack), addMonths(today, 12 * yearsAhead)];
  return parsedField(
    z.string(),
    (text) => {
      const date = parseCalendarDate(text);
      return date && date >= first && date <= last ? date : null;
    },
    `Enter a date that exists, from ${first.slice(0, 4)} to ${last.slice(0, 4)}.`,
  );
}

/** "34", "34 years", "1,497 cc", "18.5%": what stands behind the number is its unit, which the field knows. */
function parseNumber(typed: string, step: number): number | null {
  const [, digits = ''] =
    /^(-?[\d,]*\.?\d+)\s*(?:%|\p{L}[\p{L}\p{M}\s]*)?\.?$/u.exec(westernDigits(typed)) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  if (digits === '' || !Number.isFinite(number)) return null;
  const steps = number / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? number : null;
}

/**
 * A column as copied from a sheet: lines, tabs or semicolons between sums; a dash is zero. A comma parts sums before a
 * space, after a word and after four digits in a row: no other comma is sure not to group the digits of one sum.
 */
function parseRows(typed: string, { leastRows, mostRows }: RowsField): number[] | null {
  const cells = typed
    .split(/[\n\r\t;|]+|,\s+|(?<=[\p{L}\p{M}]|\d{4}),/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length < leastRows || cells.length > mostRows) return null;
  const amounts = cells.map((cell) => (/^[-–—]$/.test(cell) ? 0 : parseRupees(cell)));
  return amounts.every((amount) => amount !== null) ? (amounts as number[]) : null;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The answer's address, without what is empty: "tool=third-party-premium&fuel=petrol&size=1197". */
export function askedSearch<All extends Fields>(
  { id, fields }: Instrument<All>,
  typed: Typed<All>,
): string {
  const given = Object.keys(fields).flatMap((name) => {
    const text = typed[name];
    return text ? [[name, text]] : [];
  });
  return new URLSearchParams([['tool', id], ...given]).toString();
}
