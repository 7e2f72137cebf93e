/**
 * What one header may cost: Next tests the User-Agent with an expression whose time grows with the square of its length
 * (15 KB: 1.4 seconds of the only thread). Header values are cut before Next sees them; nobody is refused for one.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { hasOnlyTrackingParams } from '../../lib/campaign/has-only-tracking-params.ts';

/** Twice what browsers and their in-app variants send. deploy/nginx.conf cuts the User-Agent to the same length. */
export const maxHeaderValueLength = 512;

/** With nginx's two buffers of 8 KB in front: what passes there passes here, with the headers that nginx adds. */
export const maxHeaderBytes = 20 * 1024;
/** As nginx's buffer for one line. */
export const maxTargetBytes = 8 * 1024;
/** A hospital search names up to forty insurers. Of 2,000 pairs Next made a page in 450 ms. */
export const maxQueryPairs = 100;

/** Of a request's target. */
export function isTargetTooLong(url: string): boolean {
  return url.length > maxTargetBytes || url.split('&', maxQueryPairs + 1).length > maxQueryPairs;
}

/**
 * Values that may be longer: other sites of the domain set cookies too, a page's address holds an advertisement's tags,
 * and a router state that was cut cannot be parsed. They are bounded by `maxHeaderBytes`.
 */
const uncutHeaders: ReadonlySet<string> = new Set(['cookie', 'referer', 'next-router-state-tree']);

/** The last addresses are our own proxies' (lib/http/client-address.server.ts). */
const headerCutAtStart = 'x-forwarded-for';

/** Next's router sends them with each address that has an answer; on any other page they only pass by caches. */
const routerHeaders = [
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/** Changes the headers in place: they are what Next reads. */
export function truncateHeaders(headers: IncomingHttpHeaders, url: string): void {
  // Node makes a list of it, and only servers set cookies.
  delete headers['set-cookie'];
  // The Pages Router's: Next answers it with `{}` in place of a page, and of what a form posts.
  delete headers['x-middleware-prefetch'];
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string' || value.length <= maxHeaderValueLength || uncutHeaders.has(name))
      continue;
    headers[name] =
      name === headerCutAtStart
        ? value.slice(-maxHeaderValueLength)
        : value.slice(0, maxHeaderValueLength);
  }
  const [, query = ''] = url.split('?', 2);
  if (
    query === '' ||
    hasOnlyTrackingParams(query) ||
    !isRouterState(headers['next-router-state-tree'])
  )
    for (const name of routerHeaders) delete headers[name];
}

/** Next answers 500 to one that it cannot read, and logs a stack; without it the whole page is the answer. */
function isRouterState(value: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(value);
    return true;
  } catch {
    return false;
  }
}
