/**
 * Rejects or cleans requests that Next handles badly (docs/next-internals.md): upgrades, whose sockets it never closes;
 * TRACE, `*`, absolute URLs and undecodable handler paths, for which it logs a stack; POSTs to pages, which it takes for
 * server actions; long header values (truncate-headers.ts).
 */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { isTargetTooLong, truncateHeaders } from './truncate-headers.ts';

const pageMethods = ['GET', 'HEAD'];
const handlerMethods = [...pageMethods, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Responds to invalid requests itself and passes the rest on. @param headers those of every response. */
export function guardRequests(
  headers: Map<string, string>,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    response.setHeaders(headers);
    const { method = '', url = '' } = request;
    if (!url.startsWith('/')) return sendError(response, 400);
    if (isTargetTooLong(url)) return sendError(response, 414);
    // The data of the Pages Router, which this site has not: Next responds with the page of that name.
    if (url.startsWith('/_next/data/')) return sendError(response, 404);
    const isHandler = isHandlerPath(url);
    if (isHandler && !isDecodable(url)) return sendError(response, 400);
    // On handler paths too: Next reads it wherever no handler matches.
    delete request.headers['next-action'];
    truncateHeaders(request.headers, url);
    const methods = isHandler ? handlerMethods : pageMethods;
    if (!methods.includes(method)) return sendError(response, 405, { Allow: methods.join(', ') });
    return next(request, response);
  };
}

/** Parsed as Next does: `/api/../claim` is a page, and so is `/api` alone. */
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

/** A server without upgrades treats one as an ordinary request (RFC 9110, 7.8); tunnels are refused. */
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

/** Closes the connection, so that a request body is not read. */
export function sendError(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, Connection: 'close', 'Content-Length': 0 }).end();
}
