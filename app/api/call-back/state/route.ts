/** POST: what became of a call-back that was saved and not passed on yet; with the pass that stops it, it is stopped. */
import { handle, json } from '@/lib/http/handle.server';
import { handleCallBackState } from '@/lib/leads/call-back-state.server';
import { stopOneCall } from '@/lib/requests/stop-one-call.server';

export function POST(request: Request): Promise<Response> {
  return handle('call-back-state', async () => {
    const { status, body, headers, outcome } = await handleCallBackState(request, stopOneCall);
    return { response: json(status, body, headers), outcome };
  });
}
