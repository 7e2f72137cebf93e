/** POST: the state of a call-back that was saved and not delivered yet; with the token that stops it, stops it. */
import { handleRequest } from '@/lib/http/handle-request.server';
import { postCallBackState } from '@/lib/leads/status/call-back-state.server';
import { stopOneCall } from '@/lib/requests/submit/stop-one-call.server';

export function POST(request: Request): Promise<Response> {
  return handleRequest('call-back-state', () => postCallBackState(request, stopOneCall));
}
