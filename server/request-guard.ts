/**
 * Rejects or cleans requests that Next handles badly (docs/next-internals.md): upgrades, whose sockets it never closes;
 * TRACE, `*`, absolute URLs and undecodable handler paths, for which it logs a stack; POSTs to pages, which it takes
 * for server actions; paths with double slashes, which it redirects a step at a time; long header values
 * (truncate-headers.ts).
 */
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { findRedirect } from '../lib/site/find-redirect.ts';
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
    if (!url.startsWith('/') || !hasHost(request)) return sendError(response, 400);
    if (isTargetTooLong(url)) return sendError(response, 414);
    // Pages Router data, which this site does not have: Next responds with the page of that name.
    if (url.startsWith('/_next/data/')) return sendError(response, 404);
    const isHandler = isHandlerPath(url);
    if (isHandler && !isDecodable(url)) return sendError(response, 400);
    // On handler paths too: Next reads it wherever no handler matches.
    delete request.headers['next-action'];
    truncateHeaders(request.headers, url);
    const methods = isHandler ? handlerMethods : pageMethods;
    if (!methods.includes(method)) return sendError(response, 405, { Allow: methods.join(', ') });
    const [path = ''] = url.split('?', 1);
    const page = /[\\/]{2}|\\/.test(path) ? findRedirect(path) : null;
    if (page) return redirect(response, page + url.slice(path.length));
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

/** RFC 9112, 3.2. Node refuses such a request itself, without the headers of every response (serve.ts). */
function hasHost({ httpVersion, headers }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion !== '1.1';
}

/** Node's statuses for requests that it cannot parse; 400 for all others. */
const statusOfError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node's own name: the response that the connection is busy with. */
type Connection = Duplex & { _httpMessage?: ServerResponse | null };

/**
 * A server without upgrades treats one as an ordinary request (RFC 9110, 7.8); tunnels are refused. What Node would
 * refuse itself gets the headers of every response too.
 */
export function guardConnections(
  server: Server & { shouldUpgradeCallback?: unknown },
  headers: Map<string, string>,
): void {
  server.shouldUpgradeCallback = () => false;
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    endWithStatus(socket, 405, headers);
  });
  server.on('checkExpectation', (_, response) => {
    response.setHeaders(headers);
    sendError(response, 417);
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Connection) => {
    // A response that has begun would be corrupted.
    if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
    endWithStatus(socket, statusOfError[code] ?? 400, headers);
  });
}

function endWithStatus(socket: Duplex, status: number, headers: Map<string, string>): void {
  const all = [...headers, ['Connection', 'close'], ['Content-Length', '0']];
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...all.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
}

/** Closes the connection, so that a request body is not read. */
export function sendError(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, Connection: 'close', 'Content-Length': 0 }).end();
}
