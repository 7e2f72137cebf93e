import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient } from './http-client.ts';

const limits = { timeoutMs: 5_000, maxBodyBytes: 1_000 };

/** Closes every connection at the request after its first `answers` responses. */
async function serverThatHangsUp(answers: number): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { socket } = request as { socket: typeof request.socket & { served?: number } };
    socket.served = (socket.served ?? 0) + 1;
    if (socket.served > answers) socket.destroy();
    else response.end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([
  ['a connection that was closed while it was kept is replaced', 1, [200, 200, 200]],
  ['a server that always hangs up is reported', 0, ['broken-off', 'broken-off', 'broken-off']],
])('%s', async (_, answers, expected) => {
  const { server, origin } = await serverThatHangsUp(answers);
  const client = createHttpClient({
    ...limits,
    userAgent: 't',
    maxConnections: 1,
    allowsPrivate: true,
  });
  try {
    const outcomes = [];
    for (let visit = 0; visit < 3; visit++) {
      outcomes.push(
        await client.fetchOnce(`${origin}/`).then(
          ({ status }) => status,
          ({ kind }) => kind,
        ),
      );
    }
    expect(outcomes).toEqual(expected);
  } finally {
    client.close();
    server.close();
  }
});
