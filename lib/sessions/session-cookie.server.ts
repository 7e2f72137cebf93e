/**
 * The cookie that somebody is signed in with: a random value that says nothing, of which the database has a keyed
 * hash only. No page outside the login reads it.
 */
import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Environment } from '../config/parse-environment.ts';

type SiteOrigin = Pick<Environment, 'siteOrigin'>;

const shape = /^[\w-]{43}$/;

/** Anti-forgery has `session` (lib/anti-forgery): one that is there before anybody signs in. */
function cookieName(env: SiteOrigin): string {
  return isSecure(env) ? '__Host-login' : 'login';
}

/** A demonstration is opened under http and any name of its machine, where a browser keeps no Secure cookie. */
function isSecure({ siteOrigin }: SiteOrigin): boolean {
  return siteOrigin.startsWith('https:');
}

/** The value as the browser sent it; null where it has none or one that is not ours. */
export function readSessionCookie(headers: Pick<Headers, 'get'>, env: SiteOrigin): string | null {
  const value = parseCookie(headers.get('cookie') ?? '')[cookieName(env)] ?? '';
  return shape.test(value) ? value : null;
}

/** @param value null takes it out of the browser. @returns a value for Set-Cookie. */
export function sessionCookie(value: string | null, env: SiteOrigin): string {
  return stringifySetCookie({
    name: cookieName(env),
    value: value ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(env),
    // Without a span it ends with the browser; the server ends it sooner.
    ...(value === null && { maxAge: 0 }),
  });
}
