import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { guardConnections, guardRequests } from './request-guard.ts';
import {
  maxHeaderBytes,
  maxHeaderValueLength,
  maxQueryPairs,
  maxTargetBytes,
} from './truncate-headers.ts';

let server: Server;
/** As Next would read them. */
let received: IncomingHttpHeaders;

beforeEach(async () => {
  server = createServer(
    { maxHeaderSize: maxHeaderBytes },
    guardRequests(({ headers }, response) => {
      received = headers;
      response.end(`from the site, ${Object.keys(headers).join(' ')}`);
    }),
  );
  // As Next does, and then leaves the socket alone.
  server.on('upgrade', () => undefined);
  guardConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Sends the head as it stands, and resolves with what came back once the server has closed the connection. */
function answerTo(...head: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(`${head.join('\r\n')}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

test.each([
  ['GET / HTTP/1.1', 200],
  ['HEAD /claim?type=travel HTTP/1.1', 200],
  ['POST /api/call-back HTTP/1.1', 200],
  ['OPTIONS /api/status?x=%ff HTTP/1.1', 200],
  ['GET /%ff HTTP/1.1', 200],
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

test('an upgrade is answered like any other request', async () => {
  for (const protocol of ['websocket', 'h2c', 'x']) {
    const answer = await answerTo(
      'GET /nope HTTP/1.1',
      `Upgrade: ${protocol}`,
      'Connection: Upgrade',
    );
    expect(answer).toContain('from the site');
  }
});

test('the name of a server action reaches nothing: we have none, and Next would log it', async () => {
  const answer = await answerTo('POST /api/nope HTTP/1.1', 'Next-Action: 9876543210', 'X-Other: 1');
  expect(answer).toContain('x-other');
  expect(answer).not.toContain('next-action');
});

test('a refusal says what is allowed and takes no body', async () => {
  const answer = await answerTo('POST /legal HTTP/1.1', 'Content-Length: 9000000');
  expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test.each(['User-Agent', 'Accept-Language', 'X-Unknown', 'If-None-Match', 'Content-Type'])(
  'of %s Next receives no more than a browser sends, and that unchanged',
  async (name) => {
    const value = (length: number) => `${name}: ${'a-'.repeat(length / 2)}`;
    for (const length of [maxHeaderValueLength, maxHeaderValueLength + 2, 15_500]) {
      expect(statusOf(await answerTo('GET /claim HTTP/1.1', value(length)))).toBe(200);
      expect(received[name.toLowerCase()]).toBe('a-'.repeat(maxHeaderValueLength / 2));
    }
  },
);

test('a header sent many times is as long as one, and cookies are for browsers to receive', async () => {
  const lines = Array.from({ length: 200 }, () => 'Accept: text/html');
  const foreign = ['Set-Cookie: a=b', 'X-Middleware-Prefetch: 1'];
  expect(statusOf(await answerTo('GET / HTTP/1.1', ...lines, ...foreign))).toBe(200);
  expect(received.accept).toHaveLength(maxHeaderValueLength);
  expect(received).not.toHaveProperty('set-cookie');
  expect(received).not.toHaveProperty('x-middleware-prefetch');
});

test('cookies, the page before and a router state come whole; of forwarded addresses the last', async () => {
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

test('headers of exactly the largest size are taken, and what is larger is refused', async () => {
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
  'headers of the router reach no page that has no question: /claim%s',
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
  'a router state %j that Next cannot read is dropped, and the page is the answer',
  async (state) => {
    const lines = ['RSC: 1', 'Next-Url: /claim', `Next-Router-State-Tree: ${state}`];
    expect(statusOf(await answerTo('GET /claim?type=travel HTTP/1.1', ...lines))).toBe(200);
    expect(Object.keys(received).filter((name) => /^(rsc|next-)/.test(name))).toEqual([]);
  },
);
