/**
 * Reads one HTTP response of the WCF service and parses it as JSON. The status decides first, the content type is only
 * a hint, and `detail` is safe to log: short, one line, no mobile number.
 */

export type UnusableReason =
  | 'timeout'
  | 'not-connected'
  | 'connection-lost'
  | 'redirect'
  | 'bad-status'
  | 'html'
  | 'empty'
  | 'malformed'
  | 'too-large'
  /** Not sent: the lease or the key for the number was missing. */
  | 'not-sent'
  /** It refused, and that is not written yet. */
  | 'not-settled';

export type ServiceReply = { status: number; contentType?: string | null; text: string };

export type UnusableReply = { kind: 'unusable'; reason: UnusableReason; detail: string };

export const maxReplyBytes = 256 * 1024;
/** A title is near the start; the limit also bounds the search in a hostile page. */
const titleSearchCharacters = 4096;

/** Ten or more digits, also separated by spaces, dots, dashes or brackets. */
const longNumber = /\d(?:[\s().+-]{0,2}\d){9,}/g;

/** fetch's signal also ends the reading: the next read rejects. */
export async function readTextUpToLimit(
  response: Response,
): Promise<{ text: string; isCut: boolean }> {
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
      // Nothing awaits this, because a connection that will not close must not delay the result.
      reader.cancel().catch(() => {});
      return { text, isCut: true };
    }
    text += decoder.decode(value, { stream: true });
  }
}

export function parseReply(reply: ServiceReply): { kind: 'valid'; value: unknown } | UnusableReply {
  const { status } = reply;
  if (status >= 300 && status < 400) return unusableReply(reply, 'redirect');
  if (status < 200 || status >= 300) return unusableReply(reply, 'bad-status');

  const text = withoutByteOrderMark(reply.text);
  if (text === '') return unusableReply(reply, 'empty');
  if (text.startsWith('<')) return unusableReply(reply, 'html');
  try {
    return { kind: 'valid', value: JSON.parse(text) };
  } catch {
    return unusableReply(reply, 'malformed');
  }
}

export function unusableReply(reply: ServiceReply, reason: UnusableReason): UnusableReply {
  const parts = [`HTTP ${reply.status}`];
  if (reply.contentType) parts.push(redactForLog(reply.contentType, 60));
  const title = htmlTitle(reply.text);
  if (title) parts.push(`"${title}"`);
  return { kind: 'unusable', reason, detail: parts.join(', ') };
}

/** trim() also removes a byte order mark: ECMAScript counts U+FEFF as white space. */
export function withoutByteOrderMark(text: string): string {
  return text.trim();
}

/** One line without control characters, at most `maxCharacters` long. */
export function printableLine(text: string, maxCharacters: number): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxCharacters)
      // The cut may have split a surrogate pair.
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd()
  );
}

function htmlTitle(text: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(text.slice(0, titleSearchCharacters))?.[1];
  return title ? redactForLog(title, 80) : '';
}

/** Numbers are removed before the cut, or the cut could leave nine of a mobile's ten digits. */
function redactForLog(text: string, maxCharacters: number): string {
  return printableLine(
    printableLine(text, titleSearchCharacters).replace(longNumber, '…'),
    maxCharacters,
  );
}

export type ConnectionFailure = {
  kind: 'unusable';
  reason: UnusableReason;
  mayHaveArrived: boolean;
  detail: string;
};

const neverConnectedCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const connectSyscalls = new Set(['connect', 'getaddrinfo']);

/** The request is written only after the certificate is accepted, so these errors exclude a delivery. */
const certificateCode =
  /^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_CA|HOSTNAME_MISMATCH)/;

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** The connection held, but the response was not HTTP (HPE_) or not in its declared encoding (Z_). */
const unreadableCode = /^(?:HPE_|Z_|ERR_BROTLI_)/;

/** `error` was thrown by fetch or by the body's reader; the reason is in its `cause`. */
export function connectionFailure(error: unknown): ConnectionFailure {
  const cause = property(error, 'cause') ?? error;
  const code = String(property(cause, 'code') ?? '');
  const detail = /^[A-Z][A-Z0-9_]{1,50}$/.test(code) ? code : 'no error code';
  if (wasNeverConnected(cause))
    return { kind: 'unusable', reason: 'not-connected', mayHaveArrived: false, detail };
  let reason: UnusableReason = 'connection-lost';
  if (timeoutCodes.has(code)) reason = 'timeout';
  if (unreadableCode.test(code)) reason = 'malformed';
  return { kind: 'unusable', reason, mayHaveArrived: true, detail };
}

function wasNeverConnected(cause: unknown): boolean {
  // A host with an IPv4 and an IPv6 address fails once for each.
  const attempts = property(cause, 'errors');
  if (Array.isArray(attempts) && attempts.length > 0) return attempts.every(wasNeverConnected);
  const code = String(property(cause, 'code') ?? '');
  return (
    neverConnectedCodes.has(code) ||
    connectSyscalls.has(String(property(cause, 'syscall') ?? '')) ||
    certificateCode.test(code)
  );
}

/** The value is tested by its shape, not with `instanceof`: the error may come from another realm. */
function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string, unknown>)[name];
}
