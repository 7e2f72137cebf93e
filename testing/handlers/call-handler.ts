/** Calls a route handler as the page's script would. For jest. */
import { waitUntilIdle } from '../../lib/http/handle-request.server.ts';
import type { Visitor } from './api-client.ts';

export const testOrigin = 'http://localhost:3000';

type Handler = (request: Request) => Promise<Response>;

type HandlerCall = {
  path: string;
  visitor: Visitor;
  body: BodyInit;
  /** Override the default ones; null removes one. */
  headers?: Record<string, string | null>;
};

export async function callHandler(
  handler: Handler,
  { path, visitor, body, headers = {} }: HandlerCall,
) {
  const requestHeaders = new Headers({
    'sec-fetch-site': 'same-origin',
    cookie: visitor.cookies,
    'x-xsrf-token': visitor.token,
    // Request sets the content type of FormData, with its boundary.
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  });
  overrideHeaders(requestHeaders, headers);
  const request = new Request(`${testOrigin}${path}`, {
    method: 'POST',
    headers: requestHeaders,
    body,
  });
  const response = await handler(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    // A form posted without scripts gets an HTML page.
    body: text.startsWith('<') ? text : text ? JSON.parse(text) : null,
  };
}

/** Headers of a form that a browser posts without JavaScript. */
export const nativeFormHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-xsrf-token': null,
};

/** Posts a form as a browser without JavaScript does. @param cookie all that the browser has. */
export async function postNativeForm(
  handler: (request: Request) => Promise<Response>,
  path: string,
  {
    fields,
    cookie = '',
    headers = {},
  }: {
    fields: Record<string, string>;
    cookie?: string;
    headers?: Record<string, string | null>;
  },
) {
  const response = await callHandler(handler, {
    path,
    visitor: { cookies: cookie, token: '' },
    body: new URLSearchParams(fields).toString(),
    headers: { ...nativeFormHeaders, ...headers },
  });
  await waitUntilIdle();
  return { ...response, location: response.headers.get('location') };
}

/** Null removes a header. */
export function overrideHeaders(
  headers: Headers,
  changes: Readonly<Record<string, string | null>>,
): void {
  for (const [name, value] of Object.entries(changes))
    value === null ? headers.delete(name) : headers.set(name, value);
}
