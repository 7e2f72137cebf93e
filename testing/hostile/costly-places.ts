/**
 * The places of a request that accept text: each header that Node, Next or our code reads, the path, each query
 * parameter and each form field. Parameters and fields are read from the site's own forms, so that new ones are
 * included.
 */
import { globSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { computeLegacyCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { noindexPaths } from '../../lib/site/dynamic-paths.ts';
import { routes } from '../../lib/site/routes.ts';
import { toolRoutes } from '../../lib/site/tool-routes.ts';
import {
  maxHeaderBytes,
  maxQueryPairs,
  maxTargetBytes,
  truncateHeaders,
} from '../../server/truncate-headers.ts';
import type { Visitor } from '../handlers/api-client.ts';
import type { CostlyInput } from './costly-inputs.ts';

export type CostlyPlace = {
  name: string;
  /** The largest request that passes, with this text. */
  request: (input: CostlyInput) => Buffer;
};

/** Room for the request line, the host and the place's other headers. */
const headReserve = 600;
function bodyBytes(path: string): number {
  const kilobytes =
    path === '/api/requests' ? 64 : path.startsWith('/api/customer-login/') ? 2 : 16;
  return kilobytes * 1024 - 500;
}

const headerNames = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Authorization', 'Cache-Control', 'Cookie'],
  ...['Content-Type', 'Forwarded', 'If-Match', 'If-Modified-Since', 'If-None-Match', 'Origin'],
  ...['Next-Action', 'Next-Router-Prefetch', 'Next-Router-Segment-Prefetch', 'Next-Url', 'Purpose'],
  ...['Next-Router-State-Tree', 'Next-Resume', 'Range', 'Referer', 'RSC', 'Sec-CH-UA', 'Via'],
  ...[
    'Sec-Fetch-Dest',
    'Sec-Fetch-Mode',
    'Sec-Fetch-Site',
    'Traceparent',
    'Tracestate',
    'User-Agent',
  ],
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'X-Matched-Path'],
  ...['X-Invoke-Path', 'X-Middleware-Prefetch', 'X-Middleware-Rewrite', 'X-Middleware-Subrequest'],
  ...[
    'X-Nextjs-Data',
    'X-Now-Route-Matches',
    'X-Prerender-Revalidate',
    'X-XSRF-TOKEN',
    'X-Unknown',
  ],
];
type HeaderTarget = {
  method: 'GET' | 'POST';
  target: string;
  lines: readonly string[];
  body: string;
};

/** A prerendered page, one rendered per request, a response to the router, a GET and a POST handler, and no page. */
function headerTargets(visitor: Visitor): HeaderTarget[] {
  const get = (target: string, ...lines: string[]): HeaderTarget => ({
    method: 'GET',
    target,
    lines,
    body: '',
  });
  const answer =
    '/car-insurance/third-party-premium-calculator/answer?fuel=petrol&size=1197&age=new';
  return [
    get('/claim'),
    get('/claim/travel/answer?date=2026-11-01'),
    get(`${answer}&_rsc=x`, 'RSC: 1'),
    get('/api/hospitals?q=apollo'),
    { method: 'POST', target: '/api/call-back', lines: jsonLines('{}', visitor), body: '{}' },
    get('/nope'),
  ];
}

/** @param visitor whose token POST requests need. */
export function headerPlaces(visitor: Visitor): CostlyPlace[] {
  return headerTargets(visitor).flatMap(({ method, target, lines, body }) =>
    headerNames.map((header) => {
      const others = lines.filter((line) => !line.startsWith(`${header}:`));
      const reserve = headReserve + others.join().length;
      return {
        name: `${header} of ${method} ${target}`,
        request: (input) => {
          const value = toHeaderValue(fillToSize(input, maxHeaderBytes - reserve, (text) => text));
          const address = target.replace('_rsc=x', `_rsc=${routerHash(header, value, target)}`);
          return request(method, address, [...others, `${header}: ${value}`], body);
        },
      };
    }),
  );
}

/** Next redirects a router request unless `_rsc` is the hash of the router's headers, after our truncation. */
function routerHash(header: string, value: string, target: string): string {
  const headers: IncomingHttpHeaders = {
    rsc: '1',
    [header.toLowerCase()]: Buffer.from(value).toString('latin1'),
  };
  truncateHeaders(headers, target);
  const prefetch = headers['next-router-prefetch'];
  return computeLegacyCacheBustingSearchParam(
    prefetch === '1' || prefetch === '2' || prefetch === '3' ? prefetch : undefined,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  );
}

export function pathPlaces(): CostlyPlace[] {
  const handlers = globSync('app/**/route.{ts,tsx}').map((file) =>
    file.replace(/^app|\/route\.tsx?$/g, '').replace(/\/\[[^\]]+\]/g, ''),
  );
  const bases = new Set(['', ...routes.map(({ path }) => path), ...noindexPaths, ...handlers]);
  return [...bases, '/_next', '/_next/static', '/_next/data'].map((base) => ({
    name: `the path behind ${base}/`,
    request: (input) => {
      const maxBytes = maxTargetBytes - base.length - 2;
      return request(
        'GET',
        `${base}/${fillToSize(input, maxBytes, encodeURI).replace(/[?#]/g, '')}`,
        [],
      );
    },
  }));
}

