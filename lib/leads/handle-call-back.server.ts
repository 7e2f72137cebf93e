/** POST /api/call-back from the outside in: the posted form, its fields, then the request itself. */
import 'server-only';
import { pageOrigin } from '../anti-forgery/same-origin.server.ts';
import { environment } from '../config/env.server.ts';
import { upstreamFor } from '../config/service-urls.ts';
import { clientAddress } from '../http/client-address.server.ts';
import { readFormPost } from '../http/form-post.server.ts';
import { bodyLimitBytes } from '../http/read-body.server.ts';
import { type CallBackOutcome, rejected } from './call-back-outcome.ts';
import { parseCallBackSubmission } from './call-back-submission.ts';
import { submitLead } from './submit-lead.server.ts';

const limits = { json: bodyLimitBytes, form: bodyLimitBytes };

/** @returns the answer, and whether it must be a page: the form was posted without JavaScript. */
export async function handleCallBack(
  request: Request,
): Promise<{ answer: CallBackOutcome; isNative: boolean }> {
  const env = environment();
  const read = await readFormPost(request, env, limits);
  if (read.kind === 'rejected') return { answer: rejected(read.why), isNative: false };
  const { fields, token, isNative } = read.post;
  const valid = parseCallBackSubmission(fields);
  if (valid.kind === 'invalid') {
    return { answer: { kind: 'invalid', errors: valid.errors, fields }, isNative };
  }
  const answer = await submitLead(valid.request, {
    upstream: upstreamFor(pageOrigin(request.headers, env), env),
    client: clientAddress(request.headers, env.trustedProxyHops),
    perClientPerHour: env.callBacksPerClientPerHour,
    antiForgeryToken: token,
  });
  return { answer, isNative };
}
