/** The POST handler of a form: like every handler, but a native post that fails gets a page. */
import 'server-only';
import { type HandlerReply, handleRequest } from './handle-request.server.ts';
import { failureResponse } from './rejection-response.server.ts';

/** @param name in logs and metrics. */
export function postHandler(
  name: string,
  respond: (request: Request) => Promise<HandlerReply>,
): (request: Request) => Promise<Response> {
  return (request) =>
    handleRequest(
      name,
      () => respond(request),
      () => failureResponse(request),
    );
}
