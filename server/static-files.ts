/**
 * Serves what the build wrote and compressed (scripts, style sheets, prerendered pages) and the files of public/. Next
 * has no setting for precompressed files (vercel/next.js#1446): it compresses a page for each visitor, which costs more
 * than all else. Next also responds 500 to a precondition on a file that fails.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { hasOnlyTrackingParams } from '../lib/site/campaign/has-only-tracking-params.ts';
import { sendError } from './request-guard.ts';

/** Written beside each file by scripts/build/compress-files.ts. */
export const compressedExtensions = { br: '.br', gzip: '.gz' } as const;

/** As Next sends them. `send` knows the type of other files. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.ico': 'image/x-icon',
};

type StaticFile = {
  file: string;
  isCompressed: boolean;
  headers: Readonly<Record<string, string>>;
};

/** @returns the files of a build's `static` folder that have compressed forms, without those. */
export function compressibleFiles(folder: string): string[] {
  return globSync('**/*.{js,css,svg,json}', { cwd: folder });
}

/**
 * @returns by path: the file, and the headers that Next would send.
 * @throws if post-build.ts has not run.
 */
export function findStaticFiles(
  buildDir: string,
  publicDir: string,
): ReadonlyMap<string, StaticFile> {
  const rules: HeaderRule[] = readJson(buildDir, 'routes-manifest.json').headers;
  const found = [
    ...findBuiltFiles(buildDir),
    ...findPublicFiles(publicDir),
    ...findUnchangingPages(buildDir),
  ];
  return new Map(found.map((one) => [one.path, toStaticFile(one, rules)]));
}

/** `headers`: its own, beside those of its path. */
type FoundFile = { path: string; file: string; headers: Readonly<Record<string, string>> };

/** As in Next's `routes-manifest.json`. */
type HeaderRule = { regex: string; headers: { key: string; value: string }[] };

function findBuiltFiles(buildDir: string): FoundFile[] {
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return globSync('**/*.*', { cwd: join(buildDir, 'static') })
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => ({
      path: `/_next/static/${file}`,
      file: join(buildDir, 'static', file),
      headers,
    }));
}

function findPublicFiles(publicDir: string): FoundFile[] {
  // Their paths have no version, so a browser asks again after a day.
  const headers = { 'Cache-Control': 'public, max-age=86400' };
  const files = globSync('**/*.*', { cwd: publicDir });
  // Home screens with an old icon request this path.
  const oldIcon = { path: '/apple-icon', file: join(publicDir, 'apple-touch-icon.png'), headers };
  return [
    ...files.map((file) => ({ path: `/${file}`, file: join(publicDir, file), headers })),
    oldIcon,
  ];
}

/** Prerendered pages. One with `revalidate` changes while the site runs: Next serves it. */
function findUnchangingPages(buildDir: string): FoundFile[] {
  const routes: Record<string, { initialRevalidateSeconds: number | false }> = readJson(
    buildDir,
    'prerender-manifest.json',
  ).routes;
  const unchanging = Object.keys(routes).filter(
    (path) => routes[path]?.initialRevalidateSeconds === false && !path.startsWith('/_'),
  );
  return unchanging.flatMap((path) => {
    const name = `server/app/${path === '/' ? 'index' : path.slice(1)}`;
    const file = join(buildDir, `${name}.html`);
    if (!existsSync(file)) return [];
    const policy = readJson(buildDir, `${name}.meta`).headers['content-security-policy'];
    if (!policy) throw new Error(`${path} has no Content-Security-Policy: run npm run build`);
    const headers = {
      'Content-Security-Policy': policy,
      'Cache-Control': 's-maxage=31536000',
    };
    return [{ path, file, headers }];
  });
}

function toStaticFile({ path, file, headers }: FoundFile, rules: HeaderRule[]): StaticFile {
  const shared = rules
    .filter(({ regex }) => new RegExp(regex).test(path))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
  return {
    file,
    isCompressed: existsSync(`${file}${compressedExtensions.br}`),
    headers: { ...Object.fromEntries(shared), ...headers, Vary: 'Accept-Encoding' },
  };
}

function readJson(buildDir: string, file: string) {
  return JSON.parse(readFileSync(join(buildDir, file), 'utf8'));
}

/** Wrong for an error, which has no content and must not be cached. */
const fileHeaders = ['Cache-Control', 'Content-Encoding', 'Content-Type', 'ETag'];

/** @param next answers everything else. */
export function serveStaticFiles(
  buildDir: string,
  publicDir: string,
  next: RequestListener,
): RequestListener {
  const files = findStaticFiles(buildDir, publicDir);
  const options: send.SendOptions = {
    // The build's folder is .next, and its name begins with a dot.
    dotfiles: 'allow',
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  };
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const found = files.get(path);
    if (!found) return next(request, response);
    const extension = extname(found.file);
    // An advertisement's parameters are read by the page's script: the page is the same without them.
    const isSame = query === undefined || extension !== '.html' || hasOnlyTrackingParams(query);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isSame || !isRead) return next(request, response);
    const acceptedEncodings = new Negotiator(request).encodings(
      found.isCompressed ? ['br', 'gzip'] : [],
    );
    const encoding = acceptedEncodings.includes('br')
      ? 'br'
      : acceptedEncodings.includes('gzip')
        ? 'gzip'
        : null;
    send(request, found.file + (encoding ? compressedExtensions[encoding] : ''), options)
      .on('headers', () => {
        response.setHeaders(new Map(Object.entries(found.headers)));
        const type = contentTypes[extension];
        if (type) response.setHeader('Content-Type', type);
        if (encoding) response.setHeader('Content-Encoding', encoding);
      })
      .on('error', ({ status }) => {
        if (response.headersSent) return response.destroy();
        for (const name of fileHeaders) response.removeHeader(name);
        sendError(response, status);
      })
      .pipe(response);
  };
}
