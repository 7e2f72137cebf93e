/**
 * The state of this browser's code for the open page: when a new one can be requested, and whether the channel is down.
 */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { isSameOrigin } from '../../http/anti-forgery/same-origin.server.ts';
import { handleRequest, jsonResponse } from '../../http/handle-request.server.ts';
import { readCodeState } from '../../identity/one-time-codes/read-code-state.server.ts';
import { openServices } from '../../store/services.server.ts';

export function getCodeState(request: Request): Promise<Response> {
  return handleRequest('login-code-state', async () => {
    if (!isSameOrigin(request.headers, environment())) {
      return {
        response: jsonResponse(403, { message: 'Only our own pages ask this.' }),
        outcome: 'cross-site',
      };
    }
    const services = await openServices();
    const now = services.store.now();
    const state = await readCodeState(services, request.headers, 'sign-in', now);
    const body =
      state.kind === 'none'
        ? { status: 'none' }
        : {
            status: 'waiting',
            resendAfterSeconds: state.resendAfterSeconds,
            triesLeft: state.triesLeft,
            isChannelDown: state.isChannelDown,
          };
    return { response: jsonResponse(200, body), outcome: state.kind };
  });
}
