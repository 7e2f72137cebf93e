/**
 * Serves what the build wrote and compressed: scripts, style sheets and prerendered pages. Next has no setting for
 * precompressed files (vercel/next.js#1446): it compresses a page for each visitor, which costs more than all else.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { hasOnlyTrackingParams } from '../lib/campaign/has-only-tracking-params.ts';

/** Written beside each file by scripts/build/compress-files.ts. */
export const compressedExtensions = { br: '.br', gzip: '.gz' } as const;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

type StaticFile = { file: string; headers: Readonly<Record<string, string>> };

/** @returns the files of a build's `static` folder that have compressed forms, without those. */
export function compressibleFiles(folder: string): string[] {
  return globSync('**/*.{js,css,svg,json}', { cwd: folder });
}

/**
 * @returns by path: the file, from the build's folder, and the headers that Next would send.
 * @throws if post-build.ts has not run.
 */
export function findStaticFiles(buildDir: string): ReadonlyMap<string, StaticFile> {
  const read = (file: string) => JSON.parse(readFileSync(join(buildDir, file), 'utf8'));
  const rules: { regex: string; headers: { key: string; value: string }[] }[] =
    read('routes-manifest.json').headers;
  const entry = (path: string, file: string, own: Record<string, string>) => {
    const matching = rules.filter(({ regex }) => new RegExp(regex).test(path));
    const shared = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
    const headers = { ...Object.fromEntries(shared), ...own, Vary: 'Accept-Encoding' };
    return [path, { file, headers }] as const;
  };
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const files = compressibleFiles(join(buildDir, 'static')).map((file) =>
    entry(`/_next/static/${file}`, `static/${file}`, immutable),
  );
  const routes: Record<string, { initialRevalidateSeconds: number | false }> =
    read('prerender-manifest.json').routes;
  // A page with `revalidate` changes while the site runs: Next serves it.
  const unchanging = Object.keys(routes).filter(
    (path) => routes[path]?.initialRevalidateSeconds === false && !path.startsWith('/_'),
  );
  const pages = unchanging.flatMap((path) => {
    const name = `server/app/${path === '/' ? 'index' : path.slice(1)}`;
    if (!existsSync(join(buildDir, `${name}.html`))) return [];
    const policy = read(`${name}.meta`).headers['content-security-policy'];
    if (!policy) throw new Error(`${path} has no Content-Security-Policy: run npm run build`);
    const own = { 'Content-Security-Policy': policy, 'Cache-Control': 's-maxage=31536000' };
    return [entry(path, `${name}.html`, own)];
  });
  return new Map([...files, ...pages]);
}

/** @param next answers everything else. */
export function serveStaticFiles(buildDir: string, next: RequestListener): RequestListener {
  const files = findStaticFiles(buildDir);
  const options: send.SendOptions = {
    root: buildDir,
    // The build's folder is .next.
    dotfiles: 'allow',
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  };
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const found = files.get(path);
    // An advertisement's parameters are read by the page's script: the page is the same without them.
    const isSame =
      query === undefined || path.startsWith('/_next/') || hasOnlyTrackingParams(query);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!found || !isSame || !isRead) return next(request, response);
    const accepted = new Negotiator(request).encodings(['br', 'gzip']);
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    const extension = encoding ? compressedExtensions[encoding] : '';
    send(request, found.file + extension, options)
      .on('headers', () => {
        response.setHeaders(new Map(Object.entries(found.headers)));
        response.setHeader('Content-Type', contentTypes[extname(found.file)] ?? '');
        if (encoding) response.setHeader('Content-Encoding', encoding);
      })
      .pipe(response);
  };
}
