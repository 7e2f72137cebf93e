/**
 * Anti-forgery tokens: a signed double-submit cookie bound to a random session. Stateless: only this server can sign a
 * token, and only the browser with the session cookie can use it. Scripts can read the token's cookie, not the session's.
 */
import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hourMs } from '../../dates/iso-date.ts';
import { readCookie, type SiteOrigin, setCookie } from './site-cookie.server.ts';
import { tokenCookie, tokenHeader } from './token-names.ts';

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

const sessionCookie = { name: 'session' };
const sessionShape = /^[\w-]{24}$/;
const xsrfCookie = { name: tokenCookie, isReadable: true } as const;

type ForgeryContext = SiteOrigin & {
  secret: string;
  /** The machine's clock: the database is not needed to issue or check a token (`clockSkewMs` in token.server.ts). */
  now: Date;
};

/** @returns values for Set-Cookie. */
export function antiForgeryCookies(
  headers: Pick<Headers, 'get'>,
  context: ForgeryContext,
): string[] {
  const sessionId = readAntiForgerySession(headers, context) || createSessionId();
  return [
    setCookie(sessionCookie, context, sessionId),
    setCookie(xsrfCookie, context, issueToken(sessionId, context.secret, context.now)),
  ];
}

export type ForgeryCheck = { check: TokenCheck | 'missing'; token: string };

/** The header's token must equal the cookie's, be signed by us for this session, and be recent enough. */
export function checkAntiForgery(headers: Headers, context: ForgeryContext): ForgeryCheck {
  const token = headers.get(tokenHeader) ?? '';
  const sessionId = readAntiForgerySession(headers, context);
  if (!token || !sessionId) return { check: 'missing', token };
  if (readCookie(headers, xsrfCookie, context, /./) !== token) return { check: 'forged', token };
  return { check: checkToken(token, sessionId, context.secret, context.now), token };
}

/** The session that a script's token is bound to; empty if the browser has none. */
export function readAntiForgerySession(headers: Pick<Headers, 'get'>, origin: SiteOrigin): string {
  return readCookie(headers, sessionCookie, origin, sessionShape) ?? '';
}
