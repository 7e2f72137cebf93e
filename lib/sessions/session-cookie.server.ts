/**
 * The session cookie of the login: a random value without meaning; the database has only its keyed hash. No page
 * outside the login reads it.
 */
import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Environment } from '../config/parse-environment.ts';

type SiteOrigin = Pick<Environment, 'siteOrigin'>;

const shape = /^[\w-]{43}$/;

/** Not `session`, which anti-forgery uses (lib/anti-forgery) before anybody signs in. */
function cookieName(env: SiteOrigin): string {
  return isSecure(env) ? '__Host-login' : 'login';
}

/** A demonstration is opened over http and under any host name, where browsers store no Secure cookie. */
function isSecure({ siteOrigin }: SiteOrigin): boolean {
  return siteOrigin.startsWith('https:');
}

/** The cookie's value; null if it is missing or malformed. */
export function readSessionCookie(headers: Pick<Headers, 'get'>, env: SiteOrigin): string | null {
  const value = parseCookie(headers.get('cookie') ?? '')[cookieName(env)] ?? '';
  return shape.test(value) ? value : null;
}

/** @param value null deletes the cookie. @returns a value for Set-Cookie. */
export function sessionCookie(value: string | null, env: SiteOrigin): string {
  return stringifySetCookie({
    name: cookieName(env),
    value: value ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(env),
    // Without Max-Age it ends with the browser; the server ends it sooner.
    ...(value === null && { maxAge: 0 }),
  });
}
