import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { type LocalServer, listenLocally } from '../testing/servers/listen-locally.ts';
import { guardConnections, guardRequests } from './request-guard.ts';
import {
  maxHeaderBytes,
  maxHeaderValueLength,
  maxQueryPairs,
  maxTargetBytes,
} from './truncate-headers.ts';

const headers = new Map([['X-Common', 'set']]);

let site: LocalServer;
/** The headers as Next would see them. */
let received: IncomingHttpHeaders;

beforeEach(async () => {
  const server = createServer(
    { maxHeaderSize: maxHeaderBytes, requireHostHeader: false },
    guardRequests(headers, (request, response) => {
      received = request.headers;
      response.end(`from the site, ${Object.keys(received).join(' ')}`);
    }),
  );
  // Next has such a listener and never closes the socket.
  server.on('upgrade', () => undefined);
  guardConnections(server, headers);
  site = await listenLocally(server);
});

afterEach(() => site.close());

/** Sends the head unchanged; resolves with the response once the server has closed the connection. */
function answerTo(...head: string[]): Promise<string> {
  return answerToText(`${head.join('\r\n')}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

function answerToText(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

test.each([
  ['GET / HTTP/1.1', 200],
  ['HEAD /claim?type=travel HTTP/1.1', 200],
  ['POST /api/call-back HTTP/1.1', 200],
  ['OPTIONS /api/status?x=%ff HTTP/1.1', 200],
  ['GET /%ff HTTP/1.1', 200],
  ['GET /_next/data/site/claim.json HTTP/1.1', 404],
  ['POST / HTTP/1.1', 405],
  ['POST /apiary HTTP/1.1', 405],
  ['PUT /claim HTTP/1.1', 405],
  ['POST /api HTTP/1.1', 405],
  ['POST /api/ HTTP/1.1', 405],
  ['POST /api?/../claim HTTP/1.1', 405],
  ['POST /api/../claim HTTP/1.1', 405],
  ['POST /api/%2e%2E/claim HTTP/1.1', 405],
  ['POST /api/x/..\\../claim HTTP/1.1', 405],
  ['GET /api/%E0%A4%A HTTP/1.1', 400],
  ['GET /api/go/%ff HTTP/1.1', 400],
  ['TRACE /api/status HTTP/1.1', 405],
  ['PROPFIND /api/status HTTP/1.1', 405],
  ['OPTIONS * HTTP/1.1', 400],
  ['GET http://evil.test/ HTTP/1.1', 400],
  ['CONNECT evil.test:443 HTTP/1.1', 405],
])('%s is answered %i', async (line, status) => {
  expect(statusOf(await answerTo(line))).toBe(status);
});

test.each([
  'GET / HTTP/1.1',
  'POST / HTTP/1.1',
  'GET /_next/data/x HTTP/1.1',
  'GET http://evil.test/ HTTP/1.1',
])('%s is answered with the headers of every response', async (line) => {
  expect(await answerTo(line)).toMatch(/^x-common: set\r$/im);
});

test.each([
  ['a request that Node cannot read', 'nonsense\r\n\r\n', 400],
  ['an invalid header', 'GET / HTTP/1.1\r\nHost: x\r\nA b: 1\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'a'.repeat(maxHeaderBytes)}\r\n\r\n`, 431],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a-cake\r\n\r\n', 417],
  ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
])('%s is refused with the headers of every response', async (_, text, status) => {
  const answer = await answerToText(text);
  expect(statusOf(answer)).toBe(status);
  expect(answer.match(/^x-common: set\r$/gim)).toHaveLength(1);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toMatch(/\r\n\r\n$/);
});

test('HTTP/1.0 needs no Host', async () => {
  expect(statusOf(await answerToText('GET / HTTP/1.0\r\n\r\n'))).toBe(200);
});

