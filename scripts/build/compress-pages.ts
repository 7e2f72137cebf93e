/**
 * Compresses what Next sends (next.config.ts tells Next not to): a prerendered page once, and kept, because compressing it
 * anew for every visitor was most of the work of sending it; everything else as it comes.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import { hasOnlyTrackingParams } from '../../lib/campaign/has-only-tracking-params.ts';

const compressors = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
};
type Encoding = keyof typeof compressors;
/** Express's own types; of theirs the library uses only what Node's have. */
type Request = Parameters<ReturnType<typeof compression>>[0];
type Response = Parameters<ReturnType<typeof compression>>[1];

/** Each page in both encodings, before and after a new release; a page is about 25 KB. */
const maxCachedPerPage = 4;

/** @param pages paths whose answer is the same for everybody (Next's prerender-manifest.json). */
export function compressPages(next: RequestListener, pages: ReadonlySet<string>): RequestListener {
  const cache = new Map<string, Promise<Buffer>>();
  const compressStream = compression();
  const compressed = (encoding: Encoding, etag: string, plain: Buffer) => {
    const key = `${encoding} ${etag}`;
    const known = cache.get(key);
    if (known) return known;
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= pages.size * maxCachedPerPage) cache.delete(oldest);
    const made = compressors[encoding](plain);
    cache.set(key, made);
    return made;
  };
  return (request, response) => {
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (request.method === 'GET' && encoding && pages.has(pagePathFor(request.url ?? ''))) {
      compressOnEnd(response, (etag, plain) => compressed(encoding, etag, plain), encoding);
      return next(request, response);
    }
    return compressStream(request as Request, response as Response, () => next(request, response));
  };
}

/** An advertisement's tags are for the page's own script: the page is the same without them. */
function pagePathFor(url: string): string {
  const [path = '', query] = url.split('?', 2);
  return query === undefined || hasOnlyTrackingParams(query) ? path : url;
}

/** The better of the two that the browser takes; null where it takes none. */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().replace(/\s/g, ''))
    .filter((one) => !/;q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';', 1)[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** A page comes in one piece with its ETag; anything else (an error, "not modified", a stream) goes out as it is. */
function compressOnEnd(
  response: ServerResponse,
  compress: (etag: string, plain: Buffer) => Promise<Buffer>,
  encoding: Encoding,
): void {
  const end = response.end.bind(response);
  const send = async (body: string | Buffer, etag: string) => {
    try {
      const bytes = await compress(etag, Buffer.from(body));
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', bytes.length);
      end(bytes);
    } catch {
      // Uncompressed is a page as well.
      end(body);
    }
  };
  response.end = ((body?: unknown, ...rest: never[]) => {
    if (!response.headersSent) response.appendHeader('Vary', 'Accept-Encoding');
    const etag = response.getHeader('ETag');
    const isPage = response.statusCode === 200 && !response.headersSent;
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    if (!isPage || !isWhole || typeof etag !== 'string') return end(body as never, ...rest);
    void send(body, etag);
    return response;
  }) as ServerResponse['end'];
}
