/**
 * The steps of a posted service request: parse it by its kind, write it down, wake the worker that mails it.
 * Rule: "queued" is only said of a row that is on disk.
 */
import 'server-only';
import { answerBy } from '../content/requests/request-kinds.ts';
import type { FormContext, FormRoute, Recorded } from '../http/form-route.server.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import type { ServiceRequestRow } from '../store/outbox-schema.ts';
import { maxPdfBytes } from './check-pdf.ts';
import { storeDraft } from './form-draft.server.ts';
import { recordRequest } from './record-request.server.ts';
import {
  type InvalidRequest,
  type RequestOutcome,
  toRequestConfirmationPath,
  toRequestReply,
} from './request-outcome.ts';
import { parseRequestSubmission, type RequestSubmission } from './request-submission.server.ts';
import { wakeRequestWorker } from './request-worker.server.ts';

/** 4,000 letters of a complaint in Devanagari are 36 KB once a form has encoded them. */
const maxTextBytes = 64 * 1024;

export const requestRoute: FormRoute<RequestSubmission, ServiceRequestRow, RequestOutcome> = {
  name: 'requests',
  limits: { json: maxTextBytes, form: maxTextBytes, multipart: maxPdfBytes + maxTextBytes },
  clientLimit: (env) => ({
    purpose: 'service-request',
    perHour: env.serviceRequestsPerClientPerHour,
  }),
  parse,
  record: async (submission, { post: { isHoneypotFilled } }) =>
    recordRequest(await openOutbox(), { ...submission, isHoneypotFilled }, new Date()),
  deliver,
  toReply: toRequestReply,
  toConfirmationPath: toRequestConfirmationPath,
};

async function parse(context: FormContext) {
  const parsed = parseRequestSubmission(context.post, new Date());
  return parsed.kind === 'valid' ? parsed : { outcome: await withDraft(parsed, context) };
}

async function withDraft(
  invalid: InvalidRequest,
  { post: { fields, files, isNative }, env }: FormContext,
): Promise<RequestOutcome> {
  const { requestKind, errors } = invalid;
  if (!isNative || !requestKind) return invalid;
  const draftCookie = await storeDraft({ kind: requestKind, fields, files, errors }, env);
  return { ...invalid, draftCookie };
}

/** The worker mails it; nobody waits for that. */
async function deliver(
  { kind: recorded, row }: Recorded<ServiceRequestRow>,
  { env }: FormContext,
): Promise<RequestOutcome> {
  if (recorded === 'inserted') wakeRequestWorker();
  const { reference, state, kind, created_at } = row;
  return {
    kind: state === 'pending' ? 'queued' : 'delivered',
    reference,
    by: answerBy(kind, new Date(created_at), env.serviceAnswerDays),
  };
}
