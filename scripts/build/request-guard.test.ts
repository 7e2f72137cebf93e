import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { guardConnections, guardRequests } from './request-guard.ts';

let server: Server;

beforeEach(async () => {
  server = createServer(
    guardRequests(({ headers }, response) =>
      response.end(`from the site, ${Object.keys(headers).join(' ')}`),
    ),
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
