/**
 * The handlers below /api/desk/. Rule: to a client that may not see the desk, each path and method answers as an
 * unknown path does, and so does one that has no handler.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import { delayOrReject } from '../http/delay-or-reject.server.ts';
import { tooManyReply } from '../http/form-reply.ts';
import { handleRequest, jsonReply, unknownApiPath } from '../http/handle-request.server.ts';
import { deskApiPath } from './desk-paths.ts';
import { isDeskVisible } from './is-desk-visible.server.ts';
import { setDeskHeaders } from './set-desk-headers.ts';

export type DeskHandler = {
  /** The path below /api/desk/, and in logs. */
  name: string;
  method: 'GET' | 'POST';
  respond: (request: Request) => Promise<Response>;
};

export function deskRoute(
  handlers: readonly DeskHandler[],
): (request: Request) => Promise<Response> {
  const byKey = new Map(handlers.map((handler) => [`${handler.method} ${handler.name}`, handler]));
  if (byKey.size < handlers.length) throw new Error('Two handlers of the desk have one name');
  return async (request) => {
    const { headers, method, url } = request;
    const env = environment();
    if (!isDeskVisible(headers, env)) return unknownApiPath();
    const name = new URL(url).pathname.slice(deskApiPath.length + 1);
    const handler = byKey.get(`${method} ${name}`);
    if (!handler) return unknownApiPath();
    const retryAfterSeconds = await delayOrReject('page', headers, env);
    if (retryAfterSeconds === 0) {
      const response = await handler.respond(request);
      setDeskHeaders(response);
      return response;
    }
    const reply = tooManyReply(retryAfterSeconds, 'Too many at once. Wait ten seconds.');
    const answered = { response: jsonReply(reply), outcome: 'too-many' };
    return handleRequest(`desk-${name}`, async () => answered);
  };
}
