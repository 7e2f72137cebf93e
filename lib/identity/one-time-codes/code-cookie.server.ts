/** The cookie that binds a code to the browser that requested it: no other browser can use the code. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { hourMs } from '../../dates/iso-date.ts';
import {
  readCookie,
  type SiteOrigin,
  setCookie,
} from '../../http/anti-forgery/site-cookie.server.ts';
import type { FieldEncryption } from '../../store/field-encryption.server.ts';

declare const brand: unique symbol;
/** What the cookie holds; only its key is stored. */
export type BrowserId = string & { [brand]: 'browser id' };
/** Its keyed hash, in the column `browser_key`. */
export type BrowserKey = string & { [brand]: 'browser key' };

const shape = /^[\w-]{32}$/;
/** Longer than a code is valid, so that a late code is answered with "expired". */
const cookie = { name: 'code', maxAge: hourMs / 1000 };

export function createBrowserId(): BrowserId {
  return randomBytes(24).toString('base64url') as BrowserId;
}

export function readBrowserId(headers: Pick<Headers, 'get'>, env: SiteOrigin): BrowserId | null {
  return readCookie(headers, cookie, env, shape) as BrowserId | null;
}

/** @returns a value for Set-Cookie. */
export function browserCookie(browserId: BrowserId, env: SiteOrigin): string {
  return setCookie(cookie, env, browserId);
}

export function toBrowserKey(encryption: FieldEncryption, browserId: BrowserId): BrowserKey {
  return encryption.keyedHash(`code-browser:${browserId}`) as BrowserKey;
}
