import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchSearch } from './use-hospital-search';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/broken') response.writeHead(503).end('{}');
    else if (request.url === '/page') response.end('<!doctype html>');
    else response.end(JSON.stringify(request.url));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a response of the server is returned', async () => {
  await expect(fetchSearch(`${url}/search`)).resolves.toBe('/search');
});

test.each(['/broken', '/page'])('%s is not an answer', async (path) => {
  await expect(fetchSearch(url + path)).rejects.toThrow();
});

test('no server is an error', async () => {
  await expect(fetchSearch('http://localhost:1/')).rejects.toThrow();
});
