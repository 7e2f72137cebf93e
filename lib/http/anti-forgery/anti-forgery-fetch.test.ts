/** @jest-environment jsdom */
import {
  antiForgeryFetch,
  ensureToken,
  isTokenNeeded,
  sendOnPageHide,
} from './anti-forgery-fetch.ts';

type Sent = { url: string; method: string; token: string | null; init: RequestInit };

const tokenUrl = '/api/anti-forgery';
let sent: Sent[];
/** Statuses of the next responses, in order; 200 once the list is empty. */
let statuses: number[];
/** The cookie that the token endpoint sets. */
let nextTokens: string[];
const realFetch = globalThis.fetch;

/** jsdom has no network: this records each request and responds at once. */
async function recordingFetch(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = new Headers(init.headers).get('X-XSRF-TOKEN');
  sent.push({ url: String(url), method: init.method ?? 'GET', token, init });
  if (url === tokenUrl) {
    const [next] = nextTokens.splice(0, 1);
    if (next !== undefined) hold(next);
    return { status: 204 } as Response;
  }
  return { status: statuses.shift() ?? 200 } as Response;
}

/** Sets a cookie as the server's Set-Cookie would. */
function hold(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the response's Set-Cookie header
  document.cookie = `XSRF-TOKEN=${value}; path=/`;
}

function sentTo(url: string): Sent[] {
  return sent.filter((request) => request.url === url);
}

beforeEach(() => {
  sent = [];
  statuses = [];
  nextTokens = [];
  // biome-ignore lint/suspicious/noDocumentCookie: each test starts without a token
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  globalThis.fetch = recordingFetch as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('a state-changing request to our own site carries the token of the cookie', async () => {
  hold('held-token');
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'post', 'Delete']) {
    for (const url of ['/api/call-back', 'api/call-back', './x', '../x', '?q=1', '#x', '', '/']) {
      sent = [];
      await antiForgeryFetch(url, { method });
      expect({ method, url, tokens: sent.map(({ token }) => token) }).toEqual({
        method,
        url,
        tokens: ['held-token'],
      });
    }
  }
});

test('a colon or two slashes later in a relative URL do not make it absolute', async () => {
  hold('held-token');
  for (const url of ['/api/x?next=https://broker.test', '/a:b', '/a//b', './a:b', '?a=//b'])
    expect({ url, needs: isTokenNeeded(url, 'POST') }).toEqual({ url, needs: true });
});

test('GET and HEAD carry no token and request none', async () => {
  hold('held-token');
  await antiForgeryFetch('/api/hospitals?q=delhi');
  for (const method of ['GET', 'HEAD', 'get', 'head', undefined])
    await antiForgeryFetch('/api/hospitals', method ? { method } : {});
  expect(sent).toHaveLength(6);
  for (const request of sent) expect(request.token).toBeNull();
});

test('a cross-origin request carries none, however its URL is written', async () => {
  hold('held-token');
  for (const url of [
    'https://evil.test/',
    'http://evil.test/',
    'HTTPS://evil.test/',
    'https:evil.test',
    'blob:https://evil.test/1',
    'data:text/plain,x',
    'javascript:alert(1)',
    '//evil.test/',
    '///evil.test/',
    '/\\evil.test/',
    '\\\\evil.test/',
    '\\/evil.test/',
    ' https://evil.test/',
    '\n//evil.test/',
    `${window.location.origin}/api/call-back`,
  ]) {
    sent = [];
    await antiForgeryFetch(url, { method: 'POST' });
    expect({ url, tokens: sent.map(({ token }) => token) }).toEqual({ url, tokens: [null] });
  }
});

test('characters that a browser drops from a URL do not hide that it is absolute', () => {
  for (const url of [
    '/\t/evil.test/',
    '/\n/evil.test/',
    'ht\ntps://evil.test/',
    '\u0001//evil.test',
  ]) {
    expect(new URL(url, window.location.href).hostname).toBe('evil.test');
    expect({ url, needs: isTokenNeeded(url, 'POST') }).toEqual({ url, needs: false });
  }
});

test('a cross-origin request is sent unchanged', async () => {
  const init = { method: 'POST', body: 'x', credentials: 'omit' as const };
  await antiForgeryFetch('https://elsewhere.test/', init);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.init).toBe(init);
});

test('the cookie’s value is decoded', async () => {
  hold('a%2Bb%3D%3D');
  await antiForgeryFetch('/api/call-back', { method: 'POST' });
  expect(sentTo('/api/call-back')[0]?.token).toBe('a+b==');
});

test('a cookie with an empty value still sets the header', async () => {
  hold('');
  expect(document.cookie).toBe('XSRF-TOKEN=');
  await antiForgeryFetch('/api/call-back', { method: 'POST' });
  expect(sentTo('/api/call-back').map(({ token }) => token)).toEqual(['']);
});

test('without a cookie even after fetching a token there is no header', async () => {
  await antiForgeryFetch('/api/call-back', { method: 'POST' });
  expect(sentTo('/api/call-back').map(({ token }) => token)).toEqual([null]);
});

