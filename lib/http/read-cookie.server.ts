import 'server-only';
import { parseCookie } from 'cookie';

/** The value of a cookie; null if it is missing or malformed. */
export function readCookie(
  headers: Pick<Headers, 'get'>,
  name: string,
  shape: RegExp,
): string | null {
  const value = parseCookie(headers.get('cookie') ?? '')[name] ?? '';
  return shape.test(value) ? value : null;
}
