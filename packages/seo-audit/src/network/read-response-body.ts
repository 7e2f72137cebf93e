/** Reads a response body, decompressed and capped: a gzip bomb stops at the cap. */
import type { IncomingMessage } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

export type FetchLimits = { timeoutMs: number; maxBodyBytes: number };
export type FetchOptions = Partial<FetchLimits> & {
  /** A browser's Accept header for a page. */
  accept?: string;
  method?: 'GET' | 'HEAD';
  /** Receives the body in chunks instead of buffering it; `false` stops the download. */
  onChunk?: (piece: Buffer) => boolean;
  /** Also decompresses a file that is gzip itself (sitemap.xml.gz). */
  gunzips?: boolean;
  /** Only a body of this Content-Type is read. */
  onlyContentType?: RegExp;
};

export async function readResponseBody(
  response: IncomingMessage,
  { maxBodyBytes, onChunk, gunzips, onlyContentType }: FetchLimits & FetchOptions,
) {
  if (onlyContentType && !onlyContentType.test(response.headers['content-type'] ?? '')) {
    response.destroy();
    return { body: Buffer.alloc(0), isCut: false };
  }
  const decoded = decompress(response);
  const pieces: Buffer[] = [];
  let length = 0;
  let isCut = false;
  try {
    for await (const piece of gunzips ? unpack(decoded) : (decoded as AsyncIterable<Buffer>)) {
      const wanted = piece.subarray(0, maxBodyBytes - length);
      length += piece.length;
      isCut = length > maxBodyBytes;
      if (!onChunk) pieces.push(wanted);
      else if (!onChunk(wanted)) break;
      if (isCut) break;
    }
  } finally {
    // Leaving the loop early must also close the connection, or 200 MB would still be downloaded.
    if (!response.complete) response.destroy();
  }
  return { body: Buffer.concat(pieces), isCut };
}

/** Those that the request's Accept-Encoding names. */
const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
};

function decompress(response: IncomingMessage): Readable {
  const decoder = decoders[(response.headers['content-encoding'] ?? '').toLowerCase()]?.();
  if (!decoder) return response;
  response.once('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
}

async function* unpack(source: Readable): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await pieces.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  })();
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* isGzip ? (Readable.from(all).compose(createGunzip()) as AsyncIterable<Buffer>) : all;
}
