/** Serves a folder as a static host does: compressed, cached for ten minutes, 404.html with its status. */
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type LocalServer, startLocalServer } from '../src/testing/local-server.ts';
import type { ForeignSite } from './foreign-sites/foreign-sites.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressed = /^text\/|json|xml|svg/;

export function serveFolder(folder: string, host: ForeignSite['host']): Promise<LocalServer> {
  return startLocalServer((request, response, origin) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const path = readable(pathname);
    if (path === null) {
      response.writeHead(400).end();
      return;
    }
    if (host.addsSlash && !path.endsWith('/') && isFile(join(folder, path, 'index.html'))) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const bare = path.replace(/\/$/, '');
    const names = [path, ...(host.addsHtml && bare ? [`${bare}.html`] : []), `${bare}/index.html`];
    const file = names.map((name) => join(folder, name)).find(isFile);
    const served = file ?? [join(folder, '404.html')].find(isFile);
    const body = served ? readFileSync(served) : Buffer.from('<!doctype html><title>404</title>');
    const type = types[served ? extname(served) : '.html'] ?? 'application/octet-stream';
    const isZipped = compressed.test(type) && /gzip/.test(request.headers['accept-encoding'] ?? '');
    response
      .writeHead(file ? 200 : 404, {
        'content-type': type,
        'cache-control': 'max-age=600',
        'strict-transport-security': 'max-age=31556952',
        vary: 'accept-encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
      })
      .end(isZipped ? gzipSync(body) : body);
  });
}

/** Never above the folder; null for an invalid path, which links on other people's pages may have. */
function readable(pathname: string): string | null {
  try {
    const path = normalize(join('/', decodeURIComponent(pathname)));
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
