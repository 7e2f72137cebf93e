/**
 * A posted service request from its fields to its outcome: check it by its kind, write it down, wake the
 * worker that mails it. Rule: "queued" is only said of a row that is on disk.
 */
import 'server-only';
import type { Environment } from '../config/parse-environment.ts';
import { answerBy } from '../content/requests/request-kinds.ts';
import { clientAddress } from '../http/client-address.server.ts';
import type { FormPost, FormPostLimits } from '../http/form-post.server.ts';
import { withClientRateLimit } from '../http/with-client-rate-limit.server.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import { maxPdfBytes } from './check-pdf.ts';
import { storeDraft } from './form-draft.server.ts';
import { recordRequest } from './record-request.server.ts';
import type { InvalidRequest, RequestOutcome } from './request-outcome.ts';
import { parseRequestSubmission, type RequestSubmission } from './request-submission.server.ts';
import { wakeRequestWorker } from './request-worker.server.ts';

/** 4,000 letters of a complaint in Devanagari are 36 KB once a form has encoded them. */
const maxTextBytes = 64 * 1024;

export const requestLimits: FormPostLimits = {
  json: maxTextBytes,
  form: maxTextBytes,
  multipart: maxPdfBytes + maxTextBytes,
};

export async function handleRequest(
  post: FormPost,
  headers: Headers,
  env: Environment,
): Promise<RequestOutcome> {
  const parsed = parseRequestSubmission(post, new Date());
  if (parsed.kind === 'invalid') return withDraft(parsed, post, env);
  return submitRequest(parsed.submission, {
    client: clientAddress(headers, env.trustedProxyHops),
    perHour: env.serviceRequestsPerClientPerHour,
    deskDays: env.serviceAnswerDays,
  });
}

async function withDraft(
  invalid: InvalidRequest,
  { fields, files, isNative }: FormPost,
  env: Environment,
): Promise<RequestOutcome> {
  const { requestKind, errors } = invalid;
  if (!isNative || !requestKind) return invalid;
  const draftCookie = await storeDraft({ kind: requestKind, fields, files, errors }, env);
  return { ...invalid, draftCookie };
}

async function submitRequest(
  submission: RequestSubmission,
  /** Counted, never stored. */
  { client, perHour, deskDays }: { client: string; perHour: number; deskDays: number },
): Promise<RequestOutcome> {
  const limit = { purpose: 'service-request', client, perHour } as const;
  const recorded = await withClientRateLimit(limit, async () =>
    recordRequest(await openOutbox(), submission, new Date()),
  );
  if (!('row' in recorded)) return recorded;
  if (recorded.kind === 'inserted') wakeRequestWorker();
  const { reference, state, kind, created_at } = recorded.row;
  return {
    kind: state === 'pending' ? 'queued' : 'delivered',
    reference,
    by: answerBy(kind, new Date(created_at), deskDays),
  };
}
