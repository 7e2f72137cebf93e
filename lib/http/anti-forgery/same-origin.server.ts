/**
 * The origin of a request. Fetch Metadata decides where the browser sends it, else the Origin header, else the Referer
 * (text browsers, Gecko 48); a request with none of them is rejected (OWASP: fail safe).
 */
import 'server-only';
import type { Environment } from '../../config/parse-environment.ts';

/** @param headers of a state-changing request. */
export function isSameOrigin(headers: Headers, env: Environment): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin') ?? refererOrigin(headers);
  return origin !== null && ownOrigins(headers, env).includes(origin);
}

function refererOrigin(headers: Headers): string | null {
  const referer = headers.get('referer') ?? '';
  return /^https?:/i.test(referer) && URL.canParse(referer) ? new URL(referer).origin : null;
}

/** The page's origin if it is one of ours; null otherwise. Selects live or QA, so it is never guessed. */
export function pageOrigin(headers: Headers, env: Environment): string | null {
  const origin = headers.get('origin');
  // With a strict referrer setting, browsers post forms with Origin "null"; the page's host is then the host of the
  // request. Only a host on the list counts.
  const pageOrigin =
    origin === null || origin === 'null' ? `https://${headers.get('host')}` : origin;
  return ownOrigins(headers, env).includes(pageOrigin) ? pageOrigin : null;
}

/** Browsers cut longer ones to their origin (Fetch); campaign tags take some 2 KB. */
const maxRefererLength = 4096;

/** The page from which a form was posted, if it is one of ours; null otherwise. */
export function refererPage(headers: Headers, env: Environment): URL | null {
  const referer = headers.get('referer') ?? '';
  if (referer.length > maxRefererLength || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return ownOrigins(headers, env).includes(page.origin) ? page : null;
}

function ownOrigins(headers: Headers, env: Environment): string[] {
  const configuredOrigins = [env.siteOrigin, ...env.productionOrigins];
  if (env.siteEnv === 'production') return configuredOrigins;
  // A demonstration is opened under any host name; cross-site pages cannot choose our Host header.
  const host = headers.get('host');
  return host ? [...configuredOrigins, `http://${host}`, `https://${host}`] : configuredOrigins;
}
