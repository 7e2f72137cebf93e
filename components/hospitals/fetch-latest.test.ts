import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { latestOnly, NoAnswerError, OvertakenError } from './fetch-latest';

let server: Server;
let url: string;
const held: (() => void)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = () => response.end(JSON.stringify(request.url));
    if (request.url === '/slow') held.push(answer);
    else if (request.url === '/broken') response.writeHead(503).end('{}');
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  for (const answer of held) answer();
  server.closeAllConnections();
  server.close();
});

test('a newer request ends the one before', async () => {
  const fetchLatest = latestOnly<string>();
  const first = fetchLatest(`${url}/slow`).catch((error: unknown) => error);
  await expect(fetchLatest(`${url}/quick`)).resolves.toBe('/quick');
  expect(await first).toBeInstanceOf(OvertakenError);
});

test('an error of the server and no server at all are both "no answer"', async () => {
  await expect(latestOnly()(`${url}/broken`)).rejects.toThrow(NoAnswerError);
  await expect(latestOnly()('http://localhost:1/')).rejects.toThrow(NoAnswerError);
});
