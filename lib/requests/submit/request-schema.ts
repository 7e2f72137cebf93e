/** The zod schema of a request kind, built from its fields: for the browser's form, JSON and native form posts. */
import * as z from 'zod/mini';
import type { RequestField } from '../../content/requests/request-fields.ts';
import { parsedField } from '../../input/parsed-field.ts';
import { choiceMessage, fieldTypes, tooLongMessage } from './field-types.ts';
import { findPdfFileError, pdfMessages } from './find-pdf-file-error.ts';

const oneOfMessage = 'Give one of these, so that we can answer you.';

/** Values by field name: text, or in a browser the FileList of a file field. */
export type RequestInput = Record<string, string | FileList | undefined>;
type RequestSchema = z.ZodMiniType<RequestInput, RequestInput>;

/**
 * Returns normalised values; an optional empty field is "". Only size and type of a CV are checked here; the server
 * checks its content (find-pdf-content-error.server.ts).
 */
export function requestSchema(
  fields: readonly RequestField[],
  now: () => Date,
  oneOf: readonly string[] = [],
): RequestSchema {
  const shape = Object.fromEntries(
    fields.map((field) => [field.name, requestFieldSchema(field, now)]),
  );
  const schema = z.object(shape) as unknown as RequestSchema;
  const [first] = oneOf;
  if (!first) return schema;
  return schema.check(
    z.check<RequestInput>(
      ({ value, issues }) => {
        const isGiven = (name: string) =>
          value[name] || issues.some(({ path }) => path?.[0] === name);
        if (!oneOf.some(isGiven))
          issues.push({ code: 'custom', path: [first], message: oneOfMessage, input: value });
      },
      // Zod's own rule is after the fields are valid: the message would come at the second try.
      { when: () => true },
    ),
  );
}

function requestFieldSchema(field: RequestField, now: () => Date): z.ZodMiniType<unknown, unknown> {
  const { type, required, options = [] } = field;
  if (type === 'pdf') return pdfSchema(required);
  const row = type === 'choice' ? undefined : fieldTypes[type];
  const message = row?.message ?? choiceMessage;
  const maxLength = field.maxLength ?? row?.maxLength ?? 80;
  const text = z.string(message).check(z.maxLength(maxLength * 2, tooLongMessage(maxLength)));
  const parse = (typed: string) => {
    if (!row) return options.some((option) => option.value === typed) ? typed : null;
    return row.parse(typed, now());
  };
  const value = (required ? parsedField : optionalText)(text, parse, message);
  return z.pipe(value, z.string().check(z.maxLength(maxLength, tooLongMessage(maxLength))));
}

/** Schema of a PDF. In the browser the value is a FileList. */
function pdfSchema(required: boolean) {
  return z.any().check((context) => {
    const [file] = Array.from((context.value ?? []) as ArrayLike<{ name: string; size: number }>);
    const error = file ? findPdfFileError(file) : required ? pdfMessages.missing : null;
    if (error) context.issues.push({ code: 'custom', message: error, input: context.value });
  });
}

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
