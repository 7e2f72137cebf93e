/** POST: look up the state of a request. A plain form with or without JavaScript: what is typed lands in no address. */

import { formReply } from '@/lib/http/form-outcome';
import { handle, json } from '@/lib/http/handle.server';
import { openOutbox } from '@/lib/outbox/outbox.server';
import { type LookUpOutcome, lookUp } from '@/lib/requests/look-up.server';
import { issueLookupToken } from '@/lib/requests/lookup-token.server';
import { requestMessages } from '@/lib/requests/request-messages';
import { resultPath } from '@/lib/requests/request-outcome';

export function POST(request: Request): Promise<Response> {
  return handle('look-up', async () => {
    const found = await lookUp(request);
    const outcome = found.kind === 'rejected' ? found.why : found.kind;
    if (found.kind === 'rejected') {
      const { status, body } = formReply(found, requestMessages);
      return { response: json(status, body), outcome };
    }
    const query = await resultQuery(found);
    const headers = { Location: `${resultPath}?${query}`, 'Cache-Control': 'no-store' };
    return { response: new Response(null, { status: 303, headers }), outcome };
  });
}

async function resultQuery(
  found: Exclude<LookUpOutcome, { kind: 'rejected' }>,
): Promise<URLSearchParams> {
  if (found.kind !== 'found') return new URLSearchParams({ result: found.kind });
  const pass = issueLookupToken(await openOutbox(), found.reference, new Date());
  return new URLSearchParams({ result: 'state', pass });
}
