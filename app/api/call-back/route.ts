/** POST: accept a call-back request, from the browser's fetch or from a form without JavaScript. */

import { handle, json } from '@/lib/http/handle.server';
import { asJson, asResultPath } from '@/lib/leads/call-back-outcome';
import { handleCallBack } from '@/lib/leads/handle-call-back.server';

export function POST(request: Request): Promise<Response> {
  return handle('call-back', async () => {
    const { answer, isNative } = await handleCallBack(request);
    const about = {
      outcome: answer.kind === 'rejected' ? answer.why : answer.kind,
      reference: 'reference' in answer ? answer.reference : undefined,
    };
    // Only what our own form sent goes on to the result page; anything else is told its status.
    if (isNative && answer.kind !== 'rejected') {
      const headers = { Location: asResultPath(answer), 'Cache-Control': 'no-store' };
      return { response: new Response(null, { status: 303, headers }), ...about };
    }
    const { status, body, headers } = asJson(answer);
    return {
      response: json(status, body, { Vary: 'Sec-Fetch-Site, Origin', ...headers }),
      ...about,
    };
  });
}
