/**
 * POST: looks up the state of a request. A POST even without JavaScript, so that reference and contact are in no URL.
 */
import { type HandlerReply, handle, seeOther } from '@/lib/http/handle.server';
import { readPost } from '@/lib/http/read-post.server';
import { failureResponse } from '@/lib/http/rejection-response.server';
import { issueAccessToken } from '@/lib/outbox/record-access-token.server';
import {
  type LookUpOutcome,
  lookUpRequest,
  lookUpRules,
} from '@/lib/requests/look-up-request.server';
import { confirmationPath } from '@/lib/requests/request-outcome';
import { openServices } from '@/lib/store/services.server';

export function POST(request: Request): Promise<Response> {
  return handle(
    'look-up',
    () => answer(request),
    () => failureResponse(request),
  );
}

async function answer(request: Request): Promise<HandlerReply> {
  const read = await readPost(request, lookUpRules);
  if (read.kind === 'answered') return read.reply;
  const outcome = await lookUpRequest(read);
  const query = await confirmationQuery(outcome);
  return { response: seeOther(`${confirmationPath}?${query}`), outcome: outcome.kind };
}

async function confirmationQuery(outcome: LookUpOutcome): Promise<URLSearchParams> {
  if (outcome.kind !== 'found') return new URLSearchParams({ result: outcome.kind });
  const services = await openServices();
  const accessToken = issueAccessToken(services, outcome.reference, services.store.now());
  return new URLSearchParams({ result: 'state', pass: accessToken });
}
