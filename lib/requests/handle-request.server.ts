/** POST /api/requests from the outside in: the posted form, its fields by kind, then the request itself. */
import 'server-only';
import { environment } from '../config/env.server.ts';
import type { Environment } from '../config/environment.ts';
import { clientAddress } from '../http/client-address.server.ts';
import { type FormPost, readFormPost } from '../http/form-post.server.ts';
import { keepDraft } from './form-draft.server.ts';
import { pdfLimitBytes } from './pdf-limits.ts';
import { type RequestOutcome, rejected } from './request-outcome.ts';
import { parseRequestSubmission } from './request-submission.server.ts';
import { submitRequest } from './submit-request.server.ts';

/** 4,000 letters of a complaint in Devanagari are 36 KB once a form has encoded them. */
const textLimitBytes = 64 * 1024;
const limits = {
  json: textLimitBytes,
  form: textLimitBytes,
  multipart: pdfLimitBytes + textLimitBytes,
};

export type AnsweredRequest = {
  answer: RequestOutcome;
  /** The form was posted without JavaScript: the answer must be a page. */
  isNative: boolean;
  /** Where a form that is not in order is kept, so that nobody types it twice. */
  draftCookie?: string | undefined;
};

export async function handleRequest(request: Request): Promise<AnsweredRequest> {
  const env = environment();
  const read = await readFormPost(request, env, limits);
  if (read.kind === 'rejected') return { answer: rejected(read.why), isNative: false };
  const { post } = read;
  const valid = parseRequestSubmission(post, new Date());
  if (valid.kind === 'invalid') return answerInvalid(valid, post, env);
  const answer = await submitRequest(valid.request, {
    client: clientAddress(request.headers, env.trustedProxyHops),
    perHour: env.serviceRequestsPerClientPerHour,
    deskDays: env.serviceAnswerDays,
  });
  return { answer, isNative: post.isNative };
}

async function answerInvalid(
  answer: Extract<RequestOutcome, { kind: 'invalid' }>,
  { fields, files, isNative }: FormPost,
  env: Environment,
): Promise<AnsweredRequest> {
  const { requestKind, errors } = answer;
  if (!isNative || !requestKind) return { answer, isNative };
  const draftCookie = await keepDraft({ kind: requestKind, fields, files, errors }, env);
  return { answer, isNative, draftCookie };
}
