/** The two anti-forgery cookies: the token, which scripts can read, and its session, which they cannot. */
import 'server-only';
import { readCookie, type SiteOrigin, setCookie } from './site-cookie.server.ts';
import { checkToken, createSessionId, issueToken, type TokenCheck } from './token.server.ts';
import { tokenCookie, tokenHeader } from './token-names.ts';

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
