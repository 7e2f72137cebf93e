/** The cookie that binds a code to the browser that requested it: no other browser can use the code. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { hostCookie, readHostCookie } from '../anti-forgery/host-cookie.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { usesHttps } from '../config/uses-https.ts';
import type { FieldEncryption } from '../store/field-encryption.server.ts';

type SiteOrigin = Pick<Environment, 'siteOrigin'>;

const shape = /^[\w-]{32}$/;
/** Longer than a code is valid, so that a late code is answered with "expired". */
const maxAgeSeconds = 60 * 60;

const cookie = (env: SiteOrigin) => ({
  name: 'code',
  isSecure: usesHttps(env),
  maxAge: maxAgeSeconds,
});

export function createBrowserId(): string {
  return randomBytes(24).toString('base64url');
}

export function readBrowserId(headers: Pick<Headers, 'get'>, env: SiteOrigin): string | null {
  return readHostCookie(headers, cookie(env), shape);
}

/** @returns a value for Set-Cookie. */
export function browserCookie(value: string, env: SiteOrigin): string {
  return hostCookie(cookie(env), value);
}

export function browserKey(encryption: FieldEncryption, value: string): string {
  return encryption.keyedHash(`code-browser:${value}`);
}
