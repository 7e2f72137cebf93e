/**
 * POST: looks up the state of a request. A POST even without JavaScript, so that reference and contact are in no URL.
 */
import { confirmationUrl } from '@/lib/forms/confirmation-url';
import { issueAccessToken } from '@/lib/forms/record-access-token.server';
import { type HandlerReply, seeOther } from '@/lib/http/handle-request.server';
import { postHandler, type ReadPost } from '@/lib/http/read-post.server';
import {
  type LookUpOutcome,
  lookUpRequest,
  lookUpRules,
} from '@/lib/requests/status/look-up-request.server';
import { requestConfirmationPath } from '@/lib/site/confirmation-paths';
import { openServices } from '@/lib/store/services.server';

export const POST = postHandler('look-up', answer);

async function answer(_: Request, readPost: ReadPost): Promise<HandlerReply> {
  const read = await readPost(lookUpRules);
  if (read.kind === 'replied') return read.reply;
  const outcome = await lookUpRequest(read);
  const url = confirmationUrl(requestConfirmationPath, await toConfirmation(outcome));
  return { response: seeOther(url), outcome: outcome.kind };
}

async function toConfirmation(outcome: LookUpOutcome) {
  if (outcome.kind !== 'found') return outcome;
  const services = await openServices();
  const accessToken = issueAccessToken(services, outcome.reference, { now: services.store.now() });
  return { kind: 'state', accessToken };
}
