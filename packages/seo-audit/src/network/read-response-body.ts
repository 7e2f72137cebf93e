/** The body of an answer, decompressed and capped: a gzip bomb ends at the cap like any other endless page. */
import type { IncomingMessage } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib';

export type FetchLimits = { timeoutMs: number; maxBodyBytes: number };
export type FetchOptions = Partial<FetchLimits> & {
  /** What a browser says it takes in the place of a page. */
  accept?: string;
  method?: 'GET' | 'HEAD';
  /** Takes the body as it comes instead of keeping it; `false` ends the reading. */
  onChunk?: (piece: Buffer) => boolean;
  /** A file that is gzip itself (sitemap.xml.gz) is unpacked too. */
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
    return { body: Buffer.alloc(0), isCut: false, transferredBytes: 0 };
  }
  let transferredBytes = 0;
  response.on('data', (piece: Buffer) => {
    transferredBytes += piece.length;
  });
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
    // Leaving the loop early must also end the connection: 200 MB are not worth waiting for.
    if (!response.complete) response.destroy();
  }
  return { body: Buffer.concat(pieces), isCut, transferredBytes };
}

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
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
