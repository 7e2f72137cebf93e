/**
 * The steps of a submitted service request: parse it by its kind, store it, wake the worker that mails it. Rule:
 * "queued" is only returned for a row that is on disk. Why the call-back is no kind of request:
 * lib/leads/submit/receive-call-back.server.ts.
 */
import 'server-only';
import { requestKinds, responseDueDate } from '../../content/requests/request-kinds.ts';
import { hourMs, timestampBefore } from '../../dates/iso-date.ts';
import { deleteDraft, draftTexts, writeDraft } from '../../forms/form-draft.server.ts';
import type { FormRoute, ParsedForm, StepContext } from '../../forms/form-route.server.ts';
import { issueAccessToken } from '../../forms/record-access-token.server.ts';
import { multipart } from '../../http/multipart.server.ts';
import type { PostContext } from '../../http/read-post.server.ts';
import { codeRequired } from '../../identity/one-time-codes/code-required.ts';
import { readTextField } from '../../input/read-text-field.ts';
import type { RecordedRow } from '../../outbox/insert-idempotent.server.ts';
import { describeDatabaseError } from '../../process/logging/describe-database-error.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { requestConfirmationPath } from '../../site/confirmation-paths.ts';
import { isPagePath } from '../../site/find-route.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Store } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { openServices } from '../../store/services.server.ts';
import { isCodeNeeded, sendAllowCallsCode } from '../allow-calls/allow-calls-code.server.ts';
import { wakeRequestWorker } from '../deliver/request-worker.server.ts';
import { maxPdfBytes } from './find-pdf-file-error.ts';
import { recordRequest } from './record-request.server.ts';
import { requestMessages } from './request-messages.ts';
import {
  type InvalidRequest,
  type RequestOutcome,
  toRequestConfirmationPath,
  toRequestReply,
} from './request-outcome.ts';
import { parseRequestSubmission, type RequestSubmission } from './request-submission.server.ts';

/** 4,000 characters of a complaint in Devanagari are 36 KB in a URL-encoded form. */
const maxTextBytes = 64 * 1024;

export const requestRoute: FormRoute<RequestSubmission, ServiceRequestRow, RequestOutcome> = {
  name: 'requests',
  maxBytes: { json: maxTextBytes, form: maxTextBytes, multipart: maxPdfBytes + maxTextBytes },
  multipart,
  messages: requestMessages,
  clientLimit: (env) => ({
    purpose: 'service-request',
    perHour: env.serviceRequestsPerClientPerHour,
  }),
  parse,
  beyondAllowance: ({ kind }) => (kind === 'stop-calls' ? 'delay' : 'reject'),
  record: (submission, { services, post: { isHoneypotFilled }, now }) =>
    recordRequest(services, { ...submission, isHoneypotFilled }, now),
  deliver,
  toReply: toRequestReply,
  toConfirmationPath: toRequestConfirmationPath,
};

async function parse(context: PostContext): Promise<ParsedForm<RequestSubmission, RequestOutcome>> {
  const parsed = parseRequestSubmission(context.post, context.now);
  if (parsed.kind === 'invalid')
    return { kind: 'invalid', outcome: await withDraft(parsed, context) };
  const quotaError = parsed.submission.file ? await findQuotaError(parsed.submission) : null;
  if (quotaError) return { kind: 'invalid', outcome: await withDraft(quotaError, context) };
  return { kind: 'valid', submission: { ...parsed.submission, language: context.language } };
}

async function findQuotaError(submission: RequestSubmission): Promise<InvalidRequest | null> {
  try {
    const services = await openServices();
    return await findUploadQuotaError(services, submission, services.store.now());
  } catch (error) {
    // The insert that follows needs the database as well, and answers for it.
    logger().warn(describeDatabaseError(error), 'quota of uploaded files not read');
    return null;
  }
}

const draftPaths = { page: requestConfirmationPath, endpoint: '/api/requests' };

async function withDraft(invalid: InvalidRequest, context: PostContext): Promise<RequestOutcome> {
  const { requestKind: kind } = invalid;
  const { isNative, fields, files } = context.post;
  if (!isNative || !kind) return invalid;
  const values: Record<string, string> = {};
  const errors = { ...invalid.errors };
  for (const { name, type } of requestKinds[kind].fields) {
    if (type !== 'pdf') Object.assign(values, draftTexts(fields, [name]));
    else if (files[name]) errors[name] ??= 'Please choose the file again.';
  }
  const page = readTextField(fields, 'page');
  const draft = { kind, page: isPagePath(page) ? page : undefined, values, errors };
  return { ...invalid, cookies: await writeDraft(draft, draftPaths, context) };
}

/** The worker sends the mail; the response does not wait for it. */
async function deliver(
  { kind: recorded, row }: RecordedRow<ServiceRequestRow>,
  context: StepContext,
): Promise<RequestOutcome> {
  const { services, env, headers, now } = context;
  if (recorded === 'inserted') wakeRequestWorker();
  if (isCodeNeeded(row))
    return codeRequired(row.reference, await sendAllowCallsCode(services, row, { headers, now }));
  const { reference, state, kind, created_at } = row;
  return {
    kind: state === 'pending' ? 'queued' : 'delivered',
    reference,
    accessToken: issueAccessToken(services, reference, { now }),
    dueDate: responseDueDate(kind, new Date(created_at), env.serviceAnswerDays),
    cookies: await deleteDraft(draftPaths, context),
  };
}

const hoursToFill = 20;
const bytesPerMb = 1024 * 1024;

/**
 * Disk quota of all uploaded files together: call-backs are written to the same disk. A twentieth of it may be used in
 * one hour, so that a flood from many addresses takes most of a day to fill it, and is noticed.
 * The request is accepted without its file: null if there is none, or if there is room for it.
 * @throws if the database is unavailable.
 */
async function findUploadQuotaError(
  { store, env: { uploadsMaxMb, broker } }: Pick<Services, 'store' | 'env'>,
  { kind, file }: RequestSubmission,
  now: Date,
): Promise<InvalidRequest | null> {
  const field = requestKinds[kind].fields.find(({ type }) => type === 'pdf');
  if (!field || !file) return null;
  const stored = await storedBytes(store, now);
  const maxBytes = uploadsMaxMb * bytesPerMb;
  // The length as stored, in base64.
  const length = Math.ceil((file.bytes.length * 4) / 3);
  if (stored.all + length <= maxBytes && stored.ofHour + length <= maxBytes / hoursToFill)
    return null;
  logger().warn('a file was refused: the room for files is used up (UPLOADS_MAX_MB)');
  const message = `We cannot store more files just now. Take the file out and send the form without it, or call us: ${broker.phone}.`;
  return { kind: 'invalid', requestKind: kind, errors: { [field.name]: message } };
}

async function storedBytes(store: Store, now: Date): Promise<{ all: number; ofHour: number }> {
  const hourAgo = timestampBefore(now, hourMs);
  const [all, ofHour] = await Promise.all([sumStoredBytes(store), sumStoredBytes(store, hourAgo)]);
  return { all, ofHour };
}

async function sumStoredBytes({ db }: Store, since: string | null = null): Promise<number> {
  const { bytes } = await db
    .selectFrom('request_file')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .$if(since !== null, (files) => files.where('stored_at', '>', since))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
