/** The two anti-forgery cookies: the token, which scripts can read, and its session, which they cannot. */
import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';
import { checkToken, createSessionId, issueToken, type TokenCheck } from './token.server.ts';
import { tokenCookie, tokenHeader } from './token-names.ts';

const sessionShape = /^[\w-]{24}$/;

type ForgeryContext = {
  secret: string;
  /** The site is served over https: the session cookie then carries the `__Host-` prefix. */
  isSecure: boolean;
  now: Date;
};

/** @returns values for Set-Cookie. */
export function antiForgeryCookies(
  cookieHeader: string | null,
  { secret, isSecure, now }: ForgeryContext,
): string[] {
  const cookieValue = parseCookie(cookieHeader ?? '')[sessionCookieName(isSecure)] ?? '';
  const sessionId = sessionShape.test(cookieValue) ? cookieValue : createSessionId();
  const attributes = { path: '/', sameSite: 'strict', secure: isSecure } as const;
  return [
    stringifySetCookie({
      name: sessionCookieName(isSecure),
      value: sessionId,
      httpOnly: true,
      ...attributes,
    }),
    stringifySetCookie({
      name: tokenCookie,
      value: issueToken(sessionId, secret, now),
      ...attributes,
    }),
  ];
}

export type ForgeryCheck = { check: TokenCheck | 'missing'; token: string };

/** The header's token must equal the cookie's, be signed by us for this session, and be recent enough. */
export function checkAntiForgery(
  headers: Headers,
  { secret, isSecure, now }: ForgeryContext,
): ForgeryCheck {
  // Of two cookies with one name the first counts, as in browsers: a later one has a wider path or domain.
  const cookies = parseCookie(headers.get('cookie') ?? '');
  const token = headers.get(tokenHeader) ?? '';
  const sessionId = cookies[sessionCookieName(isSecure)] ?? '';
  if (!token || !sessionId) return { check: 'missing', token };
  if (cookies[tokenCookie] !== token) return { check: 'forged', token };
  return { check: checkToken(token, sessionId, secret, now), token };
}

/** The session that a script's token is bound to; empty if the browser has none. */
export function readAntiForgerySession(headers: Headers, isSecure: boolean): string {
  const cookieValue = parseCookie(headers.get('cookie') ?? '')[sessionCookieName(isSecure)] ?? '';
  return sessionShape.test(cookieValue) ? cookieValue : '';
}

function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}