test('without a token one is fetched first, once', async () => {
  nextTokens = ['new-token'];
  await antiForgeryFetch('/api/call-back', { method: 'POST' });
  expect(sent.map(({ url, method, token }) => [url, method, token])).toEqual([
    [tokenUrl, 'GET', null],
    ['/api/call-back', 'POST', 'new-token'],
  ]);
  await antiForgeryFetch('/api/call-back', { method: 'POST' });
  expect(sentTo(tokenUrl)).toHaveLength(1);
});

test('with a token in the cookie, first touch fetches none', async () => {
  nextTokens = ['new-token'];
  await ensureToken();
  await ensureToken();
  expect(sent.map(({ url }) => url)).toEqual([tokenUrl]);
});

test('the token is fetched with our cookies and without caches', async () => {
  await ensureToken();
  expect(sent[0]?.init).toMatchObject({ credentials: 'same-origin', cache: 'no-store' });
});

test('an existing header is preserved', async () => {
  hold('held-token');
  for (const headers of [
    { 'x-xsrf-token': 'mine' },
    new Headers({ 'X-XSRF-TOKEN': 'mine' }),
    [['X-Xsrf-Token', 'mine']] as [string, string][],
  ]) {
    sent = [];
    await antiForgeryFetch('/api/call-back', { method: 'POST', headers });
    expect(sent.map(({ token }) => token)).toEqual(['mine']);
  }
});

test('method, body and the other headers are sent unchanged', async () => {
  hold('held-token');
  const headers = { 'Content-Type': 'application/json' };
  await antiForgeryFetch('/api/call-back', { method: 'PUT', body: '{"a":1}', headers });
  expect(sent[0]).toMatchObject({ method: 'PUT', init: { body: '{"a":1}' } });
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
  expect(sent[0]?.init.credentials).toBe('same-origin');
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
});

test('after a 403 a new token is fetched and the request is repeated once', async () => {
  hold('old-token');
  nextTokens = ['new-token'];
  statuses = [403, 202];
  const response = await antiForgeryFetch('/api/call-back', { method: 'POST', body: 'x' });
  expect(response.status).toBe(202);
  expect(sent.map(({ url, token }) => [url, token])).toEqual([
    ['/api/call-back', 'old-token'],
    [tokenUrl, null],
    ['/api/call-back', 'new-token'],
  ]);
  expect(sent[2]).toMatchObject({ method: 'POST', init: { body: 'x' } });
});

test('the caller is told while a token is awaited, before the request and after its 403', async () => {
  nextTokens = ['first', 'second'];
  statuses = [403];
  const steps: unknown[] = [];
  await antiForgeryFetch('/api/call-back', { method: 'POST' }, (isAwaitingToken) =>
    steps.push(isAwaitingToken, sent.length),
  );
  // Token, request, token, request.
  expect(steps).toEqual([true, 1, false, 1, true, 3, false, 3]);
});

test('a second 403 is returned', async () => {
  hold('old-token');
  nextTokens = ['new-token', 'newer-token'];
  statuses = [403, 403, 200];
  const response = await antiForgeryFetch('/api/call-back', { method: 'POST' });
  expect(response.status).toBe(403);
  expect(sentTo('/api/call-back')).toHaveLength(2);
  expect(sentTo(tokenUrl)).toHaveLength(1);
});

test('no other status is retried', async () => {
  hold('held-token');
  for (const status of [200, 202, 400, 401, 422, 429, 500, 503]) {
    sent = [];
    statuses = [status];
    expect((await antiForgeryFetch('/api/call-back', { method: 'POST' })).status).toBe(status);
    expect(sent).toHaveLength(1);
  }
});

test('a 403 to a request that needs no token is returned', async () => {
  statuses = [403];
  expect((await antiForgeryFetch('/api/hospitals')).status).toBe(403);
  expect(sent).toHaveLength(1);
});

test('a network error is reported to the caller', async () => {
  hold('held-token');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(antiForgeryFetch('/api/call-back', { method: 'POST' })).rejects.toThrow(TypeError);
});

test('without cookies the response to the request without a token is returned', async () => {
  statuses = [403, 200];
  const response = await antiForgeryFetch('/api/call-back', { method: 'POST' });
  expect(response.status).toBe(403);
  expect(sentTo('/api/call-back').map(({ token }) => token)).toEqual([null]);
});

test('a blocked token endpoint or an unreadable cookie does not prevent a request', async () => {
  globalThis.fetch = (async (url: RequestInfo | URL, init?: RequestInit) => {
    if (url === tokenUrl) throw new TypeError('Failed to fetch');
    return recordingFetch(url, init);
  }) as typeof fetch;
  statuses = [403];
  expect((await antiForgeryFetch('/api/call-back', { method: 'POST' })).status).toBe(403);
  globalThis.fetch = recordingFetch as typeof fetch;

  const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  statuses = [403];
  expect((await antiForgeryFetch('/api/call-back', { method: 'POST' })).status).toBe(403);
  cookie.mockRestore();
});

test('a request sent while the page unloads carries the token of the cookie and fetches none', () => {
  sendOnPageHide('/api/vitals', '{}');
  hold('held-token');
  sendOnPageHide('/api/vitals', '{}');
  expect(sent.map(({ url, method, token }) => ({ url, method, token }))).toEqual([
    { url: '/api/vitals', method: 'POST', token: null },
    { url: '/api/vitals', method: 'POST', token: 'held-token' },
  ]);
  expect(sent.every(({ init }) => init.keepalive)).toBe(true);
});
