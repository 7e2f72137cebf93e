/** A text field that may stay empty, as a zod/mini schema: what is missing, null or blank is "". */
import * as z from 'zod/mini';
import { parsedField } from './parsed-field.ts';

/** @param parse the normal form of a text that is not blank, or null: then `message` is shown. */
export function optionalText(
  text: z.ZodMiniType<string, string>,
  parse: (typed: string) => string | null,
  message: string,
) {
  const value = parsedField(text, (typed) => (typed.trim() === '' ? '' : parse(typed)), message);
  // The form's null: radio buttons of which none is selected. Its false: a box without a tick.
  const orEmpty = z.transform((raw: unknown) => (raw === false ? '' : (raw ?? '')));
  return z._default(z.pipe(orEmpty, value), '');
}
