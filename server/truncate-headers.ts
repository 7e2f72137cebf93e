/**
 * Truncates header values before Next sees them: it tests the User-Agent with a regular expression that takes quadratic
 * time (15 KB block the only thread for 1.4 seconds). No request is refused for a long value.
 */
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { hasOnlyTrackingParams } from '../lib/site/campaign/has-only-tracking-params.ts';

/** Twice what browsers and in-app browsers send. deploy/nginx.conf truncates the User-Agent to the same length. */
export const maxHeaderValueLength = 512;

/** More than nginx's two buffers of 8 KB and the headers it adds: what nginx accepts is accepted here. */
export const maxHeaderBytes = 20 * 1024;
/** nginx's buffer for one line. */
export const maxTargetBytes = 8 * 1024;
/** A hospital search has up to forty insurers. Next took 450 ms to render a page with 2,000 pairs. */
export const maxQueryPairs = 100;

/** @param url the request target. */
export function isTargetTooLong(url: string): boolean {
  return url.length > maxTargetBytes || url.split('&', maxQueryPairs + 1).length > maxQueryPairs;
}

/**
 * Not truncated: other sites of the domain set cookies too, a page's URL holds an advertisement's parameters, and a
 * truncated router state cannot be parsed. `maxHeaderBytes` bounds them.
 */
const uncutHeaders: ReadonlySet<string> = new Set(['cookie', 'referer', 'next-router-state-tree']);

/** Truncated at its start: the last addresses are our own proxies' (lib/http/identify-client.server.ts). */
const headerCutAtStart = 'x-forwarded-for';

/** Next's router sends them for an answer; for any other page they would only bypass caches. */
const routerHeaders = [
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/** Mutates the headers, because Next reads this object. */
export function truncateHeaders(headers: IncomingHttpHeaders, url: string): void {
  // Node parses it as a list, and only servers send it.
  delete headers['set-cookie'];
  // A header of the Pages Router: Next responds `{}` instead of a page or a form's result.
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

/** A segment is its name, or a parameter: name, value, kind. */
const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
]);
/** Segment, segments below it, URL, what to fetch, hints, and one more text: Next's own schema, but for unused kinds. */
const routerState = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy((): z.ZodType => routerState),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Next responds 500 to a state that it cannot parse and logs a stack; without one it sends the whole page. */
function isRouterState(value: string | string[] | undefined): boolean {
  if (value === undefined) return true;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(String(value)))).success;
  } catch {
    return false;
  }
}
