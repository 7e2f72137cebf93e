/** A web server on a free port of this machine for tests and benchmarks, with responses by path. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Respond = (request: IncomingMessage, response: ServerResponse, origin: string) => void;
export type LocalServer = { origin: string; requestedUrls: string[]; close(): Promise<void> };

export async function startLocalServer(respond: Respond): Promise<LocalServer> {
  const requestedUrls: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    // Tests abort responses on purpose.
    response.on('error', () => {});
    respond(request, response, origin);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requestedUrls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendHtml(
  response: ServerResponse,
  html: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}
