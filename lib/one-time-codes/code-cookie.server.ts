/** The cookie that binds a code to the browser that requested it: no other browser can use the code. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { readCookie, type SiteOrigin, setCookie } from '../anti-forgery/site-cookie.server.ts';
import { hourMs } from '../dates/iso-date.ts';
import type { FieldEncryption } from '../store/field-encryption.server.ts';

const shape = /^[\w-]{32}$/;
/** Longer than a code is valid, so that a late code is answered with "expired". */
const cookie = { name: 'code', maxAge: hourMs / 1000 };

export function createBrowserId(): string {
  return randomBytes(24).toString('base64url');
}

export function readBrowserId(headers: Pick<Headers, 'get'>, env: SiteOrigin): string | null {
  return readCookie(headers, cookie, env, shape);
}

/** @returns a value for Set-Cookie. */
export function browserCookie(value: string, env: SiteOrigin): string {
  return setCookie(cookie, env, value);
}

export function browserKey(encryption: FieldEncryption, value: string): string {
  return encryption.keyedHash(`code-browser:${value}`);
}
