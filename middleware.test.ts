/** The matcher is a literal that Next reads at build time; this holds it equal to the route table. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { drawingPictures } from './lib/publishing/drawing-pictures.ts';
import { productRoutes } from './lib/site/find-route.ts';
import { answerRewrites, noindexPaths } from './lib/site/noindex-paths.ts';
import { markdownPagePaths, ogImagePath, pageName } from './lib/site/page-urls.ts';
import { routes } from './lib/site/routes.ts';
import { config, middleware } from './middleware.ts';

// Next's matcher code expects its server's global.
Object.assign(globalThis, { AsyncLocalStorage });

// All tests of this file are one client.
process.env.PAGES_PER_CLIENT_PER_MINUTE = '1000000';

function runs(path: string): boolean {
  const { unstable_doesMiddlewareMatch: matches } = require('next/experimental/testing/server');
  return matches({ config, nextConfig: {}, url: `http://localhost:3000${path}` });
}

test.each(routes.map(({ path }) => path))('the page %s is served without middleware', (path) => {
  expect(runs(path)).toBe(false);
  expect(runs(`${path}?utm_source=x`)).toBe(false);
});

test.each([
  '/api/call-back',
  '/api/nothing-here',
  '/_next/static/chunks/x.js',
  ...globSync('public/**/*.*').map((file) => file.replace('public', '')),
  '/apple-icon',
  '/robots.txt',
  '/llms.txt',
  '/metrics',
  '/.well-known/security.txt',
  ...routes.map(({ path }) => ogImagePath(path)),
  ...drawingPictures.map(({ path }) => path),
  ...[...productRoutes.map(({ path }) => path), ...markdownPagePaths].map((path) => `${path}.md`),
  '/sitemap.xml',
  '/manifest.webmanifest',
])('the file %s is served without middleware', (path) => {
  expect(runs(path)).toBe(false);
});

test.each([
  '/nothing-here',
  '/about-us/team',
  '/about-usx',
  '/x.php',
  '/wp-login.php',
  '/apiary',
  '/robots.txt.bak',
  '/about-us.md',
  '/markdown/term-insurance',
  '/sharing/nothing-here.png',
  '/sharing/about-us',
  '/pictures/nothing-here.svg',
  '/icons/48.png',
  '/.well-known/nothing-here',
  '/security.txt',
  '/health-insurance.html',
  '/%E0%A4%B9',
])('the unknown path %s goes home with its query', async (path) => {
  expect(runs(path)).toBe(true);
  const { NextRequest } = await import('next/server');
  const url = `http://localhost:3000${path}?gclid=a&utm_source=b`;
  const response = await middleware(new NextRequest(url));
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('http://localhost:3000/?gclid=a&utm_source=b');
});

test.each(['/About-Us', '/CLAIM', '/Term-insurance', '/cashless-Hospital'])(
  'the page %s leads to its path in small letters, for good and with its query',
  async (path) => {
    expect(runs(path)).toBe(true);
    const { NextRequest } = await import('next/server');
    const url = `http://localhost:3000${path}?type=travel&gclid=a`;
    const response = await middleware(new NextRequest(url));
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(url.replace(path, path.toLowerCase()));
  },
);

test.each([...noindexPaths])(
  '%s is not redirected and gets a policy with a nonce',
  async (path) => {
    expect(runs(path)).toBe(true);
    const { NextRequest } = await import('next/server');
    const response = await middleware(new NextRequest(`http://localhost:3000${path}`));
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  },
);

test.each(
  answerRewrites.flatMap(({ path, answer, keys }) => keys.map((key) => [path, key, answer])),
)('%s?%s= is answered per request by %s, under its own address', async (path, key, answer) => {
  expect(runs(`${path}?utm_source=x&${key}=a`)).toBe(true);
  const { NextRequest } = await import('next/server');
  const response = await middleware(new NextRequest(`http://localhost:3000${path}?${key}=a%20b`));
  expect(response.headers.get('x-middleware-rewrite')).toBe(
    `http://localhost:3000${answer}?${key}=a%20b`,
  );
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  const answered = await middleware(new NextRequest(`http://localhost:3000${answer}?${key}=a`));
  expect(answered.status).toBe(307);
});

test('a client that has pages made by the hundred is told to wait and to phone, and goes home all the same', async () => {
  const { NextRequest } = await import('next/server');
  const ask = (path: string) =>
    middleware(
      new NextRequest(`http://localhost:3000${path}`, {
        headers: { 'x-forwarded-for': '203.0.113.77' },
      }),
    );
  const statuses = [];
  for (let n = 0; n < 602; n++) statuses.push((await ask('/claim?type=travel')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const refused = await ask('/claim?type=travel');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.text()).toMatch(/phone us on \d/);
  expect((await ask('/nothing-here')).status).toBe(307);
});

test('the web server counts what is in no cache: every path that the matcher does not leave out', () => {
  const known = /^\/\(\(\?!(.+)\)\.\*\)$/.exec(String(config.matcher[0]))?.[1] ?? '';
  const neverKept = ['api(?:/|$)|', '_next(?:/|$)|', 'metrics$|'];
  neverKept.push('|robots\\.txt$', '|sitemap\\.xml$', '|manifest\\.webmanifest$');
  const paths = neverKept.reduce((left, one) => left.replace(one, ''), known);
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`\n    "~^/(?:${paths})" "";\n`);
});

test('the matcher names nothing that the route table does not', () => {
  const [unknownPaths, ...tools] = config.matcher;
  const named = String(unknownPaths).match(/[a-z0-9-]+(?=\$\|)/g) ?? [];
  const files = ['ico', 'svg', 'txt', 'xml', 'png', 'md', 'apple-icon'];
  const known = new Set([...routes.map(({ path }) => path.slice(1)), ...files, 'metrics']);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const fileNames = [...String(unknownPaths).matchAll(/\(\?:([a-z0-9|-]+)\)\\\./g)];
  expect(fileNames.map(([, names = '']) => names.split('|'))).toEqual([
    routes.map(({ path }) => pageName(path)),
    drawingPictures.map(({ path }) => path.replace(/^.*\/|\.svg$/g, '')),
    readdirSync('public/icons').map((file) => file.replace('.png', '')),
    [...productRoutes.map(({ path }) => path), ...markdownPagePaths].map(pageName),
  ]);
  expect(tools).toEqual(
    answerRewrites.flatMap(({ path, keys }) =>
      keys.map((key) => ({ source: path, has: [{ type: 'query', key }] })),
    ),
  );
});
