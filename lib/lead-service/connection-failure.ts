/**
 * Classifies a failed fetch: `mayHaveArrived` is false only if the connection was certainly not established. `detail`
 * is an error code, never a message (messages quote URLs).
 */
import type { UnusableReason } from './service-reply.ts';

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
