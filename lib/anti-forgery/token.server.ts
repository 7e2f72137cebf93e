/**
 * Anti-forgery tokens: a signed double-submit cookie bound to a random session. Stateless: only this server can sign a
 * token, and only the browser with the session cookie can use it.
 */
import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hourMs } from '../dates/iso-date.ts';

const lifetimeMs = 12 * hourMs;
/** Clock skew between instances. */
const clockSkewMs = 60_000;
const shape = /^([0-9a-z]{6,12})\.([\w-]{16})\.([\w-]{43})$/;

export type TokenCheck = 'valid' | 'malformed' | 'forged' | 'expired';

export function createSessionId(): string {
  return randomBytes(18).toString('base64url');
}

/** @returns `time.random.signature`, URL-safe. */
export function issueToken(sessionId: string, secret: string, now: Date): string {
  const issued = now.getTime().toString(36);
  const random = randomBytes(12).toString('base64url');
  return `${issued}.${random}.${sign(issued, random, sessionId, secret)}`;
}

export function checkToken(
  token: string,
  sessionId: string,
  secret: string,
  now: Date,
): TokenCheck {
  const [, issued, random, signature] = shape.exec(token) ?? [];
  if (!issued || !random || !signature) return 'malformed';
  const expected = Buffer.from(sign(issued, random, sessionId, secret));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return 'forged';
  const ageMs = now.getTime() - Number.parseInt(issued, 36);
  return ageMs > lifetimeMs || ageMs < -clockSkewMs ? 'expired' : 'valid';
}

function sign(issued: string, random: string, sessionId: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`anti-forgery\n${issued}\n${random}\n${sessionId}`)
    .digest('base64url');
}
