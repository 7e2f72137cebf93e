/** The two anti-forgery cookies: the token, which scripts can read, and its session, which they cannot. */
import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';
import { hostCookie, readHostCookie } from './host-cookie.server.ts';
import { checkToken, createSessionId, issueToken, type TokenCheck } from './token.server.ts';
import { tokenCookie, tokenHeader } from './token-names.ts';

const sessionShape = /^[\w-]{24}$/;

type ForgeryContext = {
  secret: string;
  /** The site is served over https. */
  isSecure: boolean;
  /** The machine's clock: the database is not needed to issue or check a token (`clockSkewMs` in token.server.ts). */
  now: Date;
};

/** @returns values for Set-Cookie. */
export function antiForgeryCookies(
  headers: Pick<Headers, 'get'>,
  { secret, isSecure, now }: ForgeryContext,
): string[] {
  const sessionId = readAntiForgerySession(headers, isSecure) || createSessionId();
  return [
    hostCookie({ name: 'session', isSecure }, sessionId),
    stringifySetCookie({
      name: tokenCookie,
      value: issueToken(sessionId, secret, now),
      path: '/',
      sameSite: 'strict',
      secure: isSecure,
    }),
  ];
}

export type ForgeryCheck = { check: TokenCheck | 'missing'; token: string };

/** The header's token must equal the cookie's, be signed by us for this session, and be recent enough. */
export function checkAntiForgery(
  headers: Headers,
  { secret, isSecure, now }: ForgeryContext,
): ForgeryCheck {
  const token = headers.get(tokenHeader) ?? '';
  const sessionId = readAntiForgerySession(headers, isSecure);
  if (!token || !sessionId) return { check: 'missing', token };
  // Of two cookies with one name the first counts, as in browsers: a later one has a wider path or domain.
  if (parseCookie(headers.get('cookie') ?? '')[tokenCookie] !== token)
    return { check: 'forged', token };
  return { check: checkToken(token, sessionId, secret, now), token };
}

/** The session that a script's token is bound to; empty if the browser has none. */
export function readAntiForgerySession(headers: Pick<Headers, 'get'>, isSecure: boolean): string {
  return readHostCookie(headers, { name: 'session', isSecure }, sessionShape) ?? '';
}