test('a response that has begun is not followed by a refusal', async () => {
  const answer = await answerToText('GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test.each([
  ['//claim', '/claim'],
  ['/claim//', '/claim'],
  ['/Claim//Travel/?gclid=a//b', '/claim/travel?gclid=a//b'],
  ['/faqs/answer//?q=a', '/faqs/answer?q=a'],
  ['/\\claim', '/claim'],
  ['//?gclid=a', '/?gclid=a'],
])('%s leads to its page in one step', async (url, location) => {
  const answer = await answerTo(`GET ${url} HTTP/1.1`);
  expect(statusOf(answer)).toBe(308);
  expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
  expect(answer).toMatch(/^x-common: set\r$/im);
});

test.each([
  '/claim',
  '/claim/',
  '/claim?a=//b',
  '//nothing-here',
  '//evil.test/claim',
  '//robots.txt',
])('%s is left to the site', async (url) =>
  expect(await answerTo(`GET ${url} HTTP/1.1`)).toContain('from the site'),
);

test('an upgrade is answered like an ordinary request', async () => {
  for (const protocol of ['websocket', 'h2c', 'x']) {
    const answer = await answerTo(
      'GET /nope HTTP/1.1',
      `Upgrade: ${protocol}`,
      'Connection: Upgrade',
    );
    expect(answer).toContain('from the site');
  }
});

test('the header of a server action never reaches Next, which would log it', async () => {
  const answer = await answerTo('POST /api/nope HTTP/1.1', 'Next-Action: 9876543210', 'X-Other: 1');
  expect(answer).toContain('x-other');
  expect(answer).not.toContain('next-action');
});

test('a 405 lists the allowed methods and closes the connection without reading a body', async () => {
  const answer = await answerTo('POST /legal HTTP/1.1', 'Content-Length: 9000000');
  expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test.each(['User-Agent', 'Accept-Language', 'X-Unknown', 'If-None-Match', 'Content-Type'])(
  '%s is truncated to the maximum, and unchanged below it',
  async (name) => {
    const value = (length: number) => `${name}: ${'a-'.repeat(length / 2)}`;
    for (const length of [maxHeaderValueLength, maxHeaderValueLength + 2, 15_500]) {
      expect(statusOf(await answerTo('GET /claim HTTP/1.1', value(length)))).toBe(200);
      expect(received[name.toLowerCase()]).toBe('a-'.repeat(maxHeaderValueLength / 2));
    }
  },
);

test('a repeated header is truncated as a whole; Set-Cookie and X-Middleware-Prefetch are removed', async () => {
  const lines = Array.from({ length: 200 }, () => 'Accept: text/html');
  const foreign = ['Set-Cookie: a=b', 'X-Middleware-Prefetch: 1'];
  expect(statusOf(await answerTo('GET / HTTP/1.1', ...lines, ...foreign))).toBe(200);
  expect(received.accept).toHaveLength(maxHeaderValueLength);
  expect(received).not.toHaveProperty('set-cookie');
  expect(received).not.toHaveProperty('x-middleware-prefetch');
});

test('Cookie, Referer and a router state are not truncated; of X-Forwarded-For the last addresses stay', async () => {
  const long = 'x'.repeat(3_000);
  const lines = [`Cookie: a=${long}`, `Referer: https://x.test/${long}`];
  const state = JSON.stringify([long, {}]);
  await answerTo('GET /claim?type=travel HTTP/1.1', ...lines, `Next-Router-State-Tree: ${state}`);
  expect(received.cookie).toHaveLength(3_002);
  expect(received.referer).toHaveLength(3_015);
  expect(received['next-router-state-tree']).toBe(state);
  await answerTo('GET / HTTP/1.1', `X-Forwarded-For: ${'1.1.1.1, '.repeat(200)}203.0.113.9`);
  expect(received['x-forwarded-for']).toMatch(/203\.0\.113\.9$/);
  expect(received['x-forwarded-for']).toHaveLength(maxHeaderValueLength);
});

test('headers and targets of exactly the maximum size are accepted, larger ones refused', async () => {
  const fixed = 'GET / HTTP/1.1\r\nX-Long: \r\nHost: localhost\r\nConnection: close\r\n\r\n'.length;
  const line = (more: number) => `X-Long: ${'a'.repeat(maxHeaderBytes - fixed + more)}`;
  expect(statusOf(await answerTo('GET / HTTP/1.1', line(0)))).toBe(200);
  expect(statusOf(await answerTo('GET / HTTP/1.1', line(100)))).toBe(431);
  const target = (length: number) => `GET /${'a'.repeat(length - 1)} HTTP/1.1`;
  expect(statusOf(await answerTo(target(maxTargetBytes)))).toBe(200);
  expect(statusOf(await answerTo(target(maxTargetBytes + 1)))).toBe(414);
  const query = (pairs: number) => `GET /claim?type=travel${'&a=1'.repeat(pairs - 1)} HTTP/1.1`;
  expect(statusOf(await answerTo(query(maxQueryPairs)))).toBe(200);
  expect(statusOf(await answerTo(query(maxQueryPairs + 1)))).toBe(414);
});

test.each(['', '?gclid=x&utm_source=y'])(
  'router headers are removed where the query asks nothing: /claim%s',
  async (query) => {
    const lines = ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'];
    lines.push(`Next-Router-State-Tree: ${encodeURIComponent('["",{}]')}`, 'Next-Url: /claim');
    await answerTo(`GET /claim${query} HTTP/1.1`, ...lines);
    expect(Object.keys(received).filter((name) => /^(rsc|next-)/.test(name))).toEqual([]);
    await answerTo('GET /claim?type=travel HTTP/1.1', ...lines);
    expect(Object.keys(received).filter((name) => /^(rsc|next-)/.test(name))).toHaveLength(5);
  },
);

test.each(['x', '%', '[]', '{}', '[1,2]', '['.repeat(9_000)])(
  'a router state %j that Next cannot parse is removed, and the whole page is the response',
  async (state) => {
    const lines = ['RSC: 1', 'Next-Url: /claim', `Next-Router-State-Tree: ${state}`];
    expect(statusOf(await answerTo('GET /claim?type=travel HTTP/1.1', ...lines))).toBe(200);
    expect(Object.keys(received).filter((name) => /^(rsc|next-)/.test(name))).toEqual([]);
  },
);
