import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '../scripts/build/compress-files.ts';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { type LocalServer, listenLocally } from '../testing/servers/listen-locally.ts';
import { compressibleFiles, findStaticFiles, serveStaticFiles } from './static-files.ts';

const data = temporaryDataDir();
const build = join(data.dataDir, '.next');
const publicDir = join(data.dataDir, 'public');
const script = 'console.log("one");'.repeat(100);
const page = '<p>The same for every visitor.</p>'.repeat(100);
let site: LocalServer;

beforeAll(async () => {
  const meta = { headers: { 'content-security-policy': "default-src 'none'" } };
  const shared = { key: 'X-Content-Type-Options', value: 'nosniff' };
  const own = { key: 'Permissions-Policy', value: 'geolocation=(self)' };
  const fixed = (path: string) => [path, { initialRevalidateSeconds: false }];
  const files = {
    'static/chunks/one.js': script,
    'static/media/font.woff2': 'a font',
    'server/app/index.html': page,
    'server/app/index.meta': JSON.stringify(meta),
    'server/app/claim.html': page,
    'server/app/claim.meta': JSON.stringify(meta),
    'server/app/claim/page.js': 'server code',
    'server/app/changing.html': page,
    'server/app/_not-found.html': page,
    'routes-manifest.json': JSON.stringify({
      headers: [
        { regex: '^/.*$', headers: [shared, { ...own, value: '' }] },
        { regex: '^/claim(?:/)?$', headers: [own] },
      ],
    }),
    'prerender-manifest.json': JSON.stringify({
      routes: {
        ...Object.fromEntries(['/', '/claim', '/_not-found', '/robots.txt'].map(fixed)),
        '/changing': { initialRevalidateSeconds: 60 },
      },
    }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), text);
  }
  mkdirSync(join(publicDir, 'icons'), { recursive: true });
  for (const file of ['icons/192.png', 'apple-touch-icon.png', 'icon.svg'])
    writeFileSync(join(publicDir, file), file);
  expect(compressibleFiles(join(build, 'static'))).toEqual(['chunks/one.js']);
  const compressed = ['static/chunks/one.js', 'server/app/index.html', 'server/app/claim.html'];
  await compressFiles(compressed.map((file) => join(build, file)));
  const server = createServer(
    serveStaticFiles(build, publicDir, (_, response) => response.writeHead(203).end('from Next')),
  );
  site = await listenLocally(server);
});

afterAll(() => {
  data.remove();
  return site.close();
});

/** The bytes as sent: fetch would decompress them. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = site;
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      request({ port, path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, GZIP ; q=0.5', 'gzip', gunzipSync],
])(
  'with Accept-Encoding "%s" the %s file of the build is sent',
  async (accepted, encoding, unpack) => {
    for (const [path, type, text] of [
      ['/_next/static/chunks/one.js?dpl=1', 'application/javascript; charset=utf-8', script],
      ['/claim', 'text/html; charset=utf-8', page],
    ] as const) {
      const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(body.length),
        'content-type': type,
        vary: 'Accept-Encoding',
      });
      expect(unpack(body).toString()).toBe(text);
    }
  },
);

test.each<Record<string, string>>([
  {},
  { 'Accept-Encoding': 'gzip;q=0' },
  { 'Accept-Encoding': 'identity' },
])('a browser that accepts no compression gets the plain file: %j', async (accepted) => {
  const { headers, body } = await get('/', accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding');
  expect(body.toString()).toBe(page);
});

test('a page has the policy of its .meta file and the headers of next.config.ts; the later of two rules wins', async () => {
  const { headers } = await get('/claim?utm_source=a&gclid=b');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'geolocation=(self)',
    'cache-control': 's-maxage=31536000',
  });
  const { headers: chunk } = await get('/_next/static/chunks/one.js');
  expect(chunk['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(chunk['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['/icons/192.png', 'icons/192.png', 'image/png', 'public, max-age=86400'],
  ['/icon.svg?v=2', 'icon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/apple-icon', 'apple-touch-icon.png', 'image/png', 'public, max-age=86400'],
  ['/_next/static/media/font.woff2', 'a font', 'font/woff2', 'public, max-age=31536000, immutable'],
])('%s is sent although it has no compressed form', async (path, text, type, caching) => {
  const { headers, body } = await get(path, { 'Accept-Encoding': 'br' });
  expect(body.toString()).toBe(text);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
  expect(headers['content-encoding']).toBeUndefined();
});

test.each(['/claim', '/icon.svg'])(
  'a precondition that %s does not meet is answered 412, which no cache keeps',
  async (path) => {
    for (const [name, value] of [
      ['If-Match', '"other"'],
      ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ] as const) {
      const ask = { [name]: value, 'Accept-Encoding': 'br', Range: 'bytes=99999-' };
      const { status, headers, body } = await get(path, ask);
      expect([status, body.length]).toEqual([412, 0]);
      for (const name of ['cache-control', 'content-encoding', 'content-type', 'etag'])
        expect(headers[name]).toBeUndefined();
    }
  },
);

test('an unchanged page is answered 304, in each encoding', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const ask = { 'Accept-Encoding': accepted };
    const etag = (await get('/', ask)).headers.etag ?? '';
    const { status, headers, body } = await get('/', { ...ask, 'If-None-Match': etag });
    expect([status, headers.vary, body.length]).toEqual([304, 'Accept-Encoding', 0]);
  }
});

test.each([
  '/claim?type=motor',
  '/claim/',
  '/claim/page.js',
  '/claim.html',
  '/_not-found',
  '/changing',
  '/robots.txt',
  '/_next/static/chunks/unknown.js',
  '/_next/static/chunks/one.js.br',
])('Next answers %s', async (path) => {
  const { status, body } = await get(path, { 'Accept-Encoding': 'br' });
  expect([status, body.toString()]).toEqual([203, 'from Next']);
});

test('Next answers other methods than GET and HEAD', async () => {
  expect((await get('/claim', {}, 'PUT')).status).toBe(203);
  expect((await get('/claim', {}, 'HEAD')).status).toBe(200);
});

test('a file that is gone is a 404, and the server stays up', async () => {
  rmSync(join(build, 'static/chunks/one.js.br'));
  expect((await get('/_next/static/chunks/one.js', { 'Accept-Encoding': 'br' })).status).toBe(404);
});

test('a build that post-build.ts has not finished does not start', () => {
  writeFileSync(join(build, 'server/app/claim.meta'), '{"headers":{}}');
  expect(() => findStaticFiles(build, publicDir)).toThrow('/claim has no Content-Security-Policy');
});