type Form = { action: string; isPost: boolean; fields: ReadonlyMap<string, string> };

/** @param url of the running site. */
export async function fieldPlaces(url: string, visitor: Visitor): Promise<CostlyPlace[]> {
  const places = new Map<string, CostlyPlace>();
  for (const form of await fetchForms(url)) {
    const kind = [...form.fields].filter(([name]) => name === 'kind').join();
    for (const name of form.fields.keys()) {
      // A calculator on several pages counts once, because one parser reads it.
      const place = `${form.isPost ? 'field' : 'parameter'} ${name} of ${kind || form.action}`;
      places.set(place, { name: place, request: (input) => fieldRequest(form, name, input) });
    }
    if (!form.isPost) continue;
    const place = `the body of ${form.action}`;
    places.set(place, {
      name: place,
      request: (input) => jsonRequest(form.action, input, visitor),
    });
  }
  return [...places.values()];
}

function fieldRequest({ action, isPost, fields }: Form, name: string, input: CostlyInput): Buffer {
  const others = [...fields].filter(([field]) => field !== name);
  const query = new URLSearchParams([...others, [name, '']]).toString();
  const maxBytes = (isPost ? bodyBytes(action) : maxTargetBytes - action.length) - query.length - 2;
  const body = query + fillToSize(input, maxBytes, encodeURIComponent);
  if (!isPost) return request('GET', `${action}?${limitPairs(body)}`, []);
  const type = 'Content-Type: application/x-www-form-urlencoded';
  return request('POST', action, [type, `Content-Length: ${body.length}`, sameOrigin], body);
}

/** The maximum; with one more the request is refused. */
function limitPairs(query: string): string {
  return query.split('&').slice(0, maxQueryPairs).join('&');
}

function jsonRequest(action: string, input: CostlyInput, visitor: Visitor): Buffer {
  const body = fillToSize(input, bodyBytes(action), (text) => text);
  return request('POST', action, jsonLines(body, visitor), body);
}

function jsonLines(body: string, { cookies, token }: Visitor): string[] {
  return [
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cookie: ${cookies}`,
    `X-XSRF-TOKEN: ${token}`,
    sameOrigin,
  ];
}

const sameOrigin = 'Sec-Fetch-Site: same-origin';

export function uploadRequest(file: Buffer): Buffer {
  const boundary = 'b0undary';
  const part = (name: string, more: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const head = `${part('kind', '')}job-application\r\n${part('cv', '; filename="cv.pdf"')}`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const type = `Content-Type: multipart/form-data; boundary=${boundary}`;
  return Buffer.concat([
    request('POST', '/api/requests', [type, `Content-Length: ${body.length}`, sameOrigin]),
    body,
  ]);
}

/** The forms of every page and tool, and of every kind of answer that one links to. */
async function fetchForms(url: string): Promise<Form[]> {
  const seen = new Set<string>();
  const forms: Form[] = [];
  const pages = [...routes, ...toolRoutes].map(({ path }) => path);
  let paths: string[] = [...pages, ...noindexPaths];
  for (let depth = 0; depth < 2; depth++) {
    const linked: string[] = [];
    for (const path of paths) {
      const html = await (await fetch(`${url}${path}`)).text();
      forms.push(...formsIn(html, path));
      for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*\?[^"#]*)"/g)) {
        const target = href.replaceAll('&amp;', '&');
        const shape = target.replace(/=[^&]*/g, '');
        if (!seen.has(shape) && !target.startsWith('/_next')) linked.push(target);
        seen.add(shape);
      }
    }
    paths = linked;
  }
  return forms;
}

function formsIn(html: string, path: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(
    ([, own = '', inner = '']) => {
      const fields = new Map<string, string>();
      for (const [control] of inner.matchAll(
        /<(?:input|textarea|select)\b[^>]*>(?:<option[^>]*>)*/g,
      )) {
        const name = attribute(control, 'name');
        if (name && name !== 'website') fields.set(name, firstValue(control));
      }
      const action = attribute(own, 'action') || path;
      const isPost = /method="post"/i.test(own);
      return { action: action.split(/[?#]/, 1)[0] ?? action, isPost, fields };
    },
  );
}

function firstValue(control: string): string {
  if (/type="(?:hidden|radio|checkbox)"/.test(control)) return attribute(control, 'value');
  const [, option = ''] = /<option[^>]*value="([^"]+)"/.exec(control) ?? [];
  return option;
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

/** The longest text that fits after encoding. */
function fillToSize(input: CostlyInput, bytes: number, encode: (text: string) => string): string {
  const write = (letters: number) =>
    input.isEncoded ? input.fill(letters) : encode(input.fill(letters).toWellFormed());
  let letters = bytes;
  let text = write(letters);
  while (Buffer.byteLength(text) > bytes && letters > 1) {
    letters = Math.floor((letters * bytes) / Buffer.byteLength(text)) - 1;
    text = write(letters);
  }
  return text;
}

/** Node refuses line ends and other control characters in a header. */
function toHeaderValue(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be replaced
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, ' ').trim();
}

function request(method: string, target: string, lines: readonly string[], body = ''): Buffer {
  const all = ['Host: localhost', 'Connection: close', ...lines];
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`);
}
