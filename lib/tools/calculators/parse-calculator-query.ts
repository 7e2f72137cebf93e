/**
 * Parses a calculator's fields from a URL. Unknown keys are ignored, the first of repeated keys counts, an overlong
 * value is invalid. Invalid input is returned with its message, so that nobody has to type it again.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import type {
  Calculator,
  CalculatorErrors,
  CalculatorFields,
  CalculatorInput,
  FieldDefinition,
} from './calculator.ts';
import { parseField } from './parse-field.ts';

/** Enough for a table of sixty years, the longest input. */
export const maxRowsTextLength = 1200;
const maxTextLength = 60;

export type CalculatorQuery<All extends CalculatorFields> =
  // The calculator's own URL without an answer.
  | { kind: 'blank' }
  | { kind: 'valid'; input: CalculatorInput<All>; typed: TypedValues<All> }
  | { kind: 'invalid'; errors: CalculatorErrors<All>; typed: TypedValues<All> };

/** Values of the form when it is shown again, as text. */
export type TypedValues<All extends CalculatorFields> = Partial<Record<keyof All, string>>;

/** @param textOf returns the text of a query parameter; empty when there is none. */
export function parseCalculatorQuery<All extends CalculatorFields>(
  calculator: Pick<Calculator<All>, 'fields' | 'check'>,
  textOf: (name: string) => string,
  today: IsoDate,
): CalculatorQuery<All> {
  const names: (keyof All & string)[] = Object.keys(calculator.fields);
  if (names.every((name) => textOf(name) === '')) return { kind: 'blank' };
  const typed: TypedValues<All> = {};
  const errors: CalculatorErrors<All> = {};
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const field = calculator.fields[name] as FieldDefinition;
    // The default applies until the visitor types something else.
    const fullText = textOf(name) || (field.start ?? '');
    const text = fullText.slice(0, field.kind === 'rows' ? maxRowsTextLength : maxTextLength);
    if (text) typed[name] = text;
    if (text.trim() === '' && 'isOptional' in field) {
      values[name] = null;
      continue;
    }
    const parsed = parseField(field, text.trim(), today);
    if (parsed.kind === 'valid') values[name] = parsed.value;
    else errors[name] = parsed.message;
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, typed };
  const checkErrors = calculator.check?.(values as CalculatorInput<All>, today) ?? {};
  if (Object.keys(checkErrors).length > 0) return { kind: 'invalid', errors: checkErrors, typed };
  return { kind: 'valid', input: values as CalculatorInput<All>, typed };
}

/** The product whose page asked, where it is not the calculator's home: the answer is framed as that page. */
export const productField = 'for';
/** Set: the answer as a page for an insurer or adviser. */
export const briefField = 'brief';
/** Set: the answer with the fold of its working open, for a link that asks why. */
export const workingField = 'working';
/** The id of that fold's content. */
export const workingId = 'how-we-counted';

/**
 * The query of the answer's address, without empty fields: "fuel=petrol&size=1197".
 * @param product such as "senior-citizen"; none at the calculator's home.
 */
export function calculatorSearch<All extends CalculatorFields>(
  { fields }: Pick<Calculator<All>, 'fields'>,
  typed: TypedValues<All>,
  product?: string,
): string {
  const pairs = Object.keys(fields).flatMap((name) => {
    const text = typed[name];
    return text ? [[name, text]] : [];
  });
  return new URLSearchParams([...(product ? [[productField, product]] : []), ...pairs]).toString();
}
