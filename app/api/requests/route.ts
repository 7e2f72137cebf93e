/** POST: accept a service request, from the browser's fetch or from a form without JavaScript. */
import { handle, json } from '@/lib/http/handle.server';
import { handleRequest } from '@/lib/requests/handle-request.server';
import { asJson, asResultPath } from '@/lib/requests/request-outcome';

export function POST(request: Request): Promise<Response> {
  return handle('requests', async () => {
    const { answer, isNative, draftCookie } = await handleRequest(request);
    const about = {
      outcome: answer.kind === 'rejected' ? answer.why : answer.kind,
      reference: 'reference' in answer ? answer.reference : undefined,
    };
    // Only what our own form sent goes on to the result page; anything else is told its status.
    if (isNative && answer.kind !== 'rejected') {
      const headers = new Headers({ Location: asResultPath(answer), 'Cache-Control': 'no-store' });
      if (draftCookie) headers.append('Set-Cookie', draftCookie);
      return { response: new Response(null, { status: 303, headers }), ...about };
    }
    const { status, body, headers } = asJson(answer);
    return {
      response: json(status, body, { Vary: 'Sec-Fetch-Site, Origin', ...headers }),
      ...about,
    };
  });
}
