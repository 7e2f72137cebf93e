/** One request without redirects, within one time limit. Addresses in private networks are refused. */
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { FetchFailure, toFetchFailure } from './fetch-failure.ts';
import { assertPublicIp, publicLookup } from './private-network.ts';
import { type FetchLimits, type FetchOptions, readResponseBody } from './read-response-body.ts';

export type HttpResponse = {
  url: string;
  status: number;
  /** Empty when it was not sent; in any capitals. */
  header(name: string): string;
  body: Buffer;
  /** The cap was reached; the rest was not read. */
  isCut: boolean;
};

export type HttpClient = {
  /** @throws {FetchFailure} */
  fetchOnce(url: string, options?: FetchOptions): Promise<HttpResponse>;
  close(): void;
};

type ClientOptions = FetchLimits & {
  userAgent: string;
  maxConnections: number;
  /** True only when the audited origin itself is private. */
  allowsPrivate: boolean;
};

export function createHttpClient(options: ClientOptions): HttpClient {
  const agentOptions = {
    keepAlive: true,
    maxSockets: options.maxConnections,
    ...(!options.allowsPrivate && { lookup: publicLookup }),
  };
  const http = new HttpAgent(agentOptions);
  const https = new HttpsAgent(agentOptions);
  return {
    fetchOnce: (url, forThisOne) =>
      fetchOnce(url, { ...options, ...forThisOne }, { http, https }).catch((error: unknown) => {
        throw toFetchFailure(error, url);
      }),
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

async function fetchOnce(
  href: string,
  options: ClientOptions & FetchOptions,
  agents: { http: HttpAgent; https: HttpsAgent },
): Promise<HttpResponse> {
  const { timeoutMs, userAgent, allowsPrivate } = options;
  const url = new URL(href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchFailure('not-http', `${url.protocol} is not supported`);
  if (!allowsPrivate) assertPublicIp(url.hostname.replace(/^\[|\]$/g, ''));
  let hasSlotStarted = false;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const isSecure = url.protocol === 'https:';
    const response = await sendRequest(() =>
      (isSecure ? httpsRequest : httpRequest)(url, {
        agent: isSecure ? agents.https : agents.http,
        signal: abort.signal,
        method: options.method ?? 'GET',
        headers: {
          'User-Agent': userAgent,
          Accept:
            options.accept ?? 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
          'Accept-Encoding': 'gzip, br',
          'Accept-Language': 'en-IN,en;q=0.9',
        },
      }),
    );
    hasSlotStarted = true;
    const read = await readResponseBody(response, options);
    return {
      url: href,
      status: response.statusCode ?? 0,
      header: (name) => String(response.headers[name.toLowerCase()] ?? ''),
      ...read,
    };
  } catch (error) {
    if (abort.signal.aborted) {
      const within = `within ${timeoutMs / 1000} s`;
      throw hasSlotStarted
        ? new FetchFailure('too-slow', `the response did not end ${within} (--timeout-seconds)`)
        : new FetchFailure('time-out', `no answer ${within}`);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A server may close a kept-alive connection just as it is reused: that is not a fault of the page, so the request is
 * retried.
 */
function sendRequest(createRequest: () => ClientRequest): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const request = createRequest();
    request
      .once('response', done)
      .once('error', (error: NodeJS.ErrnoException) => {
        const wasStale = request.reusedSocket && error.code === 'ECONNRESET';
        if (wasStale) sendRequest(createRequest).then(done, fail);
        else fail(error);
      })
      .end();
  });
}
