/** Validation of a request's form, by its rows, and its submission. Fetched when the page is idle. */
import { zodResolver } from '@hookform/resolvers/zod';
import { enhanceForm, type FormEnhancement } from '@/components/forms/form-enhancement';
import type { FormElementAccess } from '@/components/forms/use-post-form';
import type { RequestField } from '@/lib/content/requests/request-fields';
import { askForCalls } from '@/lib/leads/status/booked-calls';
import { requestMessages } from '@/lib/requests/submit/request-messages';
import { type RequestInput, requestSchema } from '@/lib/requests/submit/request-schema';
import { requestCodePath } from '@/lib/site/confirmation-paths';

export type ConfirmedRequest = {
  reference: string;
  /** ISO date by which an answer is promised; null for a kind without a time limit. */
  by: string | null;
};

type RequestFormRows = {
  /** Fields that are not typed: kind, page, and answers that the page already knew. */
  fixed: Readonly<Record<string, string>>;
  fields: readonly RequestField[];
  oneOf?: readonly string[];
  onConfirmed: (confirmation: ConfirmedRequest) => void;
};

export function enhanceRequest(
  { fixed, fields, oneOf, onConfirmed }: RequestFormRows,
  { readHoneypot, readField, postNatively, submission }: FormElementAccess,
): FormEnhancement<RequestInput> {
  const names = fields.map(({ name }) => name);
  const form = enhanceForm<RequestInput, RequestInput, ConfirmedRequest>({
    resolver: zodResolver(requestSchema(fields, () => new Date(), oneOf)),
    endpoint: '/api/requests',
    toBody: (details, idempotencyKey) => {
      const { texts, file } = split(details);
      const body = { ...fixed, ...texts, idempotencyKey, ...readHoneypot() };
      return file ? toFormData(body, file) : body;
    },
    parseConfirmation: ({ status, reference, by }) =>
      (status === 'delivered' || status === 'queued') && typeof reference === 'string'
        ? { reference, by: typeof by === 'string' ? by : null }
        : null,
    codePath: requestCodePath,
    noAnswerMessage: requestMessages.noAnswer,
    onConfirmed: (confirmation) => {
      form.clearFields(names);
      onConfirmed(confirmation);
      // Booked calls of this visit may be among those that were stopped.
      if (fixed.kind === 'stop-calls') askForCalls();
    },
    postNatively,
    readField,
    submission,
    visible: names,
  });
  return form;
}

type NamedFile = { name: string; file: File };

function split(details: RequestInput) {
  const texts: Record<string, string> = {};
  let file: NamedFile | undefined;
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string') texts[name] = value;
    else if (value?.[0]) file = { name, file: value[0] };
  }
  return { texts, file };
}

function toFormData(fields: Record<string, string>, { name, file }: NamedFile): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set(name, file);
  return body;
}
