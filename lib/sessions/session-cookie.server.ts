/**
 * The session cookie of the login: a random value without meaning; the database has only its keyed hash. No page
 * outside the login reads it.
 */
import 'server-only';
import { hostCookie, readHostCookie } from '../anti-forgery/host-cookie.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { usesHttps } from '../config/uses-https.ts';

type SiteOrigin = Pick<Environment, 'siteOrigin'>;

const shape = /^[\w-]{43}$/;

/** Not `session`, which anti-forgery uses (lib/anti-forgery) before anybody signs in. */
const cookie = (env: SiteOrigin) => ({ name: 'login', isSecure: usesHttps(env) });

/** The cookie's value; null if it is missing or malformed. */
export function readSessionCookie(headers: Pick<Headers, 'get'>, env: SiteOrigin): string | null {
  return readHostCookie(headers, cookie(env), shape);
}

/** @param value null deletes the cookie. @returns a value for Set-Cookie. */
export function sessionCookie(value: string | null, env: SiteOrigin): string {
  // Without Max-Age it ends with the browser; the server ends it sooner.
  return hostCookie(cookie(env), value);
}
