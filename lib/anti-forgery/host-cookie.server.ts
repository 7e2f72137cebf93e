/**
 * Cookies that only this host sets and reads: over https their name has the `__Host-` prefix, so that no other host of
 * the domain can plant one. Scripts cannot read them, and no other site's request sends them.
 */
import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';

export type HostCookie = {
  name: string;
  /** The site is served over https. */
  isSecure: boolean;
  /** `lax` where another site's redirect must bring the cookie along; strict without it. */
  sameSite?: 'lax';
  /** In seconds; without it the cookie ends with the browser. */
  maxAge?: number;
};

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

/** @param value null deletes the cookie. @returns a value for Set-Cookie. */
export function hostCookie(cookie: HostCookie, value: string | null): string {
  const maxAge = value === null ? 0 : cookie.maxAge;
  return stringifySetCookie({
    name: nameOf(cookie),
    value: value ?? '',
    path: '/',
    httpOnly: true,
    sameSite: cookie.sameSite ?? 'strict',
    secure: cookie.isSecure,
    ...(maxAge !== undefined && { maxAge }),
  });
}

function nameOf({ name, isSecure }: HostCookie): string {
  return isSecure ? `__Host-${name}` : name;
}
