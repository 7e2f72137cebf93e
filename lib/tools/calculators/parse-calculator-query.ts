/**
 * An instrument's fields out of an address. Unknown keys are passed over, of a key given twice the first counts, what
 * is too long is no value. What was typed comes back with its message, so that nobody types twice.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { Calculator, CalculatorInput, Field, FieldErrors, Fields } from './calculator.ts';
import { fieldSchema } from './field-schema.ts';

/** One address has room for a table of sixty years; nothing else needs as much. */
export const maxRowsTextLength = 1200;
const maxTextLength = 60;

export type CalculatorQuery<All extends Fields> =
  // The tool's own address: nobody has answered a question yet.
  | { kind: 'blank' }
  | { kind: 'asked'; input: CalculatorInput<All>; typed: TypedValues<All> }
  | { kind: 'wrong'; errors: FieldErrors<All>; typed: TypedValues<All> };

/** What the form shows again, as text. */
export type TypedValues<All extends Fields> = Partial<Record<keyof All, string>>;

/** @param read the text under a name in the address; empty when there is none. */
export function parseCalculatorQuery<All extends Fields>(
  calculator: Calculator<All>,
  read: (name: string) => string,
  today: IsoDate,
): CalculatorQuery<All> {
  const names: (keyof All & string)[] = Object.keys(calculator.fields);
  if (names.every((name) => read(name) === '')) return { kind: 'blank' };
  const typed: TypedValues<All> = {};
  const errors: FieldErrors<All> = {};
  const asked: Record<string, unknown> = {};
  for (const name of names) {
    const field = calculator.fields[name] as Field;
    // What was assumed counts until somebody types something else.
    const given = read(name) || (field.start ?? '');
    const text = given.slice(0, field.kind === 'rows' ? maxRowsTextLength : maxTextLength);
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
  const against = calculator.check?.(asked as CalculatorInput<All>, today) ?? {};
  if (Object.keys(against).length > 0) return { kind: 'wrong', errors: against, typed };
  return { kind: 'asked', input: asked as CalculatorInput<All>, typed };
}

/** The product whose page asked, where it is not the calculator's home: the answer is framed as that page. */
export const productField = 'for';

/**
 * The query of the answer's address, without what is empty: "fuel=petrol&size=1197".
 * @param product such as "senior-citizen"; none at the calculator's home.
 */
export function calculatorSearch<All extends Fields>(
  { fields }: Calculator<All>,
  typed: TypedValues<All>,
  product?: string,
): string {
  const given = Object.keys(fields).flatMap((name) => {
    const text = typed[name];
    return text ? [[name, text]] : [];
  });
  return new URLSearchParams([...(product ? [[productField, product]] : []), ...given]).toString();
}
