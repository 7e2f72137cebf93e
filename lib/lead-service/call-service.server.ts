/**
 * One HTTP call to the service: one time limit over connecting and reading, a capped body, no
 * redirect followed, every failure a value. It never retries: only the caller knows if it may.
 */
import 'server-only';
import { type ConnectionFailure, connectionFailure } from './connection-failure.ts';
import { type ServiceReply, unusableReply } from './read-reply.ts';

export const maxReplyBytes = 256 * 1024;

export type ServiceCall = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs: number;
};

/**
 * Connections are kept alive by fetch, idle for four seconds or as long as the server's Keep-Alive
 * header allows. A server that closes sooner and silently can reset a request it never read; that
 * looks like any reset, so it is 'connection-lost' with `mayHaveArrived`.
 */
export async function callService(
  call: ServiceCall,
): Promise<({ kind: 'reply' } & ServiceReply) | ConnectionFailure> {
  const request = prepare(call);
  if (!request) {
    const detail = 'the request could not be built: check the service URL, token and time limit';
    return { kind: 'unusable', reason: 'not-connected', mayHaveArrived: false, detail };
  }
  try {
    const response = await fetch(request.url, request.init);
    const body = await readCapped(response);
    const reply: ServiceReply = {
      status: response.status,
      contentType: response.headers.get('content-type'),
      text: body.text,
    };
    if (body.isCut && response.ok) {
      return { ...unusableReply(reply, 'too-large'), mayHaveArrived: true };
    }
    return { kind: 'reply', ...reply };
  } catch (error) {
    if (request.init.signal.aborted) {
      // fetch does not tell whether the connection stood, so the request may have arrived.
      const detail = `no complete answer within ${call.timeoutMs} ms`;
      return { kind: 'unusable', reason: 'timeout', mayHaveArrived: true, detail };
    }
    return connectionFailure(error);
  }
}

export function serviceAddress(serviceUrl: string, path: string): string {
  return `${serviceUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

function prepare({ method, url, headers, body, timeoutMs }: ServiceCall) {
  try {
    const init = {
      method,
      headers: new Headers({ accept: 'application/json', ...headers }),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    } satisfies RequestInit;
    return { url: new URL(url), init };
  } catch {
    return undefined;
  }
}

/** fetch's signal also ends the reading: the next read rejects. */
async function readCapped(response: Response): Promise<{ text: string; isCut: boolean }> {
  if (!response.body) return { text: '', isCut: false };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isCut: false };
    bytes += value.byteLength;
    if (bytes > maxReplyBytes) {
      // Not awaited: a connection that will not close must not hold up the answer.
      reader.cancel().catch(() => {});
      return { text, isCut: true };
    }
    text += decoder.decode(value, { stream: true });
  }
}
