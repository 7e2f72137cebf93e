/** Reading requests and writing answers, lean: the stand-in must outrun the site it is used to measure. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CannedResponse } from './canned-responses.ts';

/** WCF's default maxReceivedMessageSize. */
const maxRequestBytes = 64 * 1024;

/** `use` gets undefined when the body is too large; it is not called when the client went away. */
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

/** The JSON object in `text`, or undefined when it is anything else. */
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

export function send(response: ServerResponse, answer: CannedResponse): void {
  response.writeHead(answer.status, responseHeaders(answer));
  response.end(answer.body);
}

/** The three paces share one shape; `settle` is called just before the answer is complete. */
export function sendImmediately(
  response: ServerResponse,
  answer: CannedResponse,
  _delayMs: number,
  settle: () => void,
): void {
  settle();
  send(response, answer);
}

/** Nothing for the whole delay, then the answer. A client that left before it is never settled. */
export function sendDelayed(
  response: ServerResponse,
  answer: CannedResponse,
  delayMs: number,
  settle: () => void,
): void {
  const timer = setTimeout(() => {
    settle();
    send(response, answer);
  }, delayMs);
  response.once('close', () => clearTimeout(timer));
}

/** Headers at once, the body a few characters at a time over the delay; a client that left, as above. */
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
