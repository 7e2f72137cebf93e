/**
 * A proxy on this machine for a browser that renders untrusted pages. Every connection is made here, to the address
 * that was checked, so redirects, frames, WebSockets and DNS rebinding cannot bypass the check.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';
import { assertPublicIp, publicLookup } from './private-network.ts';

export type FilteringProxy = {
  url: string;
  /** Refused hosts, each once. */
  refused: Set<string>;
  close(): Promise<void>;
};

const idleMs = 30_000;
const maxConnections = 256;

type Access = {
  /** @throws {FetchFailure} for a private address written as a number; names are checked when they resolve. */
  connectOptions(hostname: string, port: number): TcpNetConnectOpts;
  recordRefusal(error: unknown, host: string): void;
};

/** @param auditedOrigin the only origin that may be in a private network. */
export async function startFilteringProxy(auditedOrigin: string): Promise<FilteringProxy> {
  const refused = new Set<string>();
  const sockets = new Set<Socket>();
  const own = new URL(auditedOrigin);
  const ownPort = Number(own.port) || (own.protocol === 'https:' ? 443 : 80);
  const access: Access = {
    connectOptions(hostname, port) {
      const host = hostname.replace(/^\[|\]$/g, '');
      if (hostname === own.hostname && port === ownPort) return { host, port };
      assertPublicIp(host);
      return { host, port, lookup: publicLookup };
    },
    recordRefusal(error, host) {
      if (error instanceof FetchFailure && error.kind === 'private-address') refused.add(host);
    },
  };

  const server = createServer((incoming, response) => forward(incoming, response, access));
  server.on('connect', (incoming: IncomingMessage, client: Socket, first: Buffer) =>
    tunnel(incoming, client, first, access),
  );
  server.maxConnections = maxConnections;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse, access: Access): void {
  const fail = (error: unknown) => {
    access.recordRefusal(error, incoming.headers.host ?? '');
    if (response.headersSent) response.destroy();
    else response.writeHead(403).end();
  };
  try {
    // A path without a host comes from a client that mistakes the proxy for a web server.
    const url = new URL(incoming.url ?? '');
    if (url.protocol !== 'http:') throw new FetchFailure('not-http', 'only http is forwarded');
    const { 'proxy-connection': _, ...headers } = incoming.headers;
    const onward = request({
      ...access.connectOptions(url.hostname, Number(url.port) || 80),
      method: incoming.method,
      path: url.pathname + url.search,
      headers,
      timeout: idleMs,
    });
    onward
      .on('timeout', () => onward.destroy())
      .on('error', fail)
      .on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.on('error', fail).pipe(response);
      });
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  } catch (error) {
    fail(error);
  }
}

/** https, and WebSockets with or without TLS. */
function tunnel(incoming: IncomingMessage, client: Socket, first: Buffer, access: Access): void {
  const [, hostname = '', port = ''] = /^(.+):(\d{1,5})$/.exec(incoming.url ?? '') ?? [];
  const fail = (error: unknown) => {
    access.recordRefusal(error, hostname);
    client.destroy();
  };
  client.on('error', fail);
  try {
    const onward = connect(access.connectOptions(hostname, Number(port)), () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(first);
      client.pipe(onward).pipe(client);
    });
    onward.setTimeout(idleMs, () => onward.destroy()).on('error', fail);
    onward.on('close', () => client.destroy());
    client.on('close', () => onward.destroy());
  } catch (error) {
    fail(error);
  }
}
