/** Reads requests and sends responses with little overhead: the stand-in must be faster than the site in benchmarks. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CannedResponse } from './canned-responses.ts';

/** WCF's default maxReceivedMessageSize. */
const maxRequestBytes = 64 * 1024;

/** `use` gets undefined when the body is too large, and is not called when the client has disconnected. */
export function collectBody(
  request: IncomingMessage,
  use: (body: string | undefined) => void,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxRequestBytes) chunks.push(chunk);
  });
  request.on('end', () => {
    use(bytes > maxRequestBytes ? undefined : Buffer.concat(chunks).toString());
  });
}

/** @returns the JSON object, or undefined where `text` is none. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export function headerText(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

export function sendCannedResponse(response: ServerResponse, answer: CannedResponse): void {
  response.writeHead(answer.status, responseHeaders(answer));
  response.end(answer.body);
}

/** All three have the same signature; `settle` is called just before the response is complete. */
export function sendImmediately(
  response: ServerResponse,
  answer: CannedResponse,
  _delayMs: number,
  settle: () => void,
): void {
  settle();
  sendCannedResponse(response, answer);
}

/** Waits for the whole delay, then responds. The call stays unsettled if the client disconnects first. */
export function sendDelayed(
  response: ServerResponse,
  answer: CannedResponse,
  delayMs: number,
  settle: () => void,
): void {
  const timer = setTimeout(() => {
    settle();
    sendCannedResponse(response, answer);
  }, delayMs);
  response.once('close', () => clearTimeout(timer));
}

/** Sends the headers at once and the body in small pieces over the delay. */
export function sendSlowly(
  response: ServerResponse,
  answer: CannedResponse,
  delayMs: number,
  settle: () => void,
): void {
  const pieces = answer.body.match(/.{1,4}/gs) ?? [];
  response.writeHead(answer.status, responseHeaders(answer));
  response.flushHeaders();
  const timer = setInterval(() => {
    const piece = pieces.shift() ?? '';
    if (pieces.length > 0) {
      response.write(piece);
      return;
    }
    clearInterval(timer);
    settle();
    response.end(piece);
  }, delayMs / pieces.length);
  response.once('close', () => clearInterval(timer));
}

function responseHeaders(answer: CannedResponse): Record<string, string | number> {
  return { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) };
}
