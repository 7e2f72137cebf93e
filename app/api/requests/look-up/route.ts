/** POST: looks up the state of a request. A plain form with or without JavaScript: what is typed lands in no URL. */
import { formReply } from '@/lib/http/form-reply';
import { seeOther } from '@/lib/http/form-route.server';
import { type HandlerReply, handle } from '@/lib/http/handle.server';
import { failure, refusal } from '@/lib/http/refusal.server';
import { openOutbox } from '@/lib/outbox/outbox.server';
import { issuePass } from '@/lib/outbox/record-pass.server';
import { type LookUpOutcome, lookUp } from '@/lib/requests/look-up.server';
import { requestMessages } from '@/lib/requests/request-messages';
import { confirmationPath } from '@/lib/requests/request-outcome';

export function POST(request: Request): Promise<Response> {
  return handle(
    'look-up',
    () => answer(request),
    () => failure(request),
  );
}

async function answer(request: Request): Promise<HandlerReply> {
  const outcome = await lookUp(request);
  if (outcome.kind === 'rejected') {
    const reply = formReply(outcome, requestMessages);
    return { response: refusal(request, reply), outcome: outcome.reason };
  }
  const query = await confirmationQuery(outcome);
  return { response: seeOther(`${confirmationPath}?${query}`), outcome: outcome.kind };
}

async function confirmationQuery(
  outcome: Exclude<LookUpOutcome, { kind: 'rejected' }>,
): Promise<URLSearchParams> {
  if (outcome.kind !== 'found') return new URLSearchParams({ result: outcome.kind });
  const outbox = await openOutbox();
  const pass = issuePass(outbox, outcome.reference, outbox.store.now());
  return new URLSearchParams({ result: 'state', pass });
}
