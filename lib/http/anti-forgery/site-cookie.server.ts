/**
 * Every cookie that the site sets. Over https the name has the `__Host-` prefix, so that no other host of the domain
 * can plant one. Scripts cannot read them, and no other site's request sends them.
 */
import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';

export type SiteCookie = {
  name: string;
  /** `lax` where another site's redirect must bring the cookie along; strict without it. */
  sameSite?: 'lax';
  /** In seconds; without it the cookie ends with the browser. */
  maxAge?: number;
  /** Pages read it, under this very name: it has no prefix. */
  isReadable?: true;
  /** Sent to this path only, which a cookie with the prefix cannot be. */
  path?: string;
};

export type SiteOrigin = { siteOrigin: string };

/** The cookie's value; null if it is missing or malformed. */
export function readCookie(
  headers: Pick<Headers, 'get'>,
  cookie: SiteCookie,
  origin: SiteOrigin,
  shape: RegExp,
): string | null {
  // If two cookies have one name, the first counts, as in browsers: a later one has a wider path or domain.
  const value = parseCookie(headers.get('cookie') ?? '')[nameOf(cookie, origin)] ?? '';
  return shape.test(value) ? value : null;
}

/**
 * @param value null deletes the cookie.
 * @returns a value for Set-Cookie.
 */
export function setCookie(cookie: SiteCookie, origin: SiteOrigin, value: string | null): string {
  const maxAge = value === null ? 0 : cookie.maxAge;
  return stringifySetCookie({
    name: nameOf(cookie, origin),
    value: value ?? '',
    path: cookie.path ?? '/',
    httpOnly: !cookie.isReadable,
    sameSite: cookie.sameSite ?? 'strict',
    secure: usesHttps(origin),
    ...(maxAge !== undefined && { maxAge }),
  });
}

function nameOf({ name, isReadable, path }: SiteCookie, origin: SiteOrigin): string {
  return usesHttps(origin) && !isReadable && !path ? `__Host-${name}` : name;
}

/** A demonstration is opened over http and under any host name, where browsers store no `Secure` cookie. */
function usesHttps({ siteOrigin }: SiteOrigin): boolean {
  return siteOrigin.startsWith('https:');
}
