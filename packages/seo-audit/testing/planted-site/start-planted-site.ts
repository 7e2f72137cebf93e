/**
 * Serves the planted sites on ports of this machine: the main site, one site for each site-wide fault, and an outside
 * host.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { hash } from './generated-text.ts';
import { respondTo, type SiteResponse } from './responses.ts';
import { otherSites, type SiteName } from './row.ts';

export type PlantedSite = {
  /** The main site. */
  origin: string;
  origins: Record<SiteName, string>;
  /** A host outside all sites: it serves / and nothing else. */
  outside: string;
  close: () => Promise<void>;
};

type Names = { origin: string; outside: string };

function fill(text: string, address: string, { origin, outside }: Names): string {
  const other = origin.startsWith('https:')
    ? origin.replace('https:', 'http:')
    : origin.replace('http:', 'https:');
  return text
    .replaceAll('{url}', `${origin}${address.replaceAll('&', '&amp;')}`)
    .replaceAll('{origin}', origin)
    .replaceAll('{other-scheme}', other)
    .replaceAll('{outside}', outside)
    .replaceAll('{host}', new URL(origin).host);
}

function headersOf(answer: SiteResponse, body: string | Buffer, address: string, names: Names) {
  const all: SiteResponse['headers'] = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: `"${hash(address)}-${body.length}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...answer.headers,
  };
  const entries = Object.entries(all).filter(
    (header): header is [string, string | string[]] => header[1] !== null,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? fill(value, address, names) : value,
    ]),
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: SiteResponse,
  names: Names,
) {
  const address = request.url ?? '/';
  const text = typeof answer.body === 'string';
  const body = text
    ? Buffer.from(fill(answer.body as string, address, names))
    : (answer.body as Buffer);
  const headers = headersOf(answer, body, address, names);
  const gzip =
    text && !answer.uncompressed && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  if (gzip)
    Object.assign(headers, { 'content-encoding': 'gzip', vary: headers.vary ?? 'Accept-Encoding' });
  const payload = gzip ? gzipSync(body) : body;
  setTimeout(() => {
    response
      .writeHead(answer.status, { ...headers, 'content-length': payload.length })
      .end(payload);
  }, answer.delay ?? 0);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** @param publicOrigin the origin in canonicals and sitemap of the main site, when it is a copy of production. */
export async function startPlantedSite(
  options: { publicOrigin?: string } = {},
): Promise<PlantedSite> {
  const servers: Server[] = [];
  const start = (handle: (request: IncomingMessage, response: ServerResponse) => void) => {
    const server = createServer(handle);
    servers.push(server);
    return listen(server);
  };
  const outside = await start((request, response) => {
    response
      .writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/plain' })
      .end('Outside.\n');
  });
  const names = { outside, origin: '' };
  const origins = {} as Record<SiteName, string>;
  for (const site of ['main', ...otherSites] as const) {
    origins[site] = await start((request, response) => {
      const { accept = '', 'user-agent': agent = '' } = request.headers;
      const origin = (site === 'main' && options.publicOrigin) || origins[site];
      const answer = respondTo(site, request.url ?? '/', accept, agent);
      send(request, response, answer, { ...names, origin });
    });
  }
  const close = async () => {
    for (const server of servers) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }
  };
  return { origin: origins.main, origins, outside, close };
}
