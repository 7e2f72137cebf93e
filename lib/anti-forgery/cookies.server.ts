/** The two anti-forgery cookies: the token, which scripts read, and the session it is bound to, which they cannot. */
import 'server-only';
import { tokenCookie, tokenHeader } from './names.ts';
import { checkToken, issueToken, newSessionId, type TokenCheck } from './token.server.ts';

const sessionShape = /^[\w-]{24}$/;

/** @param isSecure the site is served over https: the session cookie then carries the `__Host-` prefix. */
export function antiForgeryCookies(
  cookieHeader: string | null,
  { secret, isSecure, now }: { secret: string; isSecure: boolean; now: Date },
): string[] {
  const held = readCookies(cookieHeader).get(sessionCookie(isSecure)) ?? '';
  const sessionId = sessionShape.test(held) ? held : newSessionId();
  const attributes = `Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return [
    `${sessionCookie(isSecure)}=${sessionId}; ${attributes}; HttpOnly`,
    `${tokenCookie}=${issueToken(sessionId, secret, now)}; ${attributes}`,
  ];
}

export type ForgeryCheck = { check: TokenCheck | 'missing'; token: string };

/** The header's token must be the cookie's, signed by us for this session, and young enough. */
export function checkAntiForgery(
  headers: Headers,
  { secret, isSecure, now }: { secret: string; isSecure: boolean; now: Date },
): ForgeryCheck {
  const cookies = readCookies(headers.get('cookie'));
  const token = headers.get(tokenHeader) ?? '';
  const sessionId = cookies.get(sessionCookie(isSecure)) ?? '';
  if (!token || !sessionId) return { check: 'missing', token };
  if (cookies.get(tokenCookie) !== token) return { check: 'forged', token };
  return { check: checkToken(token, sessionId, secret, now), token };
}

function sessionCookie(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((pair) => {
    const separator = pair.indexOf('=');
    if (separator < 1) return [];
    return [[pair.slice(0, separator).trim(), decode(pair.slice(separator + 1).trim())] as const];
  });
  // The first wins, as in browsers: a later one of the same name comes from a wider path or domain.
  return new Map(pairs.reverse());
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
