import 'server-only';
import { setCookie } from '../../anti-forgery/site-cookie.server.ts';
import { dayMs, todayInIndia } from '../../dates/iso-date.ts';
import { markerAfter } from './exit-popup-suppression.ts';

/**
 * The cookie of docs/specification.md, section 4, after a native form post: named after the host, its value is the day
 * of the month after today's in India. A script writes the same cookie in the visitor's own time zone.
 * @returns undefined if the page's host cannot be a cookie name, as `[::1]`.
 */
export function exitPopupCookie(origin: string | null, now: Date): string | undefined {
  // Outside production the Host header is trusted, and it may hold anything.
  const page = origin === null ? null : URL.parse(origin);
  if (!page || !/^[\w.-]+$/.test(page.hostname)) return undefined;
  const cookie = { name: page.hostname, maxAge: dayMs / 1000, isReadable: true } as const;
  const value = markerAfter(Number(todayInIndia(now).slice(-2)));
  return setCookie(cookie, { siteOrigin: page.origin }, value);
}
