/**
 * One GET without following anything: a cap on the body (counted after decompression, so that a gzip bomb ends
 * there too), one time limit for the whole, and a check of every address a name resolves to.
 */
import { lookup as resolve } from 'node:dns';
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable, type Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib';
import { FetchFailure, failureFrom } from './fetch-failure.ts';
import { isPrivateIp } from './private-network.ts';

export type Answer = {
  address: string;
  status: number;
  header(name: string): string;
  body: Buffer;
  /** The cap was reached; the rest was not read. */
  isCut: boolean;
  transferredBytes: number;
  firstByteMs: number;
};

export type FetchLimits = { timeoutMs: number; maxBodyBytes: number };
export type FetchOptions = Partial<FetchLimits> & {
  /** Takes the body as it comes instead of keeping it; `false` ends the reading. */
  take?: (piece: Buffer) => boolean;
  /** A file that is gzip itself (sitemap.xml.gz) is unpacked too. */
  unpacks?: boolean;
  /** Only a body of this Content-Type is read. */
  bodyOf?: RegExp;
};

export type HttpClient = {
  /** @throws {FetchFailure} */
  fetchOnce(address: string, options?: FetchOptions): Promise<Answer>;
  close(): void;
};

type ClientOptions = FetchLimits & {
  userAgent: string;
  connections: number;
  /** True only when the audited origin itself is a private one. */
  allowsPrivate: boolean;
};

export function createHttpClient(options: ClientOptions): HttpClient {
  const lookup = guardedLookup(options.allowsPrivate);
  const agentOptions = { keepAlive: true, maxSockets: options.connections, lookup };
  const http = new HttpAgent(agentOptions);
  const https = new HttpsAgent(agentOptions);
  return {
    fetchOnce: (address, forThisOne) =>
      fetchOnce(address, { ...options, ...forThisOne }, { http, https }).catch((error: unknown) => {
        throw failureFrom(error, address);
      }),
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

async function fetchOnce(
  address: string,
  options: ClientOptions & FetchOptions,
  agents: { http: HttpAgent; https: HttpsAgent },
): Promise<Answer> {
  const { timeoutMs, userAgent, allowsPrivate } = options;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure('not-http', `${url.protocol} is not fetched`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name is checked when it is resolved; a number never is.
  if (isIP(host) && !allowsPrivate && isPrivateIp(host)) throw privateAddress(host, host);
  const startedAt = performance.now();
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const isSecure = url.protocol === 'https:';
    const response = await responseOf(() =>
      (isSecure ? httpsRequest : httpRequest)(url, {
        agent: isSecure ? agents.https : agents.http,
        signal: abort.signal,
        headers: {
          'User-Agent': userAgent,
          Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
          'Accept-Encoding': 'gzip, br',
          'Accept-Language': 'en-IN,en;q=0.9',
        },
      }),
    );
    const firstByteMs = performance.now() - startedAt;
    const read = await readBody(response, options);
    return {
      address,
      status: response.statusCode ?? 0,
      header: (name) => String(response.headers[name] ?? ''),
      firstByteMs,
      ...read,
    };
  } catch (error) {
    if (abort.signal.aborted) {
      throw new FetchFailure('time-out', `no complete answer within ${timeoutMs / 1000} s`);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A server may close a kept connection in the moment that we use it again: that says nothing about the address. */
function responseOf(ask: () => ClientRequest): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const request = ask();
    request
      .once('response', done)
      .once('error', (error: NodeJS.ErrnoException) => {
        const wasStale = request.reusedSocket && error.code === 'ECONNRESET';
        if (wasStale) responseOf(ask).then(done, fail);
        else fail(error);
      })
      .end();
  });
}

async function readBody(
  response: IncomingMessage,
  { maxBodyBytes, take, unpacks, bodyOf }: FetchLimits & FetchOptions,
) {
  if (bodyOf && !bodyOf.test(response.headers['content-type'] ?? '')) {
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
    for await (const piece of unpacks ? unpack(decoded) : (decoded as AsyncIterable<Buffer>)) {
      const wanted = piece.subarray(0, maxBodyBytes - length);
      length += piece.length;
      isCut = length > maxBodyBytes;
      if (!take) pieces.push(wanted);
      else if (!take(wanted)) break;
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

function guardedLookup(allowsPrivate: boolean): LookupFunction {
  return (hostname, lookupOptions, callback) => {
    resolve(hostname, { ...lookupOptions, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const [first] = found;
      const inside = allowsPrivate ? undefined : found.find(({ address }) => isPrivateIp(address));
      if (inside) return callback(privateAddress(hostname, inside.address), '', 0);
      if (lookupOptions.all) return callback(null, found);
      callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}

function privateAddress(host: string, ip: string): FetchFailure {
  const what = host === ip ? `${ip} is a private address` : `${host} is the private address ${ip}`;
  return new FetchFailure('private-address', `${what}; it is not followed`);
}
