/**
 * The session cookie of the login: a random value without meaning; the database has only its keyed hash. No page
 * outside the login reads it.
 */
import 'server-only';
import { stringifySetCookie } from 'cookie';
import type { Environment } from '../config/parse-environment.ts';
import { usesHttps } from '../config/uses-https.ts';
import { readCookie } from '../http/read-cookie.server.ts';

type SiteOrigin = Pick<Environment, 'siteOrigin'>;

const shape = /^[\w-]{43}$/;

/** Not `session`, which anti-forgery uses (lib/anti-forgery) before anybody signs in. */
function cookieName(env: SiteOrigin): string {
  return usesHttps(env) ? '__Host-login' : 'login';
}

/** The cookie's value; null if it is missing or malformed. */
export function readSessionCookie(headers: Pick<Headers, 'get'>, env: SiteOrigin): string | null {
  return readCookie(headers, cookieName(env), shape);
}

/** @param value null deletes the cookie. @returns a value for Set-Cookie. */
export function sessionCookie(value: string | null, env: SiteOrigin): string {
  return stringifySetCookie({
    name: cookieName(env),
    value: value ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: usesHttps(env),
    // Without Max-Age it ends with the browser; the server ends it sooner.
    ...(value === null && { maxAge: 0 }),
  });
}
