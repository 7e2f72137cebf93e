/**
 * POST: looks up the state of a request. A POST even without JavaScript, so that reference and contact are in no URL.
 */
import { formReply } from '@/lib/http/form-reply';
import { seeOther } from '@/lib/http/form-route.server';
import { type HandlerReply, handle } from '@/lib/http/handle.server';
import { failureResponse, rejectionResponse } from '@/lib/http/rejection-response.server';
import { confirmationUrl } from '@/lib/outbox/confirmation-url';
import { issueAccessToken } from '@/lib/outbox/record-access-token.server';
import { type LookUpOutcome, lookUpRequest } from '@/lib/requests/look-up-request.server';
import { requestMessages } from '@/lib/requests/request-messages';
import { requestConfirmationPath } from '@/lib/site/confirmation-paths';
import { openServices } from '@/lib/store/services.server';

export function POST(request: Request): Promise<Response> {
  return handle(
    'look-up',
    () => answer(request),
    () => failureResponse(request),
  );
}

async function answer(request: Request): Promise<HandlerReply> {
  const outcome = await lookUpRequest(request);
  if (outcome.kind === 'rejected') {
    const reply = formReply(outcome, requestMessages);
    return { response: rejectionResponse(request, reply), outcome: outcome.reason };
  }
  const url = confirmationUrl(requestConfirmationPath, await toShown(outcome));
  return { response: seeOther(url), outcome: outcome.kind };
}

async function toShown(outcome: Exclude<LookUpOutcome, { kind: 'rejected' }>) {
  if (outcome.kind !== 'found') return { kind: outcome.kind };
  const services = await openServices();
  const accessToken = issueAccessToken(services, outcome.reference, services.store.now());
  return { kind: 'state', accessToken };
}
