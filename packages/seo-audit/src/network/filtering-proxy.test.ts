/**
 * What a browser can reach through the proxy: the audited origin, wherever it is, and nothing else in a private
 * network.
 */
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { type FilteringProxy, startFilteringProxy } from './filtering-proxy.ts';

let audited: LocalServer;
let inner: LocalServer;
let proxy: FilteringProxy;

beforeAll(async () => {
  audited = await startLocalServer((_request, response) => response.end('ours'));
  inner = await startLocalServer((_request, response) => response.end('secret'));
  proxy = await startFilteringProxy(audited.origin);
});
afterAll(async () => {
  for (const each of [proxy, audited, inner]) await each.close();
});

/** A proxy request for http: the path is the whole URL. */
function getThrough(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${proxy.url}/`, { path: url, headers: { host: new URL(url).host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

/** The first line of the tunnel's response; empty when it was closed. */
function tunnelTo(host: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    socket.write(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    socket.on('data', (piece) => {
      resolve(String(piece).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', () => resolve('')).on('close', () => resolve(''));
  });
}

test('the audited origin is reached by request and by tunnel', async () => {
  expect(await getThrough(`${audited.origin}/page?a=1`)).toBe(200);
  expect(audited.requestedUrls).toContain('/page?a=1');
  expect(await tunnelTo(new URL(audited.origin).host)).toBe('HTTP/1.1 200 Connection established');
});

test('another port, a name that resolves to a private address, and numeric addresses in any notation are refused', async () => {
  const { port } = new URL(inner.origin);
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:7f00:1]', '0.0.0.0'];
  for (const host of hosts) {
    expect(await getThrough(`http://${host}:${port}/`)).toBe(403);
    expect(await tunnelTo(`${host}:${port}`)).toBe('');
  }
  // Notations that URL parsers also read as 127.0.0.1.
  for (const host of ['2130706433', '0x7f.1', '017700000001']) {
    expect(await getThrough(`http://${host}:${port}/`)).toBe(403);
    expect(await tunnelTo(`${host}:${port}`)).toBe('');
  }
  expect(inner.requestedUrls).toEqual([]);
  expect(proxy.refused.size).toBeGreaterThan(0);
});

test('a request that is not meant for a proxy is refused, and the proxy keeps running', async () => {
  expect(await tunnelTo('nonsense')).toBe('');
  expect(await tunnelTo('127.0.0.1:99999')).toBe('');
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  expect(await tunnelTo(`127.0.0.1:${(silent.address() as AddressInfo).port}`)).toBe('');
  silent.close();
  expect(await getThrough(`${audited.origin}/again`)).toBe(200);
});
