/** The browser's side of POST /api/requests. */
import { type FormReply, sendForm } from '../http/send-form.ts';
import { requestMessages } from './request-messages.ts';

export const requestsEndpoint = '/api/requests';

/** A CV of 2 MB on a slow network takes its time. */
const timeoutMs = 20_000;
const timeoutWithFileMs = 120_000;

export type RequestConfirmation = {
  reference: string;
  /** ISO date by which an answer is promised; null where the kind has no clock. */
  by: string | null;
};

/** @param fields the form's values, with `kind`, `page`, `website` and `idempotencyKey`. */
export function sendRequest(
  url: string,
  fields: Record<string, string>,
  file?: { name: string; file: File },
): Promise<FormReply<RequestConfirmation>> {
  return sendForm(url, file ? asFormData(fields, file) : fields, {
    timeoutMs: file ? timeoutWithFileMs : timeoutMs,
    readThanks: ({ status, reference, by }) =>
      (status === 'delivered' || status === 'queued') && typeof reference === 'string'
        ? { reference, by: typeof by === 'string' ? by : null }
        : null,
    noAnswerMessage: requestMessages.noAnswer,
  });
}

function asFormData(fields: Record<string, string>, { name, file }: { name: string; file: File }) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set(name, file);
  return body;
}
