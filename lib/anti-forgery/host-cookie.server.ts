/**
 * Cookies that only this host sets and reads: over https their name has the `__Host-` prefix, so that no other host of
 * the domain can plant one. Scripts cannot read them, and no other site's request sends them.
 */
import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';

/** `isSecure`: the site is served over https. */
type HostCookie = { name: string; isSecure: boolean };

/** The cookie's value; null if it is missing or malformed. */
export function readHostCookie(
  headers: Pick<Headers, 'get'>,
  cookie: HostCookie,
  shape: RegExp,
): string | null {
  // Of two cookies with one name the first counts, as in browsers: a later one has a wider path or domain.
  const value = parseCookie(headers.get('cookie') ?? '')[nameOf(cookie)] ?? '';
  return shape.test(value) ? value : null;
}

/**
 * @param maxAge in seconds; without it the cookie ends with the browser.
 * @returns a value for Set-Cookie.
 */
export function hostCookie(cookie: HostCookie, value: string, maxAge?: number): string {
  return stringifySetCookie({
    name: nameOf(cookie),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: cookie.isSecure,
    ...(maxAge !== undefined && { maxAge }),
  });
}

function nameOf({ name, isSecure }: HostCookie): string {
  return isSecure ? `__Host-${name}` : name;
}
