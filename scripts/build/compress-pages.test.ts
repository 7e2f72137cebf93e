import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressPages, negotiateEncoding } from './compress-pages.ts';

const page = '<p>A page that says the same to everybody. </p>'.repeat(200);
let server: Server;

async function start(answer: RequestListener): Promise<string> {
  server = createServer(compressPages(answer, new Set(['/claim', '/faqs'])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const sendPage: RequestListener = (_, response) => {
  response.setHeader('ETag', '"one"');
  response.setHeader('Vary', 'rsc');
  response.setHeader('Content-Length', page.length);
  response.end(page);
};

/** Bytes as they came: fetch would unpack them. */
async function get(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const asking = request(url, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      asking.on('error', reject).end();
    },
  );
}

test.each([
  ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
])('for “%s” a page comes as %s, whole', async (accepted, encoding, unpack) => {
  const url = await start(sendPage);
  for (let visitor = 0; visitor < 2; visitor++) {
    const { headers, body } = await get(`${url}/claim`, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('rsc, Accept-Encoding');
    expect(unpack(body).toString()).toBe(page);
  }
});

test('a page of another release is not the one that was kept', async () => {
  let release = 1;
  const url = await start((_, response) => {
    response.setHeader('ETag', `"${release}"`);
    response.end(`release ${release}`);
  });
  const read = async () =>
    gunzipSync((await get(`${url}/claim`, { 'Accept-Encoding': 'gzip' })).body).toString();
  expect(await read()).toBe('release 1');
  release = 2;
  expect(await read()).toBe('release 2');
});

test('an advertisement’s tags make no other page of it', async () => {
  let sent = 0;
  const url = await start((_, response) => {
    sent += 1;
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('ETag', '"one"');
    response.end(`${page}${sent}`);
  });
  const gzip = { 'Accept-Encoding': 'gzip' };
  const first = await get(`${url}/claim?utm_source=a&gclid=b`, gzip);
  expect(gunzipSync(first.body).toString()).toBe(`${page}1`);
  // The bytes that were kept, and not what was sent now.
  const again = await get(`${url}/claim`, gzip);
  expect(gunzipSync(again.body).toString()).toBe(`${page}1`);
  const asked = await get(`${url}/claim?utm_source=a&type=motor`, gzip);
  expect(gunzipSync(asked.body).toString()).toBe(`${page}3`);
});

test('an address with a query, a handler and a file are compressed as they come', async () => {
  const url = await start((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(page);
  });
  for (const path of ['/claim?type=motor', '/api/hospitals', '/_next/static/chunk.js']) {
    const { headers, body } = await get(url + path, { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(page);
  }
});

test('a browser that takes no compression gets the page as it is', async () => {
  const url = await start(sendPage);
  const { headers, body } = await get(`${url}/claim`);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(page);
});

test('what is no whole page goes out as it is: not modified, an error, a stream', async () => {
  const url = await start((request, response) => {
    if (request.url === '/faqs') {
      response.write('part ');
      return response.end('by part');
    }
    response.statusCode = request.headers['if-none-match'] ? 304 : 500;
    response.setHeader('ETag', '"one"');
    return response.end(request.headers['if-none-match'] ? undefined : 'broken');
  });
  const gzip = { 'Accept-Encoding': 'gzip' };
  expect((await get(`${url}/claim`, { ...gzip, 'If-None-Match': '"one"' })).status).toBe(304);
  expect((await get(`${url}/claim`, gzip)).body.toString()).toBe('broken');
  expect((await get(`${url}/faqs`, gzip)).body.toString()).toBe('part by part');
});

test('what a browser refuses is not sent', () => {
  expect(negotiateEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(negotiateEncoding('gzip;q=0')).toBeNull();
  expect(negotiateEncoding('identity')).toBeNull();
  expect(negotiateEncoding(undefined)).toBeNull();
  expect(negotiateEncoding('GZIP ; q=1')).toBe('gzip');
});
