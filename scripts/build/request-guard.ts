/**
 * What never reaches Next, on every server of the process. Long header values are cut (truncate-headers.ts). An upgrade that nobody takes is left open by Next until
 * the process runs out of sockets; TRACE, `*` and whole URLs as a target make it log a stack, and so does a handler's
 * path that cannot be decoded; a POST to a page is read as one of its server actions, of which we have none, and the
 * visitor's header goes into the log.
 */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { isTargetTooLong, truncateHeaders } from './truncate-headers.ts';

const pageMethods = ['GET', 'HEAD'];
const handlerMethods = [...pageMethods, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers what is not for us, and hands on the rest. */
export function guardRequests(next: RequestListener): RequestListener {
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (!url.startsWith('/')) return sendError(response, 400);
    if (isTargetTooLong(url)) return sendError(response, 414);
    const isHandler = isHandlerPath(url);
    if (isHandler && !isDecodable(url)) return sendError(response, 400);
    // Also of what is sent to a handler's address: Next reads it wherever no handler answers.
    delete request.headers['next-action'];
    truncateHeaders(request.headers, url);
    const methods = isHandler ? handlerMethods : pageMethods;
    if (!methods.includes(method)) return sendError(response, 405, { Allow: methods.join(', ') });
    return next(request, response);
  };
}

/** As Next reads it: `/api/../claim` is a page, and so is `/api` alone. */
function isHandlerPath(url: string): boolean {
  try {
    return /^\/api\/./.test(new URL(`http://site.invalid${url}`).pathname);
  } catch {
    return false;
  }
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** An upgrade is an ordinary request to a server that offers none (RFC 9110, 7.8); a tunnel is refused. */
export function guardConnections(server: Server & { shouldUpgradeCallback?: unknown }): void {
  server.shouldUpgradeCallback = () => false;
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      () => socket.destroy(),
    );
  });
}

/** The body, if there is one, is not read: the connection ends with the answer. */
function sendError(
  response: ServerResponse,
  status: 400 | 405 | 414,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, Connection: 'close', 'Content-Length': 0 }).end();
}
